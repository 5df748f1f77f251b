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

/** For a field whose showing depends on nothing but its value: as long as that is the same, so is what is shown. */
export function byValue<T, V>(show: (value: T) => V): (value: T) => V {
  const shown = (value: T): V => show(value);
  BY_VALUE.add(shown);
  return shown;
}
const BY_VALUE = new WeakSet<object>();

/** A field of a view that may not be what it was. */
export interface Fresh {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
}

/**
 * Tells what is new in a view that is the same for all, without making the rest of it. What it tells may be part of the states:
 * it is for reading at once.
 */
export type Glance<S> = (before: S, after: S) => Fresh[];

/** A glance by a table of classes: what is shown by its value alone is looked at only where the value is another one, all else always. */
export function glanceBy<S extends object>(table: Classes<S>): Glance<S> {
  const shown = Object.keys(table).flatMap((name) => (isField(table, name) ? shownBy(name, table[name]) : []));
  return (before, after) => {
    const fresh: Fresh[] = [];
    for (const { name, show, isByValue } of shown) {
      const [was, is] = [before[name], after[name]];
      if (isByValue && isSame(was, is)) continue;
      fresh.push(
        show ? { name, was: show(was, undefined, before), is: show(is, undefined, after) } : { name: String(name), was, is },
      );
    }
    return fresh;
  };
}

interface Shown<S, N extends keyof S> {
  readonly name: N;
  /** Left out: it is shown as it is. */
  readonly show: Exclude<FieldClass<S[N], S>, string> | undefined;
  readonly isByValue: boolean;
}

function shownBy<S, N extends keyof S>(name: N, how: FieldClass<S[N], S>): Shown<S, N>[] {
  if (isLeftOut(how)) return [];
  if (typeof how === 'function') return [{ name, show: how, isByValue: BY_VALUE.has(how) }];
  return [{ name, show: undefined, isByValue: true }];
}

const isLeftOut = (how: unknown): how is 'secret' | 'elsewhere' => how === 'secret' || how === 'elsewhere';

const isField = <S extends object>(table: Classes<S>, name: PropertyKey): name is keyof S & string => name in table;

/** The same value, or a list of the same: a list that is changed in place is another one in each copy of a state. */
function isSame(some: unknown, other: unknown): boolean {
  if (some === other) return true;
  if (!Array.isArray(some) || !Array.isArray(other) || some.length !== other.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== other[i]) return false;
  return true;
}

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
