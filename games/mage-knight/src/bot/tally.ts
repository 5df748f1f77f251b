/** What is measured of many matches: the scenarios, and what became of the hero. */
import type { Seat } from '@taverne/engine';
import { unitOf } from '../book.ts';
import { SCENARIO_NAMES } from '../content/types.ts';
import { fameOf, levelOf, type State, unitsOf } from '../state.ts';
import { HEROES, NONE } from '../words.ts';

export const mageMeasures = {
  modes: SCENARIO_NAMES.map((scenario) => ({ name: scenario, options: { scenario }, seats: [1], adventure: true })),
  tally: (state: State, seat: Seat) => ({
    order: seat,
    team: seat,
    had: {
      hero: HEROES.slice(state.heroes[seat] ?? 0, (state.heroes[seat] ?? 0) + 1),
      unit: unitsOf(state, seat).map(({ unit }) => unitOf(state, unit).id),
    },
    figures: {
      Fame: fameOf(state, seat),
      level: levelOf(state, seat),
      rounds: state.round,
      tiles: state.tiles.length,
      'cities found': state.cities.length,
      'cities conquered': state.cities.filter(({ leader }) => leader !== NONE).length,
    },
  }),
};
