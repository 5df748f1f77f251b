import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Grappler', () => {
  test('LDR-ABL-GRAPPLER-01 goes along the line until next to a visible character', () => {
    const table = sit({ south: 'leaderD1 grapplerD2', north: 'leaderD7 vizierD6' });
    table.play('grappler go D6');
    expect([table.cell('grappler'), table.cell('vizier')]).toEqual(['D5', 'D6']);
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-GRAPPLER-01',
        side: 'south',
        figure: 'grappler',
        displaced: [{ figure: 'grappler', from: 'D2', to: 'D5' }],
        towards: 'vizier',
      },
    ]);
  });

  test('LDR-ABL-GRAPPLER-01 or drags it along the line until it is next to the Grappler', () => {
    const table = sit({ south: 'leaderD1 grapplerD2', north: 'leaderD7 vizierD6' });
    table.play('grappler pull D6');
    expect([table.cell('grappler'), table.cell('vizier')]).toEqual(['D2', 'D3']);
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-GRAPPLER-01',
        side: 'south',
        figure: 'grappler',
        displaced: [{ figure: 'vizier', from: 'D6', to: 'D3' }],
      },
    ]);
  });

  test('LDR-ABL-GRAPPLER-01 Only visible characters', () => {
    const table = sit({ south: 'leaderD1 grapplerD2', north: 'leaderD7 vizierD6 riderB3' });
    expect(table.ends('grappler')).toBe('go D6 pull D6');
    expect(table.why('grappler pull D7')).toMatchObject({ rule: 'LDR-TERM-07', why: 'not-visible' });
    expect(table.why('grappler go D7')).toMatchObject({ rule: 'LDR-TERM-07', why: 'not-visible' });
    expect(table.why('grappler go D2')).toBeUndefined();
    expect(table.why('grappler go B3')).toEqual({ rule: 'LDR-TERM-06', why: 'not-in-line' });
  });

  test('LDR-ABL-GRAPPLER-02 The chosen character may be an ally, an enemy or a Leader', () => {
    // From D4: the own Leader south, the enemy Leader north, an ally along the line over C4 and B4, an enemy over E4 and F4.
    const table = sit({ south: 'leaderD1 grapplerD4 archerA4', north: 'leaderD7 vizierG4' });
    expect(table.ends('grappler')).toBe('go A4 go D1 go D7 go G4 pull A4 pull D1 pull D7 pull G4');
    expect(table.play('grappler pull A4').cell('archer')).toBe('C4');
  });
});
