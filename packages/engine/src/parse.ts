/** A small schema for what comes from outside: each check returns what it was promised or says where and why not. */
import { describe, shortened } from './options.ts';
import type { Phrase } from './phrase.ts';
import { fail, ok, type Result, type TroubleName } from './result.ts';
import { said } from './sentences.ts';
import type { Json } from './words.ts';

export { placeIn, readingJson, whereNoJson } from './json.ts';

export type Check<T> = (raw: unknown, at: string) => T;
type Checked<C> = C extends Check<infer T> ? T : never;

class Misfit extends Error {
  readonly at: string;
  readonly told: Phrase;
  constructor(at: string, told: Phrase) {
    super(told.say);
    this.at = at;
    this.told = told;
  }
}

/** Runs a check at the edge; the failure is a value again. */
export function parse<T>(check: Check<T>, raw: unknown, name: TroubleName, at: string): Result<T> {
  try {
    return ok(check(raw, at));
  } catch (misfit) {
    if (misfit instanceof Misfit) return fail(name, misfit.told, misfit.at);
    throw misfit;
  }
}

/** For checks of one's own: refuses what was got at that place. */
export function misfit(at: string, wanted: Phrase, got: unknown): never {
  throw new Misfit(at, said('misfit', { at, wanted, got: describe(got) }));
}

/** The same in a sentence of its own. */
export function wrong(at: string, told: Phrase): never {
  throw new Misfit(at, told);
}

export const text =
  (longest: number): Check<string> =>
  (raw, at) => {
    if (typeof raw !== 'string' || raw.length > longest) misfit(at, said('a-text', { longest }), raw);
    return raw;
  };

export const hex =
  (bytes: number): Check<string> =>
  (raw, at) => {
    if (typeof raw !== 'string' || raw.length !== bytes * 2 || !/^[0-9a-f]*$/.test(raw)) {
      misfit(at, said('hex-digits', { digits: bytes * 2 }), raw);
    }
    return raw;
  };

export const whole =
  (min: number, max: number): Check<number> =>
  (raw, at) => {
    if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max) {
      misfit(at, said('a-whole', { min, max }), raw);
    }
    return raw;
  };

export const flag: Check<boolean> = (raw, at) => {
  if (typeof raw !== 'boolean') misfit(at, said('a-flag', {}), raw);
  return raw;
};

export const oneOf =
  <const W extends string>(words: readonly W[]): Check<W> =>
  (raw, at) => {
    const word = words.find((each) => each === raw);
    if (word === undefined) misfit(at, said('one-of', { words }), raw);
    return word;
  };

export const listOf =
  <T>(check: Check<T>, longest: number): Check<readonly T[]> =>
  (raw, at) => {
    if (!Array.isArray(raw) || raw.length > longest) misfit(at, said('a-list', { longest }), raw);
    return raw.map((each, i) => check(each, `${at}[${i}]`));
  };

/** Null, or what the check wants. */
export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (raw, at) =>
    raw === null ? null : check(raw, at);

const DEEPEST = 64;
/** Some ten times as many as the options or the state of any game. */
export const MOST_VALUES = 20_000;

/** Plain data of any shape, left for a later check; what came out of JSON is nothing else. Not too much for a walk through it. */
export const plain: Check<Json> = (raw, at) => {
  const left = { values: MOST_VALUES };
  if (isDeeper(raw, DEEPEST, left)) misfit(at, said('shallow', { deepest: DEEPEST }), raw);
  if (left.values < 0) misfit(at, said('few-values', { most: MOST_VALUES }), raw);
  return raw as Json;
};

/** It stops where no value is left that may be looked at. */
function isDeeper(raw: unknown, than: number, left: { values: number }): boolean {
  left.values--;
  if (typeof raw !== 'object' || raw === null || left.values < 0) return false;
  return than === 0 || Object.values(raw).some((part) => isDeeper(part, than - 1, left));
}

type Shape = { readonly [name: string]: Check<unknown> };
type Made<R extends Shape, O extends Shape> = { readonly [K in keyof R]: Checked<R[K]> } & {
  readonly [K in keyof O]?: Checked<O[K]>;
};

/** An object with these fields, some optional, and no others. */
export const record =
  <const R extends Shape, const O extends Shape = Record<never, never>>(required: R, optional?: O): Check<Made<R, O>> =>
  (raw, at) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) misfit(at, said('an-object', {}), raw);
    // Not copied: it may have any number of fields, and the first that is none of these is the last that is looked at.
    const given = raw as { readonly [name: string]: unknown };
    const shape: Shape = { ...required, ...optional };
    const made: { [name: string]: unknown } = {};
    for (const name in given) {
      if (!Object.hasOwn(shape, name))
        misfit(`${at}.${shortened(name)}`, said('left-out', { at, names: Object.keys(shape) }), given[name]);
    }
    for (const [name, check] of Object.entries(shape)) {
      if (given[name] !== undefined || Object.hasOwn(required, name)) made[name] = check(given[name], `${at}.${name}`);
    }
    // Every required field was checked and every other one that is there, which is what the type says.
    return made as Made<R, O>;
  };

/** Objects told apart by a field, by their `type` unless it is said otherwise. */
export const variants =
  <const V extends { readonly [type: string]: Check<unknown> }>(checks: V, by = 'type'): Check<Checked<V[keyof V]>> =>
  (raw, at) => {
    if (typeof raw !== 'object' || raw === null || !(by in raw)) misfit(at, said('an-object-with', { by }), raw);
    const type = oneOf(Object.keys(checks))(Reflect.get(raw, by), `${at}.${by}`);
    // The check found under this name is one of V's, so what it returns is one of theirs.
    return checks[type]?.(raw, at) as Checked<V[keyof V]>;
  };
