/** What is measured of many matches: the scenarios, and what became of the hero. */
import type { MeasuredMode, Seat } from '@taverne/engine';
import { skillOf, tacticOf } from '../book.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../content/types.ts';
import { heroAndUnits } from '../mementos.ts';
import { fameOf, levelOf, type State, skillsOf } from '../state.ts';
import { NONE } from '../words.ts';

/** Alone and together it is the scenario that has to be beaten; a scenario may be both, by the number of seats. */
function modesOf(scenario: ScenarioName): readonly MeasuredMode[] {
  const { sizes, kind } = SCENARIOS[scenario];
  return [true, false].flatMap((adventure) => {
    const seats = Object.entries(sizes).flatMap(([seats, { otherwise }]) =>
      ((otherwise?.kind ?? kind) !== 'competitive') === adventure ? [Number(seats)] : [],
    );
    return seats.length === 0 ? [] : [{ name: scenario, options: { scenario }, seats, adventure }];
  });
}

/** The one of the last round. */
function lastTactic(state: State, seat: Seat): readonly string[] {
  const tactic = state.tactic[seat] ?? NONE;
  return tactic === NONE ? [] : [tacticOf(state, tactic).id];
}

export const mageMeasures = {
  modes: SCENARIO_NAMES.flatMap(modesOf),
  tally: (state: State, seat: Seat) => ({
    order: seat,
    team: seat,
    had: {
      ...heroAndUnits(state, seat),
      skill: skillsOf(state, seat).map((skill) => skillOf(state, skill).id),
      tactic: lastTactic(state, seat),
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
