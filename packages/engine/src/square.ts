/** Geometry of square grids: x counts columns from the left, y counts rows from the top. */

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The eight directions by name, clockwise, as they look on the screen. */
export const SQUARE_DIRECTIONS = {
  N: { x: 0, y: -1 },
  NE: { x: 1, y: -1 },
  E: { x: 1, y: 0 },
  SE: { x: 1, y: 1 },
  S: { x: 0, y: 1 },
  SW: { x: -1, y: 1 },
  W: { x: -1, y: 0 },
  NW: { x: -1, y: -1 },
} as const satisfies { readonly [name: string]: Square };

/** `edges`: squares that share a side. `corners`: those that touch at a corner only. `both`: all eight. */
export type SquareContact = 'edges' | 'corners' | 'both';

/** Adding 0 turns −0, which rounding leaves here and there, into 0. */
export const square = (x: number, y: number): Square => ({ x: x + 0, y: y + 0 });
export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;
export const addSquare = (a: Square, b: Square): Square => square(a.x + b.x, a.y + b.y);
export const subtractSquare = (a: Square, b: Square): Square => square(a.x - b.x, a.y - b.y);
export const scaleSquare = (a: Square, by: number): Square => square(a.x * by, a.y * by);

/** Steps between two squares when only sides are crossed. */
export const manhattan = (a: Square, b: Square): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** Steps between two squares when corners may be crossed too. */
export const chebyshev = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The neighbours, clockwise from north. */
export function squareNeighbours(of: Square, contact: SquareContact): Square[] {
  return Object.values(SQUARE_DIRECTIONS)
    .filter((way) => contact === 'both' || (manhattan(way, square(0, 0)) === 1) === (contact === 'edges'))
    .map((way) => addSquare(of, way));
}

/** The direction in which `to` lies from `from`, if the two are different and in one row, column or diagonal. */
export function squareDirection(from: Square, to: Square): Square | undefined {
  const away = chebyshev(from, to);
  return away === 0
    ? undefined
    : Object.values(SQUARE_DIRECTIONS).find((way) => sameSquare(addSquare(from, scaleSquare(way, away)), to));
}

/**
 * The squares from one to the other, both included: straight where they are in one row, column or diagonal,
 * as straight as it gets elsewhere. There are always `chebyshev` steps. The way back is the same way.
 */
export function squareLine(from: Square, to: Square): Square[] {
  const steps = chebyshev(from, to);
  const { x, y } = subtractSquare(to, from);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const of = Math.max(steps, 1);
    return square(Math.round(from.x + (x * i) / of), Math.round(from.y + (y * i) / of));
  });
}

/** A board of `width` by `height`, row by row from the top left. */
export const rectangle = (width: number, height: number): Square[] =>
  Array.from({ length: width * height }, (_, i) => square(i % width, Math.floor(i / width)));
