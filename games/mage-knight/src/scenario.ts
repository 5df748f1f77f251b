/** The scenario that is played, and its size for the players at the table. */
import type { SeatCount } from '@taverne/engine';
import { SCENARIOS } from './content/scenarios.ts';
import { SCENARIO_NAMES, type ScenarioRules, type ScenarioSize } from './content/types.ts';
import type { State } from './state.ts';

type Playing = Pick<State, 'rules' | 'seats'>;

/** Scenario → players → its rules for so many, put together once: rules at work ask for them again and again. */
const RULES = Object.fromEntries(
  SCENARIO_NAMES.map((name) => {
    const { sizes, ...rules } = SCENARIOS[name];
    const all: ScenarioRules[] = [];
    for (const [seats, { otherwise }] of Object.entries(sizes)) all[Number(seats)] = { ...rules, ...otherwise };
    return [name, all];
  }),
);

/** How many may play each of them, and whether they do so together (MK-SCENARIO-49). */
export const SEATS: { readonly [scenario: string]: SeatCount } = Object.fromEntries(
  SCENARIO_NAMES.map((name) => {
    const { sizes, kind } = SCENARIOS[name];
    const counts = Object.keys(sizes).map(Number);
    const together = kind === 'cooperative' ? ({ together: true } as const) : {};
    return [name, { min: Math.min(...counts), max: Math.max(...counts), ...together }];
  }),
);

export const scenarioOf = ({ rules, seats }: Playing): ScenarioRules =>
  RULES[rules.scenario]?.[seats] ?? SCENARIOS[rules.scenario];

/** The rule that brings on the last turns; where there is none the last round ends it all. */
export const endRule = (playing: Playing): string => scenarioOf(playing).endsBy ?? 'MK-ROUND-24';

export function sizeOf({ rules, seats }: Playing): ScenarioSize {
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
