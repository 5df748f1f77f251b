/**
 * T15 Momentum. IF one of your units captures an enemy unit in your turn, THEN you have one extra action this turn, for a
 * unit other than the captor unless it is your only one. All limits of actions still apply.
 */
import { sideOf } from '../units.ts';
import { NONE } from '../words.ts';
import type { WindowTactic } from './tactic.ts';

export const momentum: WindowTactic<'unit-captured'> = {
  comes: 'unit-captured',
  could: (state, side, { unit, by }) => by !== NONE && sideOf(by) === side && state.active === side && sideOf(unit) !== side,
  resolve(state, _, { card, at }) {
    state.left += card.amount;
    state.captor = at.by;
  },
  held: 0.9,
  worth: () => 1.2,
};
