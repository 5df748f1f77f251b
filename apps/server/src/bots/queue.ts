/**
 * Whose bot thinks next. Where a person sits and waits goes first; then whoever has used least; a maker of many matches
 * waits for its own, not others for it.
 */
import type { Purses } from '../rates.ts';

export interface Waiting {
  /** Who made the match, and so keeps the bots busy. */
  readonly maker: string;
  /** Does somebody sit there now and wait? */
  isAttended(): boolean;
}

export class BotQueue<T extends Waiting> {
  private readonly purses: Purses;
  private waiting: T[] = [];
  /** Milliseconds of thought that each maker's bots have had, counted from where the others stood when it came. */
  private readonly served = new Map<string, number>();

  constructor(purses: Purses) {
    this.purses = purses;
  }

  add(errand: T): void {
    const isNew = this.waiting.every(({ maker }) => maker !== errand.maker);
    if (isNew) {
      const least = Math.min(...this.waiting.map(({ maker }) => this.served.get(maker) ?? 0));
      const from = this.waiting.length > 0 ? least : 0;
      this.served.set(errand.maker, Math.max(this.served.get(errand.maker) ?? 0, from));
    }
    this.waiting.push(errand);
  }

  has(errand: T): boolean {
    return this.waiting.includes(errand);
  }

  /** 0 goes first: somebody waits, and the maker has not used up what it may. */
  rankOf(errand: T): number {
    return (errand.isAttended() ? 0 : 2) + (this.purses.guest(errand.maker).canPay('thought') ? 0 : 1);
  }

  next(): T | undefined {
    let best: { readonly errand: T; readonly rank: number; readonly served: number } | undefined;
    for (const errand of this.waiting) {
      const [rank, served] = [this.rankOf(errand), this.served.get(errand.maker) ?? 0];
      if (!best || rank < best.rank || (rank === best.rank && served < best.served)) best = { errand, rank, served };
    }
    if (best) this.waiting = this.waiting.filter((each) => each !== best.errand);
    return best?.errand;
  }

  /** It has thought for so long. */
  thought({ maker }: T, milliseconds: number): void {
    this.purses.guest(maker).charge('thought', milliseconds);
    if (this.waiting.length === 0) this.served.clear();
    else this.served.set(maker, (this.served.get(maker) ?? 0) + milliseconds);
  }
}
