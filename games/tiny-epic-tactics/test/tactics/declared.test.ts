/** Tactics that come with a declaration or are an own play of their owner, each by its id. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('Tactics with a declaration', () => {
  test('TET-TACTIC-01 T01 Second Wind rids a Weakened unit of its token, also one of this turn', () => {
    const table = skirmish({ units: ['W1@C1~ R1@A1 B1@A2', 'B5@N14'], hands: ['T01'] });
    expect(table.options('play')).toEqual(['play T01 W1']);
    table.play('move B1 A4', 'play T01 W1');
    expect(table.isWeak('W1')).toBe(false);
    expect(table.options('move W1')).toContain('move W1 C2');
    const tired = skirmish({ units: ['W1@C1 R1@A1 B1@A2', 'B5@C3'], hands: ['T01'], chance: dice('miss', 'push', 'push') });
    tired.play('move W1 C2', 'hit W1 B5', 'no', 'no', 'play T01 W1');
    expect(tired.isWeak('W1')).toBe(false);
  });

  test('TET-TACTIC-01 T01 is not on offer where nobody is Weakened', () => {
    const table = skirmish({ units: ['W1@C1', 'B5@N14~'], hands: ['T01'] });
    expect(table.options('play')).toEqual([]);
    expect(table.why('play T01')).toMatchObject({ rule: 'TET-TACTIC-01', why: 'if-not-met' });
  });

  test('TET-TACTIC-01 T02 Field Rations heals a wounded unit by 3', () => {
    const table = skirmish({ units: ['W1@C1/5 R1@A1', 'B5@N14'], hands: ['T02'] });
    expect(table.options('play')).toEqual(['play T02 W1']);
    table.play('play T02 W1');
    expect(table.hp('W1')).toBe(8);
    expect(
      skirmish({ units: ['W1@C1/11', 'B5@N14'], hands: ['T02'] })
        .play('play T02 W1')
        .hp('W1'),
    ).toBe(12);
  });

  test('TET-TACTIC-01 T03 Hidden Quiver gives 3 ammo or mana to a unit with 1 or less', () => {
    const table = skirmish({ units: ['W1@C1*2 R1@A1*1 M1@A2*0 B1@N1', 'B5@N14'], hands: ['T03'] });
    expect(table.options('play')).toEqual(['play T03 M1', 'play T03 R1']);
    table.play('play T03 M1');
    expect(table.stock('M1')).toBe(3);
  });

  test('TET-TACTIC-03 they cost no action', () => {
    const table = skirmish({ units: ['W1@C1/5', 'B5@N14'], hands: ['T02'], left: 1 }).play('play T02 W1');
    expect(table.state.left).toBe(1);
  });

  test('TET-TACTIC-01 T04 Forced March adds 2 MP to a Move, for the cells that need it', () => {
    const table = skirmish({ units: ['W1@A1', 'B5@N14'], hands: ['T04'] });
    expect(table.options('move W1')).toContain('move W1 C2');
    expect(table.options('move W1')).not.toContain('move W1 C2 with T04');
    expect(table.options('move W1')).toContain('move W1 C3 with T04');
    table.play('move W1 C3 with T04');
    expect([table.where('W1'), table.discard, table.hand(0)]).toEqual(['C3', 'T04', '']);
    expect(table.told('tactic-played')).toMatchObject([{ side: 0, card: 'T04', unit: 'W1' }]);
  });

  test('TET-TACTIC-01 T05 Ambush: 1 damage more for an attack out of a Forest', () => {
    const table = skirmish({ units: ['W1@B3', 'B5@B2'], hands: ['T05'] });
    expect(table.options('hit')).toEqual(['hit W1 B5', 'hit W1 B5 with T05']);
    expect(table.preview('hit W1 B5 with T05')).toMatchObject({ damage: 4 });
    table.play('hit W1 B5 with T05');
    expect(table.parts()).toBe('melee 3, ambush 1');
    expect(skirmish({ units: ['W1@B2', 'B5@B3'], hands: ['T05'] }).options('hit')).toEqual(['hit W1 B5']);
  });

  test('TET-TACTIC-01 T05 Ambush is not for a riposte', () => {
    const table = skirmish({ units: ['W1@B2', 'W3@B3'], hands: ['', 'T05'] }).play('hit W1 W3', 'no');
    expect(table.asked).toBe('1 riposte');
    expect(table.options()).toEqual(['no', 'hit', 'shoot']);
  });

  test('TET-TACTIC-01 T06 Plunging Fire on a lower target: no miss dice, or one star more', () => {
    const shot = skirmish({ units: ['R1@D5', 'B5@A5'], hands: ['T06'] });
    expect(shot.options('shoot')).toEqual(['shoot R1 B5', 'shoot R1 B5 with T06']);
    shot.play('shoot R1 B5 with T06');
    expect([shot.told('rolled'), shot.stock('R1'), shot.parts()]).toEqual([[], 4, 'ranged 2, water 1']);
    const spell = skirmish({ units: ['M1@D5', 'B5@B5'], hands: ['T06'] }).play('cast M1 B5 with T06');
    expect(spell.parts()).toBe('spell 2, stars 1');
    expect(skirmish({ units: ['R1@A5', 'B5@D5'], hands: ['T06'] }).options('shoot')).toEqual(['shoot R1 B5']);
  });

  test('TET-TACTIC-01 T06 Plunging Fire comes with a riposte, too', () => {
    const table = skirmish({ units: ['R1@A5', 'R2@D5'], hands: ['', 'T06'], chance: dice('miss', 'push') }).play('shoot R1 R2');
    expect(table.options()).toEqual(['no', 'shoot', 'shoot with T06']);
    table.play('shoot with T06');
    expect([table.discard, table.told('rolled')]).toMatchObject(['T06', [{ unit: 'R1' }]]);
  });

  test('TET-TACTIC-02 two cards may come together', () => {
    // D8 is a Forest on the plateau.
    const table = skirmish({ units: ['R1@D8', 'B5@B8'], hands: ['T05 T06'] });
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
    const table = skirmish({ units: ['B1@G9', 'R1@G11'], hands: ['T16'] });
    expect(table.options('fire')).toEqual(['fire B1 R1', 'fire B1 R1 with T16']);
    table.play('fire B1 R1 with T16', 'W');
    expect([table.parts(), table.where('R1')]).toEqual(['ballista 1, siegecraft 1', 'E11']);
  });
});
