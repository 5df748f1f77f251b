/** What stays of a match of Tiny Epic Tactics on the pages of those who played it: the units they led. */
import type { Mementos, Seat } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { State } from './state.ts';
import { UNITS_PER_SIDE } from './units.ts';

/** Captured ones too: the card stays with its place. */
export function unitIds(state: State, seat: Seat): readonly string[] {
  const { units } = bookOf(state).content;
  const cards = state.card.slice(seat * UNITS_PER_SIDE, (seat + 1) * UNITS_PER_SIDE);
  return cards.flatMap((card) => units[card]?.id ?? []);
}

export const mementos: Mementos<State> = {
  kinds: ['unit'],
  // The units of a pack are others, whatever they are called.
  of: ({ state }, seat) => ({
    unit: state.pack === '' ? unitIds(state, seat).map((unit) => `unit.${unit}`) : [],
  }),
};
