/** Names of cards, those of a pack included. */
import { bookOf } from '../src/content/book.ts';
import type { View } from '../src/view.ts';

/** A message of the game by its key. */
export type Words = (key: string, values?: { readonly [name: string]: number | string }) => string;

/** A pack's own name for a card comes first. */
export function cardName(view: View, words: Words, kind: string, id: string): string {
  const key = `${kind}.${id}.name`;
  return bookOf(view).content.texts[words('game.language')]?.[key] ?? known(words, key) ?? id;
}

/** A key that has no message comes back as it is. */
export function known(words: Words, key: string): string | undefined {
  const said = words(key);
  return said === key ? undefined : said;
}
