/** Pack Tactics (B4): a Melee Attack hurts for 1 more if another ally is adjacent to the target, elevation ignored. */
import type { State, Unit } from '../state.ts';
import { abilityOf, areAllies, cellOf } from '../units.ts';
import { unitsAround } from './neighbours.ts';

export function packTactics(state: State, attacker: Unit, target: Unit): number {
  const more = abilityOf(state, attacker, 'pack-tactics');
  if (more === 0) return 0;
  return unitsAround(state, cellOf(state, target)).some((unit) => areAllies(state, unit, attacker)) ? more : 0;
}
