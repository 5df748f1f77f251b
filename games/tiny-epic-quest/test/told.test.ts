/** What is told, with the rule it is told by, and what is not worth telling. */
import { describe, expect, test } from 'vitest';
import { tinyEpicQuest } from '../src/index.ts';
import { dice, quest } from './table.ts';

describe('Items', () => {
  test('TEQ-QUEST-10 TEQ-ITEM-11 a Treasure and a Legendary Item come by their own rules, and the Hero is named', () => {
    const told = { stage: 'dice', row: 'P01 P02 T05', heroes: ['I3R+4 I2R'], legends: [[1]] } as const;
    const table = quest(told).play('rest', 'T05', '2', '3');
    expect(table.told('item-gained')).toMatchObject([
      { item: 'cloak', rule: 'TEQ-QUEST-10' },
      { item: 'sword', rule: 'TEQ-ITEM-11' },
    ]);
    expect(table.told('item-given')).toMatchObject([
      { item: 'cloak', hero: 2 },
      { item: 'sword', hero: 3 },
    ]);
    table.until('0 arrange').play('give cloak reserve');
    expect(table.told('item-given').at(-1)).toMatchObject({ hero: 0, rule: 'TEQ-ITEM-06' });
  });

  test('TEQ-ITEM-05 every player has a reserve of their own', () => {
    const items = ['bow@r', 'gem@r', 'tome@r', 'horn@r'];
    const table = quest({ seats: 4, card: 'foot', items, roller: 3 });
    expect([0, 1, 2, 3].map((seat) => table.items(seat))).toEqual(items);
    expect(table.view().items).toMatchObject([0, 1, 2, 3].map((seat) => expect.objectContaining({ hero: -1, seat })));
  });
});

describe('the Night', () => {
  test('TEQ-NIGHT-32 TEQ-NIGHT-38 a space taken by the dice, and one that was paid for', () => {
    const chance = dice('scroll', 'magic', 'magic', 'magic', 'magic');
    const table = quest({ stage: 'dice', heroes: ['I1L'], power: [2, 0], chance }).play('adventure', '1 scroll', '1 forge');
    expect(table.told('advanced')).toMatchObject([
      { space: 1, power: 0, rule: 'TEQ-NIGHT-32' },
      { space: 2, power: 2, rule: 'TEQ-NIGHT-38' },
    ]);
    expect(table.told('magic-moved')).toMatchObject([{ spaces: 4, space: 5, level: 1 }]);
  });

  test('TEQ-MAX-04 a gain of nothing is none', () => {
    const table = quest({ stage: 'dice', items: ['horn@1'] }).play('rest');
    expect(table.told('gained')).toEqual([]);
  });
});

describe('the end', () => {
  test('TEQ-FLOW-04 by points, and it says so', () => {
    expect(quest({ stage: 'dice', round: 5 }).play('rest', 'rest').outcome).toMatchObject({
      how: 'points',
      rule: 'TEQ-FLOW-04',
    });
  });

  test('TEQ-SOLO-17 with the target reached no other round begins', () => {
    const rich = { seats: 1, stage: 'dice', trophies: [10], spell: [10], goblins: 'a a a a a a a', round: 2 } as const;
    const table = quest({ ...rich, options: { target: 'peasant' } }).play('rest');
    expect(table.outcome).toMatchObject({ how: 'target-reached', places: [1] });
    expect(table.told('round-began', 'cards-turned')).toEqual([]);
  });

  test('TEQ-DAY-01 a round is told in five parts: four turns and the Night', () => {
    const parts = (round: number, turn: number) =>
      tinyEpicQuest.turn?.(
        quest({
          round,
          also: (state) => {
            state.turn = turn;
          },
        }).state,
      );
    expect([parts(1, 0), parts(1, 4), parts(2, 0), parts(5, 4)]).toEqual([0, 4, 5, 24]);
  });
});
