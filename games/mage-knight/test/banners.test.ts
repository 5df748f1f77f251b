/** Banners and what is added to units (MK-CARD-20, -25, -27, MK-ROUND-15). */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage } from './table.ts';

const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, n }) => `${kind} ${n}`);

describe('a banner', () => {
  const told = { hand: 'banner-of-glory banner-of-courage rage', units: 'peasants', level: 3, seed: 1 } as const;

  test('MK-CARD-20 is attached at any time of one’s turn; the one before it is discarded', () => {
    const table = mage(told).play('attach banner-of-glory peasants 0');
    expect([table.hand, table.discard]).toEqual(['rage banner-of-courage', '']);
    table.play('attach banner-of-courage peasants 0');
    expect([table.hand, table.discard]).toEqual(['rage', 'banner-of-glory']);
    for (const stage of ['ranged', 'block', 'attack'] as const) {
      expect(mage({ ...told, fight: 'diggers', stage }).offers('attach banner-of-glory peasants 0')).toBe(true);
    }
    expect(mage({ ...told, stage: 'interact', at: '2.-3' }).offers('attach banner-of-glory peasants 0')).toBe(true);
    expect(mage({ ...told, units: '' }).options('attach')).toEqual([]);
  });

  test('MK-CARD-20 is discarded when its bearer leaves', () => {
    const table = mage({ ...told, stage: 'interact', at: '2.-3', influence: 9, offer: 'foresters', level: 1 });
    table.play('attach banner-of-glory peasants 0', 'recruit foresters 0 for peasants 0');
    expect([table.units, table.discard]).toEqual(['foresters', 'banner-of-glory']);
  });

  test('MK-CARD-27 gives its basic side only while it is borne; the strong one needs the card in hand', () => {
    const table = mage({ ...told, hand: 'banner-of-glory rage', fight: 'diggers', stage: 'attack' });
    expect(table.options('banner-of-glory')).toEqual(['banner-of-glory strong', 'banner-of-glory sideways']);
    table.play('attach banner-of-glory peasants 0');
    expect(table.options('banner-of-glory')).toEqual([]);
    expect(parts(table.play('use peasants 0 0'))).toEqual(['melee 3']);
  });

  test('MK-ROUND-15 may be taken off when a round begins, and is shuffled with the other cards', () => {
    const dawn = () =>
      mage({ ...told, hand: 'banner-of-glory', deck: 'rage', source: 'red red red' }).play('attach banner-of-glory peasants 0')
        .state;
    const begun = (keep: boolean): MageTable => {
      const units = dawn().units;
      const table = mage({
        stage: 'dawn',
        deck: 'rage',
        source: 'red red red',
        seed: 1,
        also: (state) => {
          state.units[0] = units[0] ?? [];
        },
      });
      expect(table.options()).toEqual(['keep', 'detach banner-of-glory 0']);
      return table.play(keep ? 'keep' : 'detach banner-of-glory 0');
    };
    expect(begun(true).hand).toBe('rage');
    expect(begun(false).hand).toBe('rage banner-of-glory');
  });

  test('MK-COMBAT-47 what a block does besides happens even where it fails', () => {
    const table = mage({ ...told, hand: 'banner-of-glory wound', fight: 'swordsmen', stage: 'block' });
    table.play('attach banner-of-glory peasants 0', 'use peasants 0 0');
    expect([parts(table), table.options('block')]).toEqual([['block 3'], []]);
    // Fame for a unit that blocks.
    expect([table.play('done').fame, table.foes]).toEqual([1, 'swordsmen attacks']);
  });
});

describe('what is added to units', () => {
  test('MK-CARD-25 only to a value that the ability has', () => {
    const told = { hand: 'into-the-heat rage', fight: 'diggers', stage: 'ranged' } as const;
    const table = mage({ ...told, units: 'fire-mages herbalists', mana: '' }).play('into-the-heat');
    // Mana is no attack.
    table.play('use herbalists 1 2');
    expect([parts(table), table.mana]).toEqual([[], 'green |']);
    expect(parts(table.play('use fire-mages 0 0'))).toEqual(['ranged 5']);
  });
});
