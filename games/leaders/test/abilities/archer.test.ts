import { describe, expect, test } from 'vitest';
import { threatTo } from '../../text/threat.ts';
import { sit, sitAt } from '../helpers.ts';

describe('Archer', () => {
  test('LDR-ABL-ARCHER-01 takes part at a distance of exactly two in line, whatever stands between', () => {
    const table = sitAt(`
                      .
                 .          AR
           .          .          .
      .          .          .          .
           .          vi         .
      .          .          RI         .
           .          le         .
      .          .          .          .
           .          .          .
      .          .          .          .
           .          .          .
                 .          .
                      LE
    `).play('E6 D6');
    expect(table.outcome).toMatchObject({
      how: 'capture',
      detail: {
        by: [
          { figure: 'rider', cell: 'E4', how: 'adjacent' },
          { figure: 'archer', cell: 'D6', how: 'shot' },
        ],
      },
    });
  });

  test('LDR-ABL-ARCHER-02 does not take part when adjacent, nor at distance two off the line', () => {
    const near = sit({ south: 'leaderD1 riderE4 archerC5', north: 'leaderD4' });
    // C5 is two away from D4 but not in line; C4 and D5 are adjacent.
    expect(threatTo(near.view(), 'north').participants).toEqual([{ figure: 'rider', cell: 'E4', how: 'adjacent' }]);
    expect(near.play('C5 C4').outcome).toBeUndefined();
    expect(threatTo(near.view(), 'north').participants).toEqual([{ figure: 'rider', cell: 'E4', how: 'adjacent' }]);
    const far = sit({ south: 'leaderD1 riderE4 archerA4', north: 'leaderD4' });
    expect(threatTo(far.view(), 'north').participants).toHaveLength(1);
  });

  test('LDR-ABL-ARCHER-03 counts as one participant, so one more is needed', () => {
    const alone = sit({ south: 'leaderD1 archerE6', north: 'leaderD4' }).play('E6 D6');
    expect(threatTo(alone.view(), 'north').participants).toEqual([{ figure: 'archer', cell: 'D6', how: 'shot' }]);
    expect(alone.outcome).toBeUndefined();
    const second = sit({ south: 'leaderD1 archerD6 riderE5', north: 'leaderD4' }).play('E5 D5');
    expect(second.outcome?.how).toBe('capture');
  });
});
