/**
 * What a visited dungeon closes. Nothing of it is stored: a box is flipped as long as a unit stands in one of its chambers, and
 * the boxes on it are then set aside (TET-SOLO-DGN-04). Boxes are bits of a number, so that the other modes ask for nothing.
 */
import { bookOf } from '../content/book.ts';
import type { Cell, Realm } from '../realm/types.ts';
import type { State } from '../state.ts';
import { NONE } from '../words.ts';

/** Solo and co-op have dungeons, time and an Enemy run by cards. */
export const isAdventure = (state: State): boolean => state.rules.mode === 'solo' || state.rules.mode === 'co-op';

/** The boxes that are flipped or set aside, as bits of their numbers; 0 almost always (TET-SOLO-DGN-07). */
export function closedBoxes(state: State): number {
  if (!isAdventure(state)) return 0;
  const { realm } = bookOf(state);
  const { at } = state;
  let closed = 0;
  for (let unit = 0; unit < at.length; unit++) {
    const chamber = (at[unit] ?? NONE) - realm.cells;
    if (chamber >= 0) closed |= withAbove(realm, realm.dungeonOf[chamber] ?? NONE);
  }
  return closed;
}

/** The bits of a box and of all that stands on it. */
export function withAbove(realm: Realm, box: number): number {
  let bits = 1 << box;
  for (const above of realm.boxes[box]?.above ?? []) bits |= 1 << above;
  return bits;
}

/** Is this cell of the realm on a closed box? Nobody enters it, and pushes meet a cliff (TET-SOLO-DGN-07, TET-SOLO-DGN-08). */
export function isClosed(realm: Realm, closed: number, cell: Cell): boolean {
  if (closed === 0) return false;
  const box = realm.boxOf[cell] ?? NONE;
  return box !== NONE && ((closed >> box) & 1) === 1;
}

/** The portals of a closed box are neither entrance nor exit, wherever their cells lie (TET-RUL-55). */
export function isPortalClosed(realm: Realm, closed: number, portal: number): boolean {
  if (closed === 0) return false;
  const box = realm.portals[portal]?.box ?? NONE;
  return box !== NONE && ((closed >> box) & 1) === 1;
}

/** The cells that nobody can enter now: for the page and for tests. */
export function closedCells(state: State): Cell[] {
  const closed = closedBoxes(state);
  if (closed === 0) return [];
  const { realm } = bookOf(state);
  return realm.boxOf.flatMap((_, cell) => (isClosed(realm, closed, cell) ? [cell] : []));
}
