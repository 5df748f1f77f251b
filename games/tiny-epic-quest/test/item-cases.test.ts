/** Items, case by case: whose hands hold them, and what each of them does there and does not do elsewhere. */
import { describe, expect, test } from 'vitest';
import { dice, quest, type Told } from './table.ts';

describe('hands (TEQ-ITEM-01, TEQ-ITEM-02, TEQ-ITEM-05)', () => {
  test('a Hero far away may hold a new Item, too', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4 O4L O8L'] }).play('rest', 'T03');
    expect(table.options()).toEqual(['1', '2', '3']);
    expect(table.play('3').items()).toBe('gem@3');
  });

  test('with one free hand there is nothing to choose', () => {
    const items = ['bow@1 cloak@1 boots@2 horn@2 tome@3'];
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4 O4L O8L'], items }).play('rest', 'T03');
    expect(table.items()).toContain('gem@3');
  });

  test('two Items of one Temple find one free hand: the second waits', () => {
    const items = ['bow@1 gem@1 boots@2 horn@2 tome@3'];
    const told = { stage: 'dice', row: 'P01 P02 T05', heroes: ['I3R+4 O4L O8L'], items, legends: [[1]] } as const;
    const table = quest(told).play('rest', 'T05');
    const held = table.items().split(' ');
    expect(held.filter((item) => item.endsWith('@3'))).toHaveLength(2);
    expect(held.filter((item) => item.endsWith('@r'))).toHaveLength(1);
  });

  test('TEQ-ITEM-06 TEQ-RUL-26 what waits is taken by a Hero that came home with this Rest', () => {
    const table = quest({ stage: 'dice', heroes: ['I2R O4L O8L'], items: ['sword@r bow@1'] }).play('rest');
    expect(table.options()).toEqual(['give bow reserve', 'give sword 1', 'done']);
    expect(table.play('give sword 1', 'done').items()).toBe('bow@1 sword@1');
  });

  test('TEQ-ITEM-04 somebody else’s Castle is not one’s own, and somebody else’s Heroes are not one’s own', () => {
    const table = quest({ card: 'foot', heroes: ['K2R K2R K2R', 'K1L K2R K2R'], items: ['bow@1', 'gem@2'] });
    expect(table.options('give')).toEqual([]);
    expect(table.play('idle').options('give', 1)).toEqual(['give gem 3', 'give gem reserve']);
  });
});

describe('Treasures (TEQ-ITEM-03, TEQ-RUL-38)', () => {
  const roll = (...faces: Parameters<typeof dice>) => ({ stage: 'dice', chance: dice(...faces) }) as const;
  const ONE_GOBLIN = roll('goblin', 'torch', 'torch', 'torch', 'torch');

  test('Fairy: at Magic Level 3, too, and not from the reserve', () => {
    const told = { ...ONE_GOBLIN, magic: 10, health: [3], power: [0, 0] } as const;
    expect(
      quest({ ...told, items: ['fairy@2'] })
        .play('adventure')
        .purse(),
    ).toBe('2/0');
    expect(
      quest({ ...told, items: ['fairy@r'] })
        .play('adventure')
        .told('exhausted'),
    ).toMatchObject([{ seat: 0 }]);
  });

  test('Fairy: what is blocked does not wake it', () => {
    const table = quest({ ...ONE_GOBLIN, health: [1], power: [2, 0], items: ['fairy@1'] }).play('adventure', 'block');
    expect(table.told('treasure-spent')).toEqual([]);
    expect(table.purse()).toBe('1/0');
  });

  test('Amulet: beside a block, against magic as well, and not from the reserve', () => {
    expect(
      quest({ ...ONE_GOBLIN, items: ['amulet@3'] })
        .play('adventure')
        .options(),
    ).toEqual(['take', 'block', 'cancel']);
    expect(
      quest({ ...ONE_GOBLIN, items: ['amulet@r'] })
        .play('adventure')
        .options(),
    ).toEqual(['take', 'block']);
    const magic = roll('magic', 'torch', 'torch', 'torch', 'torch');
    const table = quest({ ...magic, magic: 10, power: [0, 0], items: ['amulet@1'] }).play('adventure');
    expect(table.options()).toEqual(['take', 'cancel']);
    expect(table.play('cancel').purse()).toBe('6/0');
  });

  test('Amulet: one symbol of the Night, not two', () => {
    const four = roll('goblin', 'goblin', 'goblin', 'goblin', 'goblin');
    const table = quest({ ...four, power: [0, 0], items: ['amulet@1'] }).play('adventure', 'cancel');
    expect(table.told('damage-dealt').map(({ how }) => how)).toEqual(['cancelled', 'taken', 'taken', 'taken', 'taken']);
    expect([table.purse(0), table.purse(1)]).toEqual(['4/0', '4/0']);
  });

  test('Horn: after the gains, within the maxima, and neither from the reserve nor for the Exhausted', () => {
    const told = { stage: 'dice', heroes: ['I2R I1L'], health: [5], power: [0] } as const;
    expect(
      quest({ ...told, items: ['horn@2'] })
        .play('rest', 'health')
        .purse(),
    ).toBe('6/1');
    expect(
      quest({ ...told, items: ['horn@r'] })
        .play('rest', 'health')
        .purse(),
    ).toBe('6/0');
    const worn = quest({ ...ONE_GOBLIN, health: [1], power: [0, 0], spell: [4], trophies: [2], items: ['horn@1'] });
    expect(worn.play('adventure').purse()).toBe('6/3');
  });

  test('Gem: its holder forges for 1, the others for 2, a doubled space for twice as much', () => {
    const told = { stage: 'dice', heroes: ['I1L+2 I3R+2'], items: ['gem@1'] } as const;
    expect(quest({ ...told, power: [1] }).options()).toEqual(['adventure', 'rest']);
    const two = quest({ ...told, power: [3] });
    expect(two.options('1')).toEqual(['1 forge forge']);
    expect(two.options('2')).toEqual([]);
    expect(two.play('1 forge forge').purse()).toBe('6/1');
    expect(quest({ ...told, spell: [2], power: [4] }).options('2')).toEqual(['2 forge forge']);
  });

  test('Cloak: its holder alone passes for nothing, and turns the Goblin it stops at', () => {
    const told = { card: 'raft', heroes: ['O2R O2L'], goblins: 'a a a a a a a' } as const;
    const cloaked = quest({ ...told, items: ['cloak@1'] });
    expect(cloaked.preview('1 O6L')).toMatchObject({ toll: 0, calmed: [6] });
    expect(cloaked.preview('2 O6L')).toMatchObject({ toll: 2, calmed: [1, 2, 6] });
    expect(cloaked.play('1 O6L').goblins).toBe('a a a a a p a');
    expect(quest({ ...told, items: ['cloak@r'] }).preview('1 O6L')).toMatchObject({ toll: 2 });
  });

  test('Lantern and Spyglass: symbols that a Grotto gives, too, for the holder alone', () => {
    const scrolls = { card: 'horse', heroes: ['I3R I5L'] } as const;
    expect(
      quest({ ...scrolls, items: ['lantern@2'] })
        .play('1 O4L', 'use')
        .options(),
    ).toEqual(['2 scroll', 'done']);
    expect(quest({ ...scrolls, items: ['lantern@1'] }).play('1 O4L').asked).toBe('1 travel');
    const torches = { card: 'foot', heroes: ['O1L I1L'] } as const;
    expect(
      quest({ ...torches, items: ['spyglass@2'] })
        .play('1 O2R', 'use')
        .options(),
    ).toEqual(['2 torch', 'done']);
    expect(quest({ ...torches, items: ['spyglass@r'] }).play('1 O2R').asked).toBe('1 travel');
  });

  test('Hammer: the first punch of its holder, not of another Hero, nor a blow of the Sword', () => {
    const punches = roll('punch', 'punch', 'power', 'power', 'power');
    const told = { ...punches, heroes: ['I2R I4L'], power: [1, 0], items: ['hammer@1 sword@1'] } as const;
    const table = quest(told).play('adventure').answer('1 sword', 0).answer('2 punch', 0);
    expect(table.goblins).toBe('p1 p1 p p p p p');
    expect(table.answer('1 punch', 0).goblins).toBe('p3 p1 p p p p p');
  });

  test('Hammer: with four wounds its blow defeats the Goblin, which counts once', () => {
    const told = { ...roll('punch', 'power', 'power', 'power', 'power'), heroes: ['I2R'], goblins: 'p4 p p p p p p' } as const;
    const table = quest({ ...told, items: ['hammer@1'] })
      .play('adventure')
      .answer('1 punch', 0);
    expect([table.goblins, table.state.trophies[0]]).toEqual(['- p p p p p p', 1]);
  });

  test('Bow: from a Castle at every card around it, never at its own card, never from a Portal', () => {
    const told = { ...roll('punch', 'power', 'power', 'power', 'power'), items: ['bow@1'] } as const;
    const shots = (heroes: string) =>
      quest({ ...told, heroes: [heroes] })
        .play('adventure')
        .options('1', 0);
    expect(shots('K1L')).toEqual(['1 shoot 1', '1 shoot 3', '1 shoot 4', '1 shoot 7']);
    expect(shots('I2L')).toEqual(['1 shoot 3', '1 shoot 4']);
    expect(shots('I2R')).toEqual(['1 punch']);
  });

  test('Bow: an aggressive Goblin is not turned, and one that falls is one’s own; the Hammer adds to its first shot', () => {
    const told = { ...roll('punch', 'power', 'power', 'power', 'power'), heroes: ['I1R'], goblins: 'a3 a p p p p p' } as const;
    expect(
      quest({ ...told, items: ['bow@1'] })
        .play('adventure')
        .answer('1 shoot 1', 0).goblins,
    ).toBe('a4 a p p p p p');
    const hammer = quest({ ...told, items: ['bow@1 hammer@1'] })
      .play('adventure')
      .answer('1 shoot 1', 0);
    expect([hammer.goblins, hammer.state.trophies[0]]).toEqual(['- a p p p p p', 1]);
  });

  test('Bow: wounds dealt from afar vanish when its owner is Exhausted, and stay while somebody else is', () => {
    const worn = (health: readonly number[]) =>
      quest({
        ...roll('goblin', 'goblin', 'torch', 'torch', 'torch'),
        heroes: ['I1R'],
        items: ['bow@1'],
        goblins: 'p2 p p p p p p',
        health,
        power: [0, 0],
        also: (state) => {
          state.wounder[0] = 0;
        },
      }).play('adventure').goblins;
    expect(worn([1, 6])).toBe('p p p p p p p');
    expect(worn([6, 1])).toBe('p2 p p p p p p');
  });

  test('Boots: two cards at most, never back to its own, and for the holder alone', () => {
    const told = { card: 'foot', heroes: ['O7L O7L'], items: ['boots@1'] } as const;
    const table = quest(told);
    expect(['1 I1L', '1 I4L', '1 O6L', '1 K1L', '1 I3L'].map((key) => table.offers(key))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(table.options('1 O7R')).toEqual([]);
    expect(['2 I1L', '2 K4L'].map((key) => table.offers(key))).toEqual([false, true]);
  });

  test('Boomerang: only for the roller, and not from the reserve', () => {
    const quiet = roll('torch', 'torch', 'torch', 'torch', 'torch');
    expect(quest({ ...quiet, items: ['', 'boomerang@1'], power: [0, 0] }).play('adventure').asked).toBe('1 dice');
    expect(quest({ ...quiet, items: ['boomerang@r'], power: [0, 0] }).play('adventure').asked).toBe('1 dice');
    expect(quest({ ...quiet, items: ['boomerang@1'], power: [0, 0] }).play('adventure').asked).toBe('0 reroll');
  });
});

describe('Sword and Shield', () => {
  const sworded: Told = { stage: 'dice', items: ['sword@1'] };

  test('TEQ-ITEM-12 TEQ-ITEM-14 the Sword: its holder, on a Portal, at the Goblin there', () => {
    expect(quest({ ...sworded, heroes: ['I2R I4L'] }).options()).toEqual(['adventure', 'rest', '1 sword']);
    expect(quest({ ...sworded, heroes: ['I1R I4L'] }).options()).toEqual(['adventure', 'rest']);
    expect(quest({ ...sworded, heroes: ['I2R'], goblins: '- p p p p p p' }).options()).toEqual(['adventure', 'rest']);
    expect(quest({ ...sworded, heroes: ['I2R'], items: ['sword@r'] }).options()).toEqual(['adventure', 'rest']);
    expect(quest({ ...sworded, heroes: ['I2R'], power: [0] }).options()).toEqual(['adventure', 'rest']);
  });

  test('TEQ-ITEM-12 the Sword’s last blow takes the Goblin, and there is no more to strike', () => {
    const table = quest({ ...sworded, heroes: ['I2R'], goblins: 'p3 p p p p p p' }).play('1 sword', '1 sword');
    expect([table.goblins, table.purse(), table.state.trophies[0]]).toEqual(['- p p p p p p', '6/1', 1]);
    expect(table.options()).toEqual(['adventure', 'rest']);
  });

  test('TEQ-ITEM-15 TEQ-RUL-29 the Shield: magic that hurts is blocked for 1 as well', () => {
    const chance = dice('magic', 'magic', 'magic', 'torch', 'torch');
    const table = quest({ stage: 'dice', magic: 10, power: [2, 0], items: ['shield@3'], heroes: ['K1L K1L O8L'], chance });
    table.play('adventure', 'block', 'block');
    expect([table.purse(0), table.purse(1)]).toEqual(['6/0', '5/0']);
  });
});
