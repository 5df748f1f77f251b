/** Blue advanced actions. Magic Talent comes with the spells. */
import { option } from '@taverne/engine';
import { deckSize, putOnTop, putUnder } from '../decks.ts';
import {
  AT_END,
  all,
  attack,
  block,
  crystal,
  type Effect,
  influence,
  move,
  paying,
  ranged,
  special,
  untilEnd,
} from '../effects.ts';
import { colourNumber, gainCrystal } from '../mana.ts';
import { pickColour } from '../run.ts';
import { crystalsOf, deckOf, playedOf } from '../state.ts';
import { ask } from '../types.ts';
import { BASICS } from '../words.ts';
import { advanced, type Card } from './card.ts';

const iceBolt = advanced('ice-bolt', 'blue', crystal('blue'), ranged(3, 'ice'));
const iceShield = advanced('ice-shield', 'blue', block(3, 'ice'), block(3, 'ice', 'ice-shield'));
const frostBridge = advanced(
  'frost-bridge',
  'blue',
  all(move(2), untilEnd({ mod: 'terrain', terrains: ['swamp'], set: 1 })),
  all(move(4), untilEnd({ mod: 'terrain', terrains: ['lake', 'swamp'], set: 1, opens: true })),
);
const byColour = (n: number): Effect => paying({ green: move(n), white: influence(n), blue: block(n), red: attack(n) });
const pureMagic = advanced('pure-magic', 'blue', byColour(4), byColour(7));

/** Instead of the discard pile it may go under the deed deck, if there is one; strong, on top of it. */
const steadyTempo = advanced('steady-tempo', 'blue', all(move(2), AT_END), all(move(4), AT_END), {
  *atEnd({ state, seat, card }, side) {
    const deck = deckOf(state, seat);
    if (side === 'basic' && deckSize(deck) === 0) return;
    const word = side === 'basic' ? 'under the deck' : 'on the deck';
    const isKept = yield* ask(seat, 'choose', () => [option(word, 1), option('discard', 0)], { safe: 'discard' });
    if (isKept === 0) return;
    state.played[seat] = playedOf(state, seat).filter((each) => each !== card);
    state.deck[seat] = side === 'basic' ? putUnder(deck, card) : putOnTop(deck, card);
  },
});

/** One more of a colour one has; strong, every crystal used this turn comes back when it ends. */
const crystalMastery = advanced(
  'crystal-mastery',
  'blue',
  special(
    'one more crystal',
    function* (playing) {
      const { state, table, seat } = playing;
      const owned = BASICS.filter((colour) => (crystalsOf(state, seat)[colourNumber(colour)] ?? 0) > 0);
      gainCrystal(state, table, seat, colourNumber(yield* pickColour(playing, owned)));
    },
    ({ state, seat }) => crystalsOf(state, seat).some((n) => n > 0),
  ),
  AT_END,
  {
    *atEnd({ state, table, seat }) {
      for (const colour of state.crystalsUsed) gainCrystal(state, table, seat, colour, 'lost');
    },
  },
);

export const BLUE: readonly Card[] = [iceBolt, iceShield, frostBridge, pureMagic, steadyTempo, crystalMastery];
