/** Views are built field by field through a table of classes: a field that nobody classified does not compile. */
import type { Match } from './match.ts';
import type { Happening, Seat } from './words.ts';
import type { Told } from './world.ts';

/**
 * `open`: everybody sees it as it is. `kept`: so they do, and it is replaced, never changed. `elsewhere`: no secret, but another
 * part of the view tells it. `secret`: nobody sees it. A function: what this seat is shown in its place.
 */
export type FieldClass<T, S> =
  | 'open'
  | 'kept'
  | 'elsewhere'
  | 'secret'
  | ((value: T, seat: Seat | undefined, state: S) => unknown);

export type Classes<S> = { readonly [K in keyof S]-?: FieldClass<S[K], S> };

/** What is left of a record when everything secret, and everything told elsewhere, is gone. */
export type Seen<S, C extends Classes<S>> = {
  readonly [K in keyof S as C[K] extends 'secret' | 'elsewhere' ? never : K]: C[K] extends (...args: never) => infer Shown
    ? Shown
    : S[K];
};

/** For a field whose value is replaced, never changed, and whose showing depends on nothing else: as long as it is the same, so is what is shown. */
export function kept<T, V>(show: (value: T) => V): (value: T) => V {
  const shown = (value: T): V => show(value);
  KEPT.add(shown);
  return shown;
}
const KEPT = new WeakSet<object>();

/** Tells what is new in a view that is the same for all, without making the rest of it. */
export interface Glance<S> {
  /** What must be remembered of a state to tell later what is new. */
  marks(state: S): readonly unknown[];
  /** The fields of the view that may not be what they were when these marks were made. */
  since(state: S, marks: readonly unknown[]): { [name: string]: unknown };
}

/** A glance by a table of classes: words, numbers and what is `kept` are shown again only when they were replaced, all else always. */
export function glanceBy<S extends object>(table: Classes<S>): Glance<S> {
  const shown = Object.keys(table).flatMap((name) => (isField(table, name) ? shownBy(name, table[name]) : []));
  return {
    marks: (state) => shown.map(({ name, show, isKept }) => (show && !isKept ? ALWAYS : markOf(state[name], isKept))),
    since(state, marks) {
      const seen: { [name: string]: unknown } = {};
      for (const [i, { name, show }] of shown.entries()) {
        const value = state[name];
        if (marks[i] !== value) seen[name] = copyPlain(show ? show(value, undefined, state) : value);
      }
      return seen;
    },
  };
}

interface Shown<S, N extends keyof S> {
  readonly name: N;
  /** Left out: it is shown as it is. */
  readonly show: Exclude<FieldClass<S[N], S>, string> | undefined;
  readonly isKept: boolean;
}

function shownBy<S, N extends keyof S>(name: N, how: FieldClass<S[N], S>): Shown<S, N>[] {
  if (isLeftOut(how)) return [];
  if (typeof how === 'function') return [{ name, show: how, isKept: KEPT.has(how) }];
  return [{ name, show: undefined, isKept: how === 'kept' }];
}

const isLeftOut = (how: unknown): how is 'secret' | 'elsewhere' => how === 'secret' || how === 'elsewhere';

const isField = <S extends object>(table: Classes<S>, name: PropertyKey): name is keyof S & string => name in table;

/** Equal to no value. */
const ALWAYS = Symbol('always');
const markOf = (value: unknown, isKept: boolean): unknown => (isKept || !isObject(value) ? value : ALWAYS);

/** Looks at a record with the eyes of a seat. The result shares nothing with the state. */
export function look<S extends object, const C extends Classes<S>>(state: S, classes: C, seat: Seat | undefined): Seen<S, C> {
  const seen: { [name: string]: unknown } = {};
  const table: Classes<S> = classes;
  for (const name in table) {
    const how = table[name];
    if (isLeftOut(how)) continue;
    seen[name] = copyPlain(typeof how === 'function' ? how(state[name], seat, state) : state[name]);
  }
  // Field by field what Seen says: some left out, some as they are, others as their function shows them.
  return seen as Seen<S, C>;
}

/** A deep copy of plain data. For edges; a game's own `copy` is written by hand. */
export function copyPlain<T>(value: T): T {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  // Most parts are words and numbers: those are copied at once, and only what lies deeper one by one.
  const copy: { [name: string]: unknown } = { ...value };
  for (const name of Object.keys(copy)) {
    const part = copy[name];
    if (isObject(part)) copy[name] = copyPlain(part);
  }
  return copy as T;
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

export function viewOf<S, O, E extends Happening, V>(match: Match<S, O, E, V>, seat: Seat | undefined): V {
  return match.game.view(match.world.state, seat);
}

/** What this seat may know of an event: the event itself, what is told in its place, or nothing. */
export function heardBy(event: Happening, seat: Seat | undefined): Happening | undefined {
  if (event.only === undefined && event.instead === undefined) return event;
  const { only, instead, ...told } = event;
  if (only === undefined || (seat !== undefined && only.includes(seat))) return told;
  return instead && heardBy(instead, seat);
}

/** The events this seat may know, from place `since` of the line on. */
export function eventsFor(events: readonly Told[], seat: Seat | undefined, since = 0): Told[] {
  return events.flatMap(({ at, event }) => {
    const heard = at >= since ? heardBy(event, seat) : undefined;
    return heard ? [{ at, event: heard }] : [];
  });
}
