import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Vizier', () => {
  test('LDR-ABL-VIZIER-01 The Leader of its side may take one or two steps, each to an empty cell', () => {
    const table = sit({ south: 'leaderD1 vizierG1', north: 'leaderD7' });
    expect(table.ends('D1')).toBe('B1 C1 C2 D2 D3 E1 E2 F1');
    table.play('D1 D3');
    expect(table.told('moved')).toEqual([
      { event: 'moved', rule: 'LDR-ABL-VIZIER-01', side: 'south', figure: 'south-leader', from: 'D1', to: 'D3' },
    ]);
    // The enemy Leader is not helped, nor is anybody else of the own side.
    table.play('end');
    table.any();
    expect(table.ends('D7')).toBe('C6 D6 E6');
    expect(sit({ south: 'leaderD1 vizierG1', north: 'leaderD7' }).ends('G1')).toBe('F1 F2 G2');
  });

  test('LDR-RUL-19 passes through nobody; counts only in the own action; it does not matter where the Vizier stands', () => {
    const table = sit({ south: 'leaderD1 vizierG4 archerD2', north: 'leaderD7 riderE2' });
    // D3 lies behind the Archer; C2 is reached over C1, F1 over E1, E2 is taken.
    expect(table.ends('D1')).toBe('B1 C1 C2 E1 F1');
    expect(table.why('D1 D3')).toEqual({ rule: 'LDR-ACT-07', why: 'no-way' });
    expect(table.why('D1 E2')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'rider', cell: 'E2' }] },
    });
    const shifted = sit({ south: 'leaderD2 vizierG1 innkeeperD1', north: 'leaderD7' });
    expect(shifted.ends('innkeeper D2')).toBe('C1 C2 D3 E1 E2');
  });
});
