import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Rider', () => {
  test('LDR-ABL-RIDER-01 rides along one line over a distance of two, neither more nor less', () => {
    const table = sit({ south: 'leaderD1 riderD4', north: 'leaderG4' });
    expect(table.ends('rider')).toBe('B2 B4 D2 D6 F2 F4');
    expect(table.ends('D4')).toBe('C3 C4 D3 D5 E3 E4');
    table.play('rider F2');
    expect(table.cell('rider')).toBe('F2');
    expect(table.told('used')).toStrictEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-RIDER-01',
        side: 'south',
        figure: 'rider',
        displaced: [{ figure: 'rider', from: 'D4', to: 'F2' }],
      },
    ]);
  });

  test('LDR-ABL-RIDER-01 The cell reached must be empty', () => {
    const table = sit({ south: 'leaderD1 riderD4 archerD6', north: 'leaderG4 vizierB2' });
    expect(table.ends('rider')).toBe('B4 D2 F2 F4');
    expect(table.why('rider B2')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'vizier', cell: 'B2' }] },
    });
  });

  test('LDR-RUL-35 The Rider does not jump: the middle cell must be empty', () => {
    const table = sit({ south: 'leaderD1 riderD4 archerD5', north: 'leaderG4 vizierC3' });
    expect(table.ends('rider')).toBe('B4 D2 F2 F4');
    expect(table.why('rider D6')).toEqual({
      rule: 'LDR-ABL-RIDER-01',
      why: 'way-blocked',
      figures: { by: [{ figure: 'archer', cell: 'D5' }] },
    });
  });
});
