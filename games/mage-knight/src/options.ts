/** Match options: the scenario, who plays whom, the printing, and how strong the cities are. */
import { type OptionFields, type OptionsOf, parseOptions, type Result, type Trouble, trouble } from '@taverne/engine';
import { SCENARIOS } from './content/scenarios.ts';
import { SCENARIO_NAMES } from './content/types.ts';
import { said } from './sentences.ts';
import { HEROES, PRINTINGS } from './words.ts';

export const FIELDS = {
  scenario: { kind: 'choice', of: SCENARIO_NAMES, default: 'first-reconnaissance', rule: 'MK-SETUP-01' },
  /** The hero of the first seat; the others, and the dummy player, have what chance leaves them. */
  hero: { kind: 'choice', of: ['random', ...HEROES], default: 'random', rule: 'MK-SETUP-01' },
  printing: { kind: 'choice', of: PRINTINGS, default: 'revised', rule: 'MK-RULING-20' },
  /** The level of the first city revealed, and of all others; 0: as the scenario has it. */
  firstCity: { kind: 'whole', min: 0, max: 11, default: 0, rule: 'MK-SCENARIO-43' },
  otherCities: { kind: 'whole', min: 0, max: 11, default: 0, rule: 'MK-SCENARIO-43' },
} as const satisfies OptionFields;

export type Options = OptionsOf<typeof FIELDS>;

/** The options that stay in force after set-up. */
export type Rules = Omit<Options, 'hero'>;

export const parse = (raw: unknown): Result<Options> => parseOptions(FIELDS, raw);

/** A scenario is for so many players and no others. */
export function misfit({ scenario }: Options, seats: number): Trouble | undefined {
  if (SCENARIOS[scenario].sizes[seats]) return undefined;
  return trouble('wrong-option', said('not-for-so-many', { scenario, seats }), 'options.scenario');
}
