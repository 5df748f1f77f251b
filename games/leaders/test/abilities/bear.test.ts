import { describe, expect, test } from 'vitest';
import { threatTo } from '../../text/threat.ts';
import { sit } from '../helpers.ts';

describe('Old Bear and Cub', () => {
  test('LDR-ABL-BEAR-01 are recruited together from one card onto two empty recruitment cells', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7', offer: 'bear archer rider' }).play('end', 'recruit bear B1 G1');
    expect([table.cell('bear'), table.cell('cub')]).toEqual(['B1', 'G1']);
    expect([table.view().owner.bear, table.view().owner.cub]).toEqual(['south', 'south']);
    expect(table.view().offer).not.toContain('bear');
  });

  const PAIR = { south: 'leaderD1 bearC3 cubE3 archerG1', north: 'leaderD7' };

  test('LDR-ABL-BEAR-02 Each of them may make its own basic move: none, one or two moves', () => {
    const table = sit(PAIR).play('C3 C4');
    expect(table.options('C4')).toEqual([]);
    expect(table.ends('E3')).toBe('D3 D4 E2 E4 F2 F3');
    table.play('E3 E4');
    expect(table.view().acted).toEqual(['bear', 'cub']);
    expect(sit(PAIR).play('E3 E4', 'end').view().at).toMatchObject({ bear: 'C3', cub: 'E4' });
  });

  test('LDR-ABL-BEAR-03 If both move, the second follows the first directly, in either order', () => {
    for (const [first, second, late, stays] of [
      ['C3 C4', 'E3 E4', 'cub', 'E3'],
      ['E3 E4', 'C3 C4', 'bear', 'C3'],
    ] as const) {
      expect(sit(PAIR).play(first).options(second)).toEqual([second]);
      const table = sit(PAIR).play(first, 'G1 G2');
      expect(table.options(stays)).toEqual([]);
      const partner = late === 'cub' ? { figure: 'bear', cell: 'C4' } : { figure: 'cub', cell: 'E4' };
      expect(table.why(second)).toEqual({
        rule: 'LDR-ABL-BEAR-03',
        why: 'forfeited',
        figures: { figure: late, by: [partner] },
      });
      expect(table.view().forfeited).toEqual([late]);
      expect(table.told('forfeited')).toEqual([{ event: 'forfeited', rule: 'LDR-ABL-BEAR-03', side: 'south', figure: late }]);
    }
  });

  test('LDR-ABL-BEAR-03 Somebody who acted before the first of them is no hindrance, and the next turn both are ready', () => {
    const table = sit(PAIR).play('G1 G2', 'C3 C4');
    expect(table.options('E3').length).toBe(6);
    expect(table.view().forfeited).toEqual([]);
    table.play('D1 D2');
    expect(table.view().forfeited).toEqual(['cub']);
    table.play('end').any().play('end').any();
    expect(table.view().forfeited).toEqual([]);
    expect(table.options('E3').length).toBe(6);
  });

  test('LDR-ABL-BEAR-03 A third character that acts after both were moved forfeits nothing', () => {
    const table = sit(PAIR).play('C3 C4', 'E3 E4', 'G1 G2');
    expect(table.view().forfeited).toEqual([]);
    expect(table.told('forfeited')).toEqual([]);
  });

  test('LDR-ABL-BEAR-04 The Cub never takes part in a capture; the Old Bear does', () => {
    const cub = sit({ south: 'leaderD1 bearA1 cubD5 riderC6', north: 'leaderD7' }).play('D5 D6');
    expect(cub.outcome).toBeUndefined();
    expect(threatTo(cub.view(), 'north').participants).toEqual([{ figure: 'rider', cell: 'C6', how: 'adjacent' }]);
    const bear = sit({ south: 'leaderD1 cubA1 bearD5 riderC6', north: 'leaderD7' }).play('D5 D6');
    expect(bear.outcome?.how).toBe('capture');
  });

  test('LDR-RUL-27 Two separate moves: safety and victory are tested after each', () => {
    // The Old Bear alone would encircle its own Leader, though the Cub could make room afterwards.
    const table = sit({ south: 'leaderD1 bearC2 cubD2', north: 'leaderD7 vizierE1' });
    expect(table.why('C2 C1')).toMatchObject({ why: 'own-encirclement' });
    expect(table.play('D2 D3').options('C2 C1')).toEqual(['C2 C1']);
    const wins = sit({ south: 'leaderD1 cubA1 bearD5 riderC6', north: 'leaderD7' }).play('D5 D6');
    expect(wins.asked).toBe('');
  });

  test('LDR-RUL-18 The Cub fills a cell, blocks sight, can be targeted and is an enemy for the Prowler', () => {
    const shut = sit({ south: 'leaderD1 bearG1 cubD5', north: 'leaderD7 jailerC6 vizierE6' }).play('D5 D6');
    expect(shut.outcome?.how).toBe('encirclement');
    const sight = sit({ south: 'leaderA1 illusionistD1', north: 'leaderD7 bearG4 cubD4' });
    expect(sight.ends('illusionist').split(' ')).toContain('D4');
    expect(sight.why('illusionist D7')).toMatchObject({ figures: { by: [{ figure: 'cub', cell: 'D4' }] } });
    const pushed = sit({ south: 'leaderD1 bruiserC3', north: 'leaderD7 bearG4 cubC4' });
    expect(pushed.options('bruiser C4')).toHaveLength(3);
    const prowler = sit({ south: 'leaderD1 prowlerA1', north: 'leaderD7 bearG4 cubC4' });
    expect(prowler.why('prowler C3')).toMatchObject({ why: 'near-enemy', figures: { by: [{ figure: 'cub', cell: 'C4' }] } });
  });
});
