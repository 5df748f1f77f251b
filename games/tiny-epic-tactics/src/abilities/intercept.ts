/**
 * Intercept (W4): when an adjacent ally (elevation ignored) is about to take damage from a Melee or Ranged Attack, a unit
 * that is not Weakened may take that damage instead, once per round. The target then took none; neither of them ripostes.
 */
import { areAllies, isWeak } from '../units.ts';
import type { Ability } from './ability.ts';

export const intercept: Ability = {
  shields: (state, unit, { kind, on }) =>
    (kind === 'melee' || kind === 'ranged') && areAllies(state, unit, on) && !isWeak(state, unit),
};
