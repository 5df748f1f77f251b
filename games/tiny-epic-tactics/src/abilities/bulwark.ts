/** Bulwark (W1): with an ally adjacent to it, elevation ignored, a unit that is attacked takes 1 damage less. */
import { areAllies, cellOf } from '../units.ts';
import type { Ability } from './ability.ts';
import { unitsAround } from './neighbours.ts';

export const bulwark: Ability = {
  armour: (state, target, amount) =>
    unitsAround(state, cellOf(state, target)).some((unit) => areAllies(state, unit, target)) ? amount : 0,
};
