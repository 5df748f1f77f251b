/** Checkpoints: a match put down so that it can be run on without its beginning. They are a cache; the journal alone is the truth. */
import type { Holder, Order } from './journal.ts';
import type { Bygone, Later, Match } from './match.ts';
import { copyPlain } from './view.ts';
import type { Json, Seat } from './words.ts';

export interface Checkpoint {
  /** Of the rules that made it. */
  readonly version: number;
  readonly bygone: Bygone;
  /** The quiet state there, and how many words of chance came before. */
  readonly state: Json;
  readonly chances: number;
  /** What bends came to. Those that follow in the journal come to the same again. */
  readonly holders: readonly Holder[];
  readonly orders: readonly (readonly Order[])[];
  readonly gone: readonly Seat[];
  readonly offers: readonly (number | null)[];
}

/** Where the memory of this match begins; undefined where it has all of it. */
export function checkpointOf(match: Match): Checkpoint | undefined {
  const { later, game, holders, orders, gone, offers } = match;
  if (!later) return undefined;
  const { bygone, state, chances } = later;
  return {
    version: game.version,
    bygone,
    // A state is plain data.
    state: copyPlain(state) as Json,
    chances,
    holders: holders.slice(),
    orders: orders.slice(),
    gone: [...gone],
    offers: Array.from(offers, (now) => now ?? null),
  };
}

/** The state was written by the game itself; running the line from it shows whether it still fits. */
export const laterOf = <S>({ bygone, state, chances }: Checkpoint): Later<S> => ({ bygone, state: state as S, chances });

/** Seats, orders and offers as they were then. */
export function bendAs(match: Match, { holders, orders, gone, offers }: Checkpoint): void {
  for (const [seat, holder] of holders.entries()) match.holders[seat] = holder;
  for (const [seat, list] of orders.entries()) match.orders[seat] = list;
  for (const seat of gone) match.gone.add(seat);
  for (const [seat, now] of offers.entries()) match.offers[seat] = now ?? undefined;
}
