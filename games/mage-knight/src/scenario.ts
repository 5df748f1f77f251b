/** The scenario that is played, and its size for the players at the table. */
import { SCENARIOS } from './content/scenarios.ts';
import type { ScenarioRow, ScenarioSize } from './content/types.ts';
import type { State } from './state.ts';

export const scenarioOf = ({ rules }: Pick<State, 'rules'>): ScenarioRow => SCENARIOS[rules.scenario];

export function sizeOf({ rules, seats }: Pick<State, 'rules' | 'seats'>): ScenarioSize {
  const size = SCENARIOS[rules.scenario].sizes[seats];
  if (!size) throw new RangeError(`${rules.scenario} is not for ${seats}`);
  return size;
}

/** The level of the next city to be revealed (MK-SCENARIO-43). */
export function nextCityLevel(state: State): number {
  const { firstCity, otherCities } = state.rules;
  const at = state.cities.length;
  return (at === 0 ? firstCity : otherCities) || (sizeOf(state).levels[at] ?? 1);
}
