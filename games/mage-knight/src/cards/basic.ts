/** The sixteen basic actions: twelve that all heroes share, and one of each hero's own. */
import { option } from '@taverne/engine';
import {
  all,
  atEnd,
  attack,
  block,
  type Condition,
  crystal,
  draw,
  type Effect,
  either,
  forceful,
  heal,
  influence,
  mana,
  move,
  only,
  paying,
  ranged,
  repeatable,
  siege,
  special,
  taking,
  unless,
  when,
} from '../effects.ts';
import { forcesOf, innerForces, insideOf } from '../forces.ts';
import { colourName, colourNumber, gainToken, isFree } from '../mana.ts';
import { giveUp, playInner } from '../play.ts';
import { refuseEffect } from '../refuse.ts';
import { carryOut, pickColour } from '../run.ts';
import { modsOf } from '../state.ts';
import { anotherAction, anotherCard } from '../takes.ts';
import { ask } from '../types.ts';
import { BASICS, COLOURS, type HeroName } from '../words.ts';
import { action, type Card } from './card.ts';

const rage = action('rage', 'red', either(attack(2), block(2)), attack(4));
const determination = action('determination', 'blue', either(attack(2), block(2)), block(5));
const swiftness = action('swiftness', 'white', move(2), ranged(3));
const march = action('march', 'green', move(2), move(4));
const stamina = action('stamina', 'blue', move(2), move(4));
const tranquility = action(
  'tranquility',
  'green',
  only('calm', either(heal(1), draw(1))),
  only('calm', either(heal(2), draw(2))),
);
const promise = action('promise', 'white', influence(2), influence(4));
const threaten = action('threaten', 'red', influence(2), all(influence(5), atEnd('reputation', -1)));
const crystallize = action(
  'crystallize',
  'blue',
  paying({ red: crystal('red'), blue: crystal('blue'), green: crystal('green'), white: crystal('white') }),
  crystal(...BASICS),
);

/** Strong: any die is taken and turned to a colour of choice but gold, two tokens of it are gained, and it goes back as it is. */
const manaDraw = action(
  'mana-draw',
  'white',
  special('one more die', function* ({ state, seat }) {
    state.diceLeft[seat] = (state.diceLeft[seat] ?? 0) + 1;
  }),
  special(
    'set a die',
    function* (playing) {
      const { state, table, seat } = playing;
      const faces = [...new Set(state.source.filter((_, die) => isFree(state, die)))];
      const face = yield* ask(seat, 'die', () => faces.map((each) => option(colourName(each), each)));
      const colour = yield* pickColour(
        playing,
        COLOURS.filter((each) => each !== 'gold'),
      );
      const die = state.source.findIndex((each, i) => each === face && isFree(state, i));
      state.source = state.source.with(die, colourNumber(colour));
      // Like every die it is back when the turn ends (MK-MANA-11).
      state.mods[seat] = [...modsOf(state, seat), { mod: 'taken-die', die }];
      for (let i = 0; i < 2; i++) gainToken(state, table, seat, colourNumber(colour));
    },
    ({ state }) => state.source.some((_, die) => isFree(state, die)),
  ),
);

/** Another action card's strong effect for nothing, and so much more of what it gives. */
const powering = (bonus: number): Effect => ({
  ...repeatable(taking('power another card', anotherAction('strong'), (playing) => playInner(playing, 'strong', { bonus }))),
  forces: (playing, price) => innerForces(playing, 'strong', price, { bonus }),
  insides: (playing) => insideOf(playing, 'strong'),
});
const concentration = action('concentration', 'green', mana('blue', 'white', 'red'), powering(2));
const willFocus = action('will-focus', 'green', either(mana('blue', 'white', 'red'), crystal('green')), powering(3));

/** Another card is discarded for points of one's choice. */
function improvising(n: number): Effect {
  const gain = either(move(n), influence(n), attack(n), block(n));
  const exchange = taking(`discard for ${n}`, anotherCard, function* (playing) {
    giveUp(playing, 'discard');
    yield* carryOut(playing, gain);
  });
  const improvised = repeatable(unless(exchange, (playing) => refuseEffect(playing, gain)));
  return forceful(improvised, (playing) => forcesOf(playing, gain));
}
const improvisation = action('improvisation', 'red', improvising(3), improvising(5));

// ── the heroes' own ──

const battleVersatility = action(
  'battle-versatility',
  'red',
  either(attack(2), block(2), ranged(1)),
  either(attack(4), block(4), attack(3, 'fire'), block(3, 'fire'), ranged(3), siege(2)),
);
const coldToughness = action(
  'cold-toughness',
  'blue',
  either(attack(2, 'ice'), block(3, 'ice')),
  block(5, 'ice', 'by-symbols'),
);
/** Only what is spent among locals is honoured. */
const interacting: Condition = { name: 'interacting', holds: ({ state }) => state.stage === 'interact' };
const nobleManners = action(
  'noble-manners',
  'white',
  all(influence(2), when(interacting, atEnd('fame', 1))),
  all(influence(4), when(interacting, all(atEnd('fame', 1), atEnd('reputation', 1)))),
);

/** In the order of the numbers printed on them. */
const COMMON: readonly Card[] = [
  rage,
  rage,
  determination,
  swiftness,
  swiftness,
  march,
  march,
  stamina,
  stamina,
  tranquility,
  promise,
  threaten,
  crystallize,
  manaDraw,
  concentration,
  improvisation,
];
/** The hero's own card takes the place of a common one. */
const replacing = (own: Card, instead: Card): readonly Card[] => COMMON.with(COMMON.indexOf(instead), own);

export const decks: { readonly [H in HeroName]: readonly Card[] } = {
  arythea: replacing(battleVersatility, rage),
  tovak: replacing(coldToughness, determination),
  goldyx: replacing(willFocus, concentration),
  norowas: replacing(nobleManners, promise),
};
