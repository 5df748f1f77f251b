/** T12 Treacherous Ford. IF an enemy unit enters a free Water or Bridge cell by a Move action, THEN its Move ends there. */
import { bookOf } from '../content/book.ts';
import { cellName } from '../realm/cells.ts';
import { cellOf, sideOf, teamOf, unitId } from '../units.ts';
import type { WindowTactic } from './tactic.ts';

export const treacherousFord: WindowTactic<'cell-entered'> = {
  comes: 'cell-entered',
  could(state, side, { unit }) {
    const { walk } = state;
    if (!walk?.action || walk.stopped) return false;
    if (teamOf(state, sideOf(unit)) === teamOf(state, side)) return false;
    const cell = cellOf(state, unit);
    const terrain = bookOf(state).realm.terrain[cell];
    // Free: whoever walks through an ally cannot stop there.
    return (terrain === 'water' || terrain === 'bridge') && state.at.indexOf(cell) === state.at.lastIndexOf(cell);
  },
  resolve(state, table, { card, at }) {
    if (state.walk) state.walk.stopped = true;
    const cell = cellName(bookOf(state).realm, cellOf(state, at.unit));
    table.emit({ event: 'move-stopped', rule: 'TET-TACTIC-01', unit: unitId(state, at.unit), cell, by: card.id });
  },
  held: 0.2,
  worth: () => 0.5,
};
