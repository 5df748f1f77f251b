/** How often: once per round is once until the owner's next turn, once per turn is once in anybody's turn. */
import { describe, expect, test } from 'vitest';
import { type Skirmish, skirmish } from '../skirmish.ts';

describe('Once per round: what was used in the turn of one enemy is gone in that of the next', () => {
  /** Two enemies one after the other, then the owner of the third side. */
  const besieged = (first: string, second: string, owner: string): Skirmish =>
    skirmish({ units: [`${first} B1@A14`, `${second} B2@N14`, owner], seed: 1 });

  test('TET-UNIT-06 W6 Parry, until its owner’s turn', () => {
    const table = besieged('W3@C1', 'R1@D2', 'W6@C2').say('hit W3 W6', 'no', 'no', 'end', 'hit R1 W6');
    expect([table.parts(0), table.parts(1)]).toEqual(['melee 4, parry -1', 'melee 2']);
    table.say('no', 'no', 'end', 'end', 'hit W3 W6');
    expect(table.parts(2)).toBe('melee 4, parry -1');
  });

  test('TET-UNIT-06 M6 Afterimage', () => {
    const table = besieged('M1@C1', 'M3@D4', 'M6@C4').say('cast M1 M6', 'end', 'cast M3 M6');
    expect(table.parts(0)).toBe('spell 2, afterimage -1');
    expect(table.parts(1)).not.toContain('afterimage');
  });

  test('TET-UNIT-06 W4 Intercept', () => {
    const table = besieged('W3@C1', 'R1@B2', 'R2@C2 W4@C3').say('hit W3 R2', 'yes');
    expect(table.told('reacted')).toMatchObject([{ unit: 'W4', ability: 'intercept' }]);
    table.say('no', 'end', 'hit R1 R2');
    expect(table.asked).toBe('1 push');
  });

  test('TET-UNIT-06 R7 Slip Away', () => {
    const table = besieged('W3@C1', 'R1@D3', 'R7@C2').say('hit W3 R7', 'no', 'no', 'C3', 'end', 'hit R1 R7', 'no', 'no');
    expect([table.where('R7'), table.asked]).toEqual(['C3', '1 act']);
  });
});

describe('Once per turn', () => {
  test('TET-UNIT-07 B8 Carry', () => {
    const table = skirmish({ mode: 'teams', units: ['B8@C4', 'B5@N14', 'W1@C5', 'R2@N13'] }).play('move B8 C7', 'W1 C6');
    expect(table.play('move B8 C8').asked).toBe('0 act');
  });
});
