/**
 * The compass of an enemy card decides whatever the Enemy has to choose: turning clockwise from the arrow, the first one met
 * wins (TET-SOLO-ENEMY-10, TET-RUL-37). North is the top edge of the map (TET-SOLO-ENEMY-05).
 */
import { bookOf } from '../content/book.ts';
import { distance } from '../realm/cells.ts';
import type { Cell, Realm } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { cellOf } from '../units.ts';
import { type Direction, NONE, type None } from '../words.ts';

/**
 * The clockwise angle from the arrow to the line between two cells, growing from 0 to below 4: one for each quarter turn.
 * Between them it is no true angle but grows like one, and equal directions give exactly equal numbers. Realm cells only:
 * nothing reaches into a dungeon.
 */
export function bearing(realm: Realm, arrow: Direction, from: Cell, to: Cell): number {
  const { column, row } = realm;
  const east = (column[to] ?? 0) - (column[from] ?? 0);
  const south = (row[to] ?? 0) - (row[from] ?? 0);
  switch (arrow) {
    case 'N':
      return clockwise(0 - south, east);
    case 'E':
      return clockwise(east, south);
    case 'S':
      return clockwise(south, 0 - east);
    case 'W':
      return clockwise(0 - east, 0 - south);
  }
}

/** For somebody who looks along the arrow: how far ahead and how far to the right the other cell lies. */
function clockwise(ahead: number, right: number): number {
  if (ahead > 0 && right >= 0) return right / (right + ahead);
  if (right > 0) return 1 + ahead / (ahead - right);
  if (ahead < 0) return 2 + right / (right + ahead);
  return right < 0 ? 3 + ahead / (ahead - right) : 0;
}

/** The order in which a sweep meets cells: by bearing, and of two in one line the nearer first (TET-RUL-37). */
export const bySweep =
  (realm: Realm, arrow: Direction, from: Cell) =>
  (a: Cell, b: Cell): number =>
    bearing(realm, arrow, from, a) - bearing(realm, arrow, from, b) || distance(realm, from, a) - distance(realm, from, b);

/** The nearest first, ties by the sweep (TET-SOLO-MOVE-02, TET-SOLO-MOVE-06). */
export const byDistance =
  (realm: Realm, arrow: Direction, from: Cell) =>
  (a: Cell, b: Cell): number =>
    distance(realm, from, a) - distance(realm, from, b) || bearing(realm, arrow, from, a) - bearing(realm, arrow, from, b);

/** The compass a unit goes by: that of the card under it, north without one, as in a riposte before its first activation. */
export function compassOf(state: State, unit: Unit): Direction {
  return bookOf(state).content.enemies[state.under[unit] ?? NONE]?.compass ?? 'N';
}

/** Of several units the one that an Enemy unit's compass meets first; NONE of none. Every choice in its abilities goes so. */
export function firstByCompass(state: State, unit: Unit, among: readonly Unit[], arrow = compassOf(state, unit)): Unit | None {
  const { realm } = bookOf(state);
  const order = bySweep(realm, arrow, cellOf(state, unit));
  let first: Unit | None = NONE;
  for (const each of among) {
    if (first === NONE || order(cellOf(state, each), cellOf(state, first)) < 0) first = each;
  }
  return first;
}
