/** The way into a dungeon: when it is open, and what happens to the unit that goes in (TET-SOLO-DGN-01 to 06). */

import type { Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { Box } from '../content/types.ts';
import type { TacticsEvent } from '../events.ts';
import type { Cell } from '../realm/types.ts';
import type { Reason } from '../reasons.ts';
import type { State, Unit } from '../state.ts';
import { areEnemies, unitId, unitOn } from '../units.ts';
import { NONE, type None } from '../words.ts';
import { closedBoxes, isClosed, withAbove } from './closed.ts';

/** MP for the step from the portal cell to the Entrance, like any way out of a portal (TET-RUL-31). */
export const ENTRANCE_COST = 1;

/** What is printed on a box in its place. */
export const boxCard = (state: State, box: number): Box | undefined => bookOf(state).boxCards[box];

/** Does an enemy on this portal cell shut it to the unit (TET-PORTAL-04)? */
export function isShutTo(state: State, unit: Unit, cell: Cell): boolean {
  for (let other = 0; other < state.at.length; other++) {
    if (state.at[other] === cell && areEnemies(state, unit, other)) return true;
  }
  return false;
}

/** Why the dungeon in this box cannot be entered now; undefined: it can. The visitor itself is gone from the box by then. */
export function refuseDungeon(state: State, box: number, visitor: Unit | None = NONE): Reason | undefined {
  const { realm } = bookOf(state);
  const placed = realm.boxes[box];
  if (!placed) return { rule: 'TET-SOLO-DGN-01', why: 'no-dungeon' };
  const { id } = placed;
  if (state.green[box]) return { rule: 'TET-SOLO-DGN-03', why: 'dungeon-green', figures: { box: id } };
  const stack = withAbove(realm, box);
  // One visitor at a time, of whichever player (TET-COOP-13), and none while somebody is inside a box stacked on it (TET-RUL-32).
  if ((closedBoxes(state) & stack) !== 0) return { rule: 'TET-SOLO-DGN-06', why: 'dungeon-occupied', figures: { box: id } };
  for (let unit = 0; unit < state.at.length; unit++) {
    if (unit === visitor || !isClosed(realm, stack, state.at[unit] ?? NONE)) continue;
    return { rule: 'TET-SOLO-DGN-02', why: 'box-not-empty', figures: { box: id, unit: unitId(state, unit) } };
  }
  const missing = boxCard(state, box)?.dungeon.crystal.does === 'glory' ? redDungeons(state) - 1 : 0;
  if (missing > 0) return { rule: 'TET-SOLO-DGN-23', why: 'crystals-missing', figures: { box: id, missing } };
  return undefined;
}

/** Dungeon cards that still show red; order and finder of the others do not matter (TET-SOLO-SETUP-08, TET-RUL-60). */
const redDungeons = (state: State): number => state.green.filter((green) => !green).length;

/**
 * The unit is put on the Entrance; its box is flipped from now on (TET-SOLO-DGN-04, TET-SOLO-DGN-11). The walk pays, and goes
 * on with what is left (TET-SOLO-DGN-05).
 */
export function enterDungeon(state: State, table: Table<TacticsEvent>, unit: Unit, box: number): void {
  const placed = bookOf(state).realm.boxes[box];
  if (!placed) throw new Error(`there is no box ${box}`);
  state.at[unit] = placed.dungeon.entrance;
  table.emit({ event: 'dungeon-entered', rule: 'TET-SOLO-DGN-04', unit: unitId(state, unit), box: placed.id });
}

/** The visitor is gone from this chamber: its boxes return to their places, and the card stays red (TET-RUL-32). */
export function closeDungeon(state: State, table: Table<TacticsEvent>, from: Cell): void {
  const { realm } = bookOf(state);
  const box = realm.boxes[realm.dungeonOf[from - realm.cells] ?? NONE];
  if (box) table.emit({ event: 'dungeon-closed', rule: 'TET-RUL-32', box: box.id });
}

/** A cell of the realm where a unit can be put: nobody there, and not under a flipped box (TET-RUL-29, TET-RUL-35). */
export function isFree(state: State, closed: number, cell: Cell): boolean {
  const { realm } = bookOf(state);
  return cell !== NONE && cell < realm.cells && unitOn(state, cell) === NONE && !isClosed(realm, closed, cell);
}
