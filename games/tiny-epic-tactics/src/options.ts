/** Match options: the mode, the content, the realm, and the rulings that are a matter of taste. */
import type { OptionFields, OptionsOf } from '@taverne/engine';
import { MODES } from './words.ts';

/** A content pack as JSON text; no honest one is longer. */
export const LONGEST_PACK = 256_000;
/** A realm as text (realm/text.ts). */
export const LONGEST_REALM = 4_000;

export const FIELDS = {
  mode: { kind: 'choice', of: MODES, default: 'competitive', rule: 'TET-SETUP-01' },
  /** Who plays first: chance (the rule), or the seat with this number. */
  first: { kind: 'choice', of: ['chance', '0', '1', '2', '3'], default: 'chance', rule: 'TET-SETUP-11' },
  /** Battle only: one of the presets by its id, or a realm as text; empty: the first preset. */
  realm: { kind: 'text', longest: LONGEST_REALM, rule: 'TET-BATTLE-04' },
  /** May a built realm break the suggestions about stacking and reach (TET-RUL-24)? */
  anyRealm: { kind: 'flag', default: false, rule: 'TET-RUL-24' },
  /** May the 2 HP be paid at any moment before the unit's first action, or at the start of the turn only (TET-RUL-05)? */
  payAnyTime: { kind: 'flag', default: true, rule: 'TET-RUL-05' },
  /** A match that drags on ends after this many rounds, scored as it stands. */
  roundCap: { kind: 'whole', min: 10, max: 200, default: 60, rule: 'TET-ONL-01' },
  /** Content in place of the house's own, as JSON; empty: the house pack. */
  pack: { kind: 'text', longest: LONGEST_PACK },
} as const satisfies OptionFields;

export type Options = OptionsOf<typeof FIELDS>;

/** The options that stay in force after set-up. */
export type Rules = Pick<Options, 'mode' | 'payAnyTime' | 'roundCap'>;
