import { describe, expect, test } from 'vitest';
import { sit, sitAt } from './helpers.ts';

describe('actions', () => {
  test('LDR-ACT-01 Every character takes at most one action in a turn', () => {
    const table = sit({ south: 'leaderD1 riderA1', north: 'leaderD7' }).play('A1 A2');
    expect(table.options('A2')).toEqual([]);
    expect(table.options('rider')).toEqual([]);
    expect(table.why('A2 A3')).toEqual({ rule: 'LDR-ACT-01', why: 'acted', figures: { figure: 'rider' } });
    expect(table.why('rider A4')).toEqual({ rule: 'LDR-ACT-01', why: 'acted', figures: { figure: 'rider' } });
    expect(table.ends('D1')).toBe('C1 D2 E1');
  });

  test('LDR-ACT-02 A basic move or the active ability, never both', () => {
    const table = sit({ south: 'leaderD1 riderA1', north: 'leaderD7' });
    expect(table.ends('A1')).toBe('A2 B1 B2');
    expect(table.ends('rider')).toBe('A3 C1 C3');
    table.play('rider A3');
    expect(table.options()).toEqual(['D1 C1', 'D1 D2', 'D1 E1', 'end']);
  });

  test('LDR-ACT-03 A basic move goes to an adjacent empty cell', () => {
    const table = sitAt(`
                      le
                 .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          .          .          .
           .          JA         .
      .          .          .          .
           .          VI         .
      .          .          .          .
           .          .          .
                 .          .
                      LE
    `);
    expect(table.ends('D4')).toBe('C3 C4 D5 E3 E4');
    expect(table.why('D4 D3')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'vizier', cell: 'D3' }] },
    });
    table.play('D4 E4');
    expect(table.cell('jailer')).toBe('E4');
    expect(table.told('moved')).toEqual([
      { event: 'moved', rule: 'LDR-ACT-03', side: 'south', figure: 'jailer', from: 'D4', to: 'E4' },
    ]);
  });

  test('LDR-ACT-04 The order of the characters is free, one action after the other', () => {
    const start = { south: 'leaderD1 riderA1 archerG1', north: 'leaderD7' };
    const one = sit(start).play('A1 A2', 'G1 G2', 'D1 D2');
    const two = sit(start).play('D1 D2', 'G1 G2', 'A1 A2');
    expect(one.position).toBe(two.position);
    expect(one.told('moved').map((event) => ('figure' in event ? event.figure : ''))).toEqual([
      'rider',
      'archer',
      'south-leader',
    ]);
  });

  test('LDR-ACT-05 Being displaced neither uses nor requires the own action', () => {
    const table = sit({ south: 'leaderD1 innkeeperB2 riderB1', north: 'leaderD7' }).play('innkeeper B1 C1');
    expect(table.view().acted).toEqual(['innkeeper']);
    expect(table.ends('C1')).toBe('B1 C2 D2');
    expect(table.ends('rider')).toBe('A1 C3 E2');
  });

  test('LDR-ACT-06 A character that has acted may still be displaced, and one that was displaced may still act', () => {
    const table = sit({ south: 'leaderD1 innkeeperB2 riderB1', north: 'leaderD7' }).play('B1 C2');
    expect(table.ends('innkeeper C2')).toBe('B1 C1 C3 D2 D3');
    table.play('innkeeper C2 C3');
    expect(table.cell('rider')).toBe('C3');
    expect(table.options('C3')).toEqual([]);
  });

  test('LDR-ACT-07 A cell holds at most one character; an occupied cell is neither entered nor crossed', () => {
    const table = sit({ south: 'leaderD1 riderA1 archerA2 jailerB2', north: 'leaderD7' });
    expect(table.ends('A1')).toBe('B1');
    expect(table.ends('rider')).toBe('C1');
    expect(table.why('A1 A2')?.rule).toBe('LDR-ACT-07');
    expect(table.why('rider A3')).toEqual({
      rule: 'LDR-ABL-RIDER-01',
      why: 'way-blocked',
      figures: { by: [{ figure: 'archer', cell: 'A2' }] },
    });
    const crowded = sit({ south: 'leaderD1 acrobatC2 archerC3 jailerC4', north: 'leaderD7' });
    expect(crowded.ends('acrobat')).toBe('');
    expect(crowded.why('acrobat C4')).toEqual({
      rule: 'LDR-ACT-07',
      why: 'occupied',
      figures: { by: [{ figure: 'jailer', cell: 'C4' }] },
    });
  });

  test('LDR-ACT-08 An option whose result equals the position before it does not exist', () => {
    const table = sit({ south: 'leaderD1 acrobatC2 archerC3', north: 'leaderD7' });
    expect(table.ends('acrobat')).toBe('C4');
    expect(table.why('acrobat C2')).toEqual({ rule: 'LDR-ACT-08', why: 'nothing-changes' });
  });

  test('LDR-ACT-09 Settled in order: displacement, own Leader, enemy Leader, Nemesis, its prey', () => {
    // The Leader steps away, the Nemesis must move, and its owner completes the capture with it.
    const table = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4 riderB2' }).play('D1 C1');
    expect(table.asked).toBe('north nemesis');
    expect(table.view().phase).toBe('react');
    const before = table.events.length;
    table.play('nemesis C2');
    expect(table.story.slice(before)).toEqual(['reacted']);
    expect(table.view().phase).toBe('act');
    expect(table.asked).toBe('south act');

    const fatal = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4 riderB1' }).play('D1 C1', 'nemesis C2');
    expect(fatal.events.slice(-3)).toEqual([
      { event: 'moved', rule: 'LDR-ACT-03', side: 'south', figure: 'south-leader', from: 'D1', to: 'C1' },
      { event: 'reacted', rule: 'LDR-ABL-NEMESIS-02', side: 'north', from: 'D4', to: 'C2' },
      {
        event: 'leader-captured',
        rule: 'LDR-END-02',
        side: 'south',
        cell: 'C1',
        by: [
          { figure: 'rider', cell: 'B1', how: 'adjacent' },
          { figure: 'nemesis', cell: 'C2', how: 'adjacent' },
        ],
      },
    ]);
    expect(fatal.outcome?.places).toEqual([2, 1]);
  });

  test('LDR-ACT-10 Leaders, Archer, Jailer, Protector, Vizier, Assassin, Old Bear and Cub have only the basic move', () => {
    const table = sit({ south: 'leaderD1 archerA1 jailerB3 protectorD4 bearF1 cubG1', north: 'leaderD7 assassinE5 vizierB5' });
    expect(table.options().every((key) => key === 'end' || /^[A-G]\d [A-G]\d$/.test(key))).toBe(true);
    expect(table.ends('A1')).toBe('A2 B1 B2');
    expect(table.ends('B3')).toBe('A2 A3 B2 B4 C3 C4');
    expect(table.ends('D4')).toBe('C3 C4 D3 D5 E3 E4');
    expect(table.ends('F1')).toBe('E1 E2 F2');
    expect(table.ends('G1')).toBe('F2 G2');
    expect(table.ends('D1')).toBe('C1 D2 E1');
    table.play('end');
    expect(table.options().every((key) => key === 'end' || /^[A-G]\d [A-G]\d$/.test(key))).toBe(true);
    expect(table.ends('E5')).toBe('D5 D6 E4 E6 F4 F5');
    expect(table.ends('B5')).toBe('A4 B4 C5 C6');
  });

  test('LDR-ACT-10 The Nemesis has no action at all', () => {
    const table = sit({ south: 'leaderD1 nemesisD4', north: 'leaderD7' });
    expect(table.options('D4')).toEqual([]);
    expect(table.why('D4 D5')).toEqual({ rule: 'LDR-ABL-NEMESIS-01', why: 'no-action', figures: { figure: 'nemesis' } });
  });
});
