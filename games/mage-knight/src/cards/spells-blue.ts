/** Blue spells. */
import { cardOf } from '../book.ts';
import {
  AT_END,
  all,
  attack,
  type Effect,
  holds,
  onFoe,
  only,
  paying,
  ranged,
  siege,
  strips,
  untilEnd,
  weakens,
  wound,
} from '../effects.ts';
import type { Playing } from '../playing.ts';
import { asideOf, type CardNumber, gainTurn, handOf, modsOf, playedOf } from '../state.ts';
import { type Card, spell } from './card.ts';

const snowstorm = spell('snowstorm', 'blue', ranged(5, 'ice'), all(wound(1), siege(8, 'ice')));

const bolt = (n: number): Effect =>
  paying({
    blue: attack(n, 'ice'),
    red: attack(n - 1, 'cold-fire'),
    white: ranged(n - 2, 'ice'),
    green: siege(n - 3, 'ice'),
  });
const manaBolt = spell('mana-bolt', 'blue', bolt(8), bolt(11));

const chill = spell('chill', 'blue', onFoe(holds, strips('resists-fire')), onFoe(holds, weakens(4)));

/** The card that bent time: itself, or the one that cast it from the offer. */
const bender = ({ state, seat, card }: Playing): CardNumber | undefined => {
  const played = playedOf(state, seat);
  return played.includes(card) ? card : played.find((each) => cardOf(state, each).id === 'magic-talent');
};
/**
 * Strong: whatever else was played comes back to the hand, nothing is drawn, and another turn follows (MK-TACTIC-11). The card itself is
 * set aside for the round; in the first printing it is discarded.
 */
const spaceBending: Card = {
  ...spell('space-bending', 'blue', only('move', untilEnd({ mod: 'reach' })), AT_END),
  *atEnd(playing) {
    const { state, seat } = playing;
    const own = bender(playing);
    const back = playedOf(state, seat).filter((card) => card !== own);
    const isDiscarded = state.rules.printing === 'first';
    state.hand[seat] = [...handOf(state, seat), ...back].sort((a, b) => a - b);
    state.played[seat] = isDiscarded && own !== undefined ? [own] : [];
    if (!isDiscarded && own !== undefined) state.aside[seat] = [...asideOf(state, seat), own];
    state.mods[seat] = [...modsOf(state, seat), { mod: 'no-draw' }];
    gainTurn(state, seat);
  },
};

export const BLUE_SPELLS: readonly Card[] = [snowstorm, manaBolt, chill, spaceBending];
