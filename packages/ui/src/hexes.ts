/** Hexagons on an SVG: centres, corners, and lines with the tremble of a pen. Flat tops. */
import { type Hex, hexToPixel } from '@taverne/engine';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Tenths are fine enough for a drawing, and keep the markup short. */
export const tidy = (n: number): number => Math.round(n * 10) / 10 + 0;

export const at = ({ x, y }: Point): string => `${tidy(x)},${tidy(y)}`;

/** Where a cell lies; turned: the board is seen from its other end. */
export function hexCentre(cell: Hex, size: number, turned = false): Point {
  const { x, y } = hexToPixel(cell, 'flat-top', size);
  return turned ? { x: tidy(-x), y: tidy(-y) } : { x: tidy(x), y: tidy(y) };
}

/** The six corners, clockwise from the right. */
export const hexCorners = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => ({
    x: x + radius * Math.cos((Math.PI / 3) * i),
    y: y + radius * Math.sin((Math.PI / 3) * i),
  }));

export const hexPoints = (centre: Point, radius: number): string => hexCorners(centre, radius).map(at).join(' ');

/** The same as a path. */
export const hexPath = (centre: Point, radius: number): string => `M${hexCorners(centre, radius).map(at).join('L')}Z`;

const towards = (from: Point, to: Point, length: number): Point => {
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * length) / away, y: from.y + ((to.y - from.y) * length) / away };
};

/** The six corners alone, as brackets around what is aimed at. */
export function hexBrackets(centre: Point, radius: number, arm: number): string {
  const corners = hexCorners(centre, radius);
  return corners
    .map((corner, i) => {
      const before = corners[(i + 5) % 6] ?? corner;
      const after = corners[(i + 1) % 6] ?? corner;
      return `M${at(towards(corner, before, arm))} L${at(corner)} L${at(towards(corner, after, arm))}`;
    })
    .join('');
}

/** Numbers between −1 and 1 that are the same for the same seed: a drawing must not tremble anew with each render. */
export function tremble(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) / 0x1_0000_0000) * 2 - 1;
  };
}

/** The outline of a hexagon as six strokes that do not quite meet. */
export function hexByHand(centre: Point, radius: number, seed: number): string {
  const next = tremble(seed);
  const shaken = ({ x, y }: Point, by: number): Point => ({ x: x + next() * by, y: y + next() * by });
  const corners = hexCorners(centre, radius);
  return corners
    .map((corner, i) => {
      const end = corners[(i + 1) % 6] ?? corner;
      const middle = { x: (corner.x + end.x) / 2, y: (corner.y + end.y) / 2 };
      return `M${at(shaken(corner, 1))} Q${at(shaken(middle, 1.6))} ${at(shaken(end, 1))}`;
    })
    .join('');
}
