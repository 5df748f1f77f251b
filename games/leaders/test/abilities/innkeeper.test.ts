import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Innkeeper', () => {
  test('LDR-ABL-INNKEEPER-01 shifts an ally next to it, the Leader included, to an empty cell neighbouring that ally', () => {
    const table = sit({ south: 'leaderD1 innkeeperD2 archerD3 riderG1', north: 'leaderD7 vizierC2' });
    expect(table.ends('innkeeper D1')).toBe('C1 E1');
    expect(table.ends('innkeeper D3')).toBe('C3 D4 E2 E3');
    // The Rider is too far away, the Vizier an enemy.
    expect(table.options('innkeeper')).toHaveLength(6);
    expect(table.why('innkeeper D3 C2')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'vizier', cell: 'C2' }] },
    });
    table.play('innkeeper D1 E1');
    expect([table.cell('south-leader'), table.cell('innkeeper')]).toEqual(['E1', 'D2']);
    expect(table.view().acted).toEqual(['innkeeper']);
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-INNKEEPER-01',
        side: 'south',
        figure: 'innkeeper',
        displaced: [{ figure: 'south-leader', from: 'D1', to: 'E1' }],
      },
    ]);
  });
});
