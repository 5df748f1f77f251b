import { describe, expect, test } from 'vitest';
import { threatTo } from '../../text/threat.ts';
import { sit } from '../helpers.ts';

describe('Assassin', () => {
  test('LDR-ABL-ASSASSIN-01 next to the enemy Leader it is a complete capture by itself', () => {
    const table = sit({ south: 'leaderD1 assassinD5', north: 'leaderD7' });
    expect(table.preview('D5 D6')).toEqual({
      displaced: [{ figure: 'assassin', from: 'D5', to: 'D6' }],
      wins: 'capture',
      by: [{ figure: 'assassin', cell: 'D6', how: 'assassin' }],
    });
    table.play('D5 D6');
    expect(table.outcome).toMatchObject({ places: [1, 2], how: 'capture', rule: 'LDR-END-02' });
    expect(table.told('leader-captured')).toMatchObject([{ by: [{ figure: 'assassin', cell: 'D6', how: 'assassin' }] }]);
  });

  test('LDR-RUL-16 must be adjacent; it only replaces the second participant', () => {
    // Two cells away it takes no part, not even as the second one.
    const table = sit({ south: 'leaderD1 assassinD4 riderC5', north: 'leaderD7' }).play('D4 D5', 'C5 C6');
    expect(table.outcome).toBeUndefined();
    expect(threatTo(table.view(), 'north').participants).toEqual([{ figure: 'rider', cell: 'C6', how: 'adjacent' }]);
  });
});
