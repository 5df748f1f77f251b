/** Blue advanced actions. */
import { option } from '@taverne/engine';
import { cardOf } from '../book.ts';
import { deckSize, putOnTop, putUnder } from '../decks.ts';
import { gainCard } from '../draws.ts';
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
  revealing,
  special,
  taking,
  untilEnd,
} from '../effects.ts';
import { colourNumber, gainCrystal, gainCrystalIfRoom } from '../mana.ts';
import { takeFromOffer } from '../offers.ts';
import { canCast, castFrom, forcesCast, giveUp, takeBack } from '../play.ts';
import type { Playing } from '../playing.ts';
import { pickColour } from '../run.ts';
import { type CardNumber, crystalsOf, deckOf, playedOf, usedCrystalsOf } from '../state.ts';
import { anotherCard, innerOf } from '../takes.ts';
import { ask } from '../types.ts';
import { BASICS, type Basic } from '../words.ts';
import { advanced, type Card, type Power } from './card.ts';

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
const steadyTempo: Card = {
  ...advanced('steady-tempo', 'blue', all(move(2), AT_END), all(move(4), AT_END)),
  *atEnd({ state, seat, card }, side) {
    const deck = deckOf(state, seat);
    // What was played inside another card may have left the game since.
    if (!playedOf(state, seat).includes(card) || (side === 'basic' && deckSize(deck) === 0)) return;
    const word = side === 'basic' ? 'under the deck' : 'on the deck';
    const isKept = yield* ask(seat, 'choose', () => [option(word, 1), option('discard', 0)], { safe: 'discard' });
    if (isKept === 0) return;
    state.played[seat] = playedOf(state, seat).filter((each) => each !== card);
    state.deck[seat] = side === 'basic' ? putUnder(deck, card) : putOnTop(deck, card);
  },
};

/** One more of a colour one has; strong, every crystal used this turn comes back when it ends. */
const crystalMastery: Card = {
  ...advanced(
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
  ),
  *atEnd({ state, table, seat }) {
    for (const colour of usedCrystalsOf(state, seat)) gainCrystalIfRoom(state, table, seat, colour);
    // Each comes back once, however often the card was played.
    state.crystalsUsed[seat] = [];
  },
};

/** Sides of spells in the offer that could be cast now; `colour` left out: of any. */
const castable = (playing: Playing, colour?: Basic): { readonly spell: CardNumber; readonly side: Power }[] =>
  playing.state.spells.flatMap((spell) =>
    (['basic', 'strong'] as const).flatMap((side) => {
      const isWanted = colour === undefined || cardOf(playing.state, spell).colour === colour;
      return isWanted && canCast(playing, spell, side) ? [{ spell, side }] : [];
    }),
  );
/** For a discarded card a spell of the offer is cast, as if it were in hand. */
const castFor = (name: string, choices: (playing: Playing, card: CardNumber) => ReturnType<typeof castable>): Effect => ({
  spends: true,
  isRepeatable: true,
  forces: (playing, price) => {
    const [card = 0] = playing.taken;
    return choices(playing, card).flatMap(({ spell, side }) => forcesCast(playing, spell, side, price));
  },
  insides: (playing) => {
    const [card = 0] = playing.taken;
    return choices(playing, card).map(({ spell, side }) => ({
      context: innerOf(playing, spell, side),
      effect: cardOf(playing.state, spell)[side],
    }));
  },
  ...taking(
    name,
    (playing) => anotherCard(playing).filter(([card = 0]) => choices(playing, card).length > 0),
    function* (playing) {
      const { state, seat, taken } = playing;
      const casts = choices(playing, taken[0] ?? 0);
      if (casts.length === 0) {
        takeBack(playing);
        return;
      }
      giveUp(playing, 'discard');
      const named = ({ spell, side }: (typeof casts)[number]): string =>
        side === 'basic' ? cardOf(state, spell).id : `${cardOf(state, spell).id} strong`;
      const chosen = casts[yield* ask(seat, 'choose', () => casts.map((each, i) => option(named(each), i)))];
      if (chosen) yield* castFrom(playing, chosen.spell, chosen.side);
    },
  ),
});
const ofItsColour = (playing: Playing, card: CardNumber) => {
  const { colour } = cardOf(playing.state, card);
  return colour === undefined ? [] : castable(playing, colour);
};
/** Strong: a spell of the colour paid goes from the offer to the discard pile. */
const spellOf = (colour: Basic): Effect => {
  const offered = ({ state }: Playing): CardNumber[] => state.spells.filter((spell) => cardOf(state, spell).colour === colour);
  return revealing(
    special(
      `a ${colour} spell`,
      function* (playing) {
        const { state, table, seat } = playing;
        const card = yield* ask(seat, 'spell', () => offered(playing).map((each) => option(cardOf(state, each).id, each)));
        takeFromOffer(state, table, 'spells', card);
        gainCard(state, table, seat, { card, to: 'discard' });
      },
      (playing) => offered(playing).length > 0,
    ),
    'cards',
  );
};
const magicTalent: Card = {
  ...advanced(
    'magic-talent',
    'blue',
    castFor('a spell of its colour', ofItsColour),
    paying({ red: spellOf('red'), blue: spellOf('blue'), green: spellOf('green'), white: spellOf('white') }),
  ),
  first: { basic: castFor('any spell', (playing) => castable(playing)) },
};

export const BLUE: readonly Card[] = [iceBolt, iceShield, frostBridge, pureMagic, steadyTempo, crystalMastery, magicTalent];
