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

/** Looks at a record with the eyes of a seat. The result shares nothing with the state. */
export function look<S extends object, const C extends Classes<S>>(state: S, classes: C, seat: Seat | undefined): Seen<S, C> {
  const seen: { [name: string]: unknown } = {};
  const table: Classes<S> = classes;
  for (const name in table) {
    const how = table[name];
    if (how === 'secret') continue;
    seen[name] = copyPlain(how === 'open' ? state[name] : how(state[name], seat, state));
  }
  // Field by field what Seen says: secret ones left out, open ones as they are, others as their function shows them.
  return seen as Seen<S, C>;
}

/** A deep copy of plain data. For edges; a game's own `copy` is written by hand. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyPlain(part)])) as T;
}

export function viewOf<S, O, E extends Happening, V>(match: Match<S, O, E, V>, seat: Seat | undefined): V {
  return match.game.view(match.world.state, seat);
}

/** What this seat may know of an event: the event itself, what is told in its place, or nothing. */
export function heardBy(event: Happening, seat: Seat | undefined): Happening | undefined {
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
