import { describe, expect, test } from 'vitest';
import { threatTo } from '../text/threat.ts';
import { sit, sitAt } from './helpers.ts';

describe('the end of the match', () => {
  test('LDR-END-01 The match ends the very moment a Leader is captured, and its side loses', () => {
    const table = sit({ south: 'leaderD1 riderC6 jailerE5', north: 'leaderD7 archerA4' }).play('E5 E6');
    expect(table.outcome).toEqual({
      places: [1, 2],
      how: 'capture',
      rule: 'LDR-END-02',
      detail: {
        side: 'north',
        cell: 'D7',
        by: [
          { figure: 'rider', cell: 'C6', how: 'adjacent' },
          { figure: 'jailer', cell: 'E6', how: 'adjacent' },
        ],
      },
    });
    expect(table.asked).toBe('');
  });

  test('LDR-END-01 North wins in the same way, whichever seat plays it', () => {
    const set = { south: 'leaderD1', north: 'leaderD7 riderC1 jailerE2', turn: 'n21' };
    expect(sit(set).play('E2 E1').outcome?.places).toEqual([2, 1]);
    expect(sit({ ...set, options: { first: '1' } }).play('E2 E1').outcome?.places).toEqual([1, 2]);
  });

  test('LDR-END-02 Captured: two opposing characters take part; one is not enough', () => {
    const table = sit({ south: 'leaderD1 riderC6 jailerE5', north: 'leaderD7' });
    expect(threatTo(table.view(), 'north')).toEqual({
      leader: 'D7',
      participants: [{ figure: 'rider', cell: 'C6', how: 'adjacent' }],
      free: ['E6', 'D6'],
    });
    expect(table.play('E5 E4').outcome).toBeUndefined();
  });

  test('LDR-END-03 A character takes part when it is adjacent, the opposing Leader like any other', () => {
    const near = sit({ south: 'leaderD5 riderB5', north: 'leaderD7' });
    expect(near.play('B5 C6').outcome).toBeUndefined();
    const table = sit({ south: 'leaderD5 riderC6', north: 'leaderD7' }).play('D5 D6');
    expect(table.outcome?.detail).toEqual({
      side: 'north',
      cell: 'D7',
      by: [
        { figure: 'south-leader', cell: 'D6', how: 'adjacent' },
        { figure: 'rider', cell: 'C6', how: 'adjacent' },
      ],
    });
  });

  test('LDR-END-04 Encircled: every adjacent cell is occupied, no matter by whose characters', () => {
    const table = sitAt(`
                      le
                 ja         vi
           .          .          .
      .          .          .          .
           .          CU         .
      .          .          .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          .          .          .
           .          .          .
                 BE         .
                      LE
    `).play('D5 D6');
    expect(table.outcome).toEqual({
      places: [1, 2],
      how: 'encirclement',
      rule: 'LDR-END-04',
      detail: {
        side: 'north',
        cell: 'D7',
        by: [
          { figure: 'vizier', cell: 'E6', how: 'fills' },
          { figure: 'cub', cell: 'D6', how: 'fills' },
          { figure: 'jailer', cell: 'C6', how: 'fills' },
        ],
      },
    });
    expect(table.events.at(-1)).toMatchObject({ event: 'leader-encircled', rule: 'LDR-END-04', side: 'north', cell: 'D7' });
  });

  test('LDR-END-05 Only existing cells count: three in a corner, four on an edge, six elsewhere', () => {
    // The Cub takes part in no capture, so that only the encirclement is at stake.
    const corner = sit({ south: 'leaderD1 bearG1 cubD5', north: 'leaderD7 jailerC6 vizierE6' });
    expect(corner.play('D5 D6').outcome?.how).toBe('encirclement');
    const edge = sit({ south: 'leaderD1 bearG1 cubB1', north: 'leaderA2 jailerA3 vizierB3 riderA1' }).play('B1 B2');
    expect(edge.outcome?.how).toBe('encirclement');
    const inner = { south: 'leaderD1 bearG1 cubD2', north: 'leaderD4 jailerD5 vizierE4 riderE3 acrobatC4' };
    expect(sit(inner).play('D2 D3').outcome).toBeUndefined();
    const shut = { south: 'leaderD1 bearC3 cubD2', north: 'leaderD4 jailerD5 vizierE4 riderE3 acrobatC4' };
    expect(sit(shut).play('D2 D3').outcome?.how).toBe('encirclement');
  });

  test('LDR-END-06 No action may leave the own Leader captured or encircled, whichever figures it displaces', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7 riderC2 jailerB1' });
    expect(table.ends('D1')).toBe('D2 E1');
    expect(table.why('D1 C1')).toEqual({
      rule: 'LDR-END-06',
      why: 'own-capture',
      figures: {
        leader: 'C1',
        by: [
          { figure: 'rider', cell: 'C2', how: 'adjacent' },
          { figure: 'jailer', cell: 'B1', how: 'adjacent' },
        ],
      },
    });
    const shutting = sit({ south: 'leaderD1 jailerC1 vizierD2 riderF1', north: 'leaderD7' });
    expect(shutting.ends('F1')).toBe('E2 F2 G1');
    expect(shutting.why('F1 E1')).toEqual({
      rule: 'LDR-END-06',
      why: 'own-encirclement',
      figures: {
        leader: 'D1',
        by: [
          { figure: 'vizier', cell: 'D2', how: 'fills' },
          { figure: 'rider', cell: 'E1', how: 'fills' },
          { figure: 'jailer', cell: 'C1', how: 'fills' },
        ],
      },
    });
    const dragging = sit({ south: 'leaderC3 grapplerD2', north: 'leaderD7 riderB3 jailerD5' });
    expect(dragging.options('grappler')).toEqual(['grappler go D5']);
    expect(dragging.why('grappler pull D5')).toEqual({
      rule: 'LDR-END-06',
      why: 'own-capture',
      figures: {
        leader: 'C3',
        by: [
          { figure: 'rider', cell: 'B3', how: 'adjacent' },
          { figure: 'jailer', cell: 'D3', how: 'adjacent' },
        ],
      },
    });
    expect(dragging.position).toContain('leaderC3.grapplerD2_leaderD7.riderB3.jailerD5');
  });

  test('LDR-END-06 A character that leaves one cell beside its Leader for another does not encircle it', () => {
    const table = sit({ south: 'leaderD1 jailerC1 vizierE1', north: 'leaderD7' });
    expect(table.ends('C1')).toBe('B1 C2 D2');
    const ally = sit({ south: 'leaderD1 jailerC1', north: 'leaderD7 vizierE1' });
    expect(ally.ends('C1')).toBe('B1 C2 D2');
  });

  test('LDR-END-07 Leaders are tested when an action is complete, never halfway through it', () => {
    // The Acrobat's first landing, E1, would encircle its own Leader; the second jump takes it away again.
    const table = sitAt(`
                      le
                 .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          .          .          AC
           .          VI         AR
                 JA         .
                      LE
    `);
    expect(table.ends('acrobat')).toBe('C2');
    expect(table.why('acrobat E1')).toMatchObject({ rule: 'LDR-END-06', why: 'own-encirclement' });
  });

  test('LDR-END-08 Nothing else wins: neither a single attacker, nor a blocked team, nor an empty offer of moves', () => {
    const table = sit({ south: 'leaderD1 nemesisD4', north: 'leaderD7 riderC1' });
    expect(table.outcome).toBeUndefined();
    const still = sit({ south: 'leaderA1~ nemesisC1', north: 'leaderD7' });
    expect(still.options()).toEqual(['end']);
    expect(still.outcome).toBeUndefined();
    expect(still.play('end').outcome).toBeUndefined();
  });
});
