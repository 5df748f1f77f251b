/** Expected failures are values. This is their shape, and the list of their names. */
import type { Phrase } from './phrase.ts';
import { said } from './sentences.ts';
import type { Refusal } from './words.ts';

export const TROUBLES = [
  // answering
  'no-such-seat',
  'not-asked',
  'stale-question',
  'not-offered',
  'match-over',
  'match-running',
  'rules-broke',
  // bending the match
  'nothing-to-undo',
  'no-consent',
  'not-allowed',
  'no-offer',
  // coming from outside
  'wrong-option',
  'wrong-position',
  'wrong-order',
  'damaged',
  'other-game',
  'other-version',
  'diverged',
  'chance-touched',
] as const;
export type TroubleName = (typeof TROUBLES)[number];

/** What went wrong, for programs (`trouble`, `at`) and, as a phrase, for people. */
export interface Trouble extends Phrase {
  readonly trouble: TroubleName;
  /** Where: a path into the input such as `journal[12].key`. */
  readonly at?: string;
  /** A rule of the game is against it: the game has the words. */
  readonly refusal?: Refusal;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function trouble(name: TroubleName, phrase: Phrase, at?: string): Trouble {
  const { code, figures, say } = phrase;
  return at === undefined ? { trouble: name, code, figures, say } : { trouble: name, code, figures, say, at };
}

export function fail(name: TroubleName, phrase: Phrase, at?: string): { ok: false; trouble: Trouble } {
  return { ok: false, trouble: trouble(name, phrase, at) };
}

/** A recorded match and the rules disagree: the record was edited, or the rules are another version or not deterministic. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
  /** The place in the line of entries. */
  readonly at: number;
  readonly told: Phrase;
  constructor(at: number, rules: Phrase, record: Phrase) {
    const told = said('diverged', { entry: at, rules, record });
    super(told.say);
    this.at = at;
    this.told = told;
  }
}
