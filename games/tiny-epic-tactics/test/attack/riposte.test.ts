/** Ripostes. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('Riposte', () => {
  test('TET-RIPOSTE-01 the primary target that took damage may strike back at its attacker', () => {
    const melee = skirmish({ units: ['W1@C1', 'W3@C2'] }).play('hit W1 W3', 'no');
    expect(melee.asked).toBe('1 riposte');
    const shot = skirmish({ units: ['R1@C1', 'R2@C4'], chance: dice('miss', 'push') }).play('shoot R1 R2');
    expect(shot.asked).toBe('1 riposte');
    const spell = skirmish({ units: ['M1@C1', 'R2@C4'] }).play('cast M1 R2');
    expect(spell.asked).toBe('1 riposte');
  });

  test('TET-RIPOSTE-01 not after a miss', () => {
    const table = skirmish({ units: ['R1@C1*1', 'R2@C4'], chance: dice('miss', 'miss') }).play('shoot R1 R2');
    expect(table.asked).toBe('0 act');
  });

  test('TET-RIPOSTE-02 Reactions come at the moment of the damage, before any riposte', () => {
    const table = skirmish({ units: ['W1@C1', 'B5@C2'] }).play('hit W1 B5', 'no', 'hit', 'no');
    expect(table.story).toEqual(['attacked', 'damaged', 'reacted', 'lost-hp', 'attacked', 'damaged']);
  });

  test('TET-RIPOSTE-03 a captured unit neither reacts nor ripostes', () => {
    const table = skirmish({ units: ['W1@C1', 'B5@C2/3 R1@N14'] }).play('hit W1 B5');
    expect(table.story).toEqual(['attacked', 'damaged', 'captured']);
    expect([table.hp('W1'), table.asked]).toEqual([12, '0 act']);
  });

  test('TET-RIPOSTE-04 TET-RIPOSTE-06 first the push, then the riposte from where the two now stand', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2'], chance: dice('push', 'push', 'miss') }).play('hit W1 W3', 'yes');
    // C3 is two steps away: no melee, but range 2.
    expect(table.where('W3')).toBe('C3');
    expect(table.options()).toEqual(['no', 'shoot']);
    const beast = skirmish({ units: ['W1@C1', 'B5@C2'], chance: dice('push', 'push', 'miss') }).play('hit W1 B5', 'yes');
    expect(beast.asked).toBe('0 act');
  });

  test('TET-RIPOSTE-05 TET-RIPOSTE-07 by Melee Attack, Ranged Attack or Spell, as long as there is ammo or mana', () => {
    const wizard = skirmish({ units: ['W1@C1', 'M1@C2*2'] }).play('hit W1 M1', 'no');
    expect(wizard.options()).toEqual(['no', 'hit', 'cast', 'cast +1']);
    const spent = skirmish({ units: ['W1@C1', 'M1@C2*0'] }).play('hit W1 M1', 'no');
    expect(spent.options()).toEqual(['no', 'hit']);
    const rogue = skirmish({ units: ['W1@C1', 'R1@C2*1'], chance: dice('miss', 'push') }).play('hit W1 R1', 'no', 'shoot');
    expect([rogue.stock('R1'), rogue.hp('W1')]).toEqual([0, 10]);
  });

  test('TET-RIPOSTE-08 TET-RIPOSTE-09 its target is the attacker alone; no step, no healing of others', () => {
    const table = skirmish({ units: ['W1@C1 R1@C3', 'M2@C2 B5@B2'] }).play('hit W1 M2', 'no');
    // R1 is adjacent too, and B5 could be healed: neither is on offer.
    expect(table.options()).toEqual(['no', 'hit']);
    table.play('hit');
    expect(table.told('attacked')[1]).toMatchObject({ unit: 'M2', target: 'W1', riposte: true });
  });

  test('TET-RIPOSTE-10 passive abilities work during it: Fire Burst spreads', () => {
    const table = skirmish({ units: ['W2@C1 R1@D1', 'M1@C2'] }).play('hit W2 M1', 'no', 'cast');
    expect(table.told('damaged').map(({ unit, damage }) => `${unit} ${damage}`)).toEqual(['M1 3', 'W2 2', 'R1 1']);
    const pack = skirmish({ units: ['W1@C2', 'B4@C3 R1@C1'] }).play('hit W1 B4', 'no', 'hit');
    expect(pack.parts(1)).toBe('melee 3, pack-tactics 1');
  });

  test('TET-RIPOSTE-11 it follows all rules of attacks, the push roll included', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2'], chance: dice('push', 'push', 'push') });
    table.play('hit W1 W3', 'no', 'hit');
    expect(table.asked).toBe('1 push');
    table.play('yes');
    // Off the edge: Garrick's pushes cost 2.
    expect([table.where('W1'), table.hp('W1')]).toEqual(['C1', 12 - 4 - 2]);
  });

  test('TET-RIPOSTE-12 TET-RUL-17 a Weakened unit loses 2 HP first, and needs 3', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2~'] }).play('hit W1 W3', 'no');
    expect(table.options()).toEqual(['no', 'hit', 'shoot']);
    expect(table.preview('hit')).toMatchObject({ payment: 2 });
    table.play('hit', 'no');
    expect([table.hp('W3'), table.isWeak('W3')]).toEqual([11 - 3 - 2, false]);
    const three = skirmish({ units: ['W1@C1', 'W3@C2/6~'] }).play('hit W1 W3', 'no');
    expect(three.asked).toBe('1 riposte');
    const two = skirmish({ units: ['W1@C1', 'W3@C2/5~'] }).play('hit W1 W3', 'no');
    expect(two.asked).toBe('0 act');
  });

  test('TET-RUL-17 the token is gone even if the riposte misses, and stays without one', () => {
    const miss = skirmish({ units: ['W1@C1', 'W3@C2*1~'], chance: dice('miss', 'miss', 'miss') });
    miss.play('hit W1 W3', 'no', 'shoot');
    expect([miss.hp('W3'), miss.isWeak('W3'), miss.hp('W1')]).toEqual([6, false, 12]);
    const none = skirmish({ units: ['W1@C1', 'W3@C2~'] }).play('hit W1 W3', 'no', 'no');
    expect([none.hp('W3'), none.isWeak('W3')]).toEqual([8, true]);
  });

  test('TET-RIPOSTE-13 TET-RIPOSTE-14 a riposte is never answered; play returns to the turn', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2'] }).play('hit W1 W3', 'no', 'hit', 'no');
    expect(table.asked).toBe('0 act');
    expect(table.told('attacked')).toHaveLength(2);
    expect(table.state.attacks).toEqual([]);
  });

  test('TET-RIPOSTE-15 whoever is caught in an area gets no riposte', () => {
    const table = skirmish({ units: ['M1@C1', 'B5@C4 R2@D4'] }).play('cast M1 B5');
    // R2 is in range of M1, but was not the target.
    expect(table.told('damaged').map(({ unit }) => unit)).toEqual(['B5', 'R2']);
    expect(table.asked).toBe('0 act');
  });

  test('TET-RIPOSTE-16 it is no action: it uses none, weakens nobody, and comes again with each attack', () => {
    const table = skirmish({ units: ['W1@C1 R1@D2', 'W3@C2'] }).play('hit W1 W3', 'no', 'hit', 'no', 'hit R1 W3', 'no');
    expect(table.state.left).toBe(1);
    expect(table.asked).toBe('1 riposte');
    table.play('hit', 'no');
    expect(table.isWeak('W3')).toBe(false);
    expect(table.state.acts.every((count, unit) => unit < 4 || count === 0)).toBe(true);
  });

  test('TET-TERRAIN-07 the unlimited range of a Peak serves a riposte', () => {
    const table = skirmish({ units: ['R2@K2', 'R1@K6'], chance: dice('miss', 'push', 'push') });
    // K2 lies at 0, the Peak K6 at 3: four steps, minus one.
    expect(table.options('shoot')).toEqual([]);
    const near = skirmish({ units: ['R2@L4', 'R1@K6'], chance: dice('miss', 'push', 'push') }).play('shoot R2 R1');
    expect(near.asked).toBe('1 riposte');
    expect(near.preview('shoot')).toMatchObject({ range: null });
  });
});
