/** Who takes part in the capture of a Leader, from where, and for how much: a table over the board. */
import { BETWEEN, type Cell, DISTANCE, LEADER_START, NEIGHBOURS, type PerCell, perCell } from '../board.ts';
import { ARCHER, ASSASSIN, CUB, FIGURES, type Figure, type PerFigure, perFigure, SOUTH } from '../words.ts';

/** How a character takes part in a capture. */
export type Part = 'adjacent' | 'shot' | 'assassin';

/** How many participants a capture needs (LDR-END-02), and what each part counts for. The Assassin needs nobody else. */
export const NEEDED = 2;
export const WEIGHT = { adjacent: 1, shot: 1, assassin: NEEDED } as const satisfies { [P in Part]: number };

/**
 * The Archer shoots in line from a distance of exactly two; what stands between does not matter (LDR-ABL-ARCHER-01, LDR-RUL-17).
 * Next to the Leader, or two away round a corner, the Archer does nothing (LDR-ABL-ARCHER-02); a shot counts as one participant (LDR-ABL-ARCHER-03).
 */
const isShot = (archer: Cell, leader: Cell): boolean => DISTANCE[archer][leader] === 2 && BETWEEN[archer][leader] !== undefined;

/** How an enemy standing on `from` takes part in the capture of a Leader; undefined: not at all. */
export function partOf(enemy: Figure, from: Cell, leader: Cell): Part | undefined {
  switch (enemy) {
    case ARCHER:
      return isShot(from, leader) ? 'shot' : undefined;
    case ASSASSIN:
      // Adjacent like the others: it only replaces the second participant (LDR-ABL-ASSASSIN-01, LDR-RUL-16).
      return DISTANCE[from][leader] === 1 ? 'assassin' : undefined;
    case CUB:
      return undefined; // LDR-ABL-BEAR-04, LDR-RUL-18
    default:
      return DISTANCE[from][leader] === 1 ? 'adjacent' : undefined; // LDR-END-03; the Leader too: LDR-RUL-20
  }
}

// ── the same by weight, for the many looks at a board ──

function weightOf(enemy: Figure, from: Cell, leader: Cell): number {
  const part = partOf(enemy, from, leader);
  return part === undefined ? 0 : WEIGHT[part];
}

/** What a figure counts for beside the Leader, on whichever side of it. */
export const BESIDE: PerFigure<number> = perFigure((figure) => {
  const leader = LEADER_START[SOUTH];
  return Math.max(...NEIGHBOURS[leader].map((from) => weightOf(figure, from, leader)));
});

interface Marksman {
  readonly figure: Figure;
  /** Where it stands → where the Leader stands → what it counts for. */
  readonly weights: PerCell<PerCell<number>>;
}

/** Those who take part from further away. */
export const AFAR: readonly Marksman[] = FIGURES.flatMap((figure) => {
  const weights = perCell((from) => perCell((leader) => (DISTANCE[from][leader] > 1 ? weightOf(figure, from, leader) : 0)));
  return weights.some((row) => row.some((weight) => weight > 0)) ? [{ figure, weights }] : [];
});
