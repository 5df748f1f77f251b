/** Archer (passive): shoots at the enemy Leader from two cells away. */
import { BETWEEN, type Cell, DISTANCE } from '../board.ts';

/**
 * In line at a distance of exactly two; what stands between does not matter (LDR-ABL-ARCHER-01, LDR-RUL-17).
 * Next to the Leader, or two away round a corner, the Archer does nothing (LDR-ABL-ARCHER-02).
 * A shot counts as one participant (LDR-ABL-ARCHER-03): see the weights in content/parts.ts.
 */
export const isShot = (archer: Cell, leader: Cell): boolean =>
  DISTANCE[archer][leader] === 2 && BETWEEN[archer][leader] !== undefined;
