/**
 * T14 Cornered. IF one of your Weakened units was the primary target, took damage and survives, THEN it may riposte without
 * losing 2 HP and keeps its token.
 */
import { canRiposte } from '../attack/riposte.ts';
import { isWeak, sideOf } from '../units.ts';
import { isAtWork } from './hand.ts';
import type { WindowTactic } from './tactic.ts';

export const cornered: WindowTactic<'attack-finished'> = {
  comes: 'attack-finished',
  /** Only where a riposte would be possible: the card promises nothing else. */
  could(state, side, { unit }) {
    const attack = state.attacks.at(-1);
    if (!attack || sideOf(unit) !== side) return false;
    return isWeak(state, unit) && !isAtWork(state, 'riposte') && canRiposte(state, attack, true);
  },
  works: ['riposte'],
  held: 0.4,
  worth: () => 0.9,
};
