/** The words of a game. A game without texts is told with the plain words of its rules. */
import type { Language } from '@taverne/engine';
import type { Values } from '@taverne/engine/telling';
import type { Entry } from './desk.ts';
import { formatter } from './words.ts';

export interface GameWords {
  readonly keys: readonly string[];
  has(key: string): boolean;
  /** The message as it is written, before anything is filled in. */
  raw(key: string): string;
  /** The message, or `plain` where the game has no such message. */
  word(key: string, plain: string, values?: Values): string;
  /** `a, b and c`. */
  list(parts: readonly string[]): string;
}

export async function gameWords(entry: Entry, language: Language): Promise<GameWords> {
  const messages = (await entry.messages?.(language)) ?? {};
  const format = formatter(language, messages);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const has = (key: string): boolean => Object.hasOwn(messages, key);
  return {
    keys: Object.keys(messages),
    has,
    raw: (key) => messages[key] ?? '',
    word: (key, plain, values) => (has(key) ? format(key, values) : plain),
    list: (parts) => lists.format(parts),
  };
}
