/** Tables where one match after the other is played, by players whom nothing puts off. */
import type { ClockTerms, SeatWish } from '@taverne/protocol';
import type { Repertoire } from './repertoire.ts';
import type { Return } from './returns.ts';
import { Steady } from './steady.ts';

const PATIENCE = 10_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface ParlourParts {
  readonly base: string;
  readonly repertoire: Repertoire;
  readonly roll: (of: number) => number;
  /** At every fourth table the clock runs. */
  readonly clock?: ClockTerms;
  /** How long players think at least. */
  readonly manners?: number;
}

export class Parlour {
  readonly players: Steady[] = [];
  readonly matches: string[] = [];
  private readonly parts: ParlourParts;
  private games: readonly Promise<void>[] = [];
  private running = true;

  constructor(parts: ParlourParts) {
    this.parts = parts;
  }

  open(tables: number): void {
    this.games = Array.from({ length: tables }, (_, table) => this.keepPlaying(table).catch(() => {}));
  }

  /** At every third table all but one are bots. */
  private async keepPlaying(table: number): Promise<void> {
    const { repertoire, roll, clock } = this.parts;
    const company: Steady[] = [];
    while (this.running) {
      const { seats: count, ...wish } = repertoire.next(roll);
      const maker = await this.someone(company, table, 0);
      const others: SeatWish = table % 3 === 2 ? { kind: 'bot', level: 1 } : { kind: 'open' };
      const seats = Array.from({ length: count }, (_, seat): SeatWish => (seat === 0 ? { kind: 'person' } : others));
      const timed = clock && table % 4 === 3 ? { clock } : {};
      const { match, links } = await maker.insist(() => maker.client.create({ ...wish, ...timed, seats }));
      const here = [maker];
      for (const [i, { token }] of links.entries()) {
        const guest = await this.someone(company, table, i + 1);
        await guest.insist(() => guest.client.join(match, token));
        here.push(guest);
      }
      this.matches.push(match);
      await Promise.all(here.map((player) => player.play(match)));
    }
  }

  private async someone(company: Steady[], table: number, place: number): Promise<Steady> {
    const known = company[place];
    if (known) return known;
    // Nobody would tell this one to stop any more.
    if (!this.running) throw new Error('the parlour is closed');
    const { base, roll, manners } = this.parts;
    const player = new Steady(base, roll(1e9), manners === undefined ? {} : { manners });
    company.push(player);
    this.players.push(player);
    await player.insist(() => player.client.named(`Player ${table}.${place}`));
    return player;
  }

  get acknowledged(): number {
    return this.sum(({ trail }) => trail.acknowledged.length);
  }

  sum(of: (player: Steady) => number): number {
    return this.players.reduce((total, player) => total + of(player), 0);
  }

  /** Whenever anybody came back, the fastest first. `isOf`: only of these moments. */
  returns(isOf: (one: Return) => boolean = () => true): readonly Return[] {
    return this.players
      .flatMap(({ trail }) => trail.returns)
      .filter(isOf)
      .toSorted((a, b) => a.took - b.took);
  }

  /** The longest anybody took to be back. */
  get slowest(): number {
    return this.returns().at(-1)?.took ?? 0;
  }

  /** Until somebody was acknowledged something. */
  async somethingDone(): Promise<void> {
    const [began, before] = [performance.now(), this.acknowledged];
    while (this.acknowledged === before && performance.now() - began < PATIENCE) await pause(5);
  }

  /** How long it takes until all who play are connected again. */
  async everybodyBack(): Promise<number> {
    const began = performance.now();
    while (this.players.some((player) => player.playing && !player.connected)) {
      if (performance.now() - began > PATIENCE) break;
      await pause(5);
    }
    return performance.now() - began;
  }

  stop(): void {
    this.running = false;
    for (const player of this.players) player.stop();
  }

  async close(): Promise<void> {
    this.stop();
    await Promise.all(this.games);
    for (const { client } of this.players) client.close();
  }
}
