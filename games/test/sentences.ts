/** What holds of the sentences in which a game refuses options, positions and packs. */
import { LANGUAGES, type Language, type Messages, type Sentences } from '@taverne/engine';
import { describe, expect, test } from 'vitest';

const figuresOf = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

export function testSentences(sentences: Sentences, words: (language: Language) => Messages): void {
  describe('what the parsers refuse', () => {
    test.each(Object.entries(sentences))('%s is told in both languages with the same figures', (code, english) => {
      for (const language of LANGUAGES) {
        const told = words(language)[`said.${code}`] ?? '';
        expect(told).not.toContain("'");
        expect([told.trim() !== '', figuresOf(told)]).toEqual([true, figuresOf(english)]);
      }
    });
  });
}

/** Fills in what has no cases, as the page and the command line do: the game's words, then the table's. */
export const sayWith =
  (...words: readonly Messages[]) =>
  (key: string, values: { readonly [name: string]: string | number } = {}): string =>
    words.find((each) => key in each)?.[key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) ?? key;
