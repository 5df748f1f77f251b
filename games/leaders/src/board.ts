/** The board: 37 cells in the shape of a hexagon, and everything about them that can be known before the first move. */
import {
  addHex,
  FLAT_DIRECTIONS,
  HEX_DIRECTIONS,
  type Hex,
  hex,
  hexDirection,
  hexDistance,
  hexLine,
  sameHex,
} from '@taverne/engine';
import type { Index, Per, PerSide } from './words.ts';

/** File letter, then the rank counted from South. */
export const CELL_NAMES = [
  ...(['A1', 'A2', 'A3', 'A4'] as const),
  ...(['B1', 'B2', 'B3', 'B4', 'B5'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const),
  ...(['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7'] as const),
  ...(['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const),
  ...(['F1', 'F2', 'F3', 'F4', 'F5'] as const),
  ...(['G1', 'G2', 'G3', 'G4'] as const),
] as const;
export type CellName = (typeof CELL_NAMES)[number];
export type Cell = Index<typeof CELL_NAMES>;
export type PerCell<V> = Per<typeof CELL_NAMES, V>;

const RADIUS = 3;

const isCell = (n: number): n is Cell => n in CELL_NAMES;
const isPerCell = <V>(list: V[]): list is PerCell<V> => list.length === CELL_NAMES.length;

export const CELLS: readonly Cell[] = [...CELL_NAMES.keys()].filter(isCell);

export const cellName = (cell: Cell): CellName => CELL_NAMES[cell];
export const cellNamed = (name: string): Cell | undefined => CELLS.find((cell) => CELL_NAMES[cell] === name);

/** A list with one value for each cell. */
export function perCell<V>(make: (cell: Cell) => V): PerCell<V> {
  const made = CELLS.map(make);
  if (!isPerCell(made)) throw new Error('a table of cells has the wrong length');
  return made;
}

// ── where the cells lie ──

/** q is the file, A = −3; a file's lowest rank lies furthest south, where r is greatest. */
export const HEX_OF: PerCell<Hex> = perCell((cell) => {
  const [file = 'A', rank = '1'] = CELL_NAMES[cell];
  const q = 'ABCDEFG'.indexOf(file) - RADIUS;
  return hex(q, Math.min(RADIUS, RADIUS - q) - Number(rank) + 1);
});

/** The cell at a place, if the board reaches that far. */
const cellAt = (place: Hex): Cell | undefined => CELLS.find((cell) => sameHex(HEX_OF[cell], place));

const cellsAt = (places: readonly Hex[]): Cell[] => places.map(cellAt).filter((cell) => cell !== undefined);

/** The least number of steps between two cells, ignoring who stands where (LDR-TERM-08). */
export const DISTANCE: PerCell<PerCell<number>> = perCell((a) => perCell((b) => hexDistance(HEX_OF[a], HEX_OF[b])));

/** The cells that share a side with this one, clockwise from north (LDR-TERM-05). Only existing cells count (LDR-END-05). */
export const NEIGHBOURS: PerCell<readonly Cell[]> = perCell((cell) =>
  cellsAt(HEX_DIRECTIONS.map((way) => addHex(HEX_OF[cell], way))),
);

/** The cells between two that are in line (LDR-TERM-06); undefined where they are not, or are the same. */
export const BETWEEN: PerCell<PerCell<readonly Cell[] | undefined>> = perCell((a) =>
  perCell((b) => (hexDirection(HEX_OF[a], HEX_OF[b]) ? cellsAt(hexLine(HEX_OF[a], HEX_OF[b]).slice(1, -1)) : undefined)),
);

/** The cells at a distance of one or two. */
export const WITHIN_TWO: PerCell<readonly Cell[]> = perCell((from) =>
  CELLS.filter((cell) => DISTANCE[from][cell] === 1 || DISTANCE[from][cell] === 2),
);

/** The cells at a distance of exactly two. */
export const TWO_AWAY: PerCell<readonly Cell[]> = perCell((from) => CELLS.filter((cell) => DISTANCE[from][cell] === 2));

/** The next two cells in each direction in which there are two: what the Acrobat vaults and the Rider rides. */
export interface Leap {
  readonly over: Cell;
  readonly end: Cell;
}

export const LEAPS: PerCell<readonly Leap[]> = perCell((cell) =>
  TWO_AWAY[cell].flatMap((end) => (BETWEEN[cell][end] ?? []).map((over) => ({ over, end }))),
);

/** The cells on the far side of a neighbour: straight on, or 60 degrees to either side of it. Empty unless the two are adjacent. */
export const BEYOND: PerCell<PerCell<readonly Cell[]>> = perCell((from) =>
  perCell((to) =>
    DISTANCE[from][to] === 1 ? CELLS.filter((cell) => DISTANCE[to][cell] === 1 && DISTANCE[from][cell] === 2) : [],
  ),
);

// ── the sides' cells ──

type CellNamed<N extends CellName> = { [K in Cell]: (typeof CELL_NAMES)[K] extends N ? K : never }[Cell];
const D1: CellNamed<'D1'> = 15;
const D7: CellNamed<'D7'> = 21;

/** Where the Leaders start (LDR-SETUP-03). */
export const LEADER_START: PerSide<Cell> = [D1, D7];

const isEndOfFile = (cell: Cell, outwards: Hex): boolean => cellAt(addHex(HEX_OF[cell], outwards)) === undefined;

/** The outer end of each file on a side (LDR-SETUP-08), the Leader's start cell among them. */
export const RECRUITMENT_CELLS: PerSide<readonly Cell[]> = [
  CELLS.filter((cell) => isEndOfFile(cell, FLAT_DIRECTIONS.S)),
  CELLS.filter((cell) => isEndOfFile(cell, FLAT_DIRECTIONS.N)),
];
