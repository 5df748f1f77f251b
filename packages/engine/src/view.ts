/** Views are built field by field through a table of classes: a field that nobody classified does not compile. */
import type { Match } from './match.ts';
import type { Happening, Seat } from './words.ts';
import type { Told } from './world.ts';

/** `open`: everybody sees it. `secret`: nobody does. A function: what this seat is shown in its place. */
export type FieldClass<T, S> = 'open' | 'secret' | ((value: T, seat: Seat | undefined, state: S) => unknown);

export type Classes<S> = { readonly [K in keyof S]-?: FieldClass<S[K], S> };

/** What is left of a record when everything secret is gone. */
export type Seen<S, C extends Classes<S>> = {
  readonly [K in keyof S as C[K] extends 'secret' ? never : K]: C[K] extends (...args: never) => infer Shown ? Shown : S[K];
};

/**
 * For a field whose value is replaced, never changed: what was made of it once is shown again and again. It is frozen, so
 * that it can be shared; and whoever finds the very same in the next view knows that nothing changed there.
 */
export function kept<T extends object, V extends object>(show: (value: T) => V): (value: T) => V {
  const shown = new WeakMap<T, V>();
  return (value) => {
    const known = shown.get(value);
    if (known) return known;
    const made = frozen(copyPlain(show(value)));
    shown.set(value, made);
    return made;
  };
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (isObject(part)) frozen(part);
  return Object.freeze(value);
}

/** Looks at a record with the eyes of a seat. The result shares nothing with the state, nor what could be changed with another. */
export function look<S extends object, const C extends Classes<S>>(state: S, classes: C, seat: Seat | undefined): Seen<S, C> {
  const seen: { [name: string]: unknown } = {};
  const table: Classes<S> = classes;
  for (const name in table) {
    const how = table[name];
    if (how === 'secret') continue;
    const shown = how === 'open' ? state[name] : how(state[name], seat, state);
    seen[name] = how !== 'open' && Object.isFrozen(shown) ? shown : copyPlain(shown);
  }
  // Field by field what Seen says: secret ones left out, open ones as they are, others as their function shows them.
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
