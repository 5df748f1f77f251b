/** Charge (B7): 1 extra push die in its owner's turn after a Move action of at least 3 cells. */
import type { Ability } from './ability.ts';

/** Cells of one Move action that make a run-up. */
const RUN_UP = 3;

/** Cells strode are forgotten when the next turn begins, so nobody charges in a riposte of another's turn. */
export const charge: Ability = { pushDice: (state, unit, amount) => ((state.strode[unit] ?? 0) >= RUN_UP ? amount : 0) };
