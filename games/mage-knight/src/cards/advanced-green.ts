/** Green advanced actions. */
import { option } from '@taverne/engine';
import { cardOf } from '../book.ts';
import { gainCard } from '../draws.ts';
import {
  all,
  type Count,
  crystal,
  type Effect,
  heal,
  influence,
  move,
  only,
  ready,
  siege,
  taking,
  untilEnd,
} from '../effects.ts';
import { takeFromOffer } from '../offers.ts';
import { anotherActionCard, giveUp } from '../play.ts';
import { type CardNumber, handOf, type State, unitsOf } from '../state.ts';
import { ask } from '../types.ts';
import { TERRAINS } from '../words.ts';
import { woundsIn } from '../wounds.ts';
import { advanced, type Card } from './card.ts';
import { colourTaken } from './turns.ts';

const crushingBolt = advanced('crushing-bolt', 'green', crystal('green'), siege(3));
const refreshingWalk = advanced('refreshing-walk', 'green', all(move(2), heal(1)), all(move(4), heal(2)));
const pathFinding = advanced(
  'path-finding',
  'green',
  all(move(2), untilEnd({ mod: 'terrain', terrains: TERRAINS, delta: -1, min: 2 })),
  all(move(4), untilEnd({ mod: 'terrain', terrains: TERRAINS, most: 2 })),
);
const regeneration = advanced(
  'regeneration',
  'green',
  only('calm', all(heal(1), ready(2))),
  only('calm', all(heal(2), ready(3))),
);

const wounds: Count = {
  name: 'wounds',
  of: ({ state, seat }) => woundsIn(handOf(state, seat)) + unitsOf(state, seat).reduce((sum, unit) => sum + unit.wounds, 0),
};
const inNeed = advanced('in-need', 'green', influence(3, 1, wounds), influence(5, 2, wounds), {
  first: { basic: influence(2, 1, wounds), strong: influence(4, 2, wounds) },
});

const ambush = advanced(
  'ambush',
  'green',
  all(move(2), untilEnd({ mod: 'ambush', attack: 1, block: 2 })),
  all(move(4), untilEnd({ mod: 'ambush', attack: 2, block: 4 })),
);

/** An action card leaves the game for one of its colour from the offer. */
const trained = (to: 'discard' | 'hand'): Effect =>
  taking(
    'for another of its colour',
    (playing) => anotherActionCard(playing).filter(([card = 0]) => offered(playing.state, card).length > 0),
    function* (playing) {
      const { state, table, seat, taken } = playing;
      const [thrown = 0] = taken;
      const offer = offered(state, thrown);
      giveUp(playing, 'gone');
      if (colourTaken(playing) === undefined) return;
      const card = yield* ask(seat, 'learn', () => offer.map((each) => option(cardOf(state, each).id, each)));
      takeFromOffer(state, table, 'advanced', card);
      gainCard(state, table, seat, card, to);
    },
  );
const offered = (state: State, card: CardNumber): CardNumber[] =>
  state.advanced.filter((each) => cardOf(state, each).colour === cardOf(state, card).colour);
const training = advanced('training', 'green', trained('discard'), trained('hand'));

export const GREEN: readonly Card[] = [crushingBolt, refreshingWalk, pathFinding, regeneration, inNeed, ambush, training];
