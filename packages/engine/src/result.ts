/** Expected failures are values. This is their shape, and the list of their names. */

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

/** What went wrong, for programs (`trouble`, `at`) and for people (`say`). */
export interface Trouble {
  readonly trouble: TroubleName;
  readonly say: string;
  /** Where: a path into the input such as `journal[12].key`. */
  readonly at?: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function trouble(name: TroubleName, say: string, at?: string): Trouble {
  return at === undefined ? { trouble: name, say } : { trouble: name, say, at };
}

export function fail(name: TroubleName, say: string, at?: string): { ok: false; trouble: Trouble } {
  return { ok: false, trouble: trouble(name, say, at) };
}

/** A recorded match and the rules disagree: the record was edited, or the rules are another version or not deterministic. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
  /** The place in the line of entries. */
  readonly at: number;
  constructor(at: number, rules: string, record: string) {
    super(`entry ${at}: the rules ${rules}, the record says ${record}`);
    this.at = at;
  }
}
