/**
 * T14 Cornered. IF one of your Weakened units was the primary target, took damage and survives, THEN it may riposte without
 * losing 2 HP and keeps its token.
 */
import { canRiposte } from '../attack/riposte.ts';
import type { CardNumber, Side, State } from '../state.ts';
import { isWeak, sideOf } from '../units.ts';
import { isAtWork, putToWork } from './hand.ts';
import type { Occasion } from './occasion.ts';

/** Only where a riposte would be possible: the card promises nothing else. */
export function couldCorner(state: State, side: Side, at: Occasion): boolean {
  const attack = state.attacks.at(-1);
  if (at.moment !== 'attack-finished' || !attack || sideOf(attack.on) !== side) return false;
  return isWeak(state, attack.on) && !isCornered(state) && canRiposte(state, attack, true);
}

export const cornered = (state: State, card: CardNumber): void => putToWork(state, card);

/** May the target of the attack under way riposte in spite of its token? */
export const isCornered = (state: State): boolean => isAtWork(state, 'cornered');
