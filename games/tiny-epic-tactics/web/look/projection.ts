/**
 * From the grid to the page and back. The grid is turned, never the picture: four quarters, each seen from the same
 * height, and a flat view from straight above. Corners of cells have whole coordinates; z is an elevation.
 */
import type { Point } from '@taverne/ui';

export type Quarter = 0 | 1 | 2 | 3;

export interface Look {
  /** Quarters by which the realm is turned clockwise. */
  readonly turns: Quarter;
  readonly flat: boolean;
}

/** The size of the grid in cells. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What the eye needs to know of a realm: how high each cell is, row by row. */
export interface Heights extends Extent {
  readonly elevation: readonly number[];
}

export const HALF_WIDTH = 36;
const HALF_HEIGHT = 23.5;
/** More than this a level would hide the row behind the highest box. */
export const LEVEL = 18.5;
/** The side of a cell seen from above. */
export const SQUARE = 52;

export const quarter = (turns: number): Quarter => {
  const rest = ((turns % 4) + 4) % 4;
  return rest === 1 || rest === 2 || rest === 3 ? rest : 0;
};

/** Where a point of the grid lies once the grid is turned. */
export function turned({ x, y }: Point, { width, height }: Extent, turns: Quarter): Point {
  switch (turns) {
    case 0:
      return { x, y };
    case 1:
      return { x: height - y, y: x };
    case 2:
      return { x: width - x, y: height - y };
    case 3:
      return { x: y, y: width - x };
  }
}

/** Its size then. */
export const turnedExtent = ({ width, height }: Extent, turns: Quarter): Extent =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

const unturned = (point: Point, extent: Extent, turns: Quarter): Point =>
  turned(point, turnedExtent(extent, turns), quarter(-turns));

/** On the page, y pointing down; (0, 0) is the far corner, or the upper left one of the flat view. */
export function project(point: Point, z: number, extent: Extent, { turns, flat }: Look): Point {
  const { x, y } = turned(point, extent, turns);
  if (flat) return { x: x * SQUARE, y: y * SQUARE };
  return { x: (x - y) * HALF_WIDTH, y: (x + y) * HALF_HEIGHT - z * LEVEL };
}

/** The point of the grid at elevation `z` that is drawn there. */
export function unproject(point: Point, z: number, extent: Extent, { turns, flat }: Look): Point {
  if (flat) return unturned({ x: point.x / SQUARE, y: point.y / SQUARE }, extent, turns);
  const across = point.x / HALF_WIDTH;
  const down = (point.y + z * LEVEL) / HALF_HEIGHT;
  return unturned({ x: (down + across) / 2, y: (down - across) / 2 }, extent, turns);
}

export const middleOf = (cell: number, { width }: Extent): Point => ({
  x: (cell % width) + 0.5,
  y: Math.floor(cell / width) + 0.5,
});

/** The middle of a cell's top on the page. */
export const centreOf = (cell: number, realm: Heights, look: Look): Point =>
  project(middleOf(cell, realm), realm.elevation[cell] ?? 0, realm, look);

/** The four corners of a cell's top: the far one first, then clockwise on the page. */
export function cornersOf(cell: number, realm: Heights, look: Look, z = realm.elevation[cell] ?? 0): readonly Point[] {
  const { x, y } = turned(middleOf(cell, realm), realm, look.turns);
  const extent = turnedExtent(realm, look.turns);
  const still: Look = { turns: 0, flat: look.flat };
  return [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([dx = 0, dy = 0]) => project({ x: x + dx, y: y + dy }, z, extent, still));
}

/**
 * What the eye meets at a point of the page: a line of sight comes down through the elevations, and the first column that
 * reaches up to it is hit, on its top or on its cliff.
 */
export function cellUnder(point: Point, realm: Heights, look: Look): number | undefined {
  const highest = look.flat ? 0 : Math.max(0, ...realm.elevation);
  for (let z = highest; z >= 0; z -= 0.25) {
    const { x, y } = unproject(point, z, realm, look);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= realm.width || row >= realm.height) continue;
    const cell = row * realm.width + column;
    if (look.flat || (realm.elevation[cell] ?? 0) >= z) return cell;
  }
  return undefined;
}

/** Higher comes later, over what is farther away. Two cells of one depth never cover each other. */
export function depthOf(cell: number, extent: Extent, { turns, flat }: Look): number {
  const { x, y } = turned(middleOf(cell, extent), extent, turns);
  return Math.floor(flat ? y : x + y - 1);
}

/** The cells of each depth, far to near. */
export function rowsOf(extent: Extent, look: Look): readonly (readonly number[])[] {
  const { width, height } = turnedExtent(extent, look.turns);
  const rows: number[][] = Array.from({ length: look.flat ? height : width + height - 1 }, () => []);
  for (let cell = 0; cell < extent.width * extent.height; cell++) rows[depthOf(cell, extent, look)]?.push(cell);
  return rows;
}

/** A direction of the realm (N, E, S, W by number) as it lies on the page: 0 away to the right, 1 right and near, 2 left and near, 3 away to the left. */
export const directionOnPage = (direction: number, turns: Quarter): Quarter => quarter(direction + turns);
