/** The fight in figures and tales: how a bar is divided, how damage fell, what a fight was worth. */
import type { Say } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { pageState } from '../../../test/page-state.ts';
import { mage } from '../../test/table.ts';
import { messages } from '../../text/index.ts';
import { stretchesOf } from '../combat/aims.tsx';
import { doesWord } from '../combat/duel.tsx';
import { answerWord } from '../combat/look-back.tsx';
import { enemyWord, eventsOfFight, fallsIn, spoilsIn, stretchOf } from '../combat/tale.ts';
import { foeWord } from '../names.ts';

const ORCS = { tokens: 'cursed-hags@3.-3!', at: '2.-2' } as const;

describe('the bar', () => {
  const part = (n: number, element: 'fire' | 'ice' | 'physical', counts: 'full' | 'half' | 'none') => ({
    by: 'rage',
    n,
    element,
    counts,
  });

  test('shows elements that count in full, and what is left of the rest', () => {
    expect(stretchesOf({ sum: 5, parts: [part(4, 'ice', 'half'), part(3, 'fire', 'full')] })).toEqual([
      { key: 'fire', n: 3, element: 'fire' },
      { key: 'half', n: 2 },
    ]);
    expect(stretchesOf({ sum: 0, parts: [part(3, 'physical', 'none')] })).toEqual([]);
  });
});

describe('a fight as it is told', () => {
  const fought = () =>
    mage({ ...ORCS, hand: 'rage march', units: 'peasants foresters', crystals: 'red' }).play(
      'challenge cursed-hags 3.-3',
      'done',
    );

  test('damage goes from unit to unit to the hero', () => {
    const table = fought().play('cursed-hags on peasants 0');
    expect(fallsIn(eventsOfFight(table.match.events))).toEqual([
      { by: 'cursed-hags', hits: [{ on: 'unit', unit: 'peasants', comes: 'wounded', wounds: 2 }], isOver: false },
    ]);
    const hero = fought().play('cursed-hags on hero');
    expect(fallsIn(eventsOfFight(hero.match.events))).toMatchObject([
      { hits: [{ on: 'hero', seat: 0, wounds: 2, discard: 2 }] },
    ]);
  });

  test('a fight between players does not begin with the wounds of the one before', () => {
    const before = fought().play('cursed-hags on hero').match.events;
    const duel = { event: 'duel-began', rule: 'MK-PVP-01', seat: 0, other: 1, at: '1.0' } as const;
    expect(fallsIn(eventsOfFight(before))).toHaveLength(1);
    expect(eventsOfFight([...before, { at: before.length, event: duel }])).toEqual([]);
  });

  test('two blows of the same kind are two', () => {
    const blow = { event: 'hero-wounded', rule: 'MK-COMBAT-57', seat: 0, wounds: 1, by: 'medusa', discard: 0 } as const;
    expect(fallsIn([blow, blow])).toHaveLength(2);
  });

  test('what it was worth is told until the turn is over', () => {
    const table = fought();
    expect(spoilsIn(table.match.events)).toBeUndefined();
    table.play('cursed-hags on hero', 'rage strong', 'march sideways', 'strike cursed-hags');
    expect(spoilsIn(table.match.events)).toMatchObject({
      isWon: true,
      defeated: ['cursed-hags'],
      fame: 3,
      reputation: 1,
      wounds: 2,
      rewards: [],
    });
    expect(spoilsIn(table.play('end').match.events)).toBeUndefined();
  });

  test('its stretch of the line begins with what began it and ends with the last blow', () => {
    const table = fought();
    expect(stretchOf(table.match.events)).toBeUndefined();
    table.play('cursed-hags on hero', 'rage strong', 'march sideways', 'strike cursed-hags');
    const answers = ({ line }: typeof table.match, to: number) =>
      line.slice(0, to).flatMap((entry) => (entry.type === 'answer' ? [entry.key] : []));
    const stretch = stretchOf(table.match.events);
    expect(answers(table.match, stretch?.from ?? 0).at(-1)).toBe('challenge cursed-hags 3.-3');
    expect(answers(table.match, stretch?.to ?? 0).at(-1)).toBe('strike cursed-hags');
  });

  test('the second of a kind has a number', () => {
    const say = (id: string) => id;
    const view = mage({ hand: 'rage', fight: 'prowlers ironclads prowlers' }).view(0);
    expect(view.foes.map((_, at) => foeWord(say, view, at))).toEqual([
      'enemy.prowlers.name',
      'enemy.ironclads.name',
      'enemy.prowlers.name 2',
    ]);
    expect([enemyWord(say, 'ice-golems'), enemyWord(say, 'prowlers-2')]).toEqual([
      'enemy.ice-golems.name',
      'enemy.prowlers.name 2',
    ]);
  });
});

describe('a better line, in words', () => {
  const isKey = (id: string): boolean => Object.hasOwn(messages.en, id);
  const say: Say = (id, values = {}) => (isKey(id) ? `<${[id, ...Object.values(values).map(String)].join(' ')}>` : id);

  test.each([
    ['rage', '<web.do.card.basic <card.rage.name>>'],
    ['rage strong', '<web.do.card.strong <card.rage.name>>'],
    ['swiftness sideways', '<web.do.card.sideways <card.swiftness.name>>'],
    ['concentration strong march', '<web.do.with <web.do.card.strong <card.concentration.name>> <card.march.name>>'],
    ['use peasants 0 1', '<web.do.unit <unit.peasants.name>>'],
    ['skill arythea-burning-power', '<skill.arythea-burning-power.name>'],
    ['convert move attack', '<web.do.convert>'],
    ['block prowlers-2', '<web.do.block <enemy.prowlers.name> 2>'],
    ['medusa on hero', '<web.do.hit.hero <enemy.medusa.name>>'],
    ['medusa on peasants 1', '<web.do.hit.unit <enemy.medusa.name> <unit.peasants.name>>'],
    ['strike medusa', '<web.do.strike <enemy.medusa.name>>'],
  ])('%s', (key, words) => {
    expect(answerWord(say, key)).toBe(words);
  });
});

test('whoever fights another player is spoken to, and hears of the other', () => {
  const words = new Map<string, string>(Object.entries(messages.fr));
  const say = (id: string, { name = '' }: { readonly name?: unknown } = {}) =>
    (words.get(id) ?? id).replace('{name}', `${name}`);
  const table = mage({});
  const state = pageState({ game: 'mage-knight', view: table.view(0), events: table.match.events, seats: 2, mine: [0] });
  expect(doesWord(say, state, 'attack', 0)).toBe('Vous frappez');
  expect(doesWord(say, state, 'block', 1)).toMatch(/ bloque$/);
});
