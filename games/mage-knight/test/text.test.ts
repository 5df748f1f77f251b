/** The words of Mage Knight: complete, the same in both languages; and its rules for people. */
import { describe, expect, test } from 'vitest';
import { expectKeys } from '../../test/messages.ts';
import { testRulePages } from '../../test/rule-pages.ts';
import { ENEMIES } from '../src/content/enemies.ts';
import { RUINS } from '../src/content/ruins.ts';
import { REWARDS } from '../src/content/types.ts';
import { BASICS, COLOURS, ELEMENTS, HEROES, KINDS, PILES, RAMPAGERS, SITES, TERRAINS, TRAITS } from '../src/words.ts';
import { messages } from '../text/index.ts';

testRulePages({ folder: new URL('../rules/', import.meta.url), prefix: 'MK', count: 641 });

describe('the words', () => {
  const { en, fr } = messages;

  test('are there in both languages, in the same order', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  test('have the same figures in both languages', () => {
    const figures = (of: object) => Object.entries(of).map(([key, text]) => [key, String(text).match(/\d+/g)?.sort()]);
    expect(figures(fr)).toEqual(figures(en));
  });

  test('speak to people: no straight apostrophe, which ICU would take for a quotation mark', () => {
    expect([...Object.values(en), ...Object.values(fr)].filter((text) => text.trim() === '' || text.includes("'"))).toEqual([]);
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
