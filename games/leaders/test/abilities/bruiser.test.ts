import { describe, expect, test } from 'vitest';
import { sit, sitAt } from '../helpers.ts';

describe('Bruiser', () => {
  test('LDR-ABL-BRUISER-01 takes the cell of an adjacent enemy and pushes it onto one of the three cells beyond', () => {
    const table = sitAt(`
                      le
                 .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          vi         .          .
           .          .          .
      .          BR         .          .
           .          .          .
      .          .          .          .
           .          .          .
                 .          .
                      LE
    `);
    expect(table.ends('bruiser C4')).toBe('B4 C5 D5');
    table.play('bruiser C4 D5');
    expect([table.cell('bruiser'), table.cell('vizier')]).toEqual(['C4', 'D5']);
    expect(table.told('used')).toEqual([
      {
        event: 'used',
        rule: 'LDR-ABL-BRUISER-01',
        side: 'south',
        figure: 'bruiser',
        displaced: [
          { figure: 'bruiser', from: 'C3', to: 'C4' },
          { figure: 'vizier', from: 'C4', to: 'D5' },
        ],
      },
    ]);
  });

  test('LDR-ABL-BRUISER-02 The chosen cell must exist and be empty', () => {
    const table = sit({ south: 'leaderD1 bruiserC3 archerC5', north: 'leaderD7 vizierC4 riderB4' });
    expect(table.ends('bruiser')).toBe('C4 D5');
    expect(table.why('bruiser C4 C5')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'archer', cell: 'C5' }] },
    });
    const edge = sit({ south: 'leaderD1 bruiserB3', north: 'leaderD7 vizierA3 riderA4' });
    expect(edge.options('bruiser')).toEqual([]);
    expect(edge.why('bruiser A3 A4')).toMatchObject({ why: 'occupied' });
    const corner = sit({ south: 'leaderD1 bruiserB4', north: 'leaderD7 vizierA4' });
    expect(corner.options('bruiser')).toEqual([]);
  });

  test('LDR-RUL-37 No pushing off the board, no chain push, and allies are never pushed', () => {
    const table = sit({ south: 'leaderD1 bruiserB2 archerB3', north: 'leaderD7 vizierA2' });
    // Beyond A2 as seen from B2 lies only A3; B3 is an ally.
    expect(table.ends('bruiser')).toBe('A2 A3');
    const chain = sit({ south: 'leaderD1 bruiserC1', north: 'leaderD7 vizierC2 riderC3 acrobatB2 archerD3' });
    expect(chain.options('bruiser')).toEqual([]);
    expect(chain.why('bruiser C2 C3')).toMatchObject({ why: 'occupied' });
  });
});
