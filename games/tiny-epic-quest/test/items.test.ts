import { describe, expect, test } from 'vitest';
import { dice, quest } from './table.ts';

describe('hands', () => {
  test('TEQ-ITEM-01 TEQ-ITEM-02 a new Item goes to a Hero with a free hand, of which each has two', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4'], items: ['bow@1 cloak@1 boots@2'] }).play(
      'rest',
      'T03',
    );
    expect(table.asked).toBe('0 equip');
    expect(table.options()).toEqual(['2', '3']);
    expect(table.play('2', 'done').items()).toBe('bow@1 gem@2 cloak@1 boots@2');
  });

  test('TEQ-ITEM-05 TEQ-ITEM-07 with no free hand it waits in the reserve, and the Quest counts', () => {
    const full = 'bow@1 cloak@1 boots@2 horn@2 tome@3 lantern@3';
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4 I2L I4R'], items: [full] }).play(
      'rest',
      'T03',
      'done',
    );
    expect(table.items()).toContain('gem@r');
    expect(table.done()).toBe('T03');
  });

  test('TEQ-ITEM-04 TEQ-ITEM-06 Heroes with full hands swap Items by way of the reserve, and it comes to an end', () => {
    const table = quest({ card: 'foot', items: ['bow@1 gem@1 tome@2 horn@2 boots@3 cloak@3'] });
    table.play('give bow reserve', 'give tome 1', 'give bow 2');
    expect(table.items()).toBe('bow@2 gem@1 cloak@3 horn@2 tome@1 boots@3');
    // Once to the reserve and once to each Hero.
    expect(table.options('give bow')).toEqual([]);
    expect(table.options('give tome')).toEqual(['give tome reserve']);
    expect(table.options('give gem')).toEqual(['give gem reserve']);
    expect(table.why('give bow reserve')).toMatchObject({ rule: 'TEQ-RUL-26', why: 'given-before' });
  });

  test('TEQ-ITEM-04 TEQ-RUL-26 TEQ-RUL-41 Items change hands among Heroes in their own Castle, before a move', () => {
    const table = quest({ card: 'foot', heroes: ['K1L K1L I1L'], items: ['bow@1 tome@3'] });
    expect(table.options('give')).toEqual(['give bow 2', 'give bow reserve']);
    table.play('give bow 2');
    expect(table.items()).toBe('bow@2 tome@3');
    expect(table.options('give')).toEqual(['give bow 1', 'give bow reserve']);
    expect(quest({ card: 'foot', heroes: ['K2R K2R I1L'], items: ['bow@1'] }).options('give')).toEqual([]);
  });

  test('TEQ-ITEM-06 Heroes at home take from the reserve', () => {
    const table = quest({ card: 'foot', heroes: ['K1L I1L I2L'], items: ['bow@r'] });
    expect(table.options('give')).toEqual(['give bow 1']);
    expect(quest({ card: 'foot', heroes: ['I1L I2L I3L'], items: ['bow@r'] }).options('give')).toEqual([]);
  });

  test('TEQ-RUL-26 and after it, for whoever has come home, and after a Rest', () => {
    const table = quest({ card: 'foot', heroes: ['I2L I1L K1L'], items: ['bow@1'], health: [6] }).play('1 K1L');
    expect(table.asked).toBe('0 arrange');
    expect(table.options()).toEqual(['give bow 3', 'give bow reserve', 'done']);
    expect(quest({ stage: 'dice', heroes: ['I2R'], items: ['bow@1'] }).play('rest').asked).toBe('0 arrange');
  });
});

describe('Legendary Items', () => {
  // Red: Sword ice then shadow, Shield ember then grove, Staff tide then storm.
  test('TEQ-ITEM-08 TEQ-ITEM-09 TEQ-SETUP-07 TEQ-RUL-20 the named Temple moves its Item one step, and no other', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T05', heroes: ['I1L+4'] }).play('rest');
    expect(table.told('legend-stepped')).toMatchObject([{ item: 'sword', step: 1 }]);
    const wrong = quest({ stage: 'dice', row: 'P01 P02 T01', heroes: ['I3R+4'] }).play('rest');
    expect(wrong.told('legend-stepped')).toEqual([]);
  });

  test('TEQ-ITEM-11 TEQ-ITEM-20 the second step makes it one’s own: 4 points', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T01', heroes: ['I3R+4'], legends: [[1]] });
    const before = table.view().scores[0]?.total ?? 0;
    table.play('rest', '2', 'done');
    expect(table.items()).toBe('sword@2');
    expect((table.view().scores[0]?.total ?? 0) - before).toBe(4);
  });

  test('TEQ-ITEM-10 TEQ-RUL-14 both Temples in one Rest are one step, unless the table plays so', () => {
    const told = { stage: 'dice', row: 'P01 P02 T01', heroes: ['I1L+4 I3R+4'] } as const;
    expect(quest(told).play('rest', 'complete 1').told('legend-stepped')).toHaveLength(1);
    const twice = quest({ ...told, options: { itemTwice: true } }).play('rest', 'complete 1', '3', 'done');
    expect(twice.items()).toBe('sword@3');
  });

  test('TEQ-ITEM-12 TEQ-ITEM-13 the Sword wounds for 1 Power, as often as can be paid, whoever rolls', () => {
    const table = quest({ stage: 'use', roller: 1, heroes: ['I2R'], items: ['sword@1'], power: [2] });
    table.play('1 sword', '1 sword');
    expect(table.goblins).toBe('p2 p p p p p p');
    expect(table.purse()).toBe('6/0');
    expect(table.asked).not.toContain('0 use');
  });

  test('TEQ-ITEM-14 on a Portal only', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['I1R'],
      items: ['sword@1 bow@1'],
      chance: dice('punch', 'power', 'power', 'power', 'power'),
    });
    table.play('adventure');
    expect(table.options('1', 0)).toEqual(['1 shoot 1', '1 shoot 2']);
  });

  test('TEQ-ITEM-15 TEQ-ITEM-16 TEQ-RUL-38 the Shield blocks for 1 Power, whoever holds it, but not from the reserve', () => {
    const told = {
      stage: 'dice',
      chance: dice('goblin', 'torch', 'torch', 'torch', 'torch'),
      power: [1],
      heroes: ['K1L I2L I1R'],
    } as const;
    expect(
      quest({ ...told, items: ['shield@2'] })
        .play('adventure', 'block')
        .purse(),
    ).toBe('6/0');
    expect(
      quest({ ...told, items: ['shield@r'] })
        .play('adventure')
        .told('damage-dealt'),
    ).toMatchObject([{ how: 'taken' }]);
    expect(
      quest({ ...told, items: ['shield@r'], options: { reserveShield: true } })
        .play('adventure', 'block')
        .purse(),
    ).toBe('6/0');
  });

  test('TEQ-ITEM-17 TEQ-RUL-15 a block cancels all that the symbol deals', () => {
    const table = quest({ stage: 'dice', magic: 10, chance: dice('goblin', 'torch', 'torch', 'torch', 'torch') }).play(
      'adventure',
      'block',
    );
    expect(table.purse()).toBe('6/1');
  });

  test('TEQ-ITEM-18 TEQ-ITEM-19 TEQ-RUL-40 the Staff reads the token further, no more than is needed, and leaves it where it is', () => {
    // The third book from Spell Level 0 needs Level 3, which is the last space.
    const table = quest({ stage: 'dice', heroes: ['I5R'], items: ['staff@1'], magic: 8, power: [3] }).play('rest');
    expect(table.options()).toEqual(['learn 1 +2', 'done']);
    table.play('learn 1 +2');
    expect(table.state.spell[0]).toBe(3);
    expect(table.state.magic).toBe(7);
    expect(table.told('learned')).toMatchObject([{ spell: 3, power: 2 }]);
    // From space 5 three Power read as space 8: Level 2.
    const fifth = quest({ stage: 'dice', heroes: ['I3L'], items: ['staff@1'], magic: 5, power: [3] }).play('rest');
    expect(fifth.options()).toEqual(['learn 1 +2', 'done']);
  });
});

describe('Treasures (TEQ-ITEM-03)', () => {
  const roll = (...faces: Parameters<typeof dice>) => ({ stage: 'dice', chance: dice(...faces) }) as const;

  test('Bow: rolled punches reach a Goblin a card away on whose Portal nobody stands', () => {
    const table = quest({
      ...roll('punch', 'punch', 'power', 'power', 'power'),
      heroes: ['I1R', 'I4L'],
      items: ['bow@1'],
    }).play('adventure');
    expect(table.options('1', 0)).toEqual(['1 shoot 1']);
    table.answer('1 shoot 1', 0).answer('1 shoot 1', 0);
    expect(table.goblins).toBe('p2 p p p p p p');
  });

  test('Bow: such wounds vanish when its owner rests', () => {
    const table = quest({ ...roll('punch', 'power', 'power', 'power', 'power'), heroes: ['I1R', 'I4L'], items: ['bow@1'] });
    table.play('adventure').answer('1 shoot 1', 0).answer('done', 1);
    table.play('rest');
    expect(table.asked).toBe('0 dice');
    expect(table.play('rest').goblins.startsWith('p p')).toBe(true);
  });

  test('Fairy: once a game one keeps 2 Health instead of none', () => {
    const table = quest({
      ...roll('goblin', 'goblin', 'goblin', 'goblin', 'torch'),
      seats: 2,
      health: [1],
      power: [0, 0],
      items: ['fairy@1'],
    }).play('adventure');
    expect(table.told('treasure-spent')).toMatchObject([{ item: 'fairy' }]);
    expect(table.state.health[0]).toBe(1);
    expect(table.told('exhausted')).toEqual([]);
  });

  test('Fairy: and not a second time', () => {
    const five = roll('goblin', 'goblin', 'goblin', 'goblin', 'goblin');
    const table = quest({ ...five, magic: 10, health: [1, 10], power: [0, 0], items: ['fairy@1'] }).play('adventure');
    expect(table.told('exhausted')).toMatchObject([{ seat: 0 }]);
  });

  test('Gem: forging costs its holder 1', () => {
    const table = quest({ stage: 'dice', heroes: ['I1L I3R'], items: ['gem@1'], power: [1] });
    expect(table.options()).toEqual(['adventure', 'rest', '1 forge']);
  });

  test('Amulet: once a Night a damage symbol is cancelled', () => {
    const table = quest({ ...roll('goblin', 'goblin', 'goblin', 'torch', 'torch'), items: ['amulet@1'], power: [0, 0] }).play(
      'adventure',
    );
    expect(table.options()).toEqual(['take', 'cancel']);
    table.play('cancel');
    expect(table.state.health.slice(0, 2)).toEqual([5, 5]);
  });

  test('Cloak: crossed Goblins cost nothing and do not turn', () => {
    const table = quest({ card: 'raft', heroes: ['O2R'], goblins: 'a a p p p p p', items: ['cloak@1'] }).play('1 O6R', 'none');
    expect(table.purse()).toBe('6/3');
    expect(table.goblins).toBe('a a p p p p p');
  });

  test('Lantern: a scroll serves as a torch', () => {
    const table = quest({
      ...roll('scroll', 'scroll', 'power', 'power', 'power'),
      heroes: ['I1L+1'],
      items: ['lantern@1'],
      power: [0],
    }).play('adventure');
    expect(table.options('1 scroll', 0)).toEqual(['1 scroll']);
  });

  test('Spyglass: a torch serves as a scroll', () => {
    const table = quest({
      ...roll('torch', 'scroll', 'power', 'power', 'power'),
      heroes: ['I1L+2'],
      items: ['spyglass@1'],
      power: [0],
    }).play('adventure');
    expect(table.options('1 scroll', 0)).toEqual(['1 scroll torch', '1 scroll forge']);
  });

  test('Hammer: the first punch of each roll deals 2', () => {
    const table = quest({ ...roll('punch', 'punch', 'power', 'power', 'power'), heroes: ['I2R'], items: ['hammer@1'] }).play(
      'adventure',
    );
    table.answer('1 punch', 0).answer('1 punch', 0);
    expect(table.goblins).toBe('p3 p p p p p p');
  });

  test('Hammer: each roll counts afresh', () => {
    const table = quest({
      ...roll('punch', 'power', 'power', 'power', 'power'),
      heroes: ['I2R'],
      items: ['hammer@1'],
      also: (state) => {
        state.punched = 0b1;
      },
    });
    expect(table.play('adventure').answer('1 punch', 0).goblins).toBe('p2 p p p p p p');
  });

  test('once a Night is once in every Night', () => {
    const table = quest({
      stage: 'dice',
      also: (state) => {
        state.spentTonight = 0xfff;
      },
    });
    expect(table.play('rest', 'rest').state.spentTonight).toBe(0);
  });

  test('Horn: 1 Health and 1 Power with a Rest', () => {
    expect(
      quest({ stage: 'dice', health: [3], power: [0], items: ['horn@1'] })
        .play('rest', 'done')
        .purse(),
    ).toBe('4/1');
  });

  test('Tome: the Magic Level counts 1 higher', () => {
    expect(
      quest({ stage: 'dice', heroes: ['I1R'], items: ['tome@1'] })
        .play('rest')
        .told('learned'),
    ).toMatchObject([{ spell: 1 }]);
    expect(
      quest({ stage: 'dice', heroes: ['I1R'] })
        .play('rest')
        .told('learned'),
    ).toEqual([]);
  });

  test('Boots: two steps on foot, the first card crossed', () => {
    const table = quest({ card: 'foot', heroes: ['O1L'], items: ['boots@1'], goblins: 'a p p p p p p' });
    expect(table.offers('1 I1L')).toBe(true);
    expect(table.preview('1 I1L')).toMatchObject({ toll: 0, crossed: ['K1'] });
    expect(table.preview('1 I1L via I2')).toMatchObject({ toll: 1, crossed: ['I2'] });
  });

  test('Boomerang: up to two dice are rolled again, once a Night', () => {
    const told = {
      stage: 'dice',
      items: ['boomerang@1'],
      power: [0, 0],
      chance: [
        ...dice('goblin', 'goblin', 'goblin', 'torch', 'torch'),
        ...dice('torch', 'torch'),
        ...dice('torch', 'torch', 'torch', 'torch', 'torch'),
      ],
    } as const;
    const table = quest(told).play('adventure');
    expect(table.options()).toEqual(['keep', 'goblin', 'goblin goblin', 'goblin torch', 'torch', 'torch torch']);
    table.play('goblin goblin');
    expect(table.told('rerolled')).toMatchObject([{ dice: ['torch', 'torch', 'goblin', 'torch', 'torch'] }]);
    expect(table.asked).toBe('1 dice');
    table.play('rest', 'adventure');
    expect(table.asked).toBe('0 dice');
  });
});
