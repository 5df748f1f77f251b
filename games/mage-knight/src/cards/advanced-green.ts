import { all, type Count, crystal, heal, influence, move, only, ready, siege, untilEnd } from '../effects.ts';
import { handOf, unitsOf } from '../state.ts';
import { TERRAINS } from '../words.ts';
import { woundsIn } from '../wounds.ts';
import { advanced, type Card } from './card.ts';
import { exchanged } from './turns.ts';

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
const inNeed: Card = {
  ...advanced('in-need', 'green', influence(3, 1, wounds), influence(5, 2, wounds)),
  first: { basic: influence(2, 1, wounds), strong: influence(4, 2, wounds) },
};

const ambush = advanced(
  'ambush',
  'green',
  all(move(2), untilEnd({ mod: 'ambush', attack: 1, block: 2 })),
  all(move(4), untilEnd({ mod: 'ambush', attack: 2, block: 4 })),
);

const training = advanced('training', 'green', exchanged('advanced', 'discard'), exchanged('advanced', 'hand'));

export const GREEN: readonly Card[] = [crushingBolt, refreshingWalk, pathFinding, regeneration, inNeed, ambush, training];
