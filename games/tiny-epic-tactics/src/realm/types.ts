/**
 * A realm as the rules use it. Cells are numbered row by row from the north-west: `y * width + x`. The chambers of
 * dungeons are cells too, numbered after those of the realm, so that a place is always one number.
 */
import type { Chamber, Direction, None, Terrain } from '../words.ts';

/** A cell of the realm or a chamber of a dungeon. */
export type Cell = number;

export interface Portal {
  readonly cell: Cell;
  /** The box whose cliff it opens in, by its number in `boxes`. */
  readonly box: number;
  /** The direction from the portal cell to its mouth. */
  readonly facing: Direction;
}

export interface Zone {
  readonly cells: readonly Cell[];
  readonly trigger: Cell;
}

/** A box in its place. */
export interface Placed {
  readonly id: string;
  /** The number of the box it stands on; −1: the scroll. */
  readonly on: number;
  readonly turns: 0 | 1 | 2 | 3;
  readonly x: number;
  readonly y: number;
  /** Size as it lies. */
  readonly width: number;
  readonly height: number;
  /** Elevation of its top. */
  readonly elevation: number;
  /** The realm cells of its footprint, those under boxes that stand on it included. */
  readonly cells: readonly Cell[];
  /** Numbers of the boxes that stand on it, however high. */
  readonly above: readonly number[];
  /** The cells of its open portals. */
  readonly portals: readonly Cell[];
  readonly dungeon: Dungeon;
}

export interface Dungeon {
  /** The number of its first chamber among all cells. */
  readonly first: Cell;
  readonly width: number;
  readonly height: number;
  readonly chambers: readonly Chamber[];
  readonly entrance: Cell;
  readonly crystal: Cell;
}

export interface Realm {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Cells of the realm; those from here on are chambers. */
  readonly cells: number;
  /** Cells and chambers together. */
  readonly places: number;
  readonly boxes: readonly Placed[];
  /** Per cell and chamber: its column and its row, counted from the north-west of the realm or of its dungeon. */
  readonly column: readonly number[];
  readonly row: readonly number[];
  // per realm cell
  readonly terrain: readonly Terrain[];
  readonly elevation: readonly number[];
  /** The topmost box there, by number; −1: the scroll. */
  readonly boxOf: readonly number[];
  /** Adjacent cells by direction N, E, S, W; −1 beyond the edge. For chambers: within the dungeon, walls left out. */
  readonly near: readonly (readonly [Cell, Cell, Cell, Cell])[];
  /** The number of the zone, −1 outside. */
  readonly zoneOf: readonly number[];
  /** The portal whose cell this is, by number; −1: none. One portal cell serves one box (TET-RUL-56). */
  readonly portalOf: readonly number[];
  readonly portals: readonly Portal[];
  readonly zones: readonly Zone[];
  /** North-west, north-east, south-east, south-west: the four cells of each (TET-SETUP-12, TET-RUL-25). Opposite: corner ± 2. */
  readonly starts: readonly (readonly Cell[])[];
  readonly artifact: Cell | None;
  // per chamber, index: cell − cells
  readonly chamber: readonly Chamber[];
  readonly dungeonOf: readonly number[];
}
