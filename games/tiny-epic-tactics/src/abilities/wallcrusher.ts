/** Wallcrusher (W3): a unit that its Melee Attack pushes against something loses 2 HP instead of 1. */
import type { State, Unit } from '../state.ts';
import { abilityOf } from '../units.ts';

/** What a stopped push costs (TET-PUSH-08). */
export const COLLISION = 1;

export const collisionBy = (state: State, unit: Unit): number => abilityOf(state, unit, 'wallcrusher') || COLLISION;
