/** Steady Aim (W5): 1 miss die fewer, unless the unit has made a Move action in this turn of its owner. */
import { hasDone } from '../allowance.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, sideOf } from '../units.ts';

export function steadyAim(state: State, unit: Unit): number {
  const fewer = abilityOf(state, unit, 'steady-aim');
  return state.active === sideOf(unit) && hasDone(state, unit, 'move') ? 0 : fewer;
}
