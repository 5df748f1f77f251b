/** What holds of everything that is told, asked or refused at a test's table: its rule is in the book, and its name has words. */
import { readFileSync } from 'node:fs';
import type { Witness } from './table.ts';

/** `page`: the game's rules/en.md; `words`: its messages in one language; `byCard`: questions that a card asks by what is printed on it, and by no rule. */
export function wellTold(page: URL, words: { readonly [key: string]: unknown }, byCard: readonly string[] = []): Witness {
  const rules = new Set([...readFileSync(page, 'utf8').matchAll(/^- `([A-Z]+-[A-Z0-9-]+)`/gm)].map(([, id]) => id));
  const check = (key: string, rule: string | undefined): void => {
    if (!(key in words)) throw new Error(`there are no words for ${key}`);
    if (!rules.has(rule) && !(rule === undefined && key.startsWith('ask.') && byCard.includes(key.slice(4))))
      throw new Error(`${key} names the rule "${rule}", which is not in the book`);
  };
  return {
    told: ({ event, rule }) => check(`event.${event}`, rule),
    asked({ name, rule, safe }, keys) {
      check(`ask.${name}`, rule);
      // The answer for a seat that nobody plays is one of those on offer.
      if (safe !== undefined && !keys.includes(safe))
        throw new Error(`${name}: "${safe}" is said to be safe and is not offered`);
    },
    refused: ({ why, rule }) => check(`refusal.${why}`, rule),
  };
}
