/** Control zones: A is F7 G7 H7* I7 G8 H8, B is F12 G12* H12 I12 G13 H13, C is G1 H1 F2 G2* H2 I2. */
import { describe, expect, test } from 'vitest';
import { houseBook } from '../src/content/book.ts';
import { cellName } from '../src/realm/cells.ts';
import { type Scene, skirmish, turnOf } from './skirmish.ts';

/** The flags after the control check of this side. */
const flags = (told: Scene): readonly number[] => turnOf(told).view(undefined).flags;

describe('zones', () => {
  const { realm } = houseBook();

  test('TET-CONTROL-01: three zones of six cells', () => {
    expect(realm.zones.map(({ cells }) => cells.map((cell) => cellName(realm, cell)).join())).toEqual([
      'F7,G7,H7,I7,G8,H8',
      'F12,G12,H12,I12,G13,H13',
      'G1,H1,F2,G2,H2,I2',
    ]);
  });

  test('TET-CONTROL-02 TET-RUL-19: one cell of the six triggers, and counts for the majority', () => {
    expect(realm.zones.map(({ trigger }) => cellName(realm, trigger))).toEqual(['H7', 'G12', 'G2']);
    for (const { cells, trigger } of realm.zones) expect(cells).toContain(trigger);
    expect(flags({ units: ['W1@H7', 'W2@N1'] })).toEqual([1, 0, 0]);
  });
});

describe('majority', () => {
  test('TET-CONTROL-03: strictly more than each other player; a tie is nobody’s', () => {
    expect(flags({ units: ['W1@H7', 'W2@F7', 'W3@N1'] })).toEqual([0, 0, 0]);
    expect(flags({ units: ['W1@H7 M1@G7', 'W2@F7', 'W3@G8'] })).toEqual([1, 0, 0]); // two against one and one
    expect(flags({ units: ['W1@H7 M1@G7', 'W2@F7 M2@H8', 'W3@N1'] })).toEqual([0, 0, 0]);
  });

  test('TET-CONTROL-08: it is read afresh at each check', () => {
    const flag = (units: string[]) => flags({ units, flags: [1, 0, 0] })[0];
    expect(flag(['W1@F7', 'W2@N1'])).toBe(2);
    expect(flag(['W1@F7', 'W2@G7'])).toBe(1);
    expect(flag(['W1@F7 M1@H8', 'W2@G7'])).toBe(2);
  });
});

describe('the flags', () => {
  test('TET-CONTROL-04: a unit on the trigger cell and the majority, at the start of one’s own turn', () => {
    expect(flags({ units: ['W1@G12', 'W2@N1'] })).toEqual([0, 1, 0]);
    expect(flags({ units: ['W1@G12', 'W2@N1'], active: 1 })).toEqual([0, 0, 0]);
    expect(flags({ units: ['W1@F12', 'W2@N1'] })).toEqual([0, 0, 0]);
    const entering = skirmish({ units: ['W1@G11', 'W2@N1'] }).say('move W1 G12');
    expect(entering.view(0).flags).toEqual([0, 0, 0]);
    expect(turnOf({ units: ['W1@G12', 'W2@N1'] }).told('flag-moved')).toEqual([
      { event: 'flag-moved', rule: 'TET-CONTROL-04', side: 0, zone: 1, space: 1 },
    ]);
  });

  test('TET-CONTROL-05 TET-CONTROL-06 TET-CONTROL-07: once triggered, any cell of the zone will do', () => {
    const table = turnOf({ units: ['W1@I12', 'W2@N1'], flags: [0, 1, 0] });
    expect(table.told('flag-moved')).toEqual([{ event: 'flag-moved', rule: 'TET-CONTROL-06', side: 0, zone: 1, space: 2 }]);
    // Also for somebody who did not trigger it.
    expect(flags({ units: ['W1@N14', 'W2@I12'], flags: [0, 1, 0], active: 1 })).toEqual([0, 2, 0]);
  });

  test('TET-CONTROL-09 TET-CONTROL-10: flags never go back, and wait where nobody is', () => {
    expect(flags({ units: ['W1@N1', 'W2@N3'], flags: [2, 1, 0] })).toEqual([2, 1, 0]);
    expect(flags({ units: ['W1@N1', 'W2@H7'], flags: [2, 0, 0] })).toEqual([2, 0, 0]);
  });

  test('TET-CONTROL-11 TET-CONTROL-13 TET-RUL-21 TET-AID-10: three advances, and the flag is won', () => {
    const table = turnOf({ units: ['W1@H7', 'W2@N1', 'W3@N3'], hands: ['', '', ''], seed: 1 });
    for (let round = 0; round < 2; round++) {
      table.say('end', 'end', 'end');
      table.until('0 act');
    }
    expect(table.told('flag-moved')).toMatchObject([{ space: 1 }, { space: 2 }, { space: 3 }]);
    expect(table.told('flag-won')).toEqual([{ event: 'flag-won', rule: 'TET-CONTROL-11', side: 0, zone: 0 }]);
  });

  test('TET-CONTROL-11: it goes to the one whose majority moved it there', () => {
    const table = turnOf({ units: ['W1@N14', 'W2@G1', 'W3@N3'], flags: [0, 0, 2], active: 1 });
    expect(table.view(0).won).toEqual([-1, -1, 1]);
  });

  test('TET-CONTROL-12 TET-CONTROL-15: a flag won is never lost, worth 5 VP, and its zone no longer checked', () => {
    const table = turnOf({
      units: ['W1@H7', 'W2@N1', 'W3@N3'],
      flags: [3, 0, 0],
      also: (state) => {
        state.won = [1, -1, -1];
      },
    });
    expect(table.view(0)).toMatchObject({ flags: [3, 0, 0], won: [1, -1, -1] });
    expect(table.told('flag-moved')).toEqual([]);
    expect(table.view(0).scores[1]).toMatchObject({ flags: 5 });
    expect(table.view(0).zones[0]).toMatchObject({ space: 3, won: 1, moves: [] });
  });

  test('TET-CONTROL-14: each flag moves for its own zone only', () => {
    expect(flags({ units: ['W1@G2', 'W2@N1'] })).toEqual([0, 0, 1]);
  });

  test('TET-RUL-20: all three zones in one check, one space each', () => {
    const table = turnOf({ units: ['W1@H7 M1@G12 R1@G2 B1@G1', 'W2@N1', 'W3@N3'], flags: [0, 1, 2] });
    expect(table.view(0).flags).toEqual([1, 2, 3]);
  });

  test('TET-TURN-04: the page can foresee whose flag would move', () => {
    const table = skirmish({ units: ['W1@H7', 'W2@G12 M2@F12', 'W3@N3'] });
    expect(table.view(undefined).zones).toMatchObject([
      { space: 0, units: [1, 0, 0], moves: [0] },
      { space: 0, units: [0, 2, 0], moves: [1] },
      { space: 0, units: [0, 0, 0], moves: [] },
    ]);
  });
});

describe('teams', () => {
  test('TET-TEAM-09 TET-RUL-23: triggering needs one’s own unit there, and the majority of the team', () => {
    const mode = 'teams';
    expect(flags({ mode, units: ['W1@H7', 'W2@F7', 'W3@G7', 'W4@N1'] })).toEqual([1, 0, 0]); // two against one
    expect(flags({ mode, units: ['W1@G7', 'W2@N2', 'W3@H7', 'W4@N1'] })).toEqual([0, 0, 0]); // the partner’s unit triggers in his turn
    expect(flags({ mode, units: ['W1@H7', 'W2@F7', 'W3@A1', 'W4@G7'] })).toEqual([0, 0, 0]);
  });

  test('TET-TEAM-10: progress needs an own unit in the zone, and more of the team than of the other', () => {
    const flag = (units: string[]) => flags({ mode: 'teams', units, flags: [1, 0, 0] })[0];
    expect(flag(['W1@F7', 'W2@G7', 'W3@H8', 'W4@N1'])).toBe(2);
    expect(flag(['W1@A1', 'W2@N2', 'W3@H8', 'W4@N1'])).toBe(1); // only the partner is there
    expect(flag(['W1@F7', 'W2@G7', 'W3@H8', 'W4@G8'])).toBe(1);
  });
});
