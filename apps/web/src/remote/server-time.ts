/**
 * When, by the clock of this page, was it so late by the server's? Estimated from messages that went there and back: what
 * came back tells the server's time at some moment in between, and the shorter the way, the less that leaves open.
 */

/** The server's clock is ahead of this page's by `ahead`, give or take `doubt`. */
interface Estimate {
  readonly ahead: number;
  readonly doubt: number;
  readonly made: number;
}

/** After so long another look is worth a message: clocks drift, and a machine may have slept. */
const OLD = 60_000;

export class ServerTime {
  private best: Estimate | undefined;

  /** Something was sent and came back; in between the server said that it was `now`. */
  heard(sent: number, now: number, received: number): void {
    const doubt = (received - sent) / 2;
    const next = { ahead: now - (sent + doubt), doubt, made: received };
    const { best } = this;
    // Where two estimates exclude each other, one of the clocks was set or stood still: the older one is of no use.
    const isOff = best && Math.abs(best.ahead - next.ahead) > best.doubt + next.doubt;
    if (!best || isOff || next.doubt <= best.doubt || received - best.made > OLD) this.best = next;
  }

  isOld(at: number): boolean {
    return !this.best || at - this.best.made > OLD;
  }

  /** The moment at which it was so late at the server. What has come from there cannot have been said later than it came. */
  momentOf(now: number, received: number): number {
    return this.best ? Math.min(now - this.best.ahead, received) : received;
  }
}
