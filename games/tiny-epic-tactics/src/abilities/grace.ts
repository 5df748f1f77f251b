/** Grace (M2): a healing spell that brings its target to its maximum HP gives the caster 1 mana back. */
import { hpOf, maxHp, restock } from '../units.ts';
import type { Ability } from './ability.ts';

export const grace: Ability = {
  onHealed(state, table, { by, on }, mana) {
    if (hpOf(state, on) < maxHp(state, on)) return;
    restock(state, table, { unit: by, by: mana, why: 'grace', rule: 'TET-UNIT-07' });
  },
};
