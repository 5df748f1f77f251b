/** Charge (B7): 1 extra push die in its owner's turn after a Move action of at least 3 cells; 3 dice at most. */
import { DICE } from '../dice.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, statsOf } from '../units.ts';

/** Cells of one Move action that make a run-up. */
const RUN_UP = 3;

/** The push dice of a unit: one for each red square under its melee value (TET-PUSH-02). */
export function pushDice(state: State, unit: Unit): number {
  const { pushDice: printed } = statsOf(state, unit).melee;
  // Cells strode are forgotten when the next turn begins, so nobody charges in a riposte of another's turn.
  const charges = (state.strode[unit] ?? 0) >= RUN_UP;
  return charges ? Math.min(DICE, printed + abilityOf(state, unit, 'charge')) : printed;
}
