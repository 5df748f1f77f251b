/** Bloodscent (R6): melee and shots hurt a target that was wounded before for 1 more. */
import { hpOf, maxHp } from '../units.ts';
import type { Ability } from './ability.ts';

export const bloodscent: Ability = {
  damage: (state, { kind, on }, amount) =>
    (kind === 'melee' || kind === 'ranged') && hpOf(state, on) < maxHp(state, on) ? amount : 0,
};
