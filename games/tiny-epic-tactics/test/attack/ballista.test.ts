/** Ballistae. */
import { describe, expect, test } from 'vitest';
import { named } from '../position.ts';
import { dice, skirmish } from '../skirmish.ts';

describe('Ballista', () => {
  test('TET-ACT-02 TET-BALLISTA-03 who begins its turn on a Ballista cell may fire it without moving first', () => {
    const table = skirmish({ units: ['B1@G9 W1@F9', 'R1@G10'] });
    expect(table.options('fire')).toEqual(['fire B1 R1']);
  });

  test('TET-BALLISTA-02 who has just moved onto it may fire as its second action, and is Weakened', () => {
    const table = skirmish({ units: ['B1@F9 W1@A1 R2@A2', 'R1@G11'] }).play('move B1 G9');
    expect(table.options('fire')).toEqual(['fire B1 R1']);
    table.play('fire B1 R1', 'S', 'no');
    expect(table.isWeak('B1')).toBe(true);
  });

  test('TET-BALLISTA-05 TET-RUL-11 any enemy up to 4 steps away, whatever the elevation', () => {
    // G9 lies at 0; G6 on the ridge at 3 is 3 steps away, G5 is 4, G4 is 5.
    const table = skirmish({ units: ['B1@G9', 'R1@G6 W3@G5 M1@G4 B5@H12'] });
    expect(table.options('fire')).toEqual(['fire B1 W3', 'fire B1 R1', 'fire B1 B5']);
    expect(table.why('fire B1 M1')).toMatchObject({ rule: 'TET-BALLISTA-05', figures: { distance: 5, range: 4 } });
  });

  test('TET-RUL-11 it needs no ammo and rolls no misses', () => {
    const table = skirmish({ units: ['W1@G9*0', 'R1@H12'] }).play('fire W1 R1', 'S', 'no');
    expect(table.told('rolled')).toEqual([]);
    expect(table.hp('R1')).toBe(7);
  });

  test('TET-BALLISTA-06 1 damage, and a push of 1 cell in any direction', () => {
    const table = skirmish({ units: ['B1@G9', 'R1@F12'] }).play('fire B1 R1');
    expect(table.asked).toBe('0 direction');
    expect(table.options()).toEqual(['N', 'E', 'S', 'W']);
    table.play('W');
    expect([table.where('R1'), table.hp('R1')]).toEqual(['E12', 7]);
  });

  test('TET-RUL-12 a blocked push costs 1 HP; Water and Forest count', () => {
    const table = skirmish({ units: ['B1@G9', 'R1@F9 W3@E9'] }).play('fire B1 W3');
    expect(table.parts()).toBe('ballista 1, water 1');
    table.play('E');
    expect([table.where('W3'), table.hp('W3')]).toEqual(['E9', 11 - 2 - 1]);
  });

  test('TET-RUL-08 it pushes although a Forest kept the target from harm', () => {
    const table = skirmish({ units: ['B1@G9', 'R1@G8'] }).play('fire B1 R1', 'N');
    expect([table.where('R1'), table.hp('R1')]).toEqual(['G7', 8]);
    expect(table.asked).toBe('0 act');
  });

  test('TET-BALLISTA-07 whoever it hits may riposte once it has been pushed', () => {
    const table = skirmish({ units: ['B1@G9', 'R1@I9'] }).play('fire B1 R1');
    table.play('W');
    expect(table.where('R1')).toBe('H9');
    expect(table.asked).toBe('1 riposte');
    expect(table.options()).toEqual(['no', 'hit', 'shoot']);
  });

  test('TET-RUL-10 the last unit of a side may fire three times', () => {
    const table = skirmish({ units: ['B1@G9', 'B5@G12'] });
    table.play('fire B1 B5', 'W', 'fire B1 B5', 'E', 'fire B1 B5', 'S');
    expect(table.told('attacked')).toHaveLength(3);
  });

  test('TET-RUL-14 who was put onto a Ballista in this turn cannot fire it until the next', () => {
    const table = skirmish({ units: ['M6@G9 W1@H12', 'R1@G11'] }).play('cast M6 W1');
    expect(table.where('W1')).toBe('G9');
    expect(table.why('fire W1 R1')).toEqual({ rule: 'TET-RUL-14', why: 'put-on-ballista' });
    expect(table.state.put[named(table.state, 'W1')]).toBeGreaterThan(0);
  });

  test('TET-RUL-14 unless it steps down and comes back by movement', () => {
    const table = skirmish({ units: ['M6@G9 W1@H12', 'R1@G11'] }).play('cast M6 W1', 'walk W1', 'F9', 'G9');
    expect([table.where('W1'), table.options('fire')]).toEqual(['G9', ['fire W1 R1']]);
  });

  test('TET-RUL-14 nor who was pushed onto it by a riposte in its own turn', () => {
    const table = skirmish({ units: ['B4@F9', 'W2@E9'], chance: dice('push', 'push') });
    table.play('hit B4 W2', 'no', 'hit', 'yes');
    expect(table.where('B4')).toBe('G9');
    expect(table.why('fire B4 W2')).toEqual({ rule: 'TET-RUL-14', why: 'put-on-ballista' });
  });

  test('TET-RUL-10 who was brought onto it by movement, although no action of its own, may fire', () => {
    const table = skirmish({ units: ['M8@F10 W1@F9', 'R1@G11'] }).play('cast M8 W1');
    table.play('G9');
    expect(table.options('fire')).toEqual(['fire W1 R1']);
  });
});
