/** The abilities of the house Rogues, each by the id of its unit. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('Rogues', () => {
  test('TET-UNIT-07 R1 Pilfer takes up to 2 ammo or mana from whom it hurt in melee, once per turn', () => {
    const table = skirmish({ units: ['R1@C1*1', 'M1@C2*5'] }).play('hit R1 M1', 'no', 'no');
    expect([table.stock('R1'), table.stock('M1')]).toEqual([3, 3]);
    const little = skirmish({ units: ['R1@C1*1', 'M1@C2*1'] }).play('hit R1 M1', 'no', 'no');
    expect([little.stock('R1'), little.stock('M1')]).toEqual([2, 0]);
    const beast = skirmish({ units: ['R1@C1*1', 'B5@C2'] }).play('hit R1 B5', 'no', 'no');
    expect(beast.stock('R1')).toBe(1);
    const twice = skirmish({ units: ['R1@C1*0', 'M1@C2*6'] }).play('hit R1 M1', 'no', 'no', 'hit R1 M1', 'no', 'no');
    expect([twice.stock('R1'), twice.stock('M1')]).toEqual([2, 4]);
  });

  test('TET-UNIT-03 R1 Pilfer: what is beyond the top of the track is lost', () => {
    const table = skirmish({ units: ['R1@C1', 'M1@C2*5'] }).play('hit R1 M1', 'no', 'no');
    expect([table.stock('R1'), table.stock('M1')]).toEqual([5, 3]);
  });

  test('TET-UNIT-07 R2 High Perch adds 2 to the range from higher ground', () => {
    // D5 is at 2; A2 lies at 0, six steps away.
    expect(skirmish({ units: ['R2@D5', 'B5@A2'] }).preview('shoot R2 B5')).toMatchObject({ distance: 6, range: 6 });
    expect(skirmish({ units: ['R1@D5', 'B5@A2'] }).options('shoot')).toEqual([]);
    expect(skirmish({ units: ['R2@A2', 'B5@A7'] }).options('shoot')).toEqual([]);
  });

  test('TET-UNIT-07 R3 Ghost Step passes through enemies in a Move, and does not stop there', () => {
    const table = skirmish({ units: ['R3@A1', 'B5@B1 W3@A2'] });
    expect(table.options('move R3')).toContain('move R3 C1');
    expect(table.options('move R3')).not.toContain('move R3 B1');
    expect(skirmish({ units: ['R1@A1', 'B5@B1 W3@A2'] }).options('move R1')).toEqual([]);
  });

  test('TET-PORTAL-04 R3 Ghost Step does not open a portal that an enemy shuts', () => {
    const shut = skirmish({ units: ['R3@B5', 'B5@C5'] });
    expect(shut.options('move R3')).not.toContain('move R3 H5');
    expect(skirmish({ units: ['R3@B5', 'B5@N14'] }).options('move R3')).toContain('move R3 H5');
  });

  test('TET-UNIT-07 R4 Barbed Line may pull the target 1 cell along the longer axis', () => {
    const table = skirmish({ units: ['R4@C1', 'B5@D3'], chance: dice('miss', 'push') }).play('shoot R4 B5');
    // Two down, one across.
    expect(table.asked).toBe('0 pull');
    table.play('yes');
    expect(table.told('pushed')).toMatchObject([{ unit: 'B5', way: 'N', path: ['D2'], pull: true, stopped: false }]);
    const no = skirmish({ units: ['R4@C1', 'B5@C4'], chance: dice('miss', 'push') }).play('shoot R4 B5', 'no');
    expect(no.where('B5')).toBe('C4');
  });

  test('TET-PORTAL-07 R4 Barbed Line: a blocked pull costs nothing, and never leads up or through a portal', () => {
    const table = skirmish({ units: ['R4@D5', 'B5@B5'], chance: dice('miss', 'push') }).play('shoot R4 B5', 'yes');
    expect(table.where('B5')).toBe('C5');
    const mouth = skirmish({ units: ['R4@E5', 'B5@C5'], chance: dice('miss', 'push') }).play('shoot R4 B5', 'yes');
    expect([mouth.where('B5'), mouth.hp('B5')]).toEqual(['C5', 9]);
    expect(mouth.told('pushed')).toMatchObject([{ path: [], stopped: true }]);
    expect(mouth.told('lost-hp')).toEqual([]);
  });

  test('TET-UNIT-07 R4 Barbed Line: of two equal axes the owner chooses', () => {
    const table = skirmish({ units: ['R4@A1', 'B5@C3'], chance: dice('miss', 'push') }).play('shoot R4 B5', 'yes');
    expect([table.asked, table.options()]).toEqual(['0 direction', ['N', 'W']]);
    table.play('W');
    expect(table.where('B5')).toBe('B3');
  });

  test('TET-UNIT-07 R5 Fire Arrows ignore the Forest, in a shot', () => {
    const shot = skirmish({ units: ['R5@B1', 'B5@B3'], chance: dice('miss', 'push') }).play('shoot R5 B5');
    expect(shot.parts()).toBe('ranged 2');
    expect(
      skirmish({ units: ['R5@B2', 'B5@B3'] })
        .play('hit R5 B5')
        .parts(),
    ).toBe('melee 2, forest -1');
    const other = skirmish({ units: ['R1@B1', 'B5@B3'], chance: dice('miss', 'push') }).play('shoot R1 B5');
    expect(other.parts()).toBe('ranged 2, forest -1');
  });

  test('TET-UNIT-07 R6 Bloodscent: 1 more against a target wounded before, melee and shots', () => {
    expect(
      skirmish({ units: ['R6@B2', 'B5@B1/10'] })
        .play('hit R6 B5')
        .parts(),
    ).toBe('melee 2, bloodscent 1');
    expect(
      skirmish({ units: ['R6@B2', 'B5@B1'] })
        .play('hit R6 B5')
        .parts(),
    ).toBe('melee 2');
    expect(
      skirmish({ units: ['R6@G9', 'B5@G11/5'] })
        .play('fire R6 B5')
        .parts(),
    ).toBe('ballista 1');
    const shot = skirmish({ units: ['R6@B4', 'B5@B1/10'], chance: dice('miss', 'push') }).play('shoot R6 B5');
    expect(shot.parts()).toBe('ranged 2, bloodscent 1');
  });

  test('TET-UNIT-06 R7 Slip Away moves by 2 MP after an attack that it does not answer', () => {
    const table = skirmish({ units: ['W1@C1', 'R7@C2'] }).play('hit W1 R7', 'no', 'no');
    expect(table.asked).toBe('1 go');
    table.play('C4');
    expect(table.where('R7')).toBe('C4');
    expect(table.told('reacted')).toMatchObject([{ unit: 'R7', ability: 'slip-away' }]);
  });

  test('TET-UNIT-06 R7 Slip Away: not after a riposte, not when Weakened, once per round, without portals', () => {
    const answer = skirmish({ units: ['W1@C1', 'R7@C2'] }).play('hit W1 R7', 'no', 'hit', 'no');
    expect(answer.asked).toBe('0 act');
    const weak = skirmish({ units: ['W1@C1', 'R7@C2~'] }).play('hit W1 R7', 'no', 'no');
    expect(weak.asked).toBe('0 act');
    const twice = skirmish({ units: ['W1@C1 R2@C6', 'R7@C2'], chance: dice('miss', 'push', 'push') });
    twice.play('hit W1 R7', 'no', 'no', 'C3', 'shoot R2 R7', 'no');
    expect(twice.asked).toBe('0 act');
    const portal = skirmish({ units: ['W1@B5', 'R7@C5'] }).play('hit W1 R7', 'no', 'no');
    expect(portal.options()).not.toContain('L5');
    expect(portal.options()).toContain('C4');
  });

  test('TET-UNIT-06 R7 Slip Away needs an attack that hurt him', () => {
    const miss = skirmish({ units: ['R2@C1*1', 'R7@C4'], chance: dice('miss', 'miss', 'miss') }).play('shoot R2 R7');
    expect([miss.story.at(-1), miss.asked]).toEqual(['missed', '0 act']);
  });

  test('TET-UNIT-06 R7 Slip Away also after a riposte against him', () => {
    const table = skirmish({ units: ['R7@C1', 'W1@C2'] }).play('hit R7 W1', 'no', 'hit', 'no');
    expect(table.asked).toBe('0 go');
    table.play('stay');
    expect(table.told('reacted')).toEqual([]);
  });

  test('TET-UNIT-07 R8 Flurry hurts one other adjacent enemy at her elevation for 1, after the push', () => {
    const table = skirmish({ units: ['R8@C2', 'B1@C3 W3@C1 M1@B2'], chance: dice('push', 'miss') });
    table.play('hit R8 W3', 'yes');
    expect([table.asked, table.options()]).toEqual(['0 flurry', ['B1', 'M1']]);
    table.play('M1');
    expect(table.told('damaged')[1]).toMatchObject({ unit: 'M1', damage: 1, parts: [{ of: 'flurry', by: 1 }] });
    // No riposte of the bystander; the target may.
    expect(table.asked).toBe('1 riposte');
  });

  test('TET-UNIT-07 R8 Flurry: nobody on other ground, and a capture counts', () => {
    const high = skirmish({ units: ['R8@C7', 'B5@C8 R1@D7 W3@N14'] }).play('hit R8 B5', 'no');
    expect(high.told('damaged')).toHaveLength(1);
    const last = skirmish({ units: ['R8@C2', 'B5@C3/3 M1@B2/1 W3@N14'] }).play('hit R8 B5');
    expect(last.told('captured').map(({ unit }) => unit)).toEqual(['B5', 'M1']);
  });
});
