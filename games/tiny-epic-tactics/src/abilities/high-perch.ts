/** High Perch (R2): who shoots from higher ground has a bonus of 2 to the range instead of 1. */
import type { State, Unit } from '../state.ts';
import { abilityOf } from '../units.ts';

/** The bonus in place of the usual one; 0: the unit has no such ability. */
export const highPerch = (state: State, unit: Unit): number => abilityOf(state, unit, 'high-perch');
