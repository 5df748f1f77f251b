/** The abilities of movement, each by the id of its unit. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../skirmish.ts';
import { cost, OTHERS } from './steps.ts';

describe('abilities of movement', () => {
  test('W7 mountaineer pays neither the climb nor the Peak in a Move action', () => {
    expect(cost('W7@A1', 'C6', 'D6')).toBe(1);
    expect(cost('W7@A1', 'D1', 'D2')).toBe(2);
    expect(cost('W7@A1', 'F4', 'G4')).toBe(2);
    expect(cost('W7@A1', 'C6', 'D6', false)).toBe(3);
  });

  test('B2 flight: every cell costs exactly 1 MP in a Move action', () => {
    for (const [from, to] of [
      ['C6', 'D6'],
      ['D1', 'D2'],
      ['G3', 'G4'],
    ] as const)
      expect(cost('B2@A1', from, to)).toBe(1);
    expect(cost('B2@A1', 'D1', 'D2', false)).toBe(2);
  });

  test('B3 amphibious: no surcharge in Water, in any movement', () => {
    expect(cost('B3@A1', 'D1', 'D2')).toBe(1);
    expect(cost('B3@A1', 'D1', 'D2', false)).toBe(1);
    expect(cost('B3@A1', 'C6', 'D6')).toBe(3);
  });

  test('R3 ghost step passes through enemies in a Move action, without stopping there and not through portals they hold', () => {
    const table = skirmish({ units: ['R3@A1 B1@N14', 'M8@A2 W8@B1'] });
    expect(table.offers('move R3 A3')).toBe(true);
    expect(table.offers('move R3 A2')).toBe(false);
    expect(cost('R3@A1 W1@N14', 'N3', 'N2', false)).toBe(Number.POSITIVE_INFINITY);
    const portal = skirmish({ units: ['R3@C6 B1@N14', 'M8@C5'] });
    expect(portal.offers('move R3 C4')).toBe(true);
    expect(portal.offers('move R3 L5')).toBe(false);
  });

  test('W8 rally: after a Move she heals one ally beside her, once per turn', () => {
    const table = skirmish({ units: ['W8@A4 R1@A1/5 B1@B2/3', 'M8@N1 W1@N2 R8@M1'] }).say('move W8 A2');
    expect(table.asked).toBe('0 rally');
    expect(table.options()).toEqual(['R1', 'B1']);
    table.say('B1');
    expect(table.told('healed')).toMatchObject([{ unit: 'B1', by: 2, hp: 5, why: 'rally' }]);
    const nobody = skirmish({ units: ['W8@A4 R1@A1', 'M8@N1'] }).say('move W8 A2');
    expect(nobody.asked).toBe('0 act');
  });

  test('B8 carry: an ally that stood beside it may be set down beside it, not higher than it', () => {
    const table = skirmish({ units: ['B8@B4 R1@B5 M1@A4', OTHERS] }).say('move B8 C7');
    expect(table.asked).toBe('0 carry');
    expect(table.options()).toEqual(['no', 'M1 C6', 'M1 C8', 'M1 B7', 'R1 C6', 'R1 C8', 'R1 B7']);
    table.say('R1 B7');
    expect(table.where('R1')).toBe('B7');
    expect(table.told('placed')).toMatchObject([{ unit: 'R1', from: 'B5', to: 'B7', why: 'carry' }]);
    expect(table.told('village-served')).not.toMatchObject([{ unit: 'R1' }]); // placing is not movement
  });
});
