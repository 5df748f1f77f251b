/** Verdant (B6): heals 2 HP at the end of a turn without action of its own; as an Enemy, of an activation without attack. */
import { heal } from '../units.ts';
import type { Ability } from './ability.ts';

export const verdant: Ability = {
  onRest: (state, table, unit, by) => void heal(state, table, { unit, by, why: 'verdant', rule: 'TET-UNIT-07' }),
};
