/** The windows of the Night: who may use what, and when, with two or three at the table. */
import { describe, expect, test } from 'vitest';
import { dice, quest } from './table.ts';

describe('before the first roll', () => {
  test('TEQ-ITEM-12 TEQ-ITEM-13 TEQ-RUL-26 whoever has the Sword may strike at nightfall, whoever has the dice', () => {
    const told = { stage: 'dusk', heroes: ['', 'I2R'], goblins: 'p2 p p p p p p', items: ['', 'sword@1'] } as const;
    const table = quest(told);
    expect(table.asked).toBe('1 dusk');
    table.play('1 sword', '1 sword', '1 sword');
    expect([table.goblins, table.state.trophies[1], table.purse(1)]).toEqual(['- p p p p p p', 1, '6/0']);
    expect(table.asked).toBe('0 dice');
  });

  test('TEQ-RUL-26 the holder of the dice is asked first, and whoever could do nothing is not asked', () => {
    const told = { seats: 3, stage: 'dusk', first: 1, heroes: ['I1L', 'I2L', 'I5L'] } as const;
    const table = quest({ ...told, power: [4, 2, 4], spell: [1, 0, 1] });
    expect(table.asked).toBe('2 dusk, 0 dusk');
    table.answer('done', 2);
    expect(table.asked).toBe('0 dusk');
    expect(table.play('1 forge', 'done').asked).toBe('1 dice');
  });

  test('TEQ-NIGHT-08 whoever wanted nothing at nightfall is asked again after the roll', () => {
    const told = { stage: 'dusk', heroes: ['I1L', ''], power: [2, 0] } as const;
    const table = quest({ ...told, chance: dice('magic', 'magic', 'magic', 'magic', 'magic') }).play('done', 'adventure');
    expect(table.asked).toBe('0 use');
    expect(table.options()).toEqual(['1 forge', 'done']);
  });
});

describe('after a roll', () => {
  test('TEQ-NIGHT-08 TEQ-ITEM-13 three at the table use one roll, in whatever order they like', () => {
    const chance = dice('torch', 'goblin', 'power', 'magic', 'punch');
    const told = { seats: 3, stage: 'dice', heroes: ['I1L', 'I2R', 'I5L'], items: ['', 'sword@1'] } as const;
    const table = quest({ ...told, power: [2, 3, 2], chance });
    // With the dice in hand nobody else spends anything (TEQ-RUL-26).
    table.play('1 forge', 'adventure');
    expect(table.asked).toBe('0 use, 1 use, 2 use');
    expect(table.options('', 1)).toEqual(['1 punch', '1 sword', 'done']);
    expect(table.options('', 2)).toEqual(['1 torch', '1 forge', 'done']);
    table.answer('1 sword', 1).answer('1 punch', 1).answer('1 torch', 2).answer('done', 1);
    expect(table.asked).toBe('0 use, 2 use');
    table.answer('1 torch', 0).answer('1 forge', 2);
    expect([table.heroes(0), table.heroes(2)]).toEqual(['I1L+2 K1L K1L', 'I5L+2 K3L K3L']);
    expect(table.goblins).toBe('p2 p p p p p p');
    expect([table.asked, table.options('1')]).toEqual(['1 dice', ['1 sword']]);
  });

  test('TEQ-NIGHT-35 with a new roll the dice are new for everybody', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['', 'I5L'],
      power: [0, 0],
      chance: dice('torch', 'magic', 'magic', 'magic', 'magic'),
      also: (state) => {
        state.used[1] = 0b11111;
      },
    }).play('adventure');
    expect(table.asked).toBe('1 use');
    expect(table.options()).toEqual(['1 torch', 'done']);
  });

  test('TEQ-NIGHT-45 the punch that is left over goes to another Hero’s Goblin, and from an emptied Portal none is shot', () => {
    const chance = dice('punch', 'punch', 'magic', 'magic', 'magic');
    const told = { stage: 'dice', goblins: 'p4 p p p p p p', power: [0, 0], chance } as const;
    const two = quest({ ...told, heroes: ['I2R I4L'] }).play('adventure', '1 punch');
    expect(two.options()).toEqual(['2 punch', 'done']);
    const archer = quest({ ...told, heroes: ['I2R'], items: ['bow@1'] }).play('adventure', '1 punch');
    expect([archer.goblins, archer.asked]).toEqual(['- p p p p p p', '1 dice']);
  });

  test('TEQ-NIGHT-60 the Sword of whoever rests is of no use', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['', 'I2R'],
      items: ['', 'sword@1'],
      chance: dice('torch', 'torch', 'torch', 'torch', 'torch'),
      also: (state) => {
        state.adventurers = 0b01;
      },
    }).play('adventure');
    expect(table.asked).toBe('0 dice');
  });
});
