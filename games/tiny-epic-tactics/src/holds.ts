/** Who and what is in a unit's way: allies, enemies, closed boxes, the Ballista it may not come back to. */
import { bookOf } from './content/book.ts';
import type { Cell, Realm } from './realm/types.ts';
import { isClosed } from './solo/closed.ts';
import type { State, Unit } from './state.ts';
import { sideOf } from './units.ts';
import { NONE } from './words.ts';

export const FREE = 0;
const ALLY = 1;
export const ENEMY = 2;
export const SHUT = 3;

/** What holds each cell, with the eyes of one unit. Scratch: read it before the next look. */
export interface Holds {
  /** By cell. */
  by: Uint8Array;
  /** The cells that are not free; the first `count` of the list are meant. */
  readonly taken: Cell[];
  count: number;
}

const holds: Holds = { by: new Uint8Array(0), taken: [], count: 0 };

function hold(cell: Cell, by: number): void {
  holds.by[cell] = by;
  holds.taken[holds.count++] = cell;
}

/** As the unit sees it on `from`; `closed`: the boxes that are. */
export function look(state: State, unit: Unit, from: Cell, closed: number): Holds {
  const { realm } = bookOf(state);
  if (holds.by.length < realm.cells) holds.by = new Uint8Array(realm.cells);
  for (let i = 0; i < holds.count; i++) holds.by[holds.taken[i] ?? 0] = FREE;
  holds.count = 0;
  if (closed !== 0) shut(realm, closed);
  const { at, teams } = state;
  const team = teams[sideOf(unit)];
  for (let other = 0; other < at.length; other++) {
    const cell = at[other] ?? NONE;
    if (cell === NONE || other === unit || cell >= realm.cells) continue;
    hold(cell, teams[sideOf(other)] === team ? ALLY : ENEMY);
  }
  const stood = state.stood[unit] ?? NONE;
  // Having left it, not again this turn (TET-BALLISTA-04, TET-RUL-10); with the next step it would have, too.
  if (stood !== NONE && from !== stood) hold(stood, SHUT);
  return holds;
}

function shut(realm: Realm, closed: number): void {
  for (let box = 0; box < realm.boxes.length; box++) {
    if (((closed >> box) & 1) === 1) for (const cell of realm.boxes[box]?.cells ?? []) hold(cell, SHUT);
  }
}

/** The same for one cell alone. */
export function holdOf(state: State, unit: Unit, closed: number, cell: Cell): number {
  const { at, teams } = state;
  if (cell === state.stood[unit] && at[unit] !== cell) return SHUT;
  for (let other = 0; other < at.length; other++) {
    if (at[other] === cell && other !== unit) return teams[sideOf(other)] === teams[sideOf(unit)] ? ALLY : ENEMY;
  }
  return isClosed(bookOf(state).realm, closed, cell) ? SHUT : FREE;
}
