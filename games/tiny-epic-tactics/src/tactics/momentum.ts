/**
 * T15 Momentum. IF one of your units captures an enemy unit in your turn, THEN you have one extra action this turn, for a
 * unit other than the captor unless it is your only one. All limits of actions still apply.
 */
import type { Side, State } from '../state.ts';
import { sideOf } from '../units.ts';
import { NONE } from '../words.ts';
import type { Occasion } from './occasion.ts';

export const couldGainMomentum = (state: State, side: Side, at: Occasion): boolean =>
  at.moment === 'unit-captured' &&
  at.by !== NONE &&
  sideOf(at.by) === side &&
  state.active === side &&
  sideOf(at.unit) !== side;

export function momentum(state: State, amount: number, at: Occasion): void {
  if (at.moment !== 'unit-captured') return;
  state.left += amount;
  state.captor = at.by;
}
