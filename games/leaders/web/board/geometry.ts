/** Where things are on the drawing of the board. */
import { type Box, hexCentre, type Point } from '@taverne/ui';
import { CELLS, type CellName, cellName, HEX_OF } from '../../src/board.ts';

/** From the middle of a cell to its corners. */
const SIZE = 100;
/** The part of it that is a tile; the rest is the gap between two. */
export const TILE = 95.5;
/** Figures stand a little below the middle, so that their heads stay in their cells. */
export const FOOT = 42;
export const FIGURE_SCALE = 1.22;

export const BOARD: Box = { x: -628, y: -678, width: 1256, height: 1356 };

const CENTRES: ReadonlyMap<CellName, Point> = new Map(CELLS.map((cell) => [cellName(cell), hexCentre(HEX_OF[cell], SIZE)]));
const ORIGIN: Point = { x: 0, y: 0 };

/** Turned: the board is seen from North's end. */
export function centreOf(cell: CellName, turned: boolean): Point {
  const centre = CENTRES.get(cell) ?? ORIGIN;
  return turned ? { x: 0 - centre.x, y: 0 - centre.y } : centre;
}

export const footOf = (cell: CellName, turned: boolean): Point => {
  const { x, y } = centreOf(cell, turned);
  return { x, y: y + FOOT };
};

export const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;
