/** The six boxes with their tops, their portals and the dungeons inside (TET-SETUP-03, TET-SETUP-04). */
import { chambers, terrain } from '../letters.ts';
import type { Box } from '../types.ts';

export const BOXES: readonly Box[] = [
  {
    id: '8x5',
    width: 8,
    height: 5,
    thickness: 2,
    top: terrain('.F.X..F.', 'F......F', '........', '........', 'F..F...F'),
    portals: [
      { side: 'W', offset: 1 },
      { side: 'E', offset: 1 },
    ],
    dungeon: {
      chambers: chambers('#..M.M.#', '#.####.#', 'E.L..C..', '#.#B##R#', '#T...M.~'),
      crystal: { does: 'glory', amount: 1 },
    },
  },
  {
    id: '8x1',
    width: 8,
    height: 1,
    thickness: 1,
    top: terrain('^.F..F.^'),
    portals: [{ side: 'N', offset: 4 }],
    dungeon: { chambers: chambers('E.T.R.MC'), crystal: { does: 'storm', amount: 1 } },
  },
  {
    id: '3x2',
    width: 3,
    height: 2,
    thickness: 1,
    top: terrain('..^', 'F..'),
    portals: [{ side: 'S', offset: 0 }],
    dungeon: { chambers: chambers('ELC', 'M~T'), crystal: { does: 'tide', amount: 3 } },
  },
  {
    id: '5x4',
    width: 5,
    height: 4,
    thickness: 1,
    top: terrain('..F..', 'F....', '..F..', '....F'),
    portals: [
      { side: 'N', offset: 1 },
      { side: 'E', offset: 2 },
    ],
    dungeon: { chambers: chambers('EL..C', '.#B#R', 'T..M.', '.~~..'), crystal: { does: 'hour', amount: 1 } },
  },
  {
    id: '1x2',
    width: 1,
    height: 2,
    thickness: 1,
    top: terrain('.', '^'),
    portals: [{ side: 'W', offset: 0 }],
    dungeon: { chambers: chambers('E', 'C'), crystal: { does: 'hearth', amount: 4 } },
  },
  {
    id: '2x2',
    width: 2,
    height: 2,
    thickness: 1,
    top: terrain('^.', 'F.'),
    portals: [{ side: 'S', offset: 1 }],
    dungeon: { chambers: chambers('EM', 'TC'), crystal: { does: 'sap', amount: 1 } },
  },
];
