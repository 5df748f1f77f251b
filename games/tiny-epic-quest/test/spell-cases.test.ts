/** Spells, case by case: every book, every Spell Level, every Magic Level, with Staff and Tome and without. */
import { describe, expect, test } from 'vitest';
import { dice, quest } from './table.ts';

describe('Spells', () => {
  /** Book → where its Obelisk is on the map of the tests. */
  const OBELISKS = ['I1R', 'I3L', 'I5R', 'K1R', 'O3L', 'K2L', 'O5R', 'K3R', 'O7L', 'K4L'];
  /** Magic Level → the first space of it. */
  const SPACES = [1, 4, 7, 10];

  test('TEQ-SPELL-05 TEQ-NIGHT-25 TEQ-NIGHT-26 TEQ-NIGHT-27 TEQ-NIGHT-28 every book from every Spell Level at every Magic Level', () => {
    for (const [i, place] of OBELISKS.entries()) {
      for (let spell = 0; spell < 10; spell++) {
        for (const [level, magic] of SPACES.entries()) {
          const table = quest({ stage: 'dice', heroes: [place], spell: [spell], magic }).play('rest');
          const isLearned = i + 1 > spell && i + 1 - spell <= level;
          expect(table.state.spell[0], `book ${i + 1} from ${spell} at ${level}`).toBe(isLearned ? i + 1 : spell);
          expect(table.heroes()).toBe('K1L K1L K1L');
        }
      }
    }
  });

  test('TEQ-ITEM-18 TEQ-ITEM-19 TEQ-RUL-40 what the Staff asks for from every space, with the Tome and without', () => {
    for (const [i, place] of OBELISKS.slice(0, 4).entries()) {
      for (let magic = 1; magic <= 10; magic++) {
        for (const tome of [0, 1]) {
          for (const power of [0, 2, 3]) {
            const items = [tome ? 'staff@1 tome@1' : 'staff@1'];
            const table = quest({ stage: 'dice', heroes: [place], magic, power: [power], items }).play('rest');
            // The Tome counts a Level more, three at most: the fourth book is out of reach in any case.
            const needed = i + 1 > 3 ? undefined : SPACES[i + 1 - tome];
            const price = needed === undefined ? 99 : Math.max(0, needed - magic);
            const told = `book ${i + 1} from space ${magic} with ${power} Power, Tome ${tome}`;
            if (price === 0) expect(table.state.spell[0], told).toBe(i + 1);
            else if (price <= power) expect(table.options(), told).toEqual([`learn 1 +${price}`, 'done']);
            else expect(table.told('learned'), told).toEqual([]);
          }
        }
      }
    }
  });

  test('TEQ-ITEM-18 the Staff serves its holder alone', () => {
    const told = { stage: 'dice', heroes: ['I1R I2L'], magic: 3, power: [3] } as const;
    for (const items of ['staff@2', 'staff@r']) {
      const table = quest({ ...told, items: [items], health: [5] }).play('rest');
      // Nobody is asked about learning: home it is, and the gain for it.
      expect([table.asked, table.told('learned')]).toEqual(['0 gain', []]);
    }
    expect(
      quest({ ...told, items: ['staff@1'] })
        .play('rest')
        .options(),
    ).toEqual(['learn 1 +1', 'done']);
  });

  test('TEQ-ITEM-03 so does the Tome', () => {
    const learned = (items: string) =>
      quest({ stage: 'dice', heroes: ['I1R I2L'], items: [items] })
        .play('rest')
        .told('learned').length;
    expect([learned('tome@1'), learned('tome@2'), learned('tome@r')]).toEqual([1, 0, 0]);
  });

  test('TEQ-RUL-30 in the wrong order the lower book teaches nothing any more (TEQ-RUL-31)', () => {
    const table = quest({ stage: 'dice', magic: 7, heroes: ['I1R I3L'] }).play('rest', 'learn 2');
    expect(table.state.spell[0]).toBe(2);
    expect(table.told('learned')).toHaveLength(1);
  });

  test('TEQ-RUL-30 in the right order three Heroes reach the seventh book from the third', () => {
    // Level 2: 3 to 4 (leaf), to 5 (moon), to 7 (wind).
    const table = quest({ stage: 'dice', magic: 8, spell: [3], heroes: ['K1R O3L O5R'] }).play('rest');
    expect(table.options()).toEqual(['learn 1', 'learn 2']);
    expect(table.play('learn 1').state.spell[0]).toBe(7);
  });

  test('TEQ-SPELL-08 TEQ-RUL-37 the gain for the return may fill the new maximum of Power', () => {
    const table = quest({ stage: 'dice', magic: 7, heroes: ['I3L I2R I4L'], power: [3], health: [6] }).play(
      'rest',
      'power',
      'power',
    );
    expect(table.purse()).toBe('6/5');
  });

  test('TEQ-SPELL-09 TEQ-NIGHT-20 TEQ-RUL-16 Exhausted: nothing learned, a level lost, never below none', () => {
    const worn = (spell: number) =>
      quest({
        stage: 'dice',
        magic: 4,
        spell: [spell],
        health: [1],
        power: [0, 0],
        heroes: ['I1R'],
        chance: dice('goblin', 'torch', 'torch', 'torch', 'torch'),
      }).play('adventure');
    expect([0, 1, 4].map((spell) => worn(spell).state.spell[0])).toEqual([0, 0, 3]);
    expect(worn(0).told('exhausted')).toMatchObject([{ lostSpell: false }]);
    // Power is 3 though Level 0 allows no more, and it is 3 though Level 3 allows 6.
    expect([worn(1).purse(), worn(4).purse()]).toEqual(['6/3', '6/3']);
  });
});
