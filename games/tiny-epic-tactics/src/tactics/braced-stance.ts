/** T07 Braced Stance. IF an enemy is about to push or pull one of your units, THEN it is not moved and loses nothing. */
import { areEnemies, sideOf } from '../units.ts';
import { isAtWork } from './hand.ts';
import type { WindowTactic } from './tactic.ts';

export const bracedStance: WindowTactic<'push-coming'> = {
  comes: 'push-coming',
  could: (state, side, { unit, by }) => sideOf(unit) === side && areEnemies(state, unit, by) && !isAtWork(state, 'firm'),
  works: ['firm'],
  held: 0.4,
  worth: () => 0.5,
};
