/** The abilities of the house Warriors, each by the id of its unit. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('Warriors', () => {
  test('TET-UNIT-07 W1 Bulwark takes 1 off every attack while an ally is adjacent, elevation ignored', () => {
    const alone = skirmish({ units: ['W3@C1', 'W1@C2 R1@N14'] }).play('hit W3 W1');
    expect(alone.parts()).toBe('melee 4');
    const friend = skirmish({ units: ['W3@C1', 'W1@C2 R1@C3'] }).play('hit W3 W1');
    expect(friend.parts()).toBe('melee 4, bulwark -1');
    const above = skirmish({ units: ['W3@C8', 'W1@C7 R1@D7'] }).play('hit W3 W1');
    expect(above.parts()).toBe('melee 4, bulwark -1');
    const shot = skirmish({ units: ['R2@C1', 'W1@C4 R1@C5'], chance: dice('miss', 'push', 'push') }).play('shoot R2 W1');
    expect(shot.parts()).toBe('ranged 3, bulwark -1');
    const partner = skirmish({ mode: 'teams', units: ['W3@C1', 'W1@C2', 'R2@N1', 'R1@C3'] }).play('hit W3 W1');
    expect(partner.parts()).toBe('melee 4, bulwark -1');
    const foe = skirmish({ units: ['W3@C1 R1@C3', 'W1@C2'] }).play('hit W3 W1');
    expect(foe.parts()).toBe('melee 4');
  });

  test('TET-UNIT-07 W2 Reach hits two cells away in a straight line at the same elevation', () => {
    const table = skirmish({ units: ['W2@C1', 'B5@C3 R1@E1 M1@D2 W3@C4'] });
    expect(table.options('hit')).toEqual(['hit W2 R1', 'hit W2 B5']);
    const push = skirmish({ units: ['W2@C1', 'B4@C3'], chance: dice('push', 'push') }).play('hit W2 B4', 'yes');
    expect(push.told('pushed')).toMatchObject([{ way: 'S', path: ['C4'] }]);
  });

  test('TET-UNIT-07 W2 Reach passes over an ally, not over an enemy nor over higher ground', () => {
    expect(skirmish({ units: ['W2@C1 R1@C2', 'B5@C3'] }).options('hit W2')).toEqual(['hit W2 B5']);
    expect(skirmish({ units: ['W2@C1', 'B5@C3 R1@C2'] }).options('hit W2')).toEqual(['hit W2 R1']);
    // G5 and G7 are at 2, the ridge between them at 3.
    expect(skirmish({ units: ['W2@G5', 'B5@G7'] }).options('hit W2')).toEqual([]);
    // Over the low ground between two boxes: C10 and E10 are at 1, D10 at 0.
    expect(skirmish({ units: ['W2@C10', 'B5@E10'] }).options('hit W2')).toEqual(['hit W2 B5']);
    expect(skirmish({ units: ['W2@B7', 'B5@D7'] }).options('hit W2')).toEqual([]);
  });

  test('TET-UNIT-07 W2 Reach serves a riposte as well', () => {
    const table = skirmish({ units: ['B1@C1', 'W2@C2'], chance: dice('push', 'push', 'miss', 'miss') }).play(
      'hit B1 W2',
      'yes',
    );
    expect(table.where('W2')).toBe('C3');
    expect(table.options()).toEqual(['no', 'hit', 'shoot']);
  });

  test('TET-UNIT-07 W3 Wallcrusher makes a collision cost 2 HP', () => {
    const table = skirmish({ units: ['W3@C2', 'R1@C1'], chance: dice('push', 'push', 'miss') }).play('hit W3 R1', 'yes');
    expect(table.told('lost-hp')).toMatchObject([{ unit: 'R1', by: 2, why: 'collision' }]);
    expect(table.hp('R1')).toBe(8 - 4 - 2);
  });

  test('TET-UNIT-06 W4 Intercept takes the damage in place of an adjacent ally, who then took none', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2 W4@C3'] }).play('hit W3 R1');
    expect(table.asked).toBe('1 intercept');
    table.play('yes');
    expect([table.hp('R1'), table.hp('W4')]).toEqual([8, 6]);
    // Neither of them ripostes; the push still concerns the target.
    expect(table.asked).toBe('0 push');
    table.play('no');
    expect(table.asked).toBe('0 act');
  });

  test('TET-UNIT-06 W4 Intercept and push: the original target is pushed', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2 W4@D2'], chance: dice('push', 'push', 'miss') });
    table.play('hit W3 R1', 'yes', 'yes');
    expect([table.where('R1'), table.where('W4'), table.hp('R1')]).toEqual(['C3', 'D2', 8]);
    expect(table.asked).toBe('0 act');
  });

  test('TET-UNIT-06 W4 Intercept is unchanged by her own ground, and may be declined', () => {
    const forest = skirmish({ units: ['W3@A3', 'R1@A4 W4@B4'] }).play('hit W3 R1', 'no');
    expect(forest.hp('R1')).toBe(4);
    // D2 is Water, D1 a Forest: the target's ground counts.
    const water = skirmish({ units: ['W3@C2', 'R1@D2 W4@D1'] }).play('hit W3 R1', 'yes');
    expect(water.told('damaged')).toMatchObject([{ unit: 'W4', damage: 5 }]);
  });

  test('TET-UNIT-06 W4 Intercept once per round, not when Weakened, against melee and shots only', () => {
    const twice = skirmish({ units: ['W3@C1 R2@C5', 'R1@C2 W4@D2'], chance: dice('miss', 'push', 'push') });
    twice.play('hit W3 R1', 'yes', 'no', 'shoot R2 R1');
    expect(twice.asked).toBe('1 riposte');
    const weak = skirmish({ units: ['W3@C1', 'R1@C2 W4@D2~'] }).play('hit W3 R1');
    expect(weak.asked).toBe('0 push');
    const shot = skirmish({ units: ['R2@C5', 'R1@C2 W4@D2'], chance: dice('miss', 'push', 'push') }).play('shoot R2 R1');
    expect(shot.asked).toBe('1 intercept');
    const spell = skirmish({ units: ['M1@C4', 'R1@C2 W4@D2'] }).play('cast M1 R1');
    expect(spell.asked).toBe('1 riposte');
    const foe = skirmish({ units: ['R2@C1 W4@D2', 'R1@C2'] }).play('hit R2 R1');
    expect(foe.asked).toBe('0 push');
  });

  test('TET-UNIT-06 W4 Intercept may cost her own freedom', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2 W4@D2/4 B5@N14'] }).play('hit W3 R1', 'yes');
    expect(table.told('captured')).toMatchObject([{ unit: 'W4', side: 0 }]);
    expect(table.asked).toBe('0 push');
  });

  test('TET-UNIT-06 W4 Intercept is asked of her owner, for a partner, too', () => {
    const table = skirmish({ mode: 'teams', units: ['W3@C1', 'R1@C2', 'B1@N1', 'W4@D2'] }).play('hit W3 R1');
    expect(table.asked).toBe('3 intercept');
  });

  test('TET-UNIT-07 W5 Steady Aim rolls 1 die fewer unless he moved this turn', () => {
    const still = skirmish({ units: ['W5@C1 B1@A1 R1@B1', 'B5@C4'], chance: dice('miss', 'push') }).play('shoot W5 B5');
    expect(still.told('rolled')).toMatchObject([{ dice: [['push']] }]);
    const moved = skirmish({ units: ['W5@C1 B1@A1 R1@B1', 'B5@C4'], chance: dice('miss', 'push', 'push') });
    moved.play('move W5 C2', 'shoot W5 B5');
    expect(moved.told('rolled')).toMatchObject([{ dice: [['push'], ['push']] }]);
    const answer = skirmish({ units: ['R2@C4', 'W5@C1'], chance: [...dice('miss', 'push', 'push'), ...dice('miss', 'push')] });
    answer.play('shoot R2 W5', 'shoot');
    expect(answer.told('rolled')[1]).toMatchObject({ unit: 'W5', dice: [['push']] });
  });

  test('TET-UNIT-06 W6 Parry takes 1 off a Melee Attack, once per round', () => {
    const table = skirmish({ units: ['W3@C1 R1@D2', 'W6@C2'] }).play('hit W3 W6', 'no', 'no', 'hit R1 W6');
    expect([table.parts(0), table.parts(1)]).toEqual(['melee 4, parry -1', 'melee 2']);
    expect(table.told('reacted')).toMatchObject([{ unit: 'W6', ability: 'parry' }]);
    const shot = skirmish({ units: ['R2@C4', 'W6@C1'], chance: dice('miss', 'push', 'push') }).play('shoot R2 W6');
    expect(shot.parts()).toBe('ranged 3');
  });

  test('TET-UNIT-06 W6 Parry is not used up where a Forest has already taken the harm away', () => {
    const table = skirmish({ units: ['M1@A3 W3@C3', 'W6@B3'] }).play('hit M1 W6', 'hit W3 W6');
    expect([table.parts(0), table.parts(1)]).toEqual(['melee 1, forest -1', 'melee 4, forest -1, parry -1']);
  });

  test('TET-UNIT-07 W7 Mountaineer pays neither for climbing nor for a Peak', () => {
    const table = skirmish({ units: ['W7@C6', 'B5@N14'] });
    expect(table.preview('move W7 D6')).toMatchObject({ cost: 1 });
    const other = skirmish({ units: ['W1@C6', 'B5@N14'] });
    expect(other.preview('move W1 D6')).toMatchObject({ cost: 3 });
  });

  test('TET-UNIT-07 W8 Rally heals one adjacent ally by 2 after a Move, once per turn', () => {
    const table = skirmish({ units: ['W8@A1 R1@C2/3 B1@D1/5', 'B5@N14'] }).play('move W8 C1');
    expect(table.asked).toBe('0 rally');
    expect(table.options()).toEqual(['B1', 'R1']);
    table.play('R1');
    expect([table.hp('R1'), table.hp('B1')]).toEqual([5, 5]);
    const whole = skirmish({ units: ['W8@A1 R1@C2 B1@D1', 'B5@N14'] }).play('move W8 C1');
    expect([whole.asked, whole.told('healed')]).toEqual(['0 act', []]);
    const one = skirmish({ units: ['W8@A1 R1@C2/3', 'B5@N14'] }).play('move W8 C1');
    expect([one.hp('R1'), one.asked]).toEqual([5, '0 act']);
  });

  test('TET-TEAM-06 W8 Rally: once per turn, for a partner as well', () => {
    const table = skirmish({ mode: 'teams', units: ['W8@A1', 'B5@N14', 'R1@C2/1', 'R2@N13'] });
    table.play('move W8 C1', 'move W8 B1', 'move W8 C1');
    expect(table.hp('R1')).toBe(3);
  });
});
