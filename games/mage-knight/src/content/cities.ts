/** The four cities: who defends them at each of their eleven levels, and what they do for those (MK-CITY-02 to MK-CITY-14). */
import type { Basic, PileName } from '../words.ts';
import type { CityRow } from './types.ts';

const BACKS: { readonly [letter: string]: PileName } = { G: 'gray', B: 'brown', V: 'violet', W: 'white' };

/** `'2V 1W'` as the backs of three tokens; levels are told from 1 to 11. */
const garrisons = (...levels: readonly string[]): CityRow['garrison'] =>
  levels.map((level) =>
    level.split(' ').flatMap((part) => {
      const pile = BACKS[part.slice(1)];
      return pile === undefined ? [] : Array.from({ length: Number(part[0]) }, () => pile);
    }),
  );

export const CITIES: { readonly [C in Basic]: CityRow } = {
  red: {
    colour: 'red',
    tile: 'core-8',
    bonuses: [{ elements: ['physical'], trait: 'brutal' }],
    garrison: garrisons(
      '1W',
      '1B 1V',
      '1B 1W',
      '1B 2V',
      '1B 1V 1W',
      '2B 2V',
      '1B 2V 1W',
      '1B 1V 2W',
      '2B 2V 1W',
      '2B 1V 2W',
      '1B 1V 3W',
    ),
    sells: 'artifact',
  },
  blue: {
    colour: 'blue',
    tile: 'core-6',
    bonuses: [
      { elements: ['fire', 'ice'], attack: 2 },
      { elements: ['cold-fire'], attack: 1 },
    ],
    garrison: garrisons(
      '1G 1V',
      '2V',
      '1V 1W',
      '1G 1V 1W',
      '2V 1W',
      '1V 2W',
      '1G 2V 1W',
      '2V 2W',
      '1V 3W',
      '1G 2V 2W',
      '2V 3W',
    ),
    sells: 'spell',
  },
  green: {
    colour: 'green',
    tile: 'core-5',
    bonuses: [{ elements: ['physical'], trait: 'poison' }],
    garrison: garrisons(
      '1G 1B',
      '2B',
      '2G 1B',
      '1G 1B 1W',
      '2B 1W',
      '2G 1B 1W',
      '1G 2B 1W',
      '2B 2W',
      '1G 3B 1W',
      '1G 2B 2W',
      '2B 3W',
    ),
    sells: 'advanced',
  },
  white: {
    colour: 'white',
    tile: 'core-7',
    bonuses: [{ armor: 1 }],
    garrison: garrisons('1W', '1G 1W', '2W', '2G 1W', '1G 2W', '3G 1W', '2G 2W', '1G 3W', '3G 2W', '2G 3W', '1G 4W'),
    sells: 'elite',
  },
};

/** Influence for what a city sells; a spell costs a mana of its colour besides (MK-CITY-10 to MK-CITY-13). */
export const CITY_PRICES: { readonly [S in CityRow['sells']]: number } = { artifact: 12, spell: 7, elite: 2, advanced: 6 };
