/** Bloodscent (R6): melee and shots hurt a target that was wounded before for 1 more. */
import type { State, Unit } from '../state.ts';
import { abilityOf, hpOf, maxHp } from '../units.ts';

export function bloodscent(state: State, attacker: Unit, target: Unit): number {
  const more = abilityOf(state, attacker, 'bloodscent');
  return more > 0 && hpOf(state, target) < maxHp(state, target) ? more : 0;
}
