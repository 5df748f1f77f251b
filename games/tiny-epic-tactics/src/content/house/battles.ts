/** Battle realms to choose from; the first is the default. Every corner is as far from the Artifact as the others (TET-ONL-03). */
import { terrain } from '../letters.ts';
import type { RealmPlan } from '../types.ts';
import { at } from './realm.ts';

/** The standard realm's boxes moved apart, a river and two bridges between them. */
const CROSSING: RealmPlan = {
  id: 'crossing',
  width: 14,
  height: 14,
  scroll: terrain(
    '...F......F...',
    '..............',
    '.F..........F.',
    '..............',
    '~............~',
    '~............~',
    '.V..........V.',
    '...~~=...=~~..',
    'F............F',
    '..............',
    '...F......F...',
    '..............',
    '..F~.....~.F..',
    '......V.......',
  ),
  placements: [
    { box: '8x5', x: 3, y: 2, turns: 0 },
    { box: '8x1', x: 3, y: 4, turns: 0 },
    { box: '3x2', x: 11, y: 8, turns: 0 },
    { box: '5x4', x: 4, y: 9, turns: 0 },
    { box: '1x2', x: 8, y: 10, turns: 0 },
    { box: '2x2', x: 1, y: 8, turns: 0 },
  ],
  zones: [],
  artifact: at('H8'),
};

/** A ring of water round the Artifact, crossed by bridges; no large box. */
const ISLETS: RealmPlan = {
  id: 'islets',
  width: 14,
  height: 14,
  scroll: terrain(
    '..............',
    '..F........F..',
    '....~~~~~~....',
    '..F~......~F..',
    '..~...F....~..',
    '..~........~..',
    'V.=..F.....=.V',
    'V.=.....F..=.V',
    '..~........~..',
    '..~....F...~..',
    '..F~......~F..',
    '....~~==~~....',
    '..F........F..',
    '..............',
  ),
  placements: [
    { box: '5x4', x: 4, y: 2, turns: 3 },
    { box: '1x2', x: 4, y: 10, turns: 3 },
    { box: '3x2', x: 5, y: 2, turns: 2 },
    { box: '2x2', x: 8, y: 4, turns: 2 },
    { box: '8x1', x: 6, y: 8, turns: 2 },
  ],
  zones: [],
  artifact: at('H8'),
};

/** One high table in the east with everything piled upon it. */
const HIGHLANDS: RealmPlan = {
  id: 'highlands',
  width: 14,
  height: 14,
  scroll: terrain(
    '..............',
    '.....F..F.....',
    '...V......V...',
    '..............',
    'F.~........~.F',
    '..~........~..',
    '..=........=..',
    '..=........=..',
    '..~........~..',
    'F.~........~.F',
    '..............',
    '...V......V...',
    '.....F..F.....',
    '..............',
  ),
  placements: [
    { box: '8x5', x: 8, y: 3, turns: 3 },
    { box: '5x4', x: 8, y: 3, turns: 0 },
    { box: '8x1', x: 3, y: 13, turns: 2 },
    { box: '3x2', x: 8, y: 4, turns: 3 },
    { box: '2x2', x: 4, y: 9, turns: 1 },
    { box: '1x2', x: 1, y: 6, turns: 0 },
  ],
  zones: [],
  artifact: at('G7'),
};

/** Low ground, small boxes in the four quarters, bridges in the middle. */
const QUARTERS: RealmPlan = {
  id: 'quarters',
  width: 14,
  height: 14,
  scroll: terrain(
    '......V.......',
    '...F......F...',
    '..............',
    '.F..........F.',
    '.....~..~.....',
    '....~.==.~....',
    '.....=..=....V',
    'V....=..=.....',
    '....~.==.~....',
    '.....~..~.....',
    '.F..........F.',
    '..............',
    '...F......F...',
    '.......V......',
  ),
  placements: [
    { box: '5x4', x: 6, y: 8, turns: 3 },
    { box: '3x2', x: 8, y: 0, turns: 0 },
    { box: '2x2', x: 2, y: 2, turns: 0 },
    { box: '8x1', x: 12, y: 3, turns: 1 },
    { box: '1x2', x: 6, y: 10, turns: 1 },
  ],
  zones: [],
  artifact: at('G7'),
};

export const BATTLES: readonly RealmPlan[] = [CROSSING, ISLETS, HIGHLANDS, QUARTERS];
