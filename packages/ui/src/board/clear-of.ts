/** Where a note goes so that it does not lie over what it speaks of: as little aside as need be. Pure; all in pixels of the page. */
import type { Box } from './sight.ts';

const GAP = 8;

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

const isOver = (a: Box, b: Box): boolean => a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
const isIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

const STAYS: Shift = { dx: 0, dy: 0 };

/** By how much the note is moved; `room`: where it may lie. Where there is no room beside it, it stays. */
export function clearOf(note: Box, about: Box, room: Box): Shift {
  if (!isOver(note, about)) return STAYS;
  const ways: Shift[] = [
    { dx: right(about) + GAP - note.x, dy: 0 },
    { dx: about.x - GAP - right(note), dy: 0 },
    { dx: 0, dy: bottom(about) + GAP - note.y },
    { dx: 0, dy: about.y - GAP - bottom(note) },
  ];
  const far = ({ dx, dy }: Shift): number => Math.abs(dx) + Math.abs(dy);
  const fitting = ways.filter(({ dx, dy }) => isIn({ ...note, x: note.x + dx, y: note.y + dy }, room));
  const [nearest] = fitting.toSorted((a, b) => far(a) - far(b));
  return nearest ?? STAYS;
}

/** By how much something rises so that the note below does not lie over it. */
export const risenFrom = (note: Box, way: Box): number => (isOver(note, way) ? bottom(way) + GAP - note.y : 0);
