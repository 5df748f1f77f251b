/** Tactics that are played in windows, each by its id. */
import { describe, expect, test } from 'vitest';
import { cornered } from '../../src/tactics/cornered.ts';
import { named } from '../position.ts';
import { dice, skirmish } from '../skirmish.ts';

describe('Tactics in windows', () => {
  test('TET-TACTIC-01 T07 Braced Stance: a unit about to be pushed is not moved and loses nothing', () => {
    const table = skirmish({ units: ['W3@C2', 'R1@C1'], hands: ['', 'T07'], chance: dice('push', 'push', 'miss') });
    table.play('hit W3 R1', 'yes');
    expect(table.asked).toBe('1 window-push-coming');
    expect(table.options()).toEqual(['pass', 'T07']);
    table.play('T07');
    expect([table.where('R1'), table.hp('R1'), table.discard]).toEqual(['C1', 4, 'T07']);
    expect(table.told('pushed')).toEqual([]);
  });

  test('TET-TACTIC-01 T07 Braced Stance stands against a Gust and a Barbed Line', () => {
    const gust = skirmish({ units: ['M4@C3', 'B5@C1'], hands: ['', 'T07'] }).play('cast M4 B5 N', 'T07');
    expect([gust.hp('B5'), gust.where('B5')]).toEqual([10, 'C1']);
    const pull = skirmish({ units: ['R4@C4', 'B5@C1'], hands: ['', 'T07'], chance: dice('miss', 'push') });
    pull.play('shoot R4 B5', 'yes', 'T07');
    expect(pull.where('B5')).toBe('C1');
  });

  test('TET-TACTIC-01 T07 without a push symbol there is nothing to brace for', () => {
    const table = skirmish({ units: ['W3@C2', 'R1@C1'], hands: ['', 'T07'], chance: dice('push', 'miss', 'star') });
    table.play('hit W3 R1', 'yes');
    expect(table.asked).toBe('1 riposte');
  });

  test('TET-TACTIC-01 T08 Lucky Break re-rolls any of the dice once; the new result stands', () => {
    const chance = [...dice('push', 'miss', 'push'), ...dice('push', 'push')];
    const table = skirmish({ units: ['W1@C1', 'R1@C2'], hands: ['T08'], chance }).play('hit W1 R1', 'yes');
    expect(table.asked).toBe('0 window-dice-rolled');
    table.play('T08');
    expect(table.options()).toEqual(['1', '2', '1 2']);
    table.play('1');
    expect(table.told('rerolled')).toMatchObject([{ unit: 'W1', dice: [['push'], ['push']] }]);
    expect(table.where('R1')).toBe('C4');
  });

  test('TET-TACTIC-01 T08 Lucky Break before misses are paid, and for the dice of a riposte', () => {
    const chance = [...dice('miss', 'miss', 'miss'), ...dice('miss', 'push', 'push')];
    const table = skirmish({ units: ['R2@C1*1', 'B5@C4'], hands: ['T08'], chance }).play('shoot R2 B5', 'T08', '1 2');
    expect([table.hp('B5'), table.stock('R2')]).toEqual([8, 0]);
    const answer = skirmish({
      units: ['R2@C1', 'M1@C4'],
      hands: ['', 'T08'],
      chance: [...dice('miss', 'push', 'push'), ...dice('star', 'miss'), ...dice('star', 'star')],
    }).play('shoot R2 M1', 'cast +1');
    expect(answer.asked).toBe('1 window-dice-rolled');
    // Of one die there is nothing to choose.
    answer.play('T08');
    expect(answer.parts(1)).toBe('spell 2, stars 1');
  });

  test('TET-TACTIC-01 T09 Hold the Line: 2 less for a unit in a control zone', () => {
    const table = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T09'] }).play('hit W3 B5');
    expect(table.asked).toBe('1 window-target-declared');
    table.play('T09');
    expect(table.parts()).toBe('melee 4, hold-the-line -2');
    const outside = skirmish({ units: ['W3@E1', 'B5@F1'], hands: ['', 'T09'] }).play('hit W3 B5');
    expect(outside.asked).toBe('0 push');
  });

  test('TET-TACTIC-01 T09 Hold the Line in battle: within 2 of the Artifact, lying or borne', () => {
    const near = skirmish({ mode: 'battle', units: ['W3@H11', 'B5@H10'], hands: ['', 'T09'], artifact: 'H8' }).play(
      'hit W3 B5',
    );
    expect(near.asked).toBe('1 window-target-declared');
    const borne = skirmish({ mode: 'battle', units: ['W3@C1 R1@C3', 'B5@C2'], hands: ['', 'T09'], bearer: 'R1' });
    expect(borne.play('hit W3 B5').asked).toBe('1 window-target-declared');
    const far = skirmish({ mode: 'battle', units: ['W3@C1', 'B5@C2'], hands: ['', 'T09'], artifact: 'H8' }).play('hit W3 B5');
    expect(far.asked).toBe('0 push');
  });

  test('TET-TACTIC-01 T10 Bitter Lesson: the unit that captured one of yours loses 2 HP, not its last', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2/4 B5@N14'], hands: ['', 'T10'] }).play('hit W3 R1');
    expect(table.asked).toBe('1 window-unit-captured');
    table.play('T10');
    expect(table.told('lost-hp')).toMatchObject([{ unit: 'W3', by: 2, why: 'bitter-lesson', hp: 9 }]);
    const last = skirmish({ units: ['W3@C1/2', 'R1@C2/4 B5@N14'], hands: ['', 'T10'] }).play('hit W3 R1', 'T10');
    expect(last.hp('W3')).toBe(1);
    const one = skirmish({ units: ['W3@C1/1', 'R1@C2/4 B5@N14'], hands: ['', 'T10'] }).play('hit W3 R1');
    expect(one.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T10 Bitter Lesson is for attacks, by collision too, not for Quills', () => {
    const wall = skirmish({ units: ['W3@C2', 'R1@C1/5 B5@N14'], hands: ['', 'T10'], chance: dice('push', 'push', 'miss') });
    expect(wall.play('hit W3 R1', 'yes').asked).toBe('1 window-push-coming');
    expect(wall.play('pass').asked).toBe('1 window-unit-captured');
    const quills = skirmish({ units: ['W3@C2/1 R1@N1', 'B5@C1'], hands: ['T10', ''] }).play('hit W3 B5');
    expect(quills.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T11 Opportunist strikes at an enemy that ends its Move beside it', () => {
    const table = skirmish({ units: ['W1@A1', 'B5@C2 R1@D1~ W3@C3'], hands: ['', 'T11'] }).play('move W1 C1');
    expect(table.asked).toBe('1 window-move-ended');
    table.play('T11');
    expect(table.told('attacked')).toMatchObject([{ unit: 'B5', target: 'W1', kind: 'melee', riposte: false }]);
    expect(table.hp('W1')).toBe(9);
    // No push roll, no riposte.
    expect(table.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T11 Opportunist: of several units one is chosen; none that is Weakened or on other ground', () => {
    const two = skirmish({ units: ['W1@A1', 'B5@C2 R1@D1'], hands: ['', 'T11'] }).play('move W1 C1', 'T11');
    expect([two.asked, two.options()]).toEqual(['1 opportunist', ['R1', 'B5']]);
    expect(two.play('R1').hp('W1')).toBe(10);
    const weak = skirmish({ units: ['W1@A1', 'B5@C2~'], hands: ['', 'T11'] }).play('move W1 C1');
    expect(weak.asked).toBe('0 act');
    const above = skirmish({ units: ['W1@C5', 'B5@D7'], hands: ['', 'T11'] }).play('move W1 C7');
    expect(above.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T11 Opportunist may capture the mover, and its victim may slip away', () => {
    const table = skirmish({ units: ['W1@A1/2 R1@N1', 'B5@C2'], hands: ['', 'T11'] }).play('move W1 C1', 'T11');
    expect(table.told('captured')).toMatchObject([{ unit: 'W1', side: 1 }]);
    expect(table.asked).toBe('0 act');
    const slip = skirmish({ units: ['R7@A1 W1@N1', 'B5@C2'], hands: ['', 'T11'] }).play('move R7 C1', 'T11');
    expect(slip.asked).toBe('0 go');
    slip.play('D1');
    expect([slip.where('R7'), slip.asked, slip.state.walk]).toEqual(['D1', '0 act', null]);
  });

  test('TET-TACTIC-01 T12 Treacherous Ford ends an enemy’s Move on a free Water or Bridge cell', () => {
    const table = skirmish({ units: ['W2@B2', 'B5@N14'], hands: ['', 'T12'] }).play('walk W2', 'C2', 'D2');
    expect(table.asked).toBe('1 window-cell-entered');
    table.play('T12');
    expect([table.where('W2'), table.asked]).toEqual(['D2', '0 act']);
    expect(table.told('move-stopped')).toMatchObject([{ unit: 'W2', cell: 'D2', by: 'T12' }]);
    const bridge = skirmish({ units: ['B4@D9 W1@A1', 'R1@N14'], hands: ['', 'T12'] }).play('move B4 F9');
    expect(bridge.asked).toBe('1 window-cell-entered');
  });

  test('TET-TACTIC-01 T12 Treacherous Ford: not on a cell that an ally holds, nor against a partner', () => {
    // F9 is a Bridge and a portal cell.
    const held = skirmish({ units: ['W1@C5 R1@F9', 'B5@N14'], hands: ['', 'T12'], discard: 'T13' }).play('walk W1', 'F9');
    expect(held.asked).toBe('0 walk');
    const partner = skirmish({ mode: 'teams', units: ['W2@C2', 'B5@N14', 'R1@N1', 'R2@N13'], hands: ['', '', 'T12', 'T01'] });
    expect(partner.play('walk W2', 'D2').asked).toBe('3 window-cell-entered');
  });

  test('TET-TACTIC-04 T12 the Move goes on from the same point if everybody passes', () => {
    const table = skirmish({ units: ['W2@C2', 'B5@N14'], hands: ['', 'T12'] }).play('walk W2', 'D2', 'pass', 'E2');
    expect(table.where('W2')).toBe('E2');
  });

  test('TET-TACTIC-01 T13 Pathfinder regains 2 MP after travelling by portal', () => {
    const table = skirmish({ units: ['W1@C5', 'B5@N14'], hands: ['T13'] }).play('walk W1', 'L5');
    expect(table.asked).toBe('0 window-cell-entered');
    expect(table.state.walk?.mp).toBe(2);
    table.play('T13');
    expect(table.state.walk?.mp).toBe(4);
    table.play('L4', 'L3', 'L2', 'L1');
    expect(table.where('W1')).toBe('L1');
  });

  test('TET-TACTIC-01 T14 Cornered: a Weakened unit ripostes without losing 2 HP and keeps its token', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2/5~'], hands: ['', 'T14'] }).play('hit W1 W3', 'no');
    expect(table.asked).toBe('1 window-attack-finished');
    table.play('T14');
    expect(table.asked).toBe('1 riposte');
    // A second card of the kind would add nothing.
    expect(cornered.could(table.state, 1, { unit: named(table.state, 'W3') })).toBe(false);
    expect(table.preview('hit')).not.toHaveProperty('payment');
    table.play('hit', 'no');
    expect([table.hp('W3'), table.isWeak('W3'), table.hp('W1')]).toEqual([2, true, 8]);
  });

  test('TET-TACTIC-01 T14 Cornered is nothing where no riposte is possible or needed', () => {
    const fresh = skirmish({ units: ['W1@C1', 'W3@C2'], hands: ['', 'T14'] }).play('hit W1 W3', 'no');
    expect(fresh.asked).toBe('1 riposte');
    const far = skirmish({ units: ['R2@C1', 'B5@C4~'], hands: ['', 'T14'], chance: dice('miss', 'push', 'push') });
    expect(far.play('shoot R2 B5').asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T15 Momentum: an extra action for another unit than the captor', () => {
    const table = skirmish({ units: ['W3@C1 R1@A1 B1@A2', 'R2@C2/4 B5@N14'], hands: ['T15'], left: 1 }).play('hit W3 R2');
    expect(table.asked).toBe('0 window-unit-captured');
    table.play('T15');
    expect(table.state.left).toBe(1);
    expect(table.options('move W3')).toEqual([]);
    expect(table.options('move R1')).toContain('move R1 B1');
  });

  test('TET-TACTIC-01 T15 Momentum: the other actions of the turn are for the captor, too', () => {
    const told = { units: ['W3@C1 R1@A1 B1@A2', 'R2@C2/4 B5@N14'], hands: ['T15'], left: 2 };
    const table = skirmish(told).play('hit W3 R2', 'T15');
    expect(table.options('walk')).toEqual(['walk W3', 'walk R1', 'walk B1']);
    // Once the captor has used the one that was left, the extra one is for others.
    expect(skirmish(told).play('hit W3 R2', 'T15', 'move R1 B1').options('walk')).toEqual(['walk W3', 'walk B1']);
    expect(table.play('move W3 D1').options('walk')).toEqual(['walk R1', 'walk B1']);
  });

  test('TET-TACTIC-01 T15 Momentum by Quills in the own turn, not by a riposte in another’s', () => {
    const quills = skirmish({ units: ['B5@C1 R1@N1', 'W3@C2/4 R2@N14'], hands: ['T15'] }).play('hit B5 W3', 'no', 'hit');
    expect(quills.told('captured')).toMatchObject([{ unit: 'W3', side: 0 }]);
    expect(quills.asked).toBe('0 window-unit-captured');
    const answer = skirmish({ units: ['W1@C1/4 B1@N1', 'W3@C2'], hands: ['', 'T15'] }).play('hit W1 W3', 'no', 'hit');
    expect(answer.asked).toBe('0 act');
  });
});
