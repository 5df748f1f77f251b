/** The words of Mage Knight: complete, the same in both languages, and fit for what the rules have to say; and its rules for people. */
import { describe, expect, test } from 'vitest';
import { expectKeys, namesIn, testMessages } from '../../test/messages.ts';
import { testRulePages } from '../../test/rule-pages.ts';
import { testSentences } from '../../test/sentences.ts';
import { ENEMIES } from '../src/content/enemies.ts';
import { RUINS } from '../src/content/ruins.ts';
import { REWARDS } from '../src/content/types.ts';
import { mageKnight } from '../src/index.ts';
import { WHYS } from '../src/refusals.ts';
import { SENTENCES } from '../src/sentences.ts';
import { BASICS, COLOURS, ELEMENTS, HEROES, KINDS, PILES, RAMPAGERS, SITES, TERRAINS, TRAITS } from '../src/words.ts';
import { messages, telling, wordsIn } from '../text/index.ts';

testRulePages({ folder: new URL('../rules/', import.meta.url), prefix: 'MK', count: 646 });

testSentences(SENTENCES, wordsIn);

testMessages({
  messages,
  game: mageKnight,
  levels: [1, 2, 3, 4, 5].map((level) => ({ level })),
  telling,
  matches: [
    { seed: 1, every: 20 },
    { seed: 2, every: 20, options: { scenario: 'solo-conquest' } },
    { seed: 3, every: 20, mood: 'idle', options: { scenario: 'solo-conquest', printing: 'first' } },
  ],
});

describe('the words', () => {
  const { en, fr } = messages;

  test('have the same figures in both languages', () => {
    const figures = (of: object) => Object.entries(of).map(([key, text]) => [key, String(text).match(/\d+/g)?.sort()]);
    expect(figures(fr)).toEqual(figures(en));
  });

  test('have a reason for every refusal, and no other', () => {
    expect(namesIn(en, 'refusal')).toEqual([...WHYS].sort());
  });

  test('name every token, space and colour', () => {
    const named = (kind: string, ids: readonly string[], ...of: readonly string[]): void =>
      expectKeys(
        en,
        ids.flatMap((id) => (of.length > 0 ? of.map((part) => `${kind}.${id}.${part}`) : [`${kind}.${id}`])),
      );
    named(
      'enemy',
      ENEMIES.map(({ id }) => id),
      'name',
    );
    named(
      'ruins',
      RUINS.map(({ id }) => id),
      'name',
      'does',
    );
    named('trait', TRAITS, 'name', 'does');
    named('pile', PILES, 'name');
    named('hero', HEROES, 'name', 'says');
    named('site', SITES, 'name', 'does');
    named('rampager', RAMPAGERS, 'name', 'does');
    named('city', BASICS, 'name', 'bonus', 'sells');
    named('colour', COLOURS);
    named('mana', COLOURS);
    named('crystal', BASICS);
    named('element', ELEMENTS);
    named('force', [...KINDS, 'block']);
    named('terrain', TERRAINS);
    named('reward', REWARDS);
  });
});
