/** Movement that an effect gives, in the middle of whatever else is going on. */
import type { Play, Table } from '@taverne/engine';
import type { TacticsEvent } from './events.ts';
import { type FreeMove, moveBy } from './move.ts';
import type { State } from './state.ts';
import { cellOf } from './units.ts';

/** Did it move? */
export function* moveFreely(state: State, table: Table<TacticsEvent>, going: FreeMove): Play<boolean> {
  // Somebody else's Move may be under way: it goes on afterwards.
  const other = state.walk;
  const from = cellOf(state, going.unit);
  state.walk = null;
  yield* moveBy(state, table, going);
  state.walk = other;
  return cellOf(state, going.unit) !== from;
}
