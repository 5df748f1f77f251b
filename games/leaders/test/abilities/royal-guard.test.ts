import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Royal Guard', () => {
  test('LDR-ABL-GUARD-01 goes from wherever it stands to an empty cell beside its own Leader', () => {
    const table = sit({ south: 'leaderD1 royal-guardG4 archerG3 riderF4 jailerF5', north: 'leaderD7 vizierD2' });
    // Shut in on all sides, but distance and obstacles are irrelevant. D2 is taken.
    expect(table.options('G4')).toEqual([]);
    expect(table.ends('royal-guard').split(' ')).toEqual(expect.arrayContaining(['C1', 'E1']));
    expect(table.why('royal-guard D2')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'vizier', cell: 'D2' }] },
    });
    table.play('royal-guard C1');
    expect(table.cell('royal-guard')).toBe('C1');
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-GUARD-01',
        side: 'south',
        figure: 'royal-guard',
        displaced: [{ figure: 'royal-guard', from: 'G4', to: 'C1' }],
      },
    ]);
  });

  test('LDR-ABL-GUARD-02 may then take one step more to an adjacent empty cell', () => {
    const table = sit({ south: 'leaderD1 royal-guardG4', north: 'leaderD7' });
    expect(table.ends('royal-guard')).toBe('B1 C1 C2 D2 D3 E1 E2 F1');
    expect(table.why('royal-guard B2')).toEqual({
      rule: 'LDR-ABL-GUARD-01',
      why: 'far-from-leader',
      figures: { leader: 'D1' },
    });
    // With D2 and E1 taken, what lies beyond them is out of reach.
    const narrow = sit({ south: 'leaderD1 royal-guardG4 archerD2', north: 'leaderD7 vizierE1' });
    expect(narrow.ends('royal-guard')).toBe('B1 C2');
    expect(narrow.why('royal-guard C1')).toMatchObject({ rule: 'LDR-END-06', why: 'own-encirclement' });
    expect(narrow.why('royal-guard E2')).toMatchObject({ why: 'far-from-leader' });
    expect(narrow.why('royal-guard D3')).toMatchObject({ why: 'far-from-leader' });
  });

  test('LDR-RUL-36 may use the ability beside its Leader; its own cell is no stop', () => {
    const table = sit({ south: 'leaderD1 royal-guardC1', north: 'leaderD7' });
    // Basic moves to B1, C2 and D2; over D2 or E1 to everything else. From C1 itself nothing can be reached.
    expect(table.ends('C1')).toBe('B1 C2 D2');
    expect(table.ends('royal-guard')).toBe('D3 E1 E2 F1');
    const shut = sit({ south: 'leaderD1 royal-guardC1', north: 'leaderD7 vizierD2 riderG1' });
    expect(shut.ends('royal-guard')).toBe('E1 E2 F1');
    expect(shut.why('royal-guard C1')).toEqual({ rule: 'LDR-ACT-08', why: 'nothing-changes' });
  });
});
