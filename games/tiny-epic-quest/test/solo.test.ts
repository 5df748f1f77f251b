import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { tinyEpicQuest } from '../src/index.ts';
import { dice, QuestTable, quest } from './table.ts';

const start = (seed: number, options: object = {}): QuestTable =>
  new QuestTable(begun(tinyEpicQuest, { options: { mode: 'solo', ...options }, seats: 1, seed }));

describe('the Day', () => {
  test('TEQ-SOLO-04 TEQ-SOLO-05 TEQ-SOLO-06 TEQ-SOLO-07 two cards by chance; the one used gives way to another, four times', () => {
    const table = start(3);
    const used: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      expect(table.asked).toBe('0 card');
      expect(table.options()).toHaveLength(2);
      for (const card of used) expect(table.offers(card)).toBe(false);
      const [card = ''] = table.options();
      used.push(card);
      table.play(card, 'idle');
    }
    expect(new Set(used).size).toBe(4);
    expect(table.told('night-fell')).toHaveLength(1);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => start(seed).options().join())).size).toBeGreaterThan(3);
  });

  test('TEQ-SOLO-01 TEQ-FLOW-05 it is laid out as usual', () => {
    const table = start(1);
    expect(table.goblins).toBe('p p p p p p p');
    expect(table.purse()).toBe('6/3');
    expect(table.row.split(' ')).toHaveLength(3);
  });
});

describe('the Night', () => {
  const after = (magic: number, faces: Parameters<typeof dice>): QuestTable =>
    quest({ seats: 1, stage: 'dice', magic, power: [0], chance: dice(...faces) }).play('adventure');

  test('TEQ-SOLO-08 the dice are always the player’s', () => {
    expect(after(1, ['torch', 'torch', 'torch', 'torch', 'torch']).asked).toBe('0 dice');
  });

  test('TEQ-SOLO-09 TEQ-SOLO-10 TEQ-SOLO-18 Level 0: the first goblin does nothing, every power counts', () => {
    expect(after(1, ['goblin', 'goblin', 'goblin', 'power', 'power']).purse()).toBe('4/2');
    expect(after(1, ['goblin', 'torch', 'torch', 'torch', 'torch']).told('damage-dealt')).toMatchObject([{ how: 'ignored' }]);
  });

  test('TEQ-SOLO-11 TEQ-SOLO-12 Level 1: the second goblin does nothing, and power beyond the first counts', () => {
    expect(after(7, ['goblin', 'torch', 'power', 'power', 'power']).purse()).toBe('5/2');
    expect(after(7, ['goblin', 'goblin', 'goblin', 'torch', 'power']).purse()).toBe('4/0');
  });

  test('TEQ-SOLO-13 Level 2: every goblin deals 1, power gives nothing', () => {
    expect(after(8, ['goblin', 'goblin', 'torch', 'power', 'power']).purse()).toBe('4/0');
  });

  test('TEQ-SOLO-14 Level 3: a goblin deals 2, magic 1, power gives nothing', () => {
    expect(after(15, ['goblin', 'magic', 'torch', 'power', 'power']).purse()).toBe('3/0');
  });

  test('TEQ-SOLO-19 the end of the track and what can be learned are as usual', () => {
    expect(after(14, ['magic', 'magic', 'torch', 'torch', 'torch']).purse()).toBe('5/0');
    expect(quest({ seats: 1, stage: 'dice', magic: 8, heroes: ['I3L'] }).play('rest').state.spell[0]).toBe(2);
  });

  test('TEQ-SOLO-20 each roll counts afresh', () => {
    const table = quest({
      seats: 1,
      stage: 'dice',
      power: [0],
      chance: [...dice('goblin', 'torch', 'torch', 'torch', 'torch'), ...dice('goblin', 'torch', 'torch', 'torch', 'torch')],
    }).play('adventure', 'adventure');
    expect(table.purse()).toBe('6/0');
  });

  test('TEQ-RUL-29 a symbol that does nothing asks for no block', () => {
    const table = quest({
      seats: 1,
      stage: 'dice',
      power: [3],
      chance: dice('goblin', 'torch', 'torch', 'torch', 'torch'),
    }).play('adventure');
    expect(table.asked).toBe('0 dice');
  });
});

describe('the Resolution and the end', () => {
  test('TEQ-SOLO-16 TEQ-RUL-39 three passive Goblins are named, and the others stay passive', () => {
    const table = quest({ seats: 1, stage: 'dice', goblins: '- a p p p p p' }).play('rest');
    expect(table.asked).toBe('0 rouse');
    table.play('3', '5', '7');
    expect(table.goblins).toBe('p a a p a p a');
    expect(quest({ seats: 1, stage: 'dice', goblins: 'a a a a a p p' }).play('rest').goblins).toBe('a a a a a a a');
  });

  test('TEQ-SOLO-15 TEQ-SOLO-02 the rightmost Quest always goes, and no token is turned', () => {
    const day = quest({
      seats: 1,
      card: 'foot',
      row: 'T01 P11 T02',
      heroes: ['I1L K1R'],
      also: (state) => {
        state.faceDown = 0b10000;
      },
    });
    day.play('2 I2R', 'P11');
    expect(day.told('token-turned')).toEqual([]);
    const table = quest({ seats: 1, stage: 'dice', row: 'P01 P02 T03', goblins: 'a a a a a a a' }).play('rest');
    expect(table.told('quest-discarded')[0]).toMatchObject({ quest: 'T03', rule: 'TEQ-SOLO-15' });
  });

  test.each([
    ['peasant', 40],
    ['page', 45],
    ['squire', 50],
    ['knight', 55],
    ['legendary-hero', 60],
  ])('TEQ-SOLO-03 %s: %d points', (target, points) => {
    const table = quest({ seats: 1, stage: 'dice', round: 5, options: { target } }).play('rest');
    expect(table.outcome?.detail).toMatchObject({ target: points });
  });

  // 8 Goblins 25, 10 Spells 16, 3 Legendary Items 12, no Quest −3: 50 points.
  const rich = {
    seats: 1,
    stage: 'dice',
    trophies: [8],
    spell: [10],
    items: ['sword@1 shield@2 staff@3'],
    heroes: ['K1L K1L K1L'],
    goblins: 'a a a a a a a',
  } as const;

  test('TEQ-SOLO-17 TEQ-RUL-25 the target reached wins, after any Resolution unless the table waits for the end', () => {
    expect(quest(rich).play('rest', 'done').outcome).toMatchObject({ places: [1], how: 'target-reached' });
    expect(quest({ ...rich, options: { target: 'knight' } }).play('rest', 'done').outcome).toBeUndefined();
    expect(quest({ ...rich, options: { targetAtEnd: true } }).play('rest', 'done').outcome).toBeUndefined();
    expect(quest({ ...rich, round: 5, options: { target: 'knight' } }).play('rest', 'done').outcome).toMatchObject({
      places: [2],
      how: 'target-missed',
    });
  });

  test('TEQ-RUL-32 GloomFall can be played alone', () => {
    expect(start(1, { gloom: true }).goblins).toBe('a a a a a a a');
  });
});
