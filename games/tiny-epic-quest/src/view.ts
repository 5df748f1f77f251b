/** What everybody sees: all of it. The Quest deck has no order until a card is turned. */
import { classesOf, look, type Seen } from '@taverne/engine';
import { bookOf, itemName } from './content/book.ts';
import type { ItemName } from './events.ts';
import { holderOf, itemsOf } from './items.ts';
import { magicLevel, magicTrack } from './magic.ts';
import { blockPrice } from './night/damage.ts';
import { maxHealth, maxPower } from './players.ts';
import { type Score, scoreOf } from './score.ts';
import { STATE, type State, seatsOf } from './state.ts';

const CLASSES = classesOf(STATE, { pack: (_, state): string => bookOf(state).name });

export interface View extends Seen<State, typeof CLASSES> {
  /** As if the match were over. */
  readonly scores: readonly Score[];
  readonly level: number;
  /** The Magic Level of each space of the track that is played on. */
  readonly levels: readonly number[];
  /** Seat → the most it can have. */
  readonly most: { readonly health: readonly number[]; readonly power: readonly number[] };
  /** Seat → the Power for which it blocks a damage symbol. */
  readonly blocks: readonly number[];
  /** What is in play, with whose it is and the Hero who holds it (NONE: it is in the reserve). */
  readonly items: readonly Carried[];
}

export type Carried = {
  readonly item: number;
  readonly name: ItemName;
  readonly seat: number;
  readonly hero: number;
};

export const view = (state: State): View => ({
  ...look(state, CLASSES, undefined),
  scores: seatsOf(state).map((seat) => scoreOf(state, seat)),
  level: magicLevel(state),
  levels: magicTrack(state),
  most: {
    health: seatsOf(state).map((seat) => maxHealth(state, seat)),
    power: seatsOf(state).map((seat) => maxPower(state, seat)),
  },
  blocks: seatsOf(state).map((seat) => blockPrice(state, seat)),
  items: seatsOf(state).flatMap((seat) =>
    itemsOf(state, seat).map((item) => ({ item, name: itemName(state, item), seat, hero: holderOf(state, item) })),
  ),
});
