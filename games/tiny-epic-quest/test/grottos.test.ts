import { describe, expect, test } from 'vitest';
import { dice, quest } from './table.ts';

describe('Grottos', () => {
  test('TEQ-REGION-11 TEQ-REGION-02 TEQ-RUL-08 the action is for whoever moves there, at once, and need not be used', () => {
    const table = quest({ card: 'foot', heroes: ['I1L'], health: [3] }).play('1 I2L');
    expect(table.options()).toEqual(['use', 'none']);
    table.play('none');
    expect(table.purse()).toBe('3/3');
    expect(table.asked).toBe('1 travel');
  });

  test('TEQ-REGION-03 staying there earns nothing more', () => {
    const table = quest({ card: 'foot', heroes: ['I2L'], health: [3] }).play('idle', 'none');
    expect(table.asked).toBe('1 travel');
    expect(table.told('grotto-used')).toEqual([]);
  });

  test('1 mending: 2 Health', () => {
    expect(
      quest({ card: 'foot', heroes: ['I1L'], health: [3] })
        .play('1 I2L', 'use')
        .purse(),
    ).toBe('5/3');
  });

  test('2 kindling: 2 Power', () => {
    expect(
      quest({ card: 'foot', heroes: ['I1L'], power: [0] })
        .play('1 I4R', 'use')
        .purse(),
    ).toBe('6/2');
  });

  test('3 brawler: 2 wounds on a Goblin one attacks, by which it may be defeated', () => {
    const table = quest({ card: 'foot', heroes: ['O2R I2R I4L'], goblins: 'p3 p p p p p p' }).play('1 O1L', 'use');
    expect(table.options()).toEqual(['1', '2']);
    table.play('1');
    expect(table.goblins).toBe('- p p p p p p');
    expect(table.state.trophies[0]).toBe(1);
  });

  test('4 torchlight and TEQ-NIGHT-37 TEQ-NIGHT-40 TEQ-QUEST-07 TEQ-QUEST-08: torches by day, and a Temple completed at once', () => {
    const table = quest({ card: 'foot', heroes: ['O1L I1L+3'], health: [4], row: 'P01 P02 T03' }).play('1 O2R', 'use');
    expect(table.options()).toEqual(['2 torch', 'done']);
    table.play('2 torch', 'health');
    expect(table.told('temple-completed')).toMatchObject([{ temple: 'ice', rule: 'TEQ-NIGHT-40' }]);
    table.play('T03', '2');
    expect(table.items()).toBe('gem@2');
    expect(table.heroes()).toBe('O2R K1L K1L');
    expect(table.done()).toBe('T03');
  });

  test('5 scribe: scrolls, for a doubled space both for one Hero', () => {
    const table = quest({ card: 'horse', heroes: ['I3R I1L+2'] }).play('1 O4L', 'use');
    expect(table.options()).toEqual(['2 scroll scroll', 'done']);
    expect(table.play('2 scroll scroll').heroes()).toBe('O4L I1L+3 K1L');
  });

  test('6 wanderer: another Hero goes on foot, with all that belongs to it (TEQ-DAY-08)', () => {
    const table = quest({ card: 'foot', heroes: ['O5L I1L'], health: [3] }).play('1 O6R', 'use', '2 I2L', 'use');
    expect(table.heroes()).toBe('O6R I2L K1L');
    expect(table.purse()).toBe('5/3');
  });

  test('7 stargazer: the Magic token goes one space', () => {
    expect(quest({ card: 'foot', heroes: ['I5L'] }).play('1 O8L', 'use').state.magic).toBe(1);
    expect(quest({ card: 'foot', heroes: ['I5L'], magic: 10 }).play('1 O8L').asked).toBe('1 travel');
  });
});

describe('Grottos that are of no use now', () => {
  const gloom = { options: { gloom: true } };
  test.each([
    ['mending with all Health', { heroes: ['I1L'] }, '1 I2L'],
    ['kindling with all Power', { heroes: ['I1L'] }, '1 I4R'],
    ['brawler without an attack', { heroes: ['O2R'] }, '1 O1L'],
    ['torchlight with nobody in a Temple', { heroes: ['O1L'] }, '1 O2R'],
    ['blood kindling with all Power', { ...gloom, heroes: ['I1L'], health: [5] }, '1 I4R'],
    ['blood kindling with 1 Health', { ...gloom, heroes: ['I1L'], health: [1], power: [0] }, '1 I4R'],
    ['lost lights with nobody in a Temple', { ...gloom, heroes: ['O1L'] }, '1 O2R'],
    ['night wanderer without Power', { ...gloom, card: 'horse', heroes: ['I3R I1L'], power: [0] }, '1 O4L'],
    ['homeward spores with the others at home', { ...gloom, heroes: ['O5L'] }, '1 O6R'],
    ['wild star on the last space', { ...gloom, heroes: ['I5L'], magic: 10 }, '1 O8L'],
  ] as const)('TEQ-REGION-11 %s: nobody is asked', (_, told, move) => {
    expect(quest({ card: 'foot', ...told }).play(move).asked).toBe('1 travel');
  });
});

describe('Grottos, whose Goblin and whose Hero', () => {
  test('3 brawler: the Goblin that is named, by the Hero who attacks it', () => {
    const table = quest({ card: 'foot', heroes: ['O2R I2R I4L'] }).play('1 O1L', 'use', '2');
    expect(table.told('wounded')).toMatchObject([{ hero: 3, portal: 2, wounds: 2, by: 'grotto' }]);
  });

  test('6 wanderer: the others may stay', () => {
    const table = quest({ card: 'foot', heroes: ['O5L I1L'] }).play('1 O6R', 'use', 'stay');
    expect(table.heroes()).toBe('O6R I1L K1L');
    expect(table.asked).toBe('1 travel');
  });
});

describe('Grottos by GloomFall (TEQ-GLOOM-04)', () => {
  const gloom = { options: { gloom: true }, card: 'foot' } as const;

  test('1 murky mending: a goblin costs, anything else heals', () => {
    const told = { ...gloom, heroes: ['I1L'], health: [3] };
    expect(
      quest({ ...told, chance: dice('goblin', 'torch') })
        .play('1 I2L', 'use')
        .purse(),
    ).toBe('3/3');
    expect(
      quest({ ...told, health: [1], chance: dice('goblin', 'goblin') })
        .play('1 I2L', 'use')
        .purse(),
    ).toBe('1/3');
  });

  test('1 murky mending: two of a kind', () => {
    const told = { ...gloom, heroes: ['I1L'], health: [3] };
    const healed = quest({ ...told, chance: dice('punch', 'torch') }).play('1 I2L', 'use');
    expect(healed.purse()).toBe('5/3');
    expect(healed.told('lost-health')).toEqual([]);
    const hurt = quest({ ...told, chance: dice('goblin', 'goblin') }).play('1 I2L', 'use');
    expect(hurt.purse()).toBe('1/3');
    expect(hurt.told('lost-health')).toMatchObject([{ seat: 0, health: 2, by: 'grotto' }]);
  });

  test('2 blood kindling: 2 Health for 4 Power', () => {
    const table = quest({ ...gloom, heroes: ['I1L'], health: [3], power: [0], spell: [1] }).play('1 I4R');
    expect(table.options()).toEqual(['1', '2', 'none']);
    expect(table.play('2').purse()).toBe('1/4');
  });

  test('2 blood kindling: Health for twice as much Power, never below 1 Health', () => {
    const table = quest({ ...gloom, heroes: ['I1L'], health: [2], power: [0] }).play('1 I4R');
    expect(table.options()).toEqual(['1', 'none']);
    expect(table.play('1').purse()).toBe('1/2');
  });

  test('3 brawler’s gamble: punches wound twice, goblins cost', () => {
    const told = { ...gloom, heroes: ['O2R I2R'], chance: dice('punch', 'goblin', 'punch') };
    const table = quest(told).play('1 O1L', 'use');
    expect(table.goblins).toBe('p4 p p p p p p');
    expect(table.purse()).toBe('5/3');
  });

  test('3 brawler’s gamble: without a punch nothing is wounded', () => {
    const table = quest({ ...gloom, heroes: ['O2R I2R I4L'], chance: dice('torch', 'goblin', 'magic') }).play('1 O1L', 'use');
    expect(table.told('wounded')).toEqual([]);
    expect(table.asked).toBe('1 travel');
  });

  test('4 lost lights: torches, too', () => {
    const table = quest({ ...gloom, heroes: ['O1L I5L'], chance: dice('torch', 'punch', 'goblin') }).play('1 O2R', 'use');
    expect(table.options()).toEqual(['2 torch', 'done']);
  });

  test('4 lost lights: torches and scrolls of three dice', () => {
    const table = quest({ ...gloom, heroes: ['O1L I1L'], chance: dice('scroll', 'punch', 'scroll') }).play('1 O2R', 'use');
    expect(table.options()).toEqual(['2 scroll', 'done']);
  });

  test('5 night wanderer: 1 Power for a move by another card that is face up', () => {
    const table = quest({ ...gloom, card: 'horse', heroes: ['I3R I1L'] }).play('1 O4L', 'use');
    expect(table.options()).toEqual(['raft', 'gryphon', 'ship', 'foot', 'none']);
    expect(table.purse()).toBe('6/3');
    table.play('raft', '2 O6R');
    expect(table.told('paid-power')).toMatchObject([{ seat: 0, power: 1, by: 'grotto' }]);
    expect(table.heroes()).toBe('O4L O6R K1L');
    expect(table.purse()).toBe('6/2');
  });

  test('5 night wanderer: a card by which nobody else could move is not there, and to take none costs nothing', () => {
    const table = quest({ ...gloom, card: 'horse', row: 'P07 T01 T02', heroes: ['I3R I1L I5R'] }).play('1 O4L', 'use');
    expect(table.options()).toEqual(['raft', 'gryphon', 'foot', 'none']);
    table.play('none');
    expect([table.asked, table.purse()]).toEqual(['1 travel', '6/3']);
    expect(table.told('paid-power')).toEqual([]);
  });

  test('6 homeward spores: one of those who are away, with one gain', () => {
    const table = quest({ ...gloom, heroes: ['O5L I1L I2R'], health: [3] }).play('1 O6R', 'use');
    expect(table.asked).toBe('0 home');
    expect(table.options()).toEqual(['2', '3']);
    expect(table.play('3', 'health').asked).toBe('1 travel');
    expect(table.purse()).toBe('4/3');
  });

  test('6 homeward spores: another Hero goes home, which is no move (TEQ-REGION-19)', () => {
    const table = quest({ ...gloom, heroes: ['O5L I1L+2'], health: [3] }).play('1 O6R', 'use', 'health');
    expect(table.heroes()).toBe('O6R K1L K1L');
    expect(table.purse()).toBe('4/3');
  });

  test('7 wild star: one space, and one for each magic face', () => {
    expect(quest({ ...gloom, heroes: ['I5L'], chance: dice('magic', 'torch') }).play('1 O8L', 'use').state.magic).toBe(2);
  });
});
