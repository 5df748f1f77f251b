/** The scenarios: rounds, tiles and cities by the number of players, and what is otherwise in each. */
import type { ScenarioName, ScenarioRow } from './types.ts';

export const SCENARIOS: { readonly [S in ScenarioName]: ScenarioRow } = {
  // MK-SCENARIO-24 to MK-SCENARIO-30
  'first-reconnaissance': {
    kind: 'solo',
    sizes: { 1: { rounds: 4, shape: 'wedge-unlimited', countryside: 8, cities: 1, core: 2, levels: [] } },
    ascending: true,
    closedCities: true,
    famePerTile: 1,
    noElite: true,
    villagersFirst: true,
    ends: 'city-revealed',
    dummy: true,
    usesUpTactics: true,
  },
  // MK-SCENARIO-42 to MK-SCENARIO-48
  'solo-conquest': {
    kind: 'solo',
    sizes: { 1: { rounds: 6, shape: 'wedge', countryside: 7, cities: 2, core: 2, levels: [5, 8] } },
    ends: 'cities-conquered',
    mustEnd: true,
    dummy: true,
    usesUpTactics: true,
    conquest: true,
  },
};
