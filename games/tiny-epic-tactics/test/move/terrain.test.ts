/** Terrain: what a cell costs on the way in, and what Villages give. */
import { describe, expect, test } from 'vitest';
import { named } from '../position.ts';
import { skirmish } from '../skirmish.ts';
import { cost, OTHERS } from './steps.ts';

describe('terrain', () => {
  test('TET-TERRAIN-01: Plain and Bridge have no rule of their own', () => {
    expect(cost('W1@A1', 'F8', 'F9')).toBe(1);
    expect(cost('W1@A1', 'C8', 'C7')).toBe(1);
  });

  test('TET-TERRAIN-02 TET-AID-03: Water costs 1 MP more on the way in, nothing on the way out', () => {
    expect(cost('W1@A1', 'D1', 'D2')).toBe(2);
    expect(cost('W1@A1', 'D2', 'D1')).toBe(1);
  });

  test('TET-TERRAIN-05 TET-AID-05: a Peak costs 1 MP more on the way in, nothing on the way out', () => {
    expect(cost('W1@A1', 'E6', 'D6')).toBe(2); // along the ridge
    expect(cost('W1@A1', 'D6', 'E6')).toBe(1);
  });

  test('TET-BALLISTA-01 TET-AID-08: a Ballista costs 1 MP more on the way in, nothing on the way out', () => {
    expect(cost('W1@A1', 'F4', 'G4')).toBe(2);
    expect(cost('W1@A1', 'G4', 'F4')).toBe(1);
  });

  test('TET-TERRAIN-08 TET-AID-06: a Village gives back 4 HP and all ammo or mana, crossed or stopped at', () => {
    const table = skirmish({ units: ['W1@B6/5*0 M1@G13/6*1', OTHERS] }).say('move W1 B8', 'move M1 G14');
    expect(table.told('village-served')).toEqual([
      { event: 'village-served', rule: 'TET-TERRAIN-08', unit: 'W1', cell: 'B7', healed: 4, refilled: 3 },
      { event: 'village-served', rule: 'TET-TERRAIN-08', unit: 'M1', cell: 'G14', healed: 1, refilled: 5 },
    ]);
    expect(table.unit('W1')).toMatchObject({ cell: 'B8', hp: 9, stock: 3 });
    expect(table.unit('M1')).toMatchObject({ cell: 'G14', hp: 7, stock: 6 });
  });

  test('TET-TERRAIN-09: the same Village serves the same unit once per turn, another Village serves it too', () => {
    const back = skirmish({ units: ['B4@B6/1 W1@A14', OTHERS] }).say('walk B4', 'B7', 'B6', 'B7', 'stop');
    expect(back.told('village-served')).toHaveLength(1);
    expect(back.unit('B4').hp).toBe(5);
    const alone = skirmish({ units: ['B4@B6/1', OTHERS] }).say('move B4 B7', 'move B4 B8', 'move B4 B7');
    expect(alone.told('village-served')).toHaveLength(1);
    const two = skirmish({
      units: ['B4@B6/1', OTHERS],
      also: (state) => {
        state.served[named(state, 'B4')] = 1;
      },
    });
    two.say('move B4 B7');
    expect(two.told('village-served')).toMatchObject([{ cell: 'B7' }]);
  });

  test('TET-TERRAIN-09: next turn it serves again', () => {
    const table = skirmish({ units: ['B4@B6/1', OTHERS], hands: ['', ''], seed: 1 }).say('move B4 B7', 'move B4 B8', 'end');
    table.say('end');
    table.say('move B4 B7');
    expect(table.told('village-served')).toHaveLength(2);
  });

  test('TET-TERRAIN-10: standing in a Village when the turn begins is worth nothing', () => {
    const table = skirmish({ units: ['W1@B7/5', OTHERS], phase: 'begin' });
    expect(table.unit('W1').hp).toBe(5);
    expect(table.told('village-served')).toEqual([]);
  });
});
