import { describe, expect, test } from 'vitest';
import { BETWEEN, CELL_NAMES, cellName, cellNamed, DISTANCE } from '../src/board.ts';
import { sit, sitAt } from './helpers.ts';

describe('terms', () => {
  test('LDR-TERM-01 A character is any figure on the board, Leaders and both sides included', () => {
    const table = sit({ south: 'leaderC2 acrobatC3 archerB3', north: 'leaderD4 vizierC4' });
    // Jumped over: the own Leader, an ally, an enemy, the enemy Leader.
    expect(table.ends('acrobat').split(' ')).toEqual(expect.arrayContaining(['A3', 'C1', 'C5', 'E4']));
  });

  test('LDR-TERM-02 An ally is any character of the own side, the Leader included', () => {
    const table = sit({ south: 'leaderC2 innkeeperC3 archerB3', north: 'leaderD7 vizierC4' });
    expect([...new Set(table.options('innkeeper').map((key) => key.split(' ')[1]))]).toEqual(['B3', 'C2']);
  });

  test('LDR-TERM-03 An enemy is any character of the other side, the Leader included', () => {
    const table = sit({ south: 'leaderC2 bruiserC3 archerB3', north: 'leaderD4 vizierC4' });
    expect([...new Set(table.options('bruiser').map((key) => key.split(' ')[1]))]).toEqual(['C4', 'D4']);
  });

  test('LDR-TERM-04 Displacement: standing on another cell than before, whatever caused it', () => {
    const set = { south: 'leaderD4 innkeeperD3 illusionistD1', north: 'leaderD7 nemesisA4' };
    expect(sit(set).play('D4 C4').asked).toBe('north nemesis');
    expect(sit(set).play('innkeeper D4 D5').asked).toBe('north nemesis');
    expect(sit(set).play('D1 D2').asked).toBe('south act');
    const swap = sit({ south: 'leaderD4 illusionistD1', north: 'leaderD7 nemesisA4' });
    expect(swap.play('illusionist D4').asked).toBe('north nemesis');
  });

  test('LDR-TERM-05 Adjacent: sharing a side', () => {
    expect(sit({ south: 'leaderD4', north: 'leaderD7' }).ends('D4')).toBe('C3 C4 D3 D5 E3 E4');
    expect(sit({ south: 'leaderA1', north: 'leaderD7' }).ends('A1')).toBe('A2 B1 B2');
    expect(sit({ south: 'leaderC1', north: 'leaderD7' }).ends('C1')).toBe('B1 C2 D1 D2');
  });

  test('LDR-TERM-06 Line: six straight directions, at any distance', () => {
    const inLine = (from: string) => {
      const start = cellNamed(from) ?? 0;
      return BETWEEN[start].flatMap((between, cell) => (between ? [CELL_NAMES[cell]] : [])).join(' ');
    };
    expect(inLine('D1')).toBe('A1 B1 C1 D2 D3 D4 D5 D6 D7 E1 F1 G1');
    expect(inLine('C3')).toBe('A1 A3 B2 B3 C1 C2 C4 C5 C6 D3 D4 E2 E4 F1 F4 G4');
    expect(BETWEEN[cellNamed('D1') ?? 0][cellNamed('G1') ?? 0]?.map(cellName)).toEqual(['E1', 'F1']);
  });

  test('LDR-TERM-07 Visible: in line with no character in between, at any range', () => {
    const table = sitAt(`
                      .
                 .          .
           .          .          .
      .          .          .          le
           .          .          .
      .          .          .          .
           ja         .          .
      .          .          .          .
           .          .          .
      .          .          .          .
           IL         .          .
                 .          .
                      LE
    `);
    // B1 sees D1 two cells away, B3 along its own file, and nobody else: G4 is not in line.
    expect(table.ends('illusionist')).toBe('B3 D1');
    expect(table.why('illusionist G4')).toEqual({ rule: 'LDR-TERM-06', why: 'not-in-line' });
    const blocked = sit({ south: 'leaderD1 illusionistB1', north: 'leaderD7 jailerB3 archerB2' });
    expect(blocked.ends('illusionist')).toBe('D1');
    expect(blocked.why('illusionist B3')).toEqual({
      rule: 'LDR-TERM-07',
      why: 'not-visible',
      figures: { by: [{ figure: 'archer', cell: 'B2' }] },
    });
    const far = sit({ south: 'leaderC1 illusionistD1', north: 'leaderD7' });
    expect(far.ends('illusionist')).toBe('D7');
  });

  test('LDR-TERM-08 Distance: the least number of steps, whoever stands in between', () => {
    const distance = (a: string, b: string) => DISTANCE[cellNamed(a) ?? 0][cellNamed(b) ?? 0];
    expect(distance('D1', 'D7')).toBe(6);
    expect(distance('A1', 'G4')).toBe(6);
    expect(distance('B2', 'D3')).toBe(2);
    expect(distance('C3', 'C3')).toBe(0);
    // An adjacent pair stays adjacent in a crowd.
    const table = sit({ south: 'leaderD1 manipulatorD2', north: 'leaderD7 jailerD3' });
    expect(table.why('manipulator D3 D4')).toEqual({
      rule: 'LDR-ABL-JAILER-01',
      why: 'jailed',
      figures: { by: [{ figure: 'jailer', cell: 'D3' }] },
    });
  });

  test('LDR-TERM-09 Empty: holding no character', () => {
    const table = sit({ south: 'leaderD1 riderD2', north: 'leaderD7 cubE1 bearG4' });
    expect(table.ends('D1')).toBe('C1');
    expect(table.why('D1 E1')).toMatchObject({ why: 'occupied', figures: { by: [{ figure: 'cub', cell: 'E1' }] } });
  });

  test('LDR-TERM-10 Nine active abilities are used as an action; passive and special ones never are', () => {
    const active = [
      'acrobat',
      'rider',
      'bruiser',
      'royal-guard',
      'illusionist',
      'grappler',
      'manipulator',
      'prowler',
      'innkeeper',
    ];
    const used = new Set<string>();
    for (const [south, north] of [
      ['leaderC1 acrobatC2 riderC3 bruiserD5 royal-guardG1', 'leaderD6 jailerA4'],
      ['leaderC1 illusionistD3 grapplerE2 manipulatorA1 prowlerB1', 'leaderD6 bearA4 cubB5'],
      ['leaderC1 innkeeperC2 archerD1 protectorG1 vizierA1', 'leaderD6'],
      ['leaderC1 assassinA1 bearG1 cubF1 nemesisE1', 'leaderD6'],
    ] as const) {
      for (const key of sit({ south, north }).options()) {
        const word = key.split(' ')[0] ?? '';
        if (/^[a-z]/.test(word) && word !== 'end') used.add(word);
      }
    }
    expect([...used].sort()).toEqual(active.sort());
  });
});
