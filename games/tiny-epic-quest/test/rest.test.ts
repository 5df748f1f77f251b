import { describe, expect, test } from 'vitest';
import { dice, quest } from './table.ts';

describe('rest', () => {
  test('TEQ-NIGHT-52 TEQ-NIGHT-53 TEQ-NIGHT-56 Portals, Obelisks and last spaces come home, all others stay', () => {
    const table = quest({ stage: 'dice', heroes: ['I2R I1R O1L', 'I3R+2 I5L+4 K1L'], row: 'P01 P02 T03' }).play('rest');
    expect(table.heroes()).toBe('K1L K1L O1L');
    table.play('rest');
    expect(table.told('went-home').at(-1)).toMatchObject({ seat: 1, heroes: [2] });
  });

  test('TEQ-REGION-12 a Hero in a Grotto has nothing to do at night', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['I2L'],
      power: [3, 0],
      chance: dice('torch', 'scroll', 'punch', 'magic', 'magic'),
    }).play('adventure');
    expect(table.asked).toBe('1 dice');
  });

  test('TEQ-RUL-37 what was learned and completed is settled before anybody goes home, and the gains come last', () => {
    const kinds = ['learned', 'temple-completed', 'went-home', 'gained'];
    const told = {
      stage: 'dice',
      magic: 4,
      heroes: ['I1R I1L+4'],
      health: [2],
      items: ['horn@3'],
      row: 'P01 P02 T01',
    } as const;
    const table = quest(told).play('rest', 'learn 1', 'health', 'health');
    expect(table.story.filter((kind) => kinds.includes(kind))).toEqual([
      'learned',
      'temple-completed',
      'went-home',
      'gained',
      'gained',
      'gained',
    ]);
    expect(table.told('gained').map(({ by }) => by)).toEqual(['return', 'return', 'treasure']);
  });

  test('TEQ-NIGHT-58 each Hero that came home brings 1 Health or 1 Power', () => {
    const table = quest({ stage: 'dice', health: [3], power: [0], heroes: ['I2R I4L I1R'] }).play(
      'rest',
      'health',
      'power',
      'health',
    );
    expect(table.purse()).toBe('5/1');
  });

  test('TEQ-RUL-37 the gains come after the Staff: they cannot pay for it', () => {
    const table = quest({ stage: 'dice', power: [0], heroes: ['I1R I2R'], items: ['staff@1'], magic: 3 }).play('rest');
    expect(table.asked).toBe('0 gain');
    expect(table.told('learned')).toEqual([]);
  });

  test('“rest at 2 Health” is an order by a circumstance', () => {
    const table = quest({ stage: 'dice', health: [2] });
    expect(table.match.world.ask(0).circumstances).toContain('health-at-most-2');
    expect(table.match.world.ask(0).circumstances).not.toContain('health-at-most-1');
  });
});

describe('spells', () => {
  const learned = (told: object): number => quest({ stage: 'dice', ...told }).play('rest').state.spell[0] ?? 0;

  test('TEQ-SPELL-03 TEQ-SPELL-04 TEQ-SPELL-05 TEQ-SPELL-06 TEQ-NIGHT-25 TEQ-NIGHT-26 TEQ-NIGHT-55 TEQ-REGION-09 by the Obelisk and the Magic Level', () => {
    expect([3, 4, 7, 10].map((magic) => learned({ magic, heroes: ['I1R'] }))).toEqual([0, 1, 1, 1]);
    expect([3, 4, 7, 10].map((magic) => learned({ magic, heroes: ['I3L'] }))).toEqual([0, 0, 2, 2]);
    expect([3, 4, 7, 10].map((magic) => learned({ magic, heroes: ['I5R'] }))).toEqual([0, 0, 0, 3]);
    expect(learned({ magic: 10, heroes: ['I1L'] })).toBe(0);
  });

  test('TEQ-SPELL-01 TEQ-SPELL-02 TEQ-SPELL-07 TEQ-SPELL-08 TEQ-MAX-02 TEQ-MAX-05 straight to that book, and the maximum of Power with it', () => {
    const table = quest({ stage: 'dice', magic: 7, heroes: ['I3L'], power: [3] }).play('rest');
    expect(table.told('learned')).toMatchObject([{ spell: 2 }]);
    table.play('power');
    expect(table.purse()).toBe('6/4');
  });

  test('TEQ-RUL-30 several in one Rest, in the player’s order, or one where the table plays so', () => {
    const told = { stage: 'dice', magic: 4, heroes: ['I1R I3L'] } as const;
    expect(quest(told).play('rest').state.spell[0]).toBe(2);
    expect(quest({ ...told, options: { oneSpell: true } }).play('rest').state.spell[0]).toBe(1);
    expect(
      quest({ stage: 'dice', magic: 7, heroes: ['I1R I3L'] })
        .play('rest')
        .options(),
    ).toEqual(['learn 1', 'learn 2']);
  });

  test('TEQ-RUL-31 a book at or below one’s level teaches nothing', () => {
    expect(learned({ magic: 10, spell: [2], heroes: ['I3L'] })).toBe(2);
  });
});
