/** T02 Field Rations. IF one of your units is below its maximum HP, THEN it heals 3 HP. */
import { heal, hpOf, maxHp } from '../units.ts';
import type { BetweenTactic } from './tactic.ts';

export const fieldRations: BetweenTactic = {
  comes: 'between-actions',
  could: (state, unit) => hpOf(state, unit) < maxHp(state, unit),
  resolve: (state, table, unit, by) => void heal(state, table, { unit, by, why: 'field-rations', rule: 'TET-TACTIC-01' }),
  held: 0.8,
  worth: (state, unit, amount, { health }) =>
    (health * Math.min(amount, maxHp(state, unit) - hpOf(state, unit))) / maxHp(state, unit),
};
