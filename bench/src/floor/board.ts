/** The board as tables of small numbers (shared/facts: axial coordinates, cell names, recruitment cells). */

/** Reading a table that is known to be long enough; the floor keeps all of its tables in signed bytes. */
export const read = (table: Int8Array, index: number): number => table[index] ?? 0;

/** What lies beyond the rim: a cell of its own that is never empty, so that no loop has to ask whether a cell exists. */
export const OFF = 37;
/** Rows of a table indexed by two cells. */
export const ROW = 38;

/** N, NE, SE, S, SW, NW: going round, so that the neighbours of a direction are the directions 60 degrees beside it. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

interface Axial {
  readonly q: number;
  readonly r: number;
  readonly name: string;
}

function everyCell(): readonly Axial[] {
  const cells: Axial[] = [];
  for (let q = -3; q <= 3; q++) {
    for (let r = 3; r >= -3; r--) {
      if (Math.abs(q + r) <= 3) cells.push({ q, r, name: `${'ABCDEFG'.charAt(q + 3)}${Math.min(3, 3 - q) - r + 1}` });
    }
  }
  return cells;
}

const CELLS = everyCell();

/** Cell names in cell order: A1, A2 … G4. */
export const NAMES: readonly string[] = CELLS.map((cell) => cell.name);

const cellNamed = (name: string): number => {
  const cell = NAMES.indexOf(name);
  return cell < 0 ? OFF : cell;
};

const cellAt = (q: number, r: number): number => {
  const cell = CELLS.findIndex((candidate) => candidate.q === q && candidate.r === r);
  return cell < 0 ? OFF : cell;
};

/** The cell one step away: `NEXT[cell * 6 + direction]`. */
export const NEXT: Int8Array = new Int8Array(ROW * 6).fill(OFF);
/** Least number of steps between two cells (LDR-TERM-08); far more than the board holds where one is off the board. */
export const DISTANCE: Int8Array = new Int8Array(ROW * ROW).fill(99);
/** 1 where two cells are in line at a distance of exactly two (LDR-RUL-17). */
export const BOWSHOT: Int8Array = new Int8Array(ROW * ROW);

CELLS.forEach((from, cell) => {
  STEPS.forEach(([q, r], direction) => {
    NEXT[cell * 6 + direction] = cellAt(from.q + q, from.r + r);
    const target = cellAt(from.q + 2 * q, from.r + 2 * r);
    if (target !== OFF) BOWSHOT[cell * ROW + target] = 1;
  });
  CELLS.forEach((to, other) => {
    const q = to.q - from.q;
    const r = to.r - from.r;
    DISTANCE[cell * ROW + other] = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  });
});

/** LDR-SETUP-08: seven recruitment cells a side, South's first. */
export const RECRUITMENT: Int8Array = Int8Array.from(
  ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'A4', 'B5', 'C6', 'D7', 'E6', 'F5', 'G4'].map(cellNamed),
);

/** LDR-SETUP-03: where the Leaders start, South's first. */
export const LEADER_START: Int8Array = Int8Array.from(['D1', 'D7'].map(cellNamed));
