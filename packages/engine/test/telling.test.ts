/** Whatever the table refuses is told in the reader's language. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { SENTENCES, said } from '../src/sentences.ts';
import { type Say, tableWords, tellPhrase, titleWords } from '../src/telling/index.ts';

/** These messages have no cases, so this much is enough to fill them in. */
const sayIn =
  (language: (typeof LANGUAGES)[number]): Say =>
  (key, values = {}) =>
    tableWords(language)[key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) ?? key;

const figuresOf = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('every sentence of the table', () => {
  test.each(Object.entries(SENTENCES))(
    '%s has words in both languages, and asks for nothing it is not given',
    (code, english) => {
      for (const language of LANGUAGES) {
        const words = tableWords(language)[`said.${code}`] ?? '';
        expect(words.trim()).not.toBe('');
        expect(words).not.toContain("'");
        expect(figuresOf(english)).toEqual(expect.arrayContaining(figuresOf(words)));
      }
    },
  );

  test('is another one in French', () => {
    const [en, fr] = [tableWords('en'), tableWords('fr')];
    const same = Object.keys(en).filter((key) => key.startsWith('said.') && en[key] === fr[key]);
    expect(same).toEqual([]);
  });
});

describe('a phrase', () => {
  const misfit = said('misfit', { at: 'options.cap', wanted: said('one-of', { words: ['1', '2'] }), got: '"x"' });

  test('is told with the phrases and lists in it', () => {
    expect(tellPhrase(misfit, sayIn('en'))).toBe(misfit.say);
    expect(tellPhrase(misfit, sayIn('fr'))).toBe('options.cap doit être l’un de ces mots\u00a0: 1, 2, et non "x"');
  });

  test('that has no words in a language is told in English', () => {
    expect(tellPhrase({ code: 'unheard', figures: {}, say: 'never heard of' }, sayIn('fr'))).toBe('never heard of');
  });

  test('says the titles of games where they are known, and else their ids', () => {
    const older = said('other-version', { found: 1, game: 'the-pond', version: 2 });
    const other = said('other-game', { found: 'the-pond', game: 'the-hill' });
    const titles = titleWords([{ id: 'the-pond', name: 'The Pond' }]);
    const titled: Say = (key, values) => titles[key] ?? sayIn('fr')(key, values);
    expect(tellPhrase(older, titled)).toBe('cette partie vient de la version 1 de The Pond\u00a0; voici la version 2');
    expect(tellPhrase(other, titled)).toBe('c’est une partie de The Pond, et non de the-hill');
    expect(tellPhrase(other, sayIn('en'))).toBe(other.say);
  });
});
