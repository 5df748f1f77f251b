/** The scenarios: rounds, tiles and cities by the number of players, and what is otherwise in each. */
import type { ScenarioName, ScenarioRow } from './types.ts';

/** Cities of one level, as many as there are. */
const all = (level: number, cities: number): readonly number[] => new Array<number>(cities).fill(level);

/** Those that are about something else than cities, for two to four. */
const quests = (rounds: number): ScenarioRow['sizes'] => ({
  2: { rounds, shape: 'wedge', countryside: 8, cities: 1, core: 1, levels: [] },
  3: { rounds, shape: 'wedge', countryside: 9, cities: 1, core: 2, levels: [] },
  4: { rounds, shape: 'open-4', countryside: 11, cities: 1, core: 3, levels: [] },
});

/**
 * Where the tiles of Conquer and Hold lie, the start tile in the middle of the coast: the printed map is not known to us, so this one is of
 * the house. Its tiles are those with keeps and mage towers.
 */
export const HOLDS_MAP = [
  ['countryside-3', 0, 1],
  ['countryside-10', 1, 0],
  ['countryside-4', 1, -1],
  ['countryside-9', 0, 2],
  ['countryside-11', 2, -2],
  ['core-2', 1, 1],
  ['core-7', 2, 0],
  ['core-3', 2, -1],
  ['core-4', 1, 2],
] as const;

export const SCENARIOS: { readonly [S in ScenarioName]: ScenarioRow } = {
  // MK-SCENARIO-22 to MK-SCENARIO-30
  'first-reconnaissance': {
    kind: 'competitive',
    sizes: {
      1: {
        rounds: 4,
        shape: 'wedge-unlimited',
        countryside: 8,
        cities: 1,
        core: 2,
        levels: [],
        otherwise: { kind: 'solo', dummy: true, usesUpTactics: true },
      },
      2: { rounds: 3, shape: 'wedge-unlimited', countryside: 8, cities: 1, core: 2, levels: [] },
      3: { rounds: 3, shape: 'wedge-unlimited', countryside: 9, cities: 1, core: 2, levels: [] },
      4: { rounds: 3, shape: 'wedge-unlimited', countryside: 11, cities: 1, core: 2, levels: [] },
    },
    ascending: true,
    closedCities: true,
    famePerTile: 1,
    noElite: true,
    villagersFirst: true,
    noDuels: true,
    ends: 'city-revealed',
    endsBy: 'MK-SCENARIO-28',
  },
  // MK-SCENARIO-42 to MK-SCENARIO-48
  'solo-conquest': {
    kind: 'solo',
    sizes: { 1: { rounds: 6, shape: 'wedge', countryside: 7, cities: 2, core: 2, levels: [5, 8] } },
    ends: 'cities-conquered',
    endsBy: 'MK-SCENARIO-47',
    dummy: true,
    usesUpTactics: true,
    conquest: true,
  },
  // MK-SCENARIO-31 to MK-SCENARIO-35
  'full-conquest': {
    kind: 'competitive',
    sizes: {
      2: { rounds: 6, shape: 'wedge', countryside: 8, cities: 2, core: 1, levels: all(4, 2) },
      3: { rounds: 6, shape: 'wedge', countryside: 9, cities: 3, core: 2, levels: all(4, 3) },
      4: { rounds: 6, shape: 'open-5', countryside: 11, cities: 4, core: 3, levels: all(4, 4) },
    },
    ends: 'cities-conquered',
    endsBy: 'MK-SCENARIO-34',
    conquest: true,
  },
  // MK-SCENARIO-36 to MK-SCENARIO-41
  'blitz-conquest': {
    kind: 'competitive',
    sizes: {
      2: { rounds: 4, shape: 'wedge', countryside: 6, cities: 2, core: 1, levels: all(3, 2) },
      3: { rounds: 4, shape: 'wedge', countryside: 7, cities: 3, core: 2, levels: all(3, 3) },
      4: { rounds: 4, shape: 'open-4', countryside: 9, cities: 4, core: 3, levels: all(3, 4) },
    },
    ends: 'cities-conquered',
    endsBy: 'MK-SCENARIO-41',
    conquest: true,
    blitz: true,
  },
  // MK-SCENARIO-49 to MK-SCENARIO-55
  'full-cooperation': {
    kind: 'cooperative',
    sizes: {
      2: { rounds: 6, shape: 'open-5', countryside: 8, cities: 3, core: 2, levels: [5, 5, 8] },
      3: { rounds: 6, shape: 'open-5', countryside: 10, cities: 4, core: 3, levels: [5, 5, 5, 11] },
    },
    ends: 'cities-conquered',
    endsBy: 'MK-SCENARIO-54',
    dummy: true,
    agreed: true,
    conquest: true,
  },
  // MK-SCENARIO-56 to MK-SCENARIO-58
  'blitz-cooperation': {
    kind: 'cooperative',
    sizes: {
      2: { rounds: 4, shape: 'open-5', countryside: 7, cities: 2, core: 1, levels: [5, 8] },
      3: { rounds: 4, shape: 'open-5', countryside: 8, cities: 3, core: 2, levels: [5, 8, 11] },
    },
    ends: 'cities-conquered',
    endsBy: 'MK-SCENARIO-56',
    dummy: true,
    agreed: true,
    conquest: true,
    blitz: true,
  },
  // MK-SCENARIO-59
  'mines-liberation': { kind: 'competitive', sizes: quests(4), openCity: 'red', quest: 'mines', endsBy: 'MK-SCENARIO-59' },
  // MK-SCENARIO-60
  'druid-nights': { kind: 'competitive', sizes: quests(4), openCity: 'green', quest: 'glades', endsBy: 'MK-SCENARIO-60' },
  // MK-SCENARIO-61
  'dungeon-lords': { kind: 'competitive', sizes: quests(5), openCity: 'blue', quest: 'dungeons', endsBy: 'MK-SCENARIO-61' },
  // MK-SCENARIO-62
  'conquer-and-hold': {
    kind: 'competitive',
    sizes: {
      2: { rounds: 6, shape: 'open-5', countryside: 5, cities: 1, core: 3, levels: [] },
      4: { rounds: 4, shape: 'open-5', countryside: 5, cities: 1, core: 3, levels: [] },
    },
    closedCities: true,
    quest: 'holds',
  },
  // MK-SCENARIO-63
  'one-to-return': {
    kind: 'competitive',
    sizes: {
      2: { rounds: 4, shape: 'wedge', countryside: 7, cities: 1, core: 1, levels: all(3, 1) },
      3: { rounds: 4, shape: 'wedge', countryside: 8, cities: 2, core: 2, levels: all(3, 2) },
      4: { rounds: 4, shape: 'wedge', countryside: 10, cities: 3, core: 3, levels: all(3, 3) },
    },
    quest: 'return',
  },
};
