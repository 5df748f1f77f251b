/** From cell to cell with the arrow keys. A file is walked up and down; to the left and the right one goes there and back by the same cells. */
import type { Arrow } from '@taverne/ui';
import { type CellName, cellName, cellNamed, NEIGHBOURS } from '../../src/board.ts';
import { centreOf } from './geometry.ts';

/** The neighbour in that direction as it looks on the screen; at the edge one stays. */
export function walk(from: CellName, arrow: Arrow, turned: boolean): CellName {
  const cell = cellNamed(from);
  if (cell === undefined) return from;
  const here = centreOf(from, turned);
  const near = NEIGHBOURS[cell].map((each) => {
    const there = centreOf(cellName(each), turned);
    return { name: cellName(each), dx: there.x - here.x, dy: there.y - here.y };
  });
  const straight = near.filter(({ dx }) => Math.abs(dx) < 1);
  switch (arrow) {
    case 'ArrowUp':
      return straight.find(({ dy }) => dy < 0)?.name ?? from;
    case 'ArrowDown':
      return straight.find(({ dy }) => dy > 0)?.name ?? from;
    case 'ArrowRight':
      return near.filter(({ dx }) => dx > 1).toSorted((a, b) => b.dy - a.dy)[0]?.name ?? from;
    case 'ArrowLeft':
      return near.filter(({ dx }) => dx < -1).toSorted((a, b) => a.dy - b.dy)[0]?.name ?? from;
  }
}
