/**
 * Out of a dungeon: the boxes return to their places, and the player puts the unit down (TET-SOLO-DGN-19, TET-SOLO-DGN-20,
 * TET-RUL-35), to go on from there (TET-SOLO-DGN-21).
 */
import { option, type Play, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticsEvent } from '../events.ts';
import { writeCell } from '../notation.ts';
import { cellName, distance } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { ask } from '../types.ts';
import { cellOf, sideOf, unitId } from '../units.ts';
import { NONE } from '../words.ts';
import { closedBoxes, withAbove } from './closed.ts';
import { isFree } from './dungeon.ts';

/**
 * Where a unit that leaves the dungeon of this box can be put: on a free portal cell of the box; if there is none, beside one
 * at its elevation; if there is none again, on the nearest free cell.
 */
export function exitsOf(state: State, box: number): Cell[] {
  const { realm } = bookOf(state);
  const placed = realm.boxes[box];
  const portals = placed?.portals ?? [];
  // The own box is back in its place: nobody else is inside it or on it (TET-SOLO-DGN-06).
  const closed = closedBoxes(state) & ~withAbove(realm, box);
  const free = (cell: Cell): boolean => isFree(state, closed, cell);
  const atPortals = portals.filter(free);
  if (atPortals.length > 0) return atPortals;
  const beside = new Set<Cell>();
  for (const portal of portals) {
    for (const near of realm.near[portal] ?? []) {
      if (near !== NONE && realm.elevation[near] === realm.elevation[portal] && free(near)) beside.add(near);
    }
  }
  if (beside.size > 0) return [...beside].sort((a, b) => a - b);
  const away = (cell: Cell): number => Math.min(...portals.map((portal) => distance(realm, portal, cell)));
  const others = realm.boxOf.flatMap((_, cell) => (free(cell) ? [cell] : []));
  const nearest = Math.min(...others.map(away));
  return others.filter((cell) => away(cell) === nearest);
}

export function* leaveDungeon(state: State, table: Table<TacticsEvent>, unit: Unit, box: number): Play {
  const { realm } = bookOf(state);
  const exits = () => exitsOf(state, box).map((cell) => option(writeCell(cell, state), cell));
  const to = yield* ask(sideOf(unit), 'leave', exits, { rule: 'TET-SOLO-DGN-19', safe: exits()[0]?.key ?? '' });
  const from = cellName(realm, cellOf(state, unit));
  state.at[unit] = to;
  table.emit({ event: 'dungeon-closed', rule: 'TET-SOLO-DGN-19', box: realm.boxes[box]?.id ?? '' });
  const rule = realm.portalOf[to] === NONE ? 'TET-SOLO-DGN-20' : 'TET-SOLO-DGN-19';
  table.emit({ event: 'placed', rule, unit: unitId(state, unit), from, to: cellName(realm, to), why: 'dungeon' });
}
