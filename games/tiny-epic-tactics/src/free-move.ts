/** Movement that an effect gives, in the middle of whatever else is going on. */
import type { Play, RuleId, Table } from '@taverne/engine';
import type { TacticsEvent } from './events.ts';
import { moveBy } from './move.ts';
import type { State, Unit } from './state.ts';
import { cellOf, sideOf } from './units.ts';

/** `by`: the unit whose owner chooses where it goes, or that it stays. Did it move? */
export function* moveFreely(
  state: State,
  table: Table<TacticsEvent>,
  unit: Unit,
  by: Unit,
  mp: number,
  portals: boolean,
  rule: RuleId,
): Play<boolean> {
  // Somebody else's Move may be under way: it goes on afterwards.
  const other = state.walk;
  const from = cellOf(state, unit);
  state.walk = null;
  yield* moveBy(state, table, unit, sideOf(by), mp, portals, rule);
  state.walk = other;
  return cellOf(state, unit) !== from;
}
