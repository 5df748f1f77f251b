/** Points: Quests, Goblins, Spell Level and Legendary Items, and nothing else (TEQ-FLOW-03, TEQ-SCORE-01 to -03). */
import type { Seat } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { itemsOf, legendItem, ownerOf } from './items.ts';
import { type State, spellOf, trophiesOf } from './state.ts';
import { LEGENDS } from './words.ts';

export type Score = {
  readonly quests: number;
  readonly goblins: number;
  readonly spells: number;
  readonly legends: number;
  readonly total: number;
};

/** Above the last row the last row counts, or each one more adds what the last row added (TEQ-RUL-23). */
function pointsFor(column: readonly number[], total: number, goesOn: boolean): number {
  const last = column.length - 1;
  const top = column[last] ?? 0;
  if (total <= last) return column[total] ?? 0;
  return goesOn ? top + (total - last) * (top - (column[last - 1] ?? 0)) : top;
}

export function scoreOf(state: State, seat: Seat): Score {
  const { score } = bookOf(state).content;
  const row = (column: readonly number[], total: number): number => pointsFor(column, total, state.rules.pointsGoOn);
  const quests = row(score.quests, state.done[seat]?.length ?? 0);
  const goblins = row(score.goblins, trophiesOf(state, seat));
  const spells = row(score.spells, spellOf(state, seat));
  const owned = LEGENDS.filter((_, legend) => ownerOf(state, legendItem(seat, legend)) === seat).length;
  const legends = score.legend * owned;
  return { quests, goblins, spells, legends, total: quests + goblins + spells + legends };
}

/** Points, then the four tie-breaks (TEQ-TIE-01 to -04). */
export const standing = (state: State, seat: Seat): readonly number[] => [
  scoreOf(state, seat).total,
  state.done[seat]?.length ?? 0,
  trophiesOf(state, seat),
  spellOf(state, seat),
  itemsOf(state, seat).length,
];
