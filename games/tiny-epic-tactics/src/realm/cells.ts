/** Cells by name, by direction and by distance. */
import type { RealmPlan } from '../content/types.ts';
import { DIRECTIONS, type Direction, NONE } from '../words.ts';
import type { Cell, Realm } from './types.ts';

// ── directions ──

/** The place of a direction in `near`. */
export const way = (direction: Direction): 0 | 1 | 2 | 3 => WAYS[direction];
const WAYS = { N: 0, E: 1, S: 2, W: 3 } as const;

/** Clockwise by quarters; a negative number turns the other way. */
export const turned = (direction: Direction, quarters: number): Direction =>
  DIRECTIONS[(WAYS[direction] + (quarters % 4) + 4) % 4] ?? direction;

export const opposite = (direction: Direction): Direction => turned(direction, 2);

/** The adjacent cell that way, NONE beyond the edge. */
export const next = (realm: Realm, cell: Cell, direction: Direction): Cell => realm.near[cell]?.[WAYS[direction]] ?? NONE;

/** The way in which an adjacent cell lies. */
export function wayTo(realm: Realm, from: Cell, to: Cell): Direction | undefined {
  const at = realm.near[from]?.indexOf(to) ?? NONE;
  return DIRECTIONS[at];
}

// ── places ──

export const isChamber = (realm: Realm, cell: Cell): boolean => cell >= realm.cells;

/**
 * Steps between two cells, elevation, units and portals left aside (TET-RANGED-04, TET-PORTAL-08). A dungeon has no distance
 * to the realm nor to another dungeon (TET-RUL-49).
 */
export function distance(realm: Realm, a: Cell, b: Cell): number {
  const { cells, column, row, dungeonOf } = realm;
  if ((a >= cells || b >= cells) && dungeonOf[a - cells] !== dungeonOf[b - cells]) return Number.POSITIVE_INFINITY;
  return Math.abs((column[a] ?? NONE) - (column[b] ?? NONE)) + Math.abs((row[a] ?? 0) - (row[b] ?? 0));
}

/** Column and row of a cell, counted from the north-west of its realm or of its dungeon. */
export const placeOf = (realm: Realm, cell: Cell): { readonly x: number; readonly y: number } => ({
  x: realm.column[cell] ?? NONE,
  y: realm.row[cell] ?? 0,
});

// ── names ──

/** Column letter, then the row counted from the north: `H7`. */
export const nameAt = (x: number, y: number): string => `${String.fromCharCode('A'.charCodeAt(0) + x)}${y + 1}`;

const names = new WeakMap<Realm, string[]>();
let lastNames: { readonly realm: Realm; readonly list: string[] } | undefined;

/** `H7`, and `5x4:B2` for a chamber. Every event has some, so they are spelt once. */
export function cellName(realm: Realm, cell: Cell): string {
  if (lastNames?.realm !== realm) {
    const list = names.get(realm) ?? Array.from({ length: realm.places }, (_, each) => spell(realm, each));
    names.set(realm, list);
    lastNames = { realm, list };
  }
  return lastNames.list[cell] ?? spell(realm, cell);
}

function spell(realm: Realm, cell: Cell): string {
  const { x, y } = placeOf(realm, cell);
  const box = realm.boxes[realm.dungeonOf[cell - realm.cells] ?? NONE];
  return box === undefined ? nameAt(x, y) : `${box.id}:${nameAt(x, y)}`;
}

/** The cell of that name, undefined where there is none. */
export function cellNamed(realm: Realm, text: string): Cell | undefined {
  const [name = '', box] = text.split(':').reverse();
  if (box === undefined) return cellOfPlan(realm, name);
  const dungeon = realm.boxes.find((each) => each.id === box)?.dungeon;
  const cell = dungeon && cellOfPlan(dungeon, name);
  return dungeon === undefined || cell === undefined ? undefined : dungeon.first + cell;
}

/** The same before anything is derived: in a grid of this size. */
export function cellOfPlan(grid: Pick<RealmPlan, 'width' | 'height'>, name: string): Cell | undefined {
  const found = /^([A-Z])([1-9][0-9]?)$/.exec(name);
  if (!found) return undefined;
  const x = (found[1] ?? '').charCodeAt(0) - 'A'.charCodeAt(0);
  const y = Number(found[2]) - 1;
  return x < grid.width && y < grid.height ? y * grid.width + x : undefined;
}
