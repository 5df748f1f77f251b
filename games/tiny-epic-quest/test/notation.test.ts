/** The notation in both directions: whoever sees the table reads off every key what the rules mean, and it is written so again. */
import { answer, picker, questionsOf, quick, startMatch, viewOf, whyNot } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/content/house.ts';
import { tinyEpicQuest } from '../src/index.ts';
import { NOTATION } from '../src/notation.ts';
import { dice, quest } from './table.ts';

const table: {
  readonly [name: string]: {
    read(key: string, view: unknown, seat?: number): unknown;
    write(value: unknown, state: unknown): string;
  };
} = NOTATION;

/** Plays at random, now and then asking why not; the names of the questions that came. */
function readAll(options: object, seats: number, seed: number, names: Set<string>): void {
  const roll = picker(seed);
  const begun = startMatch(tinyEpicQuest, { options, seats, chance: quick(seed) });
  if (!begun.ok) throw new Error(begun.trouble.say);
  const match = begun.value;
  for (let i = 0; !match.outcome; i++) {
    const [question] = Array.from({ length: seats }, (_, seat) => questionsOf(match, seat)).flat();
    if (!question) throw new Error('nobody is asked');
    const { name, seat, id, options: offered } = question;
    names.add(name);
    const view = viewOf(match, seat);
    for (const { key, value } of offered) {
      expect(table[name]?.read(key, view, seat), `${name} ${key}`).toEqual(value);
      expect(table[name]?.write(value, match.world.state)).toBe(key);
    }
    const refused = i % 10 === 0 ? whyNot(match, seat, id) : undefined;
    for (const { key } of refused?.ok ? refused.value : []) {
      const value = table[name]?.read(key, view, seat);
      expect(value, `${name} ${key}`).toBeDefined();
      expect(table[name]?.write(value, match.world.state)).toBe(key);
    }
    answer(match, seat, id, offered[roll(offered.length)]?.key ?? '');
  }
}

describe('every option is read off its key and written again, and so is what is refused', () => {
  test.each([
    ['two', 2, {}],
    ['four in Gloomfall', 4, { gloom: true }],
    ['solo', 1, { mode: 'solo' }],
    ['with a pack of its own', 2, { pack: JSON.stringify({ id: 'odd', quests: HOUSE.quests.toReversed() }) }],
  ])('%s', (_, seats, options) => {
    const names = new Set<string>();
    for (const seed of [1, 2, 3, 4]) readAll(options, seats, seed, names);
    expect([...names]).toEqual(expect.arrayContaining(['card', 'travel', 'gain', 'dice', 'use', 'grotto']));
  });
});

describe('what seldom comes', () => {
  const reads = (told: Parameters<typeof quest>[0], name: string, keys: readonly string[], answers: readonly string[] = []) => {
    const at = quest(told).play(...answers);
    const offered = at.options();
    for (const key of keys) {
      expect(offered).toContain(key);
      const value = table[name]?.read(key, viewOf(at.match, 0), 0);
      expect(table[name]?.write(value, at.state)).toBe(key);
    }
    return at;
  };

  test('Items, dice, spells and Swords', () => {
    reads({ card: 'foot', items: ['bow@1 sword@r'] }, 'travel', ['give bow 2', 'give bow reserve', 'give sword 3']);
    const roll = dice('goblin', 'power', 'goblin', 'torch', 'torch');
    const again = ['keep', 'goblin', 'goblin goblin', 'goblin power', 'power torch'];
    const at = reads({ stage: 'dice', items: ['boomerang@1'], chance: roll }, 'reroll', again, ['adventure']);
    expect(table.reroll?.read('goblin torch', viewOf(at.match, 0), 0)).toEqual([0, 3]);
    reads({ stage: 'dice', heroes: ['I2R'], items: ['sword@1'] }, 'dice', ['1 sword', 'rest']);
    const staff = { stage: 'dice', heroes: ['I1R O5L+4'], items: ['staff@1'], magic: 2 } as const;
    reads(staff, 'settle', ['learn 1 +2', 'complete 2'], ['rest']);
  });

  test('what is no notation means nothing', () => {
    const at = quest({ stage: 'dice', heroes: ['I1L I2R'], items: ['bow@1'] });
    const view = viewOf(at.match, 0);
    const nonsense = {
      card: ['', 'cart'],
      travel: [
        '',
        '1',
        '4 I1L',
        '1 X9L',
        '1 I1',
        '1 I1L via',
        '1 I1L via X1',
        'give',
        'give bow 4',
        'give crown 1',
        'idle now',
      ],
      arrange: ['', 'idle', '1 I1L'],
      gain: ['', 'both'],
      equip: ['', '0', '4'],
      goblin: ['', '0', '8'],
      claim: ['', 'P09', 'P99'],
      use: [
        '',
        'rest',
        '1 goblin',
        '1 torch goblin',
        '4 torch',
        '1 punch',
        '2 punch 1',
        '2 shoot',
        '2 shoot 9',
        '2 shoot 1 2',
        '1',
      ],
      dice: ['', 'done'],
      spend: ['', '1 punch', '1'],
      settle: ['', 'learn', 'learn 4', 'learn 1 +0', 'finish 1'],
      reroll: ['', 'goblin'],
      wander: ['', 'idle'],
    } as const;
    for (const [name, keys] of Object.entries(nonsense)) {
      for (const key of keys) expect(table[name]?.read(key, view, 0), `${name} "${key}"`).toBeUndefined();
    }
    // Whose Hero it would be, nobody can say without the seat.
    expect(table.travel?.read('1 I2L', view)).toBeUndefined();
    expect(table.travel?.read('1 I2L', view, 1)).toMatchObject({ hero: 3 });
  });
});
