import { describe, expect, test } from 'vitest';
import { sit, sitAt } from '../helpers.ts';

describe('Acrobat', () => {
  test('LDR-ABL-ACROBAT-01 vaults over a neighbour onto the next cell in the same direction', () => {
    const table = sitAt(`
                      le
                 .          .
           .          .          .
      .          .          .          .
           .          ja         .
      .          .          .          .
           .          .          .
      .          VI         .          .
           .          AC         .
      .          .          .          .
           .          LE         .
                 .          .
                      .
    `);
    // Over the Vizier to B3; over the Leader to D1; nobody stands on the other sides.
    expect(table.ends('acrobat')).toBe('B3 D1');
    expect(table.why('acrobat D5')).toEqual({ rule: 'LDR-ABL-ACROBAT-01', why: 'nobody-to-vault' });
    table.play('acrobat B3');
    expect(table.cell('acrobat')).toBe('B3');
    expect(table.cell('vizier')).toBe('C3');
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-ACROBAT-01',
        side: 'south',
        figure: 'acrobat',
        displaced: [{ figure: 'acrobat', from: 'D3', to: 'B3' }],
      },
    ]);
  });

  test('LDR-ABL-ACROBAT-01 must land on a cell that exists and is empty', () => {
    const edge = sit({ south: 'leaderD2 acrobatD3 archerE1', north: 'leaderD7 vizierD1' });
    expect(edge.ends('acrobat')).toBe('');
    expect(edge.why('acrobat D1')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'vizier', cell: 'D1' }] },
    });
    const corner = sit({ south: 'leaderD1 acrobatD2', north: 'leaderD7' });
    expect(corner.ends('acrobat')).toBe('');
  });

  test('LDR-ABL-ACROBAT-02 may jump a second time, in any direction', () => {
    const table = sit({ south: 'leaderD1 acrobatA1 archerB1 riderC2', north: 'leaderD7 vizierC4' });
    // A1 over B1 to C1, then over C2 to C3 or over the Leader, where the board ends; from C3 there is no third jump to C5.
    expect(table.ends('acrobat')).toBe('C1 C3');
    table.play('acrobat C3');
    expect(table.cell('acrobat')).toBe('C3');
    expect(table.options('acrobat')).toEqual([]);
  });

  test('LDR-ABL-ACROBAT-02 Two ways to the same cell are one option', () => {
    // E3 over D3 at once, or over C3 and then over D4; C4 likewise.
    const table = sit({ south: 'leaderD1 acrobatC2 archerC3 riderD3', north: 'leaderD7 vizierD4' });
    expect(table.ends('acrobat')).toBe('C4 E3');
  });

  test('LDR-ABL-ACROBAT-02 What two jumps reach is offered although one jump does not', () => {
    // Nobody stands on C3, but over D3 to E3 and over D4 the Acrobat comes to C4 all the same.
    const table = sit({ south: 'leaderD1 acrobatC2 riderD3', north: 'leaderD7 vizierD4' });
    expect(table.ends('acrobat')).toBe('C4 E3');
    expect(table.why('acrobat C4')).toBeUndefined();
  });

  test('LDR-ABL-ACROBAT-03 jumps over anybody: ally, enemy, Leader, protected or not', () => {
    const table = sit({ south: 'leaderC2 acrobatC3 archerB3', north: 'leaderD4 protectorC4' });
    expect(table.ends('acrobat').split(' ')).toEqual(expect.arrayContaining(['A3', 'C1', 'C5', 'E4']));
    table.play('acrobat C5');
    expect(table.cell('protector')).toBe('C4');
  });
});
