/** Foresight (M8): its owner draws 2 tactic cards instead of 1 at the end of his turn. */
import type { Side, State } from '../state.ts';
import { abilityOf, unitsOf } from '../units.ts';

/** How many tactics a side draws in step 4 (TET-TURN-07). */
export const drawCount = (state: State, side: Side): number =>
  unitsOf(state, side).reduce((most, unit) => Math.max(most, abilityOf(state, unit, 'foresight')), 1);
