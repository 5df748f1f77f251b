/** The one order of resolution, where several things meet. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('The order of an attack', () => {
  test('TET-RUL-08 printed value, the attacker’s additions, the ground, the target’s reductions', () => {
    const table = skirmish({
      units: ['B4@H1 R1@F2 M2@N1', 'W6@G1/9 M1@N14'],
      hands: ['', 'T09'],
    }).play('hit B4 W6', 'T09');
    expect(table.parts()).toBe('melee 3, hold-the-line -2, parry -1');
    const wet = skirmish({ units: ['R6@A4 W1@N1', 'W1@A5/9 B1@B5'] });
    expect(wet.play('hit R6 W1').parts()).toBe('melee 2, bloodscent 1, water 1, bulwark -1');
  });

  test('TET-RUL-08 never below 0', () => {
    const table = skirmish({ units: ['M1@E2', 'W1@F2 R1@F3'], hands: ['', 'T09'] }).play('hit M1 W1', 'T09');
    expect(table.parts()).toBe('melee 1, forest -1, bulwark -1, hold-the-line -2, at-least-none 3');
    expect(table.hp('W1')).toBe(12);
  });

  test('TET-RIPOSTE-02 TET-RIPOSTE-04 damage, Reaction, theft, push, riposte', () => {
    const table = skirmish({ units: ['R1@C2*1', 'B5@C3'], chance: dice('push', 'miss') }).play('hit R1 B5', 'yes', 'hit', 'no');
    expect(table.story).toEqual(['attacked', 'damaged', 'reacted', 'lost-hp', 'rolled', 'attacked', 'damaged']);
  });

  test('TET-RANGED-10 a miss ends the attack: no after-effect, no riposte', () => {
    const table = skirmish({ units: ['R4@C1*1', 'B5@C4'], chance: dice('miss', 'miss') }).play('shoot R4 B5');
    expect(table.story).toEqual(['attacked', 'rolled', 'missed']);
  });

  test('TET-UNIT-06 W4 Intercept: what takes from the target finds nothing to follow', () => {
    const line = skirmish({ units: ['R4@C1', 'R1@C4 W4@C5'], chance: dice('miss', 'push') }).play('shoot R4 R1', 'yes');
    expect(line.asked).toBe('0 act');
    const theft = skirmish({ units: ['R1@C1*0', 'R2@C2 W4@C3'] }).play('hit R1 R2', 'yes', 'no');
    expect(theft.stock('R1')).toBe(0);
  });

  test('TET-UNIT-06 W4 Intercept and collision: the push may still capture the original target', () => {
    const chance = dice('push', 'push', 'miss');
    const table = skirmish({ units: ['W3@C2', 'R1@C1/2 W4@B1 B5@N14'], chance }).play('hit W3 R1', 'yes', 'yes');
    expect(table.told('captured')).toMatchObject([{ unit: 'R1', side: 0 }]);
    expect(table.hp('W4')).toBe(6);
  });

  test('TET-RUL-13 a collision is no damage: it wakes no Quills and earns no riposte', () => {
    const table = skirmish({ units: ['M4@B1', 'B5@B3'] }).play('cast M4 B5 S');
    // The Forest took the damage away; B4 below is free, so nothing collides.
    expect([table.where('B5'), table.hp('B5'), table.asked]).toEqual(['B4', 11, '0 act']);
    const wall = skirmish({ units: ['M4@B1', 'B5@B3 R1@B4'] }).play('cast M4 B5 S');
    expect([wall.where('B5'), wall.hp('B5'), wall.asked]).toEqual(['B3', 10, '0 act']);
    expect(wall.told('reacted')).toEqual([]);
  });

  test('TET-SPELL-08 Fire Burst: a captured target’s cell is still the centre', () => {
    const table = skirmish({ units: ['M1@C1', 'B5@C3/2 R1@C4'] }).play('cast M1 B5');
    expect(table.told('captured')).toMatchObject([{ unit: 'B5' }]);
    expect(table.hp('R1')).toBe(7);
  });

  test('TET-TACTIC-04 T10 between capture and after-effects: the lesson comes at once', () => {
    const table = skirmish({ units: ['R8@C2', 'B5@C3/3 M1@B2 W3@N14'], hands: ['', 'T10'] }).play('hit R8 B5', 'T10');
    expect(table.story).toEqual(['attacked', 'damaged', 'captured', 'tactic-played', 'lost-hp', 'damaged']);
    expect(table.hp('R8')).toBe(6);
  });

  test('TET-TACTIC-01 T07 and a portal: whoever is braced before the mouth loses nothing', () => {
    const chance = dice('push', 'push');
    const table = skirmish({ units: ['W2@B5', 'R1@C5'], hands: ['', 'T07'], chance }).play('hit W2 R1', 'yes', 'T07');
    expect([table.where('R1'), table.hp('R1')]).toEqual(['C5', 5]);
  });

  test('TET-BATTLE-16 T07 Braced Stance keeps the Artifact, too', () => {
    const chance = dice('push', 'push');
    const table = skirmish({ mode: 'battle', units: ['W2@C1', 'R1@C2'], bearer: 'R1', hands: ['', 'T07'], chance });
    // The bearer stands next to the Artifact, so a T09 might be held against the attack.
    table.play('hit W2 R1', 'pass', 'yes', 'T07');
    expect(table.told('artifact-taken')).toEqual([]);
  });

  test('TET-ACT-14 TET-RIPOSTE-12 a capture may free the riposting unit of its token', () => {
    // M1’s fire captures the bystander; that leaves two units, and B… is no longer Weakened when it ripostes.
    const table = skirmish({ units: ['M1@C1', 'W1@C3~ R1@C4/1 B5@N14'] }).play('cast M1 W1');
    expect([table.isWeak('W1'), table.asked]).toEqual([false, '1 riposte']);
    expect(table.preview('shoot')).not.toHaveProperty('payment');
  });

  test('TET-END-02 the last capture triggers the end, whoever’s turn it is', () => {
    const table = skirmish({ units: ['W1@C1/4', 'W3@C2'], chance: [] }).play('hit W1 W3', 'no', 'hit');
    expect(table.told('end-triggered')).toMatchObject([{ side: 0, why: 'eliminated' }]);
  });
});

describe('Weakened units', () => {
  test('TET-RUL-53 their passive and reactive abilities keep working', () => {
    const quills = skirmish({ units: ['W1@C1', 'B5@C2~'] }).play('hit W1 B5');
    expect(quills.hp('W1')).toBe(11);
    const bulwark = skirmish({ units: ['W3@C1', 'W1@C2~ R1@C3'] }).play('hit W3 W1');
    expect(bulwark.parts()).toBe('melee 4, bulwark -1');
  });
});
