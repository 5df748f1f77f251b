/** Pack Tactics (B4): a Melee Attack hurts for 1 more if another ally is adjacent to the target, elevation ignored. */
import { areAllies, cellOf } from '../units.ts';
import type { Ability } from './ability.ts';
import { unitsAround } from './neighbours.ts';

export const packTactics: Ability = {
  damage: (state, { kind, by, on }, amount) =>
    kind === 'melee' && unitsAround(state, cellOf(state, on)).some((unit) => areAllies(state, unit, by)) ? amount : 0,
};
