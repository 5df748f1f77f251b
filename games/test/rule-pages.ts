/** What holds of the rules for people in every game: `rules/en.md` and `rules/fr.md` say the same under the same numbers. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Item {
  readonly id: string;
  readonly text: string;
}

interface Pages {
  /** The folder of the two pages. */
  readonly folder: URL;
  /** What the ids of the game begin with: `LDR`. */
  readonly prefix: string;
  /** How many rules there are. */
  readonly count: number;
}

export function testRulePages({ folder, prefix, count }: Pages): void {
  describe('the rules for people', () => {
    const [en = '', fr = ''] = ['en.md', 'fr.md'].map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const itemsIn = (page: string): Item[] =>
      [...page.matchAll(new RegExp(`^- \`(${prefix}-[A-Z0-9-]+)\` (.*)$`, 'gm'))].map(([, id = '', text = '']) => ({
        id,
        text,
      }));
    const idsIn = (text: string): string[] =>
      [...text.matchAll(new RegExp(`${prefix}(?:-[A-Z]+)+-\\d+`, 'g'))].map(([id]) => id);
    const english = itemsIn(en);
    const french = itemsIn(fr);
    /** The same of each rule in both languages. */
    const expectAlike = (of: (text: string) => unknown): void => {
      const [here, there] = [english, french].map((items) => items.map(({ id, text }) => [id, of(text)]));
      expect(there).toEqual(here);
    };

    test('have the same numbers in the same order in both languages, each once', () => {
      const ids = english.map(({ id }) => id);
      expect(ids).toHaveLength(count);
      expect(new Set(ids).size).toBe(ids.length);
      expect(french.map(({ id }) => id)).toEqual(ids);
    });

    test('point to rules that exist, and to the same ones in both languages', () => {
      const ids = new Set(english.map(({ id }) => id));
      expect(idsIn(en + fr).filter((id) => !ids.has(id))).toEqual([]);
      expectAlike(idsIn);
    });

    test('quote the same notation in both languages', () => {
      expectAlike((text) => new Set([...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)));
    });

    test('are whole sentences', () => {
      expect([...english, ...french].filter(({ text }) => !/^[*\d\p{Lu}].*[.)*]$/u.test(text))).toEqual([]);
    });
  });
}
