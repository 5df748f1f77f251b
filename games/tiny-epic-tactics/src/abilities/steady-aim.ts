/** Steady Aim (W5): 1 miss die fewer, unless the unit has made a Move action in this turn of its owner. */
import { hasDone } from '../allowance.ts';
import type { Ability } from './ability.ts';

/** What a unit did is forgotten when the next turn begins, so a riposte is always steady. */
export const steadyAim: Ability = { missDice: (state, unit, amount) => (hasDone(state, unit, 'move') ? 0 : amount) };
