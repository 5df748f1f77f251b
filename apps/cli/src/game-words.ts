/** The words of a game. A game without texts is told with the plain words of its rules. */
import type { Language } from '@taverne/engine';
import { tableWords, type Values } from '@taverne/engine/telling';
import type { Entry } from './desk.ts';
import { formatter } from './words.ts';

export interface GameWords {
  readonly keys: readonly string[];
  has(key: string): boolean;
  /** The message, or `plain` where the game has no such message. */
  word(key: string, plain: string, values?: Values): string;
}

export async function gameWords(entry: Entry, language: Language): Promise<GameWords> {
  const messages = { ...tableWords(language), ...(await entry.messages?.(language)) };
  const format = formatter(language, messages);
  const has = (key: string): boolean => Object.hasOwn(messages, key);
  return {
    keys: Object.keys(messages),
    has,
    word: (key, plain, values) => (has(key) ? format(key, values) : plain),
  };
}
