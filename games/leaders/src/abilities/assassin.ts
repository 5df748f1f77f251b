/** Assassin (passive): captures the enemy Leader alone. */
import { type Cell, DISTANCE } from '../board.ts';

/** Must be adjacent; it only replaces the second participant (LDR-ABL-ASSASSIN-01, LDR-RUL-16). Its weight stands in content/parts.ts. */
export const isMarked = (assassin: Cell, leader: Cell): boolean => DISTANCE[assassin][leader] === 1;
