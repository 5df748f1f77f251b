/** White advanced actions. */
import { option } from '@taverne/engine';
import {
  AT_END,
  all,
  crystal,
  type Effect,
  either,
  influence,
  move,
  only,
  paying,
  ranged,
  revealing,
  special,
  untilEnd,
} from '../effects.ts';
import { colourName, gainCrystal, isFree, rollAgain } from '../mana.ts';
import type { Playing } from '../playing.ts';
import { changeReputation, gainFame } from '../standing.ts';
import { modsOf } from '../state.ts';
import { ask } from '../types.ts';
import { BASICS, type Element } from '../words.ts';
import { advanced, type Card } from './card.ts';
import { perhaps } from './turns.ts';

const swiftBolt = advanced('swift-bolt', 'white', crystal('white'), ranged(4));

const AS_ATTACK = { mod: 'convert', from: 'move', rate: 1, kind: 'melee', element: 'physical' } as const;
const AS_SHOT = { ...AS_ATTACK, rate: 2, kind: 'ranged' } as const;
/** What points can be used for comes before the points, or they would be of no use in a fight. */
const agility: Card = {
  ...advanced('agility', 'white', all(untilEnd(AS_ATTACK), move(2)), all(untilEnd(AS_ATTACK), untilEnd(AS_SHOT), move(4))),
  first: {
    basic: only('move', all(untilEnd({ ...AS_ATTACK, leftOver: true }), move(2))),
    strong: only('move', all(untilEnd({ ...AS_ATTACK, leftOver: true }), untilEnd({ ...AS_SHOT, leftOver: true }), move(4))),
  },
};

const OPEN_LAND = ['plains', 'desert', 'wasteland'] as const;
const songOfWind = advanced(
  'song-of-wind',
  'white',
  all(move(2), untilEnd({ mod: 'terrain', terrains: OPEN_LAND, delta: -1 })),
  all(
    move(2),
    untilEnd({ mod: 'terrain', terrains: OPEN_LAND, delta: -2 }),
    perhaps(paying({ blue: untilEnd({ mod: 'terrain', terrains: ['lake'], set: 0, opens: true }) })),
  ),
);

/** Every unit recruited this turn spreads the word. */
const heroicTale: Card = {
  ...advanced('heroic-tale', 'white', all(influence(3), AT_END), all(influence(6), AT_END)),
  *atEnd({ state, table, seat, by }, side) {
    if (state.recruits === 0) return;
    if (side === 'strong') gainFame(state, table, seat, { n: state.recruits, by, rule: 'MK-CARD-10' });
    changeReputation(state, table, seat, { n: state.recruits, by, rule: 'MK-CARD-10' });
  },
};

const influenceAsBlock = (element: Element): Effect =>
  untilEnd({ mod: 'convert', from: 'influence', rate: 1, kind: 'block', element });
const diplomacy = advanced(
  'diplomacy',
  'white',
  all(influenceAsBlock('physical'), influence(2)),
  all(either(influenceAsBlock('ice'), influenceAsBlock('fire')), influence(4)),
);

const freeDice = ({ state }: Playing, isWanted: (face: number) => boolean): number[] =>
  state.source.flatMap((face, die) => (isFree(state, die) && isWanted(face) ? [die] : []));
const isBasic = (face: number): boolean => face < BASICS.length;
const roll = ({ state, table }: Playing, die: number): void =>
  rollAgain(state, table, die, { why: 'card', rule: 'MK-MANA-12' });
/** A crystal of a die's colour, which is rolled again; strong, the whole Source is rolled and three more of its dice can be used. */
const manaStorm = advanced(
  'mana-storm',
  'white',
  revealing(
    special(
      'a crystal of a die',
      function* (playing) {
        const { state, table, seat } = playing;
        const faces = [...new Set(freeDice(playing, isBasic).map((die) => state.source[die] ?? 0))];
        const face = yield* ask(seat, 'die', () => faces.map((each) => option(colourName(each), each)));
        const [die] = freeDice(playing, (each) => each === face);
        gainCrystal(state, table, seat, face);
        if (die !== undefined) roll(playing, die);
      },
      (playing) => freeDice(playing, isBasic).length > 0,
    ),
    'dice',
  ),
  revealing(
    special('storm', function* (playing) {
      const { state, seat } = playing;
      for (const die of freeDice(playing, () => true)) roll(playing, die);
      state.diceLeft[seat] = (state.diceLeft[seat] ?? 0) + 3;
      state.mods[seat] = [...modsOf(state, seat), { mod: 'wild-dice' }];
    }),
    'dice',
  ),
);

const learning = advanced(
  'learning',
  'white',
  all(untilEnd({ mod: 'learn', cost: 6, to: 'discard' }), influence(2)),
  all(untilEnd({ mod: 'learn', cost: 9, to: 'hand' }), influence(4)),
);

export const WHITE: readonly Card[] = [swiftBolt, agility, songOfWind, heroicTale, diplomacy, manaStorm, learning];
