/** Steps that would end a movement where nobody may end it. */
import { describe, expect, test } from 'vitest';
import { rules, turnOf } from '../skirmish.ts';

describe('dead ends', () => {
  // H4 lies on the plateau like G4; an ally stands on it, and enemies all round but for the Ballista itself.
  const hemmedIn = () => turnOf({ units: ['W1@G4 B4@H4', 'W2@H3 R1@I4 M1@H5'] });

  test('TET-BALLISTA-04 TET-MOVE-03: nobody steps onto an ally whence only the Ballista just left would be free', () => {
    const table = hemmedIn().play('walk W1');
    expect(table.offers('H4')).toBe(false);
    expect(rules(table.why('H4'))).toBe('TET-MOVE-05 no-rest');
  });

  test('TET-MOVE-05: coming back to any other cell, that is a way to end', () => {
    // Now the way begins beside the Ballista.
    const table = turnOf({ units: ['W1@G5 B4@H5', 'W2@H4 R1@I5 M1@H6'] }).play('walk W1', 'H5', 'G5', 'stop');
    expect(table.where('W1')).toBe('G5');
  });

  test('TET-MOVE-05 TET-MOVE-06: nobody stops on an ally, nor on an enemy passed by Ghost Step', () => {
    const table = turnOf({ units: ['R3@C1 W1@C3', 'B5@C2'] }).play('walk R3', 'C2');
    expect(table.why('stop')).toMatchObject({ rule: 'TET-MOVE-06', why: 'occupied', figures: { unit: 'B5', cell: 'C2' } });
    expect(rules(table.play('C3').why('stop'))).toBe('TET-MOVE-05 on-an-ally');
    const before = turnOf({ units: ['R3@C1', 'B5@C2'] }).play('walk R3');
    expect(rules(before.why('stop'))).toBe('TET-RUL-07 no-step-yet');
  });
});
