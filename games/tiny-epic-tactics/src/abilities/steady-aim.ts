/** Steady Aim (W5): 1 miss die fewer, unless the unit has made a Move action in this turn of its owner. */
import { hasDone } from '../allowance.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf } from '../units.ts';

/** What a unit did is forgotten when the next turn begins, so a riposte is always steady. */
export const steadyAim = (state: State, unit: Unit): number =>
  hasDone(state, unit, 'move') ? 0 : abilityOf(state, unit, 'steady-aim');
