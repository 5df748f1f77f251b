/** T07 Braced Stance. IF an enemy is about to push or pull one of your units, THEN it is not moved and loses nothing. */
import type { CardNumber, Side, State } from '../state.ts';
import { areEnemies, sideOf } from '../units.ts';
import { isAtWork, putToWork } from './hand.ts';
import type { Occasion } from './occasion.ts';

export const couldBrace = (state: State, side: Side, at: Occasion): boolean =>
  at.moment === 'push-coming' && sideOf(at.unit) === side && areEnemies(state, at.unit, at.by) && !isBraced(state);

export const braced = (state: State, card: CardNumber): void => putToWork(state, card);

/** Does the unit under attack stand firm? */
export const isBraced = (state: State): boolean => isAtWork(state, 'braced-stance');
