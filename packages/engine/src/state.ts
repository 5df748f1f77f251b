/**
 * A state's fields, each declared once: the declaration gives the type, the empty value, what copies may share, and who may
 * see it.
 *
 *   const FIELDS = {
 *     rules: given<Rules>().open,                  // told at set-up, never changed
 *     turns: begins(0).open,                       // 0 at first; a new value takes the place of the old one
 *     hands: begins<readonly Hand[]>([]).own,
 *     at: inPlace(() => perUnit(NONE)).shown,      // a list that is changed where it is
 *   } satisfies StateFields;
 *   export interface State extends StateOf<typeof FIELDS> {}
 */
import { byValue } from './view.ts';
import type { Seat } from './words.ts';

/**
 * `open`: everybody sees it as it is. `kept`: so they do, or through a function of the value alone; the value is replaced, never
 * changed, and as long as it is the same, nobody is told again. `shown`: everybody sees what a function makes of it. `own`: what
 * one sees depends on one's seat. `elsewhere`: no secret, but another part of the view tells it. `secret`: nobody sees it.
 */
const SECRECY = ['open', 'kept', 'shown', 'own', 'elsewhere', 'secret'] as const;
export type Secrecy = (typeof SECRECY)[number];

/** `given`: told at set-up and never changed. `replaced`: copies of a state share its value. `in place`: each has its own. */
type Kind = 'given' | 'replaced' | 'in place';

export interface StateField<T = unknown, C extends Secrecy = Secrecy, K extends Kind = Kind, Start = never> {
  readonly secrecy: C;
  readonly kind: K;
  readonly empty: (start: Start) => T;
}

/** `Start`: what the empty values want to know. */
export type StateFields<Start = never> = { readonly [name: string]: StateField<unknown, Secrecy, Kind, Start> };

/** Say who may see it: `begins(0).open`. */
type Declared<T, K extends Kind, Start> = { readonly [C in Secrecy]: StateField<T, C, K, Start> };

function declared<T, K extends Kind, Start>(kind: K, empty: (start: Start) => T): Declared<T, K, Start> {
  const as = <const C extends Secrecy>(secrecy: C): StateField<T, C, K, Start> => ({ secrecy, kind, empty });
  return {
    open: as('open'),
    kept: as('kept'),
    shown: as('shown'),
    own: as('own'),
    elsewhere: as('elsewhere'),
    secret: as('secret'),
  };
}

/** Told at set-up, and never changed afterwards. */
export const given = <T>(): Declared<T, 'given', unknown> =>
  declared('given', (): T => {
    throw new Error('this field has no empty value: it is told at set-up');
  });

/** Empty it is this. Its value is replaced, never changed. */
export const begins = <T>(empty: T): Declared<T, 'replaced', unknown> => declared('replaced', () => empty);

/** The same for a value that depends on how the match starts, such as one entry for each unit. */
export const beginsBy = <T, Start>(empty: (start: Start) => T): Declared<T, 'replaced', Start> => declared('replaced', empty);

/** Its value is changed in place, so that no two states may share it. */
export const inPlace = <T, Start = unknown>(empty: (start: Start) => T): Declared<T, 'in place', Start> =>
  declared('in place', empty);

// ── the state ──

type ValueIn<D> = D extends { readonly empty: (start: never) => infer T } ? T : never;
type OfKind<F extends StateFields, K extends Kind> = { [N in keyof F]: F[N]['kind'] extends K ? N : never }[keyof F];
type Flat<T> = { [N in keyof T]: T[N] };

/** What the declaration says a state is. Only what is replaced can be assigned to. */
export type StateOf<F extends StateFields> = Flat<
  { readonly [N in keyof F as F[N]['kind'] extends 'replaced' ? never : N]: ValueIn<F[N]> } & {
    -readonly [N in keyof F as F[N]['kind'] extends 'replaced' ? N : never]: ValueIn<F[N]>;
  }
>;

type GivenOf<F extends StateFields> = Pick<StateOf<F>, Extract<OfKind<F, 'given'>, keyof StateOf<F>>>;

/** A state with nothing in it but what is given. Beside the fields that are, `given` tells whatever the empty values want to know. */
export function emptyOf<F extends StateFields<Start>, Start>(fields: F, given: Start & GivenOf<F>): StateOf<F> {
  const { blank, told, made } = draftOf(fields, given);
  const says: { readonly [name: string]: unknown } = { ...given };
  const state: { [name: string]: unknown } = { ...blank };
  for (const name of told) state[name] = says[name];
  for (const name of made) state[name] = fields[name]?.empty(given);
  // Field by field what StateOf says: given ones as told, the others as they begin.
  return state as StateOf<F>;
}

/** What all empty states of a game have in common, worked out once: a match begins often where bots play. */
interface Draft {
  /** What is replaced and asks for nothing is as it begins. */
  readonly blank: object;
  /** The names of what is given, and of what is made anew for each state. */
  readonly told: readonly string[];
  readonly made: readonly string[];
}
const DRAFTS = new WeakMap<StateFields, Draft>();

function draftOf<F extends StateFields<Start>, Start>(fields: F, given: Start & GivenOf<F>): Draft {
  const known = DRAFTS.get(fields);
  if (known) return known;
  const names = Object.keys(fields);
  const isTold = (name: string): boolean => fields[name]?.kind === 'given';
  const isMade = (name: string): boolean => fields[name]?.kind === 'in place' || (fields[name]?.empty.length ?? 0) > 0;
  const state = Object.fromEntries(names.map((name) => [name, isTold(name) ? null : fields[name]?.empty(given)]));
  const draft: Draft = {
    // Made of a text, because then all fields lie in the object itself. Added one by one they lie in a table beside it, and fifty of
    // them are copied several times as slowly.
    blank: Object.assign(JSON.parse(JSON.stringify(state)) as object, state),
    told: names.filter(isTold),
    made: names.filter((name) => !isTold(name) && isMade(name)),
  };
  DRAFTS.set(fields, draft);
  return draft;
}

/** What copies may share, and what they may not. */
type Shared<F extends StateFields> = Omit<StateOf<F>, OfKind<F, 'in place'>>;
type Unshared<F extends StateFields> = Pick<StateOf<F>, Extract<OfKind<F, 'in place'>, keyof StateOf<F>>>;

/**
 * A copier as fast as one written field by field: `copyBy<typeof FIELDS>((shared, { at }) => ({ ...shared, at: [...at] }))`.
 * What is changed in place and was forgotten does not compile.
 */
export const copyBy =
  <F extends StateFields>(copy: (shared: Shared<F>, unshared: Unshared<F>) => StateOf<F>) =>
  (state: StateOf<F>): StateOf<F> =>
    copy(state, state);

// ── the view ──

type OfSecrecy<F extends StateFields, C extends Secrecy> = { [N in keyof F]: F[N]['secrecy'] extends C ? N : never }[keyof F];

/** How the fields are seen that are not seen as they are. Only what is one's own depends on the seat. */
export type Shows<F extends StateFields> = {
  readonly [N in OfSecrecy<F, 'shown'>]: (value: ValueIn<F[N]>, state: StateOf<F>) => unknown;
} & {
  readonly [N in OfSecrecy<F, 'own'>]: (value: ValueIn<F[N]>, state: StateOf<F>, seat: Seat | undefined) => unknown;
} & {
  readonly [N in OfSecrecy<F, 'kept'>]?: (value: ValueIn<F[N]>) => unknown;
} & {
  readonly [N in OfSecrecy<F, 'open' | 'elsewhere' | 'secret'>]?: never;
};

/** The table of classes that `look` and `glanceBy` read. */
type ClassesOf<F extends StateFields, W> = {
  readonly [N in keyof F]: N extends keyof W
    ? W[N] extends (...args: never) => infer Sight
      ? (value: ValueIn<F[N]>, seat: Seat | undefined, state: StateOf<F>) => Sight
      : never
    : F[N]['secrecy'] & ('open' | 'kept' | 'elsewhere' | 'secret');
};

export function classesOf<F extends StateFields, W extends Shows<F>>(fields: F, shows: W): ClassesOf<F, W> {
  const classes: { [name: string]: unknown } = {};
  const hows: { readonly [name: string]: unknown } = shows;
  for (const [name, { secrecy }] of Object.entries(fields)) {
    const how = hows[name];
    classes[name] = isShow(how) ? classOf(secrecy, how) : secrecy;
  }
  // Field by field what ClassesOf says: the function that shows it, or the name of its class.
  return classes as ClassesOf<F, W>;
}

type Show = (value: unknown, state: unknown, seat: unknown) => unknown;
const isShow = (how: unknown): how is Show => typeof how === 'function';

/** A function that takes the value alone looks at nothing else. */
const classOf = (secrecy: Secrecy, show: Show) =>
  secrecy === 'kept' || show.length < 2
    ? byValue((value: unknown) => show(value, undefined, undefined))
    : (value: unknown, seat: unknown, state: unknown) => show(value, state, seat);
