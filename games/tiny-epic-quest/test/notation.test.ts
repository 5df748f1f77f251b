/** The notation in both directions, where matches at random seldom come; notation-matches.test.ts has the rest. */
import { viewOf } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { NOTATION } from '../src/notation.ts';
import { dice, quest } from './table.ts';

const table: {
  readonly [name: string]: {
    read(key: string, view: unknown, seat?: number): unknown;
    write(value: unknown, state: unknown): string;
  };
} = NOTATION;

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
    expect(table.reroll?.read('torch goblin', viewOf(at.match, 0), 0)).toEqual([0, 3]);
    reads({ stage: 'dice', heroes: ['I2R'], items: ['sword@1'] }, 'dice', ['1 sword', 'rest']);
    const staff = { stage: 'dice', heroes: ['I1R O5L+4'], items: ['staff@1'], magic: 2 } as const;
    reads(staff, 'settle', ['learn 1 +2', 'complete 2'], ['rest']);
  });

  test('deeds are read as what they are, down to whom they are about', () => {
    const at = quest({ stage: 'dice', heroes: ['I1L I2R'], items: ['bow@1'] });
    const read = (name: string, key: string): unknown => table[name]?.read(key, viewOf(at.match, 0), 0);
    expect(read('use', '1 shoot 5')).toEqual({ do: 'shoot', hero: 0, portal: 4 });
    expect(read('use', '2 punch')).toEqual({ do: 'punch', hero: 1, portal: 0 });
    expect(read('dusk', '1 torch forge')).toEqual({ do: 'advance', hero: 0, given: ['torch', 'forge'] });
    expect(read('spend', '3 scroll')).toEqual({ do: 'advance', hero: 2, given: ['scroll'] });
    expect(read('settle', 'complete 2')).toEqual({ do: 'complete', hero: 1, power: 0 });
    expect(read('settle', 'learn 1 +12')).toEqual({ do: 'learn', hero: 0, power: 12 });
    expect(read('equip', '2')).toBe(1);
    expect(read('home', '3')).toBe(2);
    expect(read('goblin', '7')).toBe(6);
    expect(read('rouse', '1')).toBe(0);
    expect(read('travel', 'give bow 1')).toMatchObject({ do: 'give', to: 0 });
    expect(read('arrange', 'give bow reserve')).toMatchObject({ do: 'give', to: -1 });
    const via = read('travel', '2 O3L via K1');
    expect(via).toMatchObject({ do: 'move', hero: 1 });
    expect(table.travel?.write(via, at.state)).toBe('2 O3L via K1');
    expect(read('travel', '2 O3L')).toMatchObject({ via: -1 });
    for (const word of ['take', 'block', 'cancel']) expect(read('damage', word)).toBe(word);
    for (const word of ['take', 'none']) expect(read('step', word)).toBe(word);
    for (const word of ['health', 'power', 'none']) expect(read('gain', word)).toBe(word);
    expect(read('claim', 'none')).toBe(-1);
    expect(read('claim', 'P02')).toBe(1);
    expect(read('card', 'raft')).toBe(table.card?.read('raft', viewOf(at.match, 1), 1));
  });

  test('what is none of the deeds has a word of its own, there and back', () => {
    const at = quest({ stage: 'dice' });
    const words = {
      travel: 'idle',
      arrange: 'done',
      wander: 'stay',
      spend: 'done',
      dusk: 'done',
      use: 'done',
      settle: 'done',
      dice: 'adventure',
      claim: 'none',
      reroll: 'keep',
    } as const;
    for (const [name, word] of Object.entries(words)) {
      expect(table[name]?.write(table[name]?.read(word, viewOf(at.match, 0), 0), at.state), name).toBe(word);
      expect(table[name]?.read(`${word} 1`, viewOf(at.match, 0), 0), name).toBeUndefined();
    }
    for (const card of ['horse', 'raft', 'gryphon', 'ship', 'foot'])
      expect(table.card?.write(table.card.read(card, viewOf(at.match, 0), 0), at.state)).toBe(card);
    expect(table.wander?.write(table.wander.read('1 I2L', viewOf(at.match, 0), 0), at.state)).toBe('1 I2L');
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
        'regive bow 1',
        'give bow 1 2',
        'x1 I1L',
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
