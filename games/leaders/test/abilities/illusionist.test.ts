import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Illusionist', () => {
  test('LDR-ABL-ILLUSIONIST-01 trades places with a visible ally, enemy or Leader two or more cells away', () => {
    const table = sit({ south: 'leaderD1 illusionistD4 archerB4', north: 'leaderD7 vizierF4 riderE3' });
    expect(table.ends('illusionist')).toBe('B4 D1 D7 F4');
    expect(table.why('illusionist E3')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
    expect(table.why('illusionist D4')).toBeUndefined();
    table.play('illusionist D7');
    expect([table.cell('illusionist'), table.cell('north-leader')]).toEqual(['D7', 'D4']);
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-ILLUSIONIST-01',
        side: 'south',
        figure: 'illusionist',
        displaced: [
          { figure: 'illusionist', from: 'D4', to: 'D7' },
          { figure: 'north-leader', from: 'D7', to: 'D4' },
        ],
      },
    ]);
  });

  test('LDR-ABL-ILLUSIONIST-01 sees neither round corners nor through characters', () => {
    const table = sit({ south: 'leaderD1 illusionistD4 archerD2', north: 'leaderD7 vizierE6' });
    expect(table.ends('illusionist')).toBe('D2 D7');
    expect(table.why('illusionist D1')).toMatchObject({ rule: 'LDR-TERM-07', why: 'not-visible' });
    expect(table.why('illusionist E6')).toEqual({ rule: 'LDR-TERM-06', why: 'not-in-line' });
  });
});
