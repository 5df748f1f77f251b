/** The sixteen tactics of the house, each by its id. */
import { describe, expect, test } from 'vitest';
import { couldReveal } from '../../src/tactics/index.ts';
import { dice, skirmish } from './skirmish.ts';

describe('Tactics with a declaration', () => {
  test('TET-TACTIC-01 T01 Second Wind rids a Weakened unit of its token, also one of this turn', () => {
    const table = skirmish({ sides: ['W1@C1~ R1@A1 B1@A2', 'B5@N14'], hands: ['T01'] });
    expect(table.options('play')).toEqual(['play T01 W1']);
    table.play('move B1 A4', 'play T01 W1');
    expect(table.isWeak('W1')).toBe(false);
    expect(table.options('move W1')).toContain('move W1 C2');
    const tired = skirmish({ sides: ['W1@C1 R1@A1 B1@A2', 'B5@C3'], hands: ['T01'], chance: dice('miss', 'push', 'push') });
    tired.play('move W1 C2', 'hit W1 B5', 'no', 'no', 'play T01 W1');
    expect(tired.isWeak('W1')).toBe(false);
  });

  test('TET-TACTIC-01 T01 is not on offer where nobody is Weakened', () => {
    const table = skirmish({ sides: ['W1@C1', 'B5@N14~'], hands: ['T01'] });
    expect(table.options('play')).toEqual([]);
    expect(table.why('play T01')).toMatchObject({ rule: 'TET-TACTIC-01', why: 'if-not-met' });
  });

  test('TET-TACTIC-01 T02 Field Rations heals a wounded unit by 3', () => {
    const table = skirmish({ sides: ['W1@C1/5 R1@A1', 'B5@N14'], hands: ['T02'] });
    expect(table.options('play')).toEqual(['play T02 W1']);
    table.play('play T02 W1');
    expect(table.hp('W1')).toBe(8);
    expect(
      skirmish({ sides: ['W1@C1/11', 'B5@N14'], hands: ['T02'] })
        .play('play T02 W1')
        .hp('W1'),
    ).toBe(12);
  });

  test('TET-TACTIC-01 T03 Hidden Quiver gives 3 ammo or mana to a unit with 1 or less', () => {
    const table = skirmish({ sides: ['W1@C1:2 R1@A1:1 M1@A2:0 B1@N1', 'B5@N14'], hands: ['T03'] });
    expect(table.options('play')).toEqual(['play T03 M1', 'play T03 R1']);
    table.play('play T03 M1');
    expect(table.stock('M1')).toBe(3);
  });

  test('TET-TACTIC-03 they cost no action', () => {
    const table = skirmish({ sides: ['W1@C1/5', 'B5@N14'], hands: ['T02'], left: 1 }).play('play T02 W1');
    expect(table.state.left).toBe(1);
  });

  test('TET-TACTIC-01 T04 Forced March adds 2 MP to a Move, for the cells that need it', () => {
    const table = skirmish({ sides: ['W1@A1', 'B5@N14'], hands: ['T04'] });
    expect(table.options('move W1')).toContain('move W1 C2');
    expect(table.options('move W1')).not.toContain('move W1 C2 with T04');
    expect(table.options('move W1')).toContain('move W1 C3 with T04');
    table.play('move W1 C3 with T04');
    expect([table.at('W1'), table.discard, table.hand(0)]).toEqual(['C3', 'T04', '']);
    expect(table.told('tactic-played')).toMatchObject([{ side: 0, card: 'T04', unit: 'W1' }]);
  });

  test('TET-TACTIC-01 T05 Ambush: 1 damage more for an attack out of a Forest', () => {
    const table = skirmish({ sides: ['W1@B3', 'B5@B2'], hands: ['T05'] });
    expect(table.options('hit')).toEqual(['hit W1 B5', 'hit W1 B5 with T05']);
    expect(table.preview('hit W1 B5 with T05')).toMatchObject({ damage: 4 });
    table.play('hit W1 B5 with T05');
    expect(table.parts()).toBe('melee 3, ambush 1');
    expect(skirmish({ sides: ['W1@B2', 'B5@B3'], hands: ['T05'] }).options('hit')).toEqual(['hit W1 B5']);
  });

  test('TET-TACTIC-01 T05 Ambush is not for a riposte', () => {
    const table = skirmish({ sides: ['W1@B2', 'W3@B3'], hands: ['', 'T05'] }).play('hit W1 W3', 'no');
    expect(table.asked).toBe('1 riposte');
    expect(table.options()).toEqual(['no', 'hit', 'shoot']);
  });

  test('TET-TACTIC-01 T06 Plunging Fire on a lower target: no miss dice, or one star more', () => {
    const shot = skirmish({ sides: ['R1@D5', 'B5@A5'], hands: ['T06'] });
    expect(shot.options('shoot')).toEqual(['shoot R1 B5', 'shoot R1 B5 with T06']);
    shot.play('shoot R1 B5 with T06');
    expect([shot.told('rolled'), shot.stock('R1'), shot.parts()]).toEqual([[], 4, 'ranged 2, water 1']);
    const spell = skirmish({ sides: ['M1@D5', 'B5@B5'], hands: ['T06'] }).play('cast M1 B5 with T06');
    expect(spell.parts()).toBe('spell 2, stars 1');
    expect(skirmish({ sides: ['R1@A5', 'B5@D5'], hands: ['T06'] }).options('shoot')).toEqual(['shoot R1 B5']);
  });

  test('TET-TACTIC-01 T06 Plunging Fire comes with a riposte, too', () => {
    const table = skirmish({ sides: ['R1@A5', 'R2@D5'], hands: ['', 'T06'], chance: dice('miss', 'push') }).play('shoot R1 R2');
    expect(table.options()).toEqual(['no', 'shoot', 'shoot with T06']);
    table.play('shoot with T06');
    expect([table.discard, table.told('rolled')]).toMatchObject(['T06', [{ unit: 'R1' }]]);
  });

  test('TET-TACTIC-02 two cards may come together', () => {
    // D8 is a Forest on the plateau.
    const table = skirmish({ sides: ['R1@D8', 'B5@B8'], hands: ['T05 T06'] });
    expect(table.options('shoot')).toEqual([
      'shoot R1 B5',
      'shoot R1 B5 with T05',
      'shoot R1 B5 with T06',
      'shoot R1 B5 with T05 T06',
    ]);
    expect(table.play('shoot R1 B5 with T05 T06').parts()).toBe('ranged 2, ambush 1');
    expect(table.discard).toBe('T05 T06');
  });

  test('TET-TACTIC-01 T16 Siegecraft: a Ballista deals 1 more and pushes 2 cells', () => {
    const table = skirmish({ sides: ['B1@G9', 'R1@G11'], hands: ['T16'] });
    expect(table.options('fire')).toEqual(['fire B1 R1', 'fire B1 R1 with T16']);
    table.play('fire B1 R1 with T16', 'W');
    expect([table.parts(), table.at('R1')]).toEqual(['ballista 1, siegecraft 1', 'E11']);
  });
});

describe('Tactics in windows', () => {
  test('TET-TACTIC-01 T07 Braced Stance: a unit about to be pushed is not moved and loses nothing', () => {
    const table = skirmish({ sides: ['W3@C2', 'R1@C1'], hands: ['', 'T07'], chance: dice('push', 'push', 'miss') });
    table.play('hit W3 R1', 'yes');
    expect(table.asked).toBe('1 window-push-coming');
    expect(table.options()).toEqual(['pass', 'T07']);
    table.play('T07');
    expect([table.at('R1'), table.hp('R1'), table.discard]).toEqual(['C1', 4, 'T07']);
    expect(table.told('pushed')).toEqual([]);
  });

  test('TET-TACTIC-01 T07 Braced Stance stands against a Gust and a Barbed Line', () => {
    const gust = skirmish({ sides: ['M4@C3', 'B5@C1'], hands: ['', 'T07'] }).play('cast M4 B5 N', 'T07');
    expect([gust.hp('B5'), gust.at('B5')]).toEqual([10, 'C1']);
    const pull = skirmish({ sides: ['R4@C4', 'B5@C1'], hands: ['', 'T07'], chance: dice('miss', 'push') });
    pull.play('shoot R4 B5', 'yes', 'T07');
    expect(pull.at('B5')).toBe('C1');
  });

  test('TET-TACTIC-01 T07 without a push symbol there is nothing to brace for', () => {
    const table = skirmish({ sides: ['W3@C2', 'R1@C1'], hands: ['', 'T07'], chance: dice('push', 'miss', 'star') });
    table.play('hit W3 R1', 'yes');
    expect(table.asked).toBe('1 riposte');
  });

  test('TET-TACTIC-01 T08 Lucky Break re-rolls any of the dice once; the new result stands', () => {
    const chance = [...dice('push', 'miss', 'push'), ...dice('push', 'push')];
    const table = skirmish({ sides: ['W1@C1', 'R1@C2'], hands: ['T08'], chance }).play('hit W1 R1', 'yes');
    expect(table.asked).toBe('0 window-dice-rolled');
    table.play('T08');
    expect(table.options()).toEqual(['1', '2', '1 2']);
    table.play('1');
    expect(table.told('rerolled')).toMatchObject([{ unit: 'W1', dice: [['push'], ['push']] }]);
    expect(table.at('R1')).toBe('C4');
  });

  test('TET-TACTIC-01 T08 Lucky Break before misses are paid, and for the dice of a riposte', () => {
    const chance = [...dice('miss', 'miss', 'miss'), ...dice('miss', 'push', 'push')];
    const table = skirmish({ sides: ['R2@C1:1', 'B5@C4'], hands: ['T08'], chance }).play('shoot R2 B5', 'T08', '1 2');
    expect([table.hp('B5'), table.stock('R2')]).toEqual([8, 0]);
    const answer = skirmish({
      sides: ['R2@C1', 'M1@C4'],
      hands: ['', 'T08'],
      chance: [...dice('miss', 'push', 'push'), ...dice('star', 'miss'), ...dice('star', 'star')],
    }).play('shoot R2 M1', 'cast +1');
    expect(answer.asked).toBe('1 window-dice-rolled');
    // Of one die there is nothing to choose.
    answer.play('T08');
    expect(answer.parts(1)).toBe('spell 2, stars 1');
  });

  test('TET-TACTIC-01 T09 Hold the Line: 2 less for a unit in a control zone', () => {
    const table = skirmish({ sides: ['W3@F1', 'B5@G1'], hands: ['', 'T09'] }).play('hit W3 B5');
    expect(table.asked).toBe('1 window-target-declared');
    table.play('T09');
    expect(table.parts()).toBe('melee 4, hold-the-line -2');
    const outside = skirmish({ sides: ['W3@E1', 'B5@F1'], hands: ['', 'T09'] }).play('hit W3 B5');
    expect(outside.asked).toBe('0 push');
  });

  test('TET-TACTIC-01 T09 Hold the Line in battle: within 2 of the Artifact, lying or borne', () => {
    const near = skirmish({ mode: 'battle', sides: ['W3@H11', 'B5@H10'], hands: ['', 'T09'], artifact: 'H8' }).play(
      'hit W3 B5',
    );
    expect(near.asked).toBe('1 window-target-declared');
    const borne = skirmish({ mode: 'battle', sides: ['W3@C1 R1@C3', 'B5@C2'], hands: ['', 'T09'], bearer: 'R1' });
    expect(borne.play('hit W3 B5').asked).toBe('1 window-target-declared');
    const far = skirmish({ mode: 'battle', sides: ['W3@C1', 'B5@C2'], hands: ['', 'T09'], artifact: 'H8' }).play('hit W3 B5');
    expect(far.asked).toBe('0 push');
  });

  test('TET-TACTIC-01 T10 Bitter Lesson: the unit that captured one of yours loses 2 HP, not its last', () => {
    const table = skirmish({ sides: ['W3@C1', 'R1@C2/4 B5@N14'], hands: ['', 'T10'] }).play('hit W3 R1');
    expect(table.asked).toBe('1 window-unit-captured');
    table.play('T10');
    expect(table.told('lost-hp')).toMatchObject([{ unit: 'W3', by: 2, why: 'bitter-lesson', hp: 9 }]);
    const last = skirmish({ sides: ['W3@C1/2', 'R1@C2/4 B5@N14'], hands: ['', 'T10'] }).play('hit W3 R1', 'T10');
    expect(last.hp('W3')).toBe(1);
    const one = skirmish({ sides: ['W3@C1/1', 'R1@C2/4 B5@N14'], hands: ['', 'T10'] }).play('hit W3 R1');
    expect(one.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T10 Bitter Lesson is for attacks, by collision too, not for Quills', () => {
    const wall = skirmish({ sides: ['W3@C2', 'R1@C1/5 B5@N14'], hands: ['', 'T10'], chance: dice('push', 'push', 'miss') });
    expect(wall.play('hit W3 R1', 'yes').asked).toBe('1 window-push-coming');
    expect(wall.play('pass').asked).toBe('1 window-unit-captured');
    const quills = skirmish({ sides: ['W3@C2/1 R1@N1', 'B5@C1'], hands: ['T10', ''] }).play('hit W3 B5');
    expect(quills.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T11 Opportunist strikes at an enemy that ends its Move beside it', () => {
    const table = skirmish({ sides: ['W1@A1', 'B5@C2 R1@D1~ W3@C3'], hands: ['', 'T11'] }).play('move W1 C1');
    expect(table.asked).toBe('1 window-move-ended');
    table.play('T11');
    expect(table.told('attacked')).toMatchObject([{ unit: 'B5', target: 'W1', kind: 'melee', riposte: false }]);
    expect(table.hp('W1')).toBe(9);
    // No push roll, no riposte.
    expect(table.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T11 Opportunist: of several units one is chosen; none that is Weakened or on other ground', () => {
    const two = skirmish({ sides: ['W1@A1', 'B5@C2 R1@D1'], hands: ['', 'T11'] }).play('move W1 C1', 'T11');
    expect([two.asked, two.options()]).toEqual(['1 opportunist', ['R1', 'B5']]);
    expect(two.play('R1').hp('W1')).toBe(10);
    const weak = skirmish({ sides: ['W1@A1', 'B5@C2~'], hands: ['', 'T11'] }).play('move W1 C1');
    expect(weak.asked).toBe('0 act');
    const above = skirmish({ sides: ['W1@C5', 'B5@D7'], hands: ['', 'T11'] }).play('move W1 C7');
    expect(above.asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T11 Opportunist may capture the mover, and its victim may slip away', () => {
    const table = skirmish({ sides: ['W1@A1/2 R1@N1', 'B5@C2'], hands: ['', 'T11'] }).play('move W1 C1', 'T11');
    expect(table.told('captured')).toMatchObject([{ unit: 'W1', side: 1 }]);
    expect(table.asked).toBe('0 act');
    const slip = skirmish({ sides: ['R7@A1 W1@N1', 'B5@C2'], hands: ['', 'T11'] }).play('move R7 C1', 'T11');
    expect(slip.asked).toBe('0 go');
    slip.play('D1');
    expect([slip.at('R7'), slip.asked, slip.state.walk]).toEqual(['D1', '0 act', null]);
  });

  test('TET-TACTIC-01 T12 Treacherous Ford ends an enemy’s Move on a free Water or Bridge cell', () => {
    const table = skirmish({ sides: ['W2@B2', 'B5@N14'], hands: ['', 'T12'] }).play('walk W2', 'C2', 'D2');
    expect(table.asked).toBe('1 window-cell-entered');
    table.play('T12');
    expect([table.at('W2'), table.asked]).toEqual(['D2', '0 act']);
    expect(table.told('move-stopped')).toMatchObject([{ unit: 'W2', cell: 'D2', by: 'T12' }]);
    const bridge = skirmish({ sides: ['B4@D9 W1@A1', 'R1@N14'], hands: ['', 'T12'] }).play('move B4 F9');
    expect(bridge.asked).toBe('1 window-cell-entered');
  });

  test('TET-TACTIC-01 T12 Treacherous Ford: not on a cell that an ally holds, nor against a partner', () => {
    // F9 is a Bridge and a portal cell.
    const held = skirmish({ sides: ['W1@C5 R1@F9', 'B5@N14'], hands: ['', 'T12'], discard: 'T13' }).play('walk W1', 'F9');
    expect(held.asked).toBe('0 walk');
    const partner = skirmish({ mode: 'teams', sides: ['W2@C2', 'B5@N14', 'R1@N1', 'R2@N13'], hands: ['', '', 'T12', 'T01'] });
    expect(partner.play('walk W2', 'D2').asked).toBe('3 window-cell-entered');
  });

  test('TET-TACTIC-04 T12 the Move goes on from the same point if everybody passes', () => {
    const table = skirmish({ sides: ['W2@C2', 'B5@N14'], hands: ['', 'T12'] }).play('walk W2', 'D2', 'pass', 'E2');
    expect(table.at('W2')).toBe('E2');
  });

  test('TET-TACTIC-01 T13 Pathfinder regains 2 MP after travelling by portal', () => {
    const table = skirmish({ sides: ['W1@C5', 'B5@N14'], hands: ['T13'] }).play('walk W1', 'L5');
    expect(table.asked).toBe('0 window-cell-entered');
    expect(table.state.walk?.mp).toBe(2);
    table.play('T13');
    expect(table.state.walk?.mp).toBe(4);
    table.play('L4', 'L3', 'L2', 'L1');
    expect(table.at('W1')).toBe('L1');
  });

  test('TET-TACTIC-01 T14 Cornered: a Weakened unit ripostes without losing 2 HP and keeps its token', () => {
    const table = skirmish({ sides: ['W1@C1', 'W3@C2/5~'], hands: ['', 'T14'] }).play('hit W1 W3', 'no');
    expect(table.asked).toBe('1 window-attack-finished');
    table.play('T14');
    expect(table.asked).toBe('1 riposte');
    // A second card of the kind would add nothing.
    expect(couldReveal(table.state, 'cornered', 1, { moment: 'attack-finished' })).toBe(false);
    expect(table.preview('hit')).not.toHaveProperty('payment');
    table.play('hit', 'no');
    expect([table.hp('W3'), table.isWeak('W3'), table.hp('W1')]).toEqual([2, true, 8]);
  });

  test('TET-TACTIC-01 T14 Cornered is nothing where no riposte is possible or needed', () => {
    const fresh = skirmish({ sides: ['W1@C1', 'W3@C2'], hands: ['', 'T14'] }).play('hit W1 W3', 'no');
    expect(fresh.asked).toBe('1 riposte');
    const far = skirmish({ sides: ['R2@C1', 'B5@C4~'], hands: ['', 'T14'], chance: dice('miss', 'push', 'push') });
    expect(far.play('shoot R2 B5').asked).toBe('0 act');
  });

  test('TET-TACTIC-01 T15 Momentum: an extra action for another unit than the captor', () => {
    const table = skirmish({ sides: ['W3@C1 R1@A1 B1@A2', 'R2@C2/4 B5@N14'], hands: ['T15'], left: 1 }).play('hit W3 R2');
    expect(table.asked).toBe('0 window-unit-captured');
    table.play('T15');
    expect(table.state.left).toBe(1);
    expect(table.options('move W3')).toEqual([]);
    expect(table.options('move R1')).toContain('move R1 B1');
  });

  test('TET-TACTIC-01 T15 Momentum: the other actions of the turn are for the captor, too', () => {
    const told = { sides: ['W3@C1 R1@A1 B1@A2', 'R2@C2/4 B5@N14'], hands: ['T15'], left: 2 };
    const table = skirmish(told).play('hit W3 R2', 'T15');
    expect(table.options('walk')).toEqual(['walk W3', 'walk R1', 'walk B1']);
    // Once the captor has used the one that was left, the extra one is for others.
    expect(skirmish(told).play('hit W3 R2', 'T15', 'move R1 B1').options('walk')).toEqual(['walk W3', 'walk B1']);
    expect(table.play('move W3 D1').options('walk')).toEqual(['walk R1', 'walk B1']);
  });

  test('TET-TACTIC-01 T15 Momentum by Quills in the own turn, not by a riposte in another’s', () => {
    const quills = skirmish({ sides: ['B5@C1 R1@N1', 'W3@C2/4 R2@N14'], hands: ['T15'] }).play('hit B5 W3', 'no', 'hit');
    expect(quills.told('captured')).toMatchObject([{ unit: 'W3', side: 0 }]);
    expect(quills.asked).toBe('0 window-unit-captured');
    const answer = skirmish({ sides: ['W1@C1/4 B1@N1', 'W3@C2'], hands: ['', 'T15'] }).play('hit W1 W3', 'no', 'hit');
    expect(answer.asked).toBe('0 act');
  });
});
