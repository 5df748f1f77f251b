import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Jailer', () => {
  test('LDR-ABL-JAILER-01 An enemy next to it cannot start its active ability; the basic move stays', () => {
    const table = sit({ south: 'leaderD1 riderD4 prowlerA1', north: 'leaderD7 jailerD5' });
    expect(table.options('rider')).toEqual([]);
    expect(table.ends('D4')).toBe('C3 C4 D3 E3 E4');
    expect(table.why('rider D2')).toEqual({
      rule: 'LDR-ABL-JAILER-01',
      why: 'jailed',
      figures: { by: [{ figure: 'jailer', cell: 'D5' }] },
    });
    expect(table.options('prowler').length).toBeGreaterThan(0);
  });

  test('LDR-ABL-JAILER-01 The own Jailer jails nobody', () => {
    const table = sit({ south: 'leaderD1 riderD4 jailerD5', north: 'leaderD7' });
    expect(table.options('rider').length).toBeGreaterThan(0);
  });

  test('LDR-ABL-JAILER-02 Only the start counts: an Acrobat that lands beside the Jailer still has its second jump', () => {
    // A1 over B1 to C1, which is beside the Jailer on C2, and over it to C3.
    const table = sit({ south: 'leaderD1 acrobatA1 archerB1', north: 'leaderD7 jailerC2' });
    expect(table.ends('acrobat')).toBe('C1 C3');
    const jailed = sit({ south: 'leaderD1 acrobatC1 archerB1', north: 'leaderD7 jailerC2' });
    expect(jailed.ends('acrobat')).toBe('');
  });

  test('LDR-RUL-33 Driving the Jailer away earlier in the turn frees its prisoners', () => {
    const table = sit({ south: 'leaderD1 riderD4 manipulatorD2', north: 'leaderD7 jailerC4' });
    expect(table.options('rider')).toEqual([]);
    const freed = sit({ south: 'leaderD1 riderD4 manipulatorC1', north: 'leaderD7 jailerC4' }).play('manipulator C4 B4');
    expect(freed.ends('rider').split(' ')).toEqual(expect.arrayContaining(['D2', 'F2', 'B2']));
  });

  test('LDR-RUL-07 stops neither basic moves, nor the Nemesis, nor Old Bear and Cub, nor passive effects, nor the extra step', () => {
    const bear = sit({ south: 'leaderD1 bearD4 cubE4', north: 'leaderD7 jailerD5' }).play('D4 D3');
    expect(bear.ends('E4')).toBe('D4 E3 E5 F3 F4');
    const vizier = sit({ south: 'leaderD3 vizierD2', north: 'leaderD7 jailerC3' });
    expect(vizier.ends('D3').split(' ')).toEqual(expect.arrayContaining(['D5', 'F3']));
    const nemesis = sit({ south: 'leaderD1 jailerD6', north: 'leaderG4 nemesisD5' }).play('D1 D2');
    expect(nemesis.asked).toBe('north nemesis');
    const archer = sit({ south: 'leaderD1 archerD6 riderE5', north: 'leaderD4 jailerC6' }).play('E5 D5');
    expect(archer.outcome?.how).toBe('capture');
    const protector = sit({ south: 'leaderD1 bruiserC3 jailerB5', north: 'leaderD7 protectorB4 vizierC4' });
    expect(protector.options('bruiser')).toEqual([]);
    expect(protector.why('bruiser C4 C5')).toMatchObject({ why: 'protected' });
  });
});
