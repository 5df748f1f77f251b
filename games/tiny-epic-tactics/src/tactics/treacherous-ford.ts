/** T12 Treacherous Ford. IF an enemy unit enters a free Water or Bridge cell by a Move action, THEN its Move ends there. */
import type { Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticsEvent } from '../events.ts';
import { cellName } from '../realm/cells.ts';
import type { CardNumber, Side, State } from '../state.ts';
import { cellOf, sideOf, teamOf, unitId } from '../units.ts';
import { tacticCard } from './hand.ts';
import type { Occasion } from './occasion.ts';

export function couldStopAtFord(state: State, side: Side, at: Occasion): boolean {
  const { walk } = state;
  if (at.moment !== 'cell-entered' || !walk?.action || walk.stopped) return false;
  if (teamOf(state, sideOf(at.unit)) === teamOf(state, side)) return false;
  const cell = cellOf(state, at.unit);
  const terrain = bookOf(state).realm.terrain[cell];
  // Free: whoever walks through an ally cannot stop there.
  return (terrain === 'water' || terrain === 'bridge') && state.at.indexOf(cell) === state.at.lastIndexOf(cell);
}

export function treacherousFord(state: State, table: Table<TacticsEvent>, card: CardNumber): void {
  const { walk } = state;
  if (!walk) return;
  walk.stopped = true;
  const cell = cellName(bookOf(state).realm, cellOf(state, walk.unit));
  const by = tacticCard(state, card).id;
  table.emit({ event: 'move-stopped', rule: 'TET-TACTIC-01', unit: unitId(state, walk.unit), cell, by });
}
