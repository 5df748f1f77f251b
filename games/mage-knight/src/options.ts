/** Match options: the scenario, who plays whom, the printing, and how strong the cities are. */
import { type OptionFields, type OptionsOf, parseOptions, type Result } from '@taverne/engine';
import { SCENARIO_NAMES } from './content/types.ts';
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
