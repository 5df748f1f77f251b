import { describe, expect, test } from 'vitest';
import { sit, sitAt } from '../helpers.ts';

describe('Nemesis', () => {
  test('LDR-ABL-NEMESIS-01 takes no action in the action phase', () => {
    const table = sit({ south: 'leaderD1 nemesisD4', north: 'leaderD7' });
    expect(table.options()).toEqual(['D1 C1', 'D1 D2', 'D1 E1', 'end']);
  });

  test('LDR-ABL-NEMESIS-02 After an action in which the enemy Leader changed cells it must take two steps', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4' }).play('D1 D2');
    expect(table.asked).toBe('north nemesis');
    // Every cell within two steps but its own: one with a bend, two away straight on or round a corner.
    expect(table.ends('nemesis')).toBe('B2 B3 B4 C2 C3 C4 C5 D3 D5 D6 E2 E3 E4 E5 F2 F3 F4');
    expect(table.why('nemesis D2')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'south-leader', cell: 'D2' }] },
    });
    expect(table.why('nemesis A1')).toBeUndefined();
    expect(table.why('nemesis D4')).toBeUndefined();
    table.play('nemesis F3');
    expect(table.cell('nemesis')).toBe('F3');
    expect(table.asked).toBe('south act');
    expect(table.told('reacted')).toEqual([
      { event: 'reacted', rule: 'LDR-ABL-NEMESIS-02', side: 'north', from: 'D4', to: 'F3' },
    ]);
  });

  test('LDR-ABL-NEMESIS-02 A cell beside it that no walk of two steps reaches is refused', () => {
    // A1: its neighbours are A2 and B2 and B1. With A2 and B1 taken, two steps lead over B2 only, and B2 itself is no end.
    const table = sit({ south: 'leaderD1', north: 'leaderD7 nemesisA1 archerA2 riderB1' }).play('D1 E1');
    expect(table.ends('nemesis')).toBe('B3 C2 C3');
    expect(table.why('nemesis B2')).toEqual({ rule: 'LDR-ABL-NEMESIS-02', why: 'two-steps' });
    expect(table.why('nemesis A3')).toEqual({ rule: 'LDR-ACT-07', why: 'no-way' });
  });

  test('LDR-ABL-NEMESIS-03 When no walk of two steps ends elsewhere, it goes to a neighbouring empty cell', () => {
    const table = sitAt(
      `
                      le
                 .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          .          .          .
           JA         .          .
      .          AR         .          .
           .          .          .
      ne         vi         .          .
           .          .          .
                 .          .
                      LE
    `,
      { turn: 's20' },
    );
    expect(table.asked).toBe('south act');
    const one = sit({ south: 'leaderD1 jailerA3 archerB3 vizierC3', north: 'leaderD7 nemesisA1 riderC2 acrobatB1' });
    // Around A1: A2 and B2 are empty, B1 is taken. A2 and B2 are beside each other: two steps are possible.
    expect(one.play('D1 E1').ends('nemesis')).toBe('A2 B2');
    const single = sit({
      south: 'leaderD1 jailerA3 archerB3 vizierA2',
      north: 'leaderD7 nemesisA1 riderC2 acrobatB1 innkeeperC3',
    });
    single.play('D1 E1');
    // Only B2 is empty, and behind it everything is taken: the table makes the only move there is.
    expect(single.asked).toBe('south act');
    expect(single.cell('nemesis')).toBe('B2');
    expect(single.match.journal.at(-1)).toEqual({ type: 'answer', seat: 1, name: 'nemesis', key: 'nemesis B2', by: 'table' });
  });

  test('LDR-ABL-NEMESIS-03 Shut in on all sides it stays where it is', () => {
    const table = sit({ south: 'leaderD1 jailerA2 archerB2', north: 'leaderD7 nemesisA1 acrobatB1' }).play('D1 E1');
    expect(table.asked).toBe('south act');
    expect(table.cell('nemesis')).toBe('A1');
    expect(table.told('stayed')).toEqual([{ event: 'stayed', rule: 'LDR-ABL-NEMESIS-03', side: 'north', cell: 'A1' }]);
    expect(table.told('reacted')).toEqual([]);
  });

  test('LDR-ABL-NEMESIS-04 moves once per action, however far the Leader went, and as often in a turn as there are such actions', () => {
    const table = sit({ south: 'leaderD1 vizierG1 innkeeperE2', north: 'leaderD7 nemesisA4' }).play('D1 D3');
    expect(table.asked).toBe('north nemesis');
    table.play('nemesis B3');
    expect(table.asked).toBe('south act');
    table.play('innkeeper D3 D2');
    expect(table.asked).toBe('north nemesis');
    table.play('nemesis A4');
    expect(table.told('reacted')).toHaveLength(2);
  });
});
