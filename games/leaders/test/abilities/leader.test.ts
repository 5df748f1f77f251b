import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Leader', () => {
  test('LDR-ABL-LEADER-01 has the basic move only', () => {
    const table = sit({ south: 'leaderD4 archerA1', north: 'leaderD7' });
    expect(table.options('D4')).toEqual(['D4 C3', 'D4 C4', 'D4 D3', 'D4 D5', 'D4 E3', 'D4 E4']);
    expect(table.options().some((key) => key.includes('leader'))).toBe(false);
  });

  test('LDR-ABL-LEADER-02 can be displaced by abilities of both sides', () => {
    const own = sit({ south: 'leaderD2 grapplerD5', north: 'leaderG4' });
    expect(own.play('grappler pull D2').cell('south-leader')).toBe('D4');
    const foe = sit({ south: 'leaderD2 grapplerD5', north: 'leaderG2' });
    expect(foe.ends('grappler pull')).toBe('D2 G2');
    expect(foe.play('grappler pull G2').cell('north-leader')).toBe('E4');
  });

  test('LDR-ABL-LEADER-02 blocks sight', () => {
    const table = sit({ south: 'leaderD3 illusionistD1', north: 'leaderD7 archerD5' });
    expect(table.ends('illusionist')).toBe('D3');
  });

  test('LDR-ABL-LEADER-02 takes part in capturing the other Leader', () => {
    expect(sit({ south: 'leaderD5 riderC6', north: 'leaderD7' }).play('D5 D6').outcome?.how).toBe('capture');
  });
});
