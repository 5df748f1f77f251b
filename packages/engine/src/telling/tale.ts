/**
 * A sentence that is not in words yet. A game's text/tell.ts turns whatever happened, was refused or is foreseen into tales;
 * the page and the terminal have a voice each, which knows how the things in a tale are called.
 */
import type { Say, Values } from './words.ts';

/** A number, a word by which a message tells cases apart, a thing of the game, or several of them. */
export type Part<T> = string | number | T | readonly Part<T>[];
export type Parts<T> = { readonly [name: string]: Part<T> };

export interface Tale<T> {
  readonly key: string;
  readonly parts: Parts<T>;
  /** To these it is told by another message, where there is one: what you did is told to you, not about somebody called You. */
  readonly to?: readonly { readonly who: T; readonly key: string }[];
}

export interface Voice<T> {
  readonly say: Say;
  /** What a thing is called inside a sentence. */
  name(thing: T): string;
  /** Is this whoever listens? */
  isYou(who: T): boolean;
}

export function tell<T extends object>({ key, parts, to = [] }: Tale<T>, voice: Voice<T>): string {
  const values = valuesOf(parts, voice);
  for (const { who, key: own } of to) {
    if (!voice.isYou(who)) continue;
    const told = voice.say(own, values);
    if (told !== own) return capital(told); // a key without a message comes back as it is
  }
  return capital(voice.say(key, values));
}

const valuesOf = <T extends object>(parts: Parts<T>, voice: Voice<T>): Values =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'number' ? part : tellPart(part, voice)]),
  );

/** Things by their names, several joined. */
export function tellPart<T extends object>(part: Part<T>, voice: Voice<T>): string {
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  return isList(part)
    ? list(
        voice.say,
        part.map((each) => tellPart(each, voice)),
      )
    : voice.name(part);
}

const isList = <T extends object>(part: T | readonly Part<T>[]): part is readonly Part<T>[] => Array.isArray(part);

/** `a, b and c`. */
export function list(say: Say, items: readonly string[]): string {
  const [first = '', ...rest] = items;
  const last = rest.pop();
  return last === undefined ? first : say('told.list', { rest: [first, ...rest].join(', '), last });
}

/** Sentences begin with a capital, whatever they begin with: `your Leader`, `the Enemy`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
