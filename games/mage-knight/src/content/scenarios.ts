/** The scenarios: rounds, tiles and cities by the number of players, and what is otherwise in each. */
import type { ScenarioName, ScenarioRow } from './types.ts';

/** Cities of one level, as many as there are. */
const all = (level: number, cities: number): readonly number[] => new Array<number>(cities).fill(level);

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
  },
  // MK-SCENARIO-42 to MK-SCENARIO-48
  'solo-conquest': {
    kind: 'solo',
    sizes: { 1: { rounds: 6, shape: 'wedge', countryside: 7, cities: 2, core: 2, levels: [5, 8] } },
    ends: 'cities-conquered',
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
    conquest: true,
    blitz: true,
  },
};
