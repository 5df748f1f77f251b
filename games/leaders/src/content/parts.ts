/** Who takes part in the capture of a Leader, from where, and for how much: a table over the board. */
import { isShot } from '../abilities/archer.ts';
import { isMarked } from '../abilities/assassin.ts';
import { type Cell, DISTANCE } from '../board.ts';
import { ARCHER, ASSASSIN, CUB, type Figure } from '../words.ts';

/** How a character takes part in a capture. */
export type Part = 'adjacent' | 'shot' | 'assassin';

/** How many participants a capture needs (LDR-END-02), and what each part counts for. The Assassin needs nobody else. */
export const NEEDED = 2;
export const WEIGHT = { adjacent: 1, shot: 1, assassin: NEEDED } as const satisfies { [P in Part]: number };

/** How an enemy standing on `from` takes part in the capture of a Leader; undefined: not at all. */
export function partOf(enemy: Figure, from: Cell, leader: Cell): Part | undefined {
  switch (enemy) {
    case ARCHER:
      return isShot(from, leader) ? 'shot' : undefined;
    case ASSASSIN:
      return isMarked(from, leader) ? 'assassin' : undefined;
    case CUB:
      return undefined; // LDR-ABL-BEAR-04, LDR-RUL-18
    default:
      return DISTANCE[from][leader] === 1 ? 'adjacent' : undefined; // LDR-END-03; the Leader too: LDR-RUL-20
  }
}
