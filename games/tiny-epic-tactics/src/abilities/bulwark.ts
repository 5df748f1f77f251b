/** Bulwark (W1): with an ally adjacent to it, elevation ignored, a unit that is attacked takes 1 damage less. */
import type { State, Unit } from '../state.ts';
import { abilityOf, areAllies, cellOf } from '../units.ts';
import { unitsAround } from './neighbours.ts';

export function bulwark(state: State, target: Unit): number {
  const less = abilityOf(state, target, 'bulwark');
  if (less === 0) return 0;
  return unitsAround(state, cellOf(state, target)).some((unit) => areAllies(state, unit, target)) ? less : 0;
}
