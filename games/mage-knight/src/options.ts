/** Match options: the scenario, who plays whom, the printing, and how strong the cities are. */
import { type OptionFields, type OptionsOf, parseOptions, type Result, type Trouble, trouble } from '@taverne/engine';
import { SCENARIOS } from './content/scenarios.ts';
import { SCENARIO_NAMES } from './content/types.ts';
import { said } from './sentences.ts';
import { HEROES, PRINTINGS } from './words.ts';

export const FIELDS = {
  scenario: { kind: 'choice', of: SCENARIO_NAMES, default: 'first-reconnaissance', rule: 'MK-SETUP-01' },
  /** The heroes of the seats, in the order in which they were chosen; chance deals those that are left, to the dummy player too. */
  hero: { kind: 'choice', of: ['random', ...HEROES], default: 'random', rule: 'MK-SETUP-01' },
  hero2: { kind: 'choice', of: ['random', ...HEROES], default: 'random', rule: 'MK-SETUP-01' },
  hero3: { kind: 'choice', of: ['random', ...HEROES], default: 'random', rule: 'MK-SETUP-01' },
  hero4: { kind: 'choice', of: ['random', ...HEROES], default: 'random', rule: 'MK-SETUP-01' },
  /** Four at the table, two against two: those who sit opposite are a team. */
  teams: { kind: 'flag', default: false, rule: 'MK-SCENARIO-18' },
  printing: { kind: 'choice', of: PRINTINGS, default: 'revised', rule: 'MK-RULING-20' },
  /** Fights between players: as the scenario has it, or as was agreed (MK-OTHERS-11, MK-SCENARIO-26). */
  duels: { kind: 'choice', of: ['scenario', 'yes', 'no'], default: 'scenario', rule: 'MK-OTHERS-11' },
  /** Joint assaults among rivals, too: where all play together they are allowed anyway. */
  together: { kind: 'flag', default: false, rule: 'MK-COOP-01' },
  /** What later editions add to fights between players and to joint assaults (MK-RULING-18). */
  laterFights: { kind: 'flag', default: false, rule: 'MK-PVP-69' },
  /** The level of the first city revealed, and of all others; 0: as the scenario has it. */
  firstCity: { kind: 'whole', min: 0, max: 11, default: 0, rule: 'MK-SCENARIO-43' },
  otherCities: { kind: 'whole', min: 0, max: 11, default: 0, rule: 'MK-SCENARIO-43' },
} as const satisfies OptionFields;

export type Options = OptionsOf<typeof FIELDS>;

/** The options that stay in force after set-up. */
export type Rules = Omit<Options, 'hero' | 'hero2' | 'hero3' | 'hero4'>;

/** The options in two parts: the heroes, seat by seat, as far as there are seats; and what stays in force. */
export function heroesAndRules(options: Options, seats: number): { readonly heroes: readonly Wish[]; readonly rules: Rules } {
  const { hero, hero2, hero3, hero4, ...rules } = options;
  return { heroes: [hero, hero2, hero3, hero4].slice(0, seats), rules };
}
export type Wish = Options['hero'];

export const parse = (raw: unknown): Result<Options> => parseOptions(FIELDS, raw);

/** A scenario is for so many players and no others, and nobody leads a hero that another has (MK-SETUP-01). */
export function misfit(options: Options, seats: number): Trouble | undefined {
  const { scenario } = options;
  if (!SCENARIOS[scenario].sizes[seats]) {
    return trouble('wrong-option', said('not-for-so-many', { scenario, seats }), 'options.scenario');
  }
  const { heroes } = heroesAndRules(options, seats);
  const twice = heroes.findIndex((hero, seat) => hero !== 'random' && heroes.indexOf(hero) !== seat);
  if (twice < 0) return undefined;
  const hero = heroes[twice] ?? '';
  const name = `${hero.charAt(0).toUpperCase()}${hero.slice(1)}`;
  return trouble('wrong-option', said('hero-twice', { hero: name }), `options.hero${twice + 1}`);
}
