/** The action dice: three alike, which show push, star and miss. Only the symbol asked for counts. */
import type { Play, RuleId, Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { TacticsEvent } from './events.ts';
import type { State, Unit } from './state.ts';
import { window } from './tactics/windows.ts';
import { unitId } from './units.ts';
import type { DieSymbol } from './words.ts';

/** There are three of them (TET-SETUP-03). */
export const DICE = 3;

/** What dice are rolled for; chance is asked for a `push die`, a `star die`… */
export type Throw = 'push' | 'miss' | 'star' | 'trap' | 'cave-in' | 'monster';

/** Who rolls how many dice, and what for. */
export interface Roll {
  readonly unit: Unit;
  readonly count: number;
  readonly what: Throw;
  readonly rule: RuleId;
}

/** Rolls for a unit, lets its owner roll again if a tactic allows it, and tells the faces that stand. */
export function* roll(state: State, table: Table<TacticsEvent>, { unit, count, what, rule }: Roll): Play<readonly number[]> {
  if (count <= 0) return [];
  state.dice = Array.from({ length: count }, () => throwOne(state, table, what));
  table.emit({ event: 'rolled', rule, unit: unitId(state, unit), dice: facesOf(state, state.dice), for: what });
  yield* window(state, table, 'dice-rolled', { unit, what });
  const faces = state.dice;
  state.dice = [];
  return faces;
}

export const throwOne = (state: State, table: Table<TacticsEvent>, what: Throw): number =>
  table.chance(`${what} die`, bookOf(state).content.die.length);

export function facesOf(state: State, faces: readonly number[]): readonly (readonly DieSymbol[])[] {
  const { die } = bookOf(state).content;
  return faces.map((face) => die[face] ?? []);
}

export function symbolsIn(state: State, faces: readonly number[], symbol: DieSymbol): number {
  const { die } = bookOf(state).content;
  let count = 0;
  for (const face of faces) for (const shown of die[face] ?? []) if (shown === symbol) count++;
  return count;
}
