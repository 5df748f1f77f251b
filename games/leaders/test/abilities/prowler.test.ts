import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Prowler', () => {
  test('LDR-ABL-PROWLER-01 reappears on any empty cell with no enemy beside it', () => {
    const table = sit({ south: 'leaderD1 prowlerA1', north: 'leaderD7 vizierD4' });
    const taken = ['A1', 'D1', 'D4', 'D7'];
    const watched = ['C6', 'D6', 'E6', 'C3', 'C4', 'D3', 'D5', 'E3', 'E4'];
    const besideItself = ['A2', 'B1', 'B2'];
    const ends = table.ends('prowler').split(' ');
    expect(ends).toHaveLength(37 - taken.length - watched.length - besideItself.length);
    for (const cell of [...taken, ...watched, ...besideItself]) expect(ends).not.toContain(cell);
    expect(table.why('prowler D3')).toEqual({
      rule: 'LDR-ABL-PROWLER-01',
      why: 'near-enemy',
      figures: { by: [{ figure: 'vizier', cell: 'D4' }] },
    });
    expect(table.why('prowler A1')).toEqual({ rule: 'LDR-ACT-08', why: 'nothing-changes' });
    expect(table.why('prowler D1')).toMatchObject({ why: 'occupied' });
    table.play('prowler G3');
    expect(table.cell('prowler')).toBe('G3');
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-PROWLER-01',
        side: 'south',
        figure: 'prowler',
        displaced: [{ figure: 'prowler', from: 'A1', to: 'G3' }],
      },
    ]);
  });

  test('LDR-ABL-PROWLER-01 Allies do not keep it away, and enemies beside its own cell do not hold it', () => {
    const table = sit({ south: 'leaderD1 prowlerD4 archerB2', north: 'leaderD7 vizierD5' });
    expect(table.why('prowler C5')?.figures).toEqual({ by: [{ figure: 'vizier', cell: 'D5' }] });
    const mixed = sit({ south: 'leaderD1 prowlerA1 archerE4', north: 'leaderD7 vizierD5 riderE6' });
    expect(mixed.why('prowler E5')?.figures).toEqual({
      by: [
        { figure: 'rider', cell: 'E6' },
        { figure: 'vizier', cell: 'D5' },
      ],
    });
    expect(table.ends('prowler').split(' ')).toEqual(expect.arrayContaining(['A1', 'B1', 'C1', 'B3', 'D2']));
  });
});
