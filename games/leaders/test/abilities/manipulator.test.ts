import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Manipulator', () => {
  test('LDR-ABL-MANIPULATOR-01 shifts a visible enemy two or more cells away to any empty cell next to it', () => {
    const table = sit({ south: 'leaderD1 manipulatorD3 archerE6', north: 'leaderD7 vizierD5 riderC5' });
    expect(table.ends('manipulator D5')).toBe('C4 D4 D6 E4 E5');
    expect(table.why('manipulator D5 C5')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'rider', cell: 'C5' }] },
    });
    table.play('manipulator D5 E4');
    expect([table.cell('vizier'), table.cell('manipulator')]).toEqual(['E4', 'D3']);
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-MANIPULATOR-01',
        side: 'south',
        figure: 'manipulator',
        displaced: [{ figure: 'vizier', from: 'D5', to: 'E4' }],
      },
    ]);
  });

  test('LDR-ABL-MANIPULATOR-01 reaches neither allies, nor neighbours, nor who is out of sight; but the enemy Leader', () => {
    const table = sit({ south: 'leaderD1 manipulatorD3 archerB3', north: 'leaderD7 vizierD4 riderF3' });
    expect([...new Set(table.options('manipulator').map((key) => key.split(' ')[1]))]).toEqual(['F3']);
    expect(table.why('manipulator D4 D5')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
    expect(table.why('manipulator D7 D6')).toMatchObject({ rule: 'LDR-TERM-07', why: 'not-visible' });
    const leader = sit({ south: 'leaderC1 manipulatorD1', north: 'leaderD7' });
    expect(leader.ends('manipulator')).toBe('D7 C6 D7 D6 D7 E6');
  });
});
