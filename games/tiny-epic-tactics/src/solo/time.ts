/** The time token: down by one at the start of each player's turn, back up by captures, and lost at zero. */
import type { RuleId, Table } from '@taverne/engine';
import { lose } from '../ending.ts';
import type { TacticsEvent } from '../events.ts';
import type { State } from '../state.ts';

/** Where the token starts, which is also its maximum (TET-SOLO-SETUP-09, TET-COOP-08). */
const FULL_TIME = { solo: 7, 'co-op': 11 } as const;
/** Spaces that a captured Enemy unit gives back (TET-SOLO-CAP-01). */
export const CAPTURE_TIME = 2;

export const fullTime = (state: State): number => (state.rules.mode === 'co-op' ? FULL_TIME['co-op'] : FULL_TIME.solo);

/** One space towards zero, where the match is lost at once (TET-SOLO-TURN-04, TET-SOLO-TURN-06, TET-COOP-10). */
export function passTime(state: State, table: Table<TacticsEvent>): void {
  const rule = state.rules.mode === 'co-op' ? 'TET-COOP-10' : 'TET-SOLO-TURN-04';
  state.time -= 1;
  table.emit({ event: 'time-moved', rule, to: state.time, by: -1 });
  if (state.time <= 0) lose(state, 'time', state.rules.mode === 'co-op' ? 'TET-COOP-16' : 'TET-SOLO-END-03');
}

/** Back by so many spaces, never beyond the maximum. */
export function gainTime(state: State, table: Table<TacticsEvent>, by: number, rule: RuleId): void {
  const gained = Math.min(by, fullTime(state) - state.time);
  if (gained <= 0) return;
  state.time += gained;
  table.emit({ event: 'time-moved', rule, to: state.time, by: gained });
}
