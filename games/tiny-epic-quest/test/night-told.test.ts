/** What is told of a Night part by part, what standing orders can name, and what belongs to one player alone. */
import { describe, expect, test } from 'vitest';
import { dice, type QuestTable, quest } from './table.ts';

const roll = (...faces: Parameters<typeof dice>) =>
  dice(...faces, ...(['torch', 'torch', 'torch', 'torch', 'torch'] as const).slice(faces.length));
/** What a standing order can name of the question that is open. */
const circumstances = (table: QuestTable): readonly string[] => table.world.ask(0).circumstances ?? [];

describe('damage is told symbol by symbol', () => {
  test('TEQ-NIGHT-16 TEQ-ITEM-15 taken, blocked with its price, cancelled for nothing', () => {
    const table = quest({ stage: 'dice', items: ['amulet@1'], chance: roll('goblin', 'goblin', 'goblin', 'goblin') });
    table.play('adventure', 'cancel', 'take', 'block', 'block');
    expect(table.told('damage-dealt')).toMatchObject([
      { seat: 0, how: 'cancelled', paid: 0, damage: 0, symbol: 'goblin' },
      { seat: 1, how: 'taken', paid: 0, damage: 1 },
      { seat: 0, how: 'blocked', paid: 2, damage: 0 },
      { seat: 1, how: 'blocked', paid: 2, damage: 0 },
    ]);
    const shield = quest({ stage: 'dice', items: ['shield@3'], chance: roll('goblin') }).play('adventure', 'block');
    expect(shield.told('damage-dealt')).toMatchObject([{ how: 'blocked', paid: 1 }]);
  });

  test('TEQ-SOLO-10 TEQ-SOLO-11 alone the symbol that does nothing is told by its own rule', () => {
    const told = (magic: number) =>
      quest({ seats: 1, stage: 'dice', magic, power: [0], chance: roll('goblin', 'goblin') })
        .play('adventure')
        .told('damage-dealt');
    expect(told(1)[0]).toMatchObject({ how: 'ignored', rule: 'TEQ-SOLO-10', symbol: 'goblin' });
    expect(told(7)[1]).toMatchObject({ how: 'ignored', rule: 'TEQ-SOLO-11' });
    expect(told(8)).toHaveLength(2);
  });

  test('TEQ-NIGHT-20 TEQ-RUL-16 the loss of a Spell Level is told, where there was one', () => {
    const fall = (spell: number) =>
      quest({ stage: 'dice', health: [1], power: [0], spell: [spell], chance: roll('goblin') }).play('adventure');
    expect(fall(2).told('exhausted')).toMatchObject([{ lostSpell: true }]);
    expect(fall(0).told('exhausted')).toMatchObject([{ lostSpell: false }]);
    // Only those who were away are told to go home.
    expect(fall(0).told('went-home')).toEqual([]);
    const away = quest({ stage: 'dice', health: [1], power: [0], heroes: ['I1L I2R'], chance: roll('goblin') }).play(
      'adventure',
    );
    expect(away.told('went-home')).toMatchObject([{ heroes: [1, 2] }]);
  });

  test('TEQ-NIGHT-17 a symbol that would exhaust is a circumstance, unless the Fairy stands by', () => {
    const hit = (health: number, items = '') =>
      circumstances(
        quest({ stage: 'dice', health: [health], power: [2], items: [items], chance: roll('goblin') }).play('adventure'),
      );
    expect(hit(1)).toEqual(['power-above-0', 'power-above-1', 'deadly']);
    expect(hit(2)).toEqual(['power-above-0', 'power-above-1']);
    expect(hit(1, 'fairy@1')).toEqual(['power-above-0', 'power-above-1']);
  });
});

describe('the holder of the dice', () => {
  test('TEQ-NIGHT-04 what a standing order can name is the Health, up to ten', () => {
    expect(circumstances(quest({ stage: 'dice', health: [8], trophies: [4] }))).toEqual([
      'health-at-most-8',
      'health-at-most-9',
    ]);
    expect(circumstances(quest({ stage: 'dice', health: [10], trophies: [4] }))).toEqual([]);
  });

  test('TEQ-RUL-26 with the dice in hand nothing but Power can be used', () => {
    const table = quest({ stage: 'dice', heroes: ['I5L I2R'], items: ['sword@2'] });
    expect(table.options()).toEqual(['adventure', 'rest', '1 forge', '2 sword']);
    expect(table.world.ask(0).figures?.()).toMatchObject({ chances: expect.any(Array) });
  });

  test('TEQ-ITEM-03 the Boomerang is spent when dice are rolled again, and kept when they are kept', () => {
    const told = { stage: 'dice', items: ['boomerang@1'], power: [0, 0] } as const;
    const again = quest({ ...told, chance: [...roll('goblin', 'goblin'), ...dice('punch', 'magic')] });
    again.play('adventure', 'goblin goblin');
    expect(again.told('treasure-spent')).toMatchObject([{ item: 'boomerang', seat: 0 }]);
    expect(again.told('rerolled')).toMatchObject([{ dice: ['punch', 'magic', 'torch', 'torch', 'torch'] }]);
    const kept = quest({ ...told, chance: roll('goblin') }).play('adventure', 'keep');
    expect(kept.told('treasure-spent')).toEqual([]);
    expect(kept.told('rerolled')).toEqual([]);
    expect(kept.state.spentTonight).toBe(0);
  });
});

describe('blows', () => {
  test('TEQ-ITEM-12 TEQ-NIGHT-44 who wounds by what is told; the Hammer helps punches alone', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['I2R', ''],
      items: ['sword@1 hammer@1'],
      chance: roll('punch', 'punch'),
    }).play('adventure', '1 sword', '1 punch', '1 punch');
    expect(table.told('wounded')).toMatchObject([
      { by: 'sword', wounds: 1, total: 1 },
      { by: 'punch', wounds: 2, total: 3 },
      { by: 'punch', wounds: 1, total: 4 },
    ]);
    const bow = quest({ stage: 'dice', heroes: ['I1L', ''], items: ['bow@1'], power: [0, 0], chance: roll('punch') });
    bow.play('adventure', '1 shoot 1');
    expect(bow.told('wounded')).toMatchObject([{ by: 'bow', portal: 1 }]);
  });

  test('TEQ-ITEM-14 the Bow finds no Goblin on an empty Portal', () => {
    const told = { stage: 'dice', heroes: ['I1L', ''], items: ['bow@1'], power: [0, 0], chance: roll('punch') } as const;
    const table = quest({ ...told, goblins: '- p p p p p p' }).play('adventure');
    expect(table.options()).toEqual(['1 shoot 2', 'done']);
  });

  test('TEQ-RUL-21 whoever rests takes away the wounds of their own Bow and nobody else’s', () => {
    const told = {
      stage: 'dice',
      heroes: ['I1L', 'I4L'],
      items: ['bow@1'],
      power: [0, 0],
      goblins: 'p2 p2 p p p p p',
      also: (state: { wounder: number[] }) => {
        state.wounder = [0, 1, -1, -1, -1, -1, -1];
      },
    } as const;
    expect(quest(told).play('rest').goblins).toBe('p p2 p p p p p');
    expect(quest({ ...told, options: { woundsStay: true } }).play('rest').goblins).toBe('p2 p2 p p p p p');
    const fallen = quest({ ...told, health: [1, 6], chance: roll('goblin') }).play('adventure');
    expect(fallen.goblins).toBe('p p2 p p p p p');
  });
});

describe('a Rest', () => {
  test('TEQ-ITEM-18 what costs Power may be left alone, once what is free is done', () => {
    const table = quest({ stage: 'dice', magic: 3, heroes: ['I1R O5L+4'], items: ['staff@1'], row: 'P01 P02 T01' }).play(
      'rest',
    );
    expect(table.options()).toEqual(['learn 1 +1', 'complete 2']);
    table.play('complete 2');
    expect(table.options()).toEqual(['learn 1 +1', 'done']);
    table.play('done');
    expect(table.state.spell[0]).toBe(0);
    expect(table.told('temple-completed')).toHaveLength(1);
    expect(table.told('rested')).toMatchObject([{ seat: 0 }]);
  });

  test('TEQ-RUL-37 the gains come once', () => {
    for (const gainsFirst of [false, true]) {
      const table = quest({ stage: 'dice', heroes: ['I2R'], health: [2], power: [0], options: { gainsFirst } });
      expect(table.play('rest', 'health').purse()).toBe('3/0');
      expect(table.asked).toBe('1 dice');
    }
  });
});

describe('the Resolution is told', () => {
  test('TEQ-RESOLVE-03 TEQ-RESOLVE-04 which Goblins turned, and where others came', () => {
    const table = quest({ stage: 'dice', goblins: '- a p p a a a' }).play('rest', 'rest');
    expect(table.told('goblins-roused')).toMatchObject([{ portals: [3, 4], rule: 'TEQ-RESOLVE-03' }]);
    expect(table.told('goblins-came')).toMatchObject([{ portals: [1], aggressive: false, rule: 'TEQ-RESOLVE-04' }]);
    const quiet = quest({ stage: 'dice', goblins: 'a a a a a a a' }).play('rest', 'rest');
    expect([quiet.told('goblins-roused'), quiet.told('goblins-came')]).toEqual([[], []]);
    const dark = quest({ stage: 'dice', goblins: '- a a a a a a', options: { gloom: true } }).play('rest', 'rest');
    expect(dark.told('goblins-came')).toMatchObject([{ portals: [1], aggressive: true, rule: 'TEQ-GLOOM-02' }]);
  });

  test('TEQ-SOLO-16 three of three turn without a question; else each is named once, and they are told together', () => {
    expect(quest({ seats: 1, stage: 'dice', goblins: 'a a a a p p p' }).play('rest').asked).toBe('0 card');
    const table = quest({ seats: 1, stage: 'dice', goblins: 'a a p p p p p' }).play('rest', '7', '4');
    expect(table.options()).toEqual(['3', '5', '6']);
    expect(table.told('goblins-roused')).toEqual([]);
    table.play('6');
    expect(table.told('goblins-roused')).toMatchObject([{ portals: [4, 6, 7], rule: 'TEQ-SOLO-16' }]);
  });
});
