/** The spells and abilities of the house Wizards, each by the id of its unit. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('Wizards', () => {
  test('TET-SPELL-08 M1 Fire Burst: 2 damage, 1 more for each star, 1 to each other enemy next to the target', () => {
    const table = skirmish({ units: ['M1@C1', 'B5@C3 R1@C4 W3@D4'], chance: dice('star', 'star') }).play('cast M1 B5 +1');
    expect(table.told('damaged').map(({ unit, damage }) => `${unit} ${damage}`)).toEqual(['B5 3', 'R1 1']);
  });

  test('TET-SPELL-04 M2 Mending Light: 2 HP, 1 more for each star, with 2 stars the token goes', () => {
    const table = skirmish({ units: ['M2@C1 W1@C2/3~', 'B5@N14'], chance: dice('star', 'star', 'both', 'miss') });
    table.play('cast M2 W1 +3');
    expect([table.hp('W1'), table.isWeak('W1')]).toEqual([7, false]);
    expect(table.told('recovered')).toMatchObject([{ how: 'cure', rule: 'TET-ACT-13' }]);
    const one = skirmish({ units: ['M2@C1 W1@C2/3~', 'B5@N14'], chance: dice('star', 'star') }).play('cast M2 W1 +1');
    expect([one.hp('W1'), one.isWeak('W1')]).toEqual([6, true]);
  });

  test('TET-UNIT-07 M2 Grace gives 1 mana back when the target is brought to its maximum', () => {
    const full = skirmish({ units: ['M2@C1 W1@C2/10', 'B5@N14'] }).play('cast M2 W1');
    expect([full.hp('W1'), full.stock('M2')]).toEqual([12, 7]);
    const wounded = skirmish({ units: ['M2@C1 W1@C2/9', 'B5@N14'] }).play('cast M2 W1');
    expect([wounded.hp('W1'), wounded.stock('M2')]).toEqual([11, 6]);
    const whole = skirmish({ units: ['M2@C1 W1@C2', 'B5@N14'] }).play('cast M2 W1');
    expect(whole.stock('M2')).toBe(6);
  });

  test('TET-RUL-48 M3 Frost Lance weakens a target that survives with 2 stars, also one of the last two', () => {
    const table = skirmish({ units: ['M3@C1', 'B5@C3 R1@N14'], chance: dice('star', 'star', 'star') }).play('cast M3 B5 +2');
    expect([table.hp('B5'), table.isWeak('B5')]).toEqual([8, true]);
    const one = skirmish({ units: ['M3@C1', 'B5@C3'], chance: dice('star', 'star', 'miss') }).play('cast M3 B5 +2');
    expect(one.isWeak('B5')).toBe(false);
  });

  test('TET-RUL-04 M3 Frost Lance: a token received in another turn may be bought off for the riposte', () => {
    const table = skirmish({ units: ['M3@C1', 'R1@C3'], chance: dice('star', 'star', 'star') }).play('cast M3 R1 +2');
    expect([table.isWeak('R1'), table.asked]).toEqual([true, '1 riposte']);
    expect(table.preview('shoot')).toMatchObject({ payment: 2 });
  });

  test('TET-SPELL-04 M4 Gust pushes 1 cell and 1 more for each star, in a direction chosen before rolling', () => {
    const table = skirmish({ units: ['M4@C1', 'B5@C3'], chance: dice('star', 'star', 'star') });
    expect(table.options('cast M4 B5')).toContain('cast M4 B5 +2 E');
    table.play('cast M4 B5 +2 E');
    // D3 and E3 and F3: one for the spell, two for the stars; the damage stays 1.
    expect([table.where('B5'), table.hp('B5')]).toEqual(['F3', 10]);
  });

  test('TET-RUL-08 M4 Gust pushes even at 0 damage, and towards the caster if it likes', () => {
    const table = skirmish({ units: ['M4@D3', 'B5@B3'] }).play('cast M4 B5 E');
    expect([table.where('B5'), table.hp('B5'), table.asked]).toEqual(['C3', 11, '0 act']);
  });

  test('TET-PUSH-08 M4 Gust against something costs 1 HP and may capture', () => {
    const table = skirmish({ units: ['M4@C3', 'R1@C1/2 B5@N14'] }).play('cast M4 R1 N');
    expect(table.told('captured')).toMatchObject([{ unit: 'R1', side: 0 }]);
  });

  test('TET-SPELL-08 M5 Arcane Chain: one other enemy within 2 of the target, chosen by the caster, takes 1', () => {
    const table = skirmish({ units: ['M5@C1', 'B5@C4 R1@C6 W3@E4 M1@F4'] }).play('cast M5 B5');
    expect(table.asked).toBe('0 chain');
    expect(table.options()).toEqual(['W3', 'R1']);
    table.play('R1');
    expect([table.hp('R1'), table.hp('W3')]).toEqual([7, 11]);
    const one = skirmish({ units: ['M5@C1', 'B5@C4 R1@C6'] }).play('cast M5 B5');
    expect([one.hp('R1'), one.asked]).toEqual([7, '0 act']);
  });

  test('TET-RUL-14 M6 Transpose exchanges cells, which is no movement: no Village helps', () => {
    const table = skirmish({ units: ['M6@H3/4 W1@H1/3*1', 'B5@N14'], chance: dice('star', 'star') }).play('cast M6 W1 +1');
    expect([table.where('M6'), table.where('W1'), table.hp('W1'), table.stock('W1')]).toEqual(['H1', 'H3', 4, 1]);
    expect(table.told('placed').map(({ why }) => why)).toEqual(['exchange', 'exchange']);
    expect(table.told('village-served')).toEqual([]);
  });

  test('TET-RUL-14 M6 Transpose does not pick the Artifact up', () => {
    const table = skirmish({ mode: 'battle', units: ['M6@H8 W1@H9', 'B5@N14'], artifact: 'H8' }).play('cast M6 W1');
    expect(table.told('artifact-taken')).toEqual([]);
    expect(table.state.bearer).toBe(-1);
  });

  test('TET-UNIT-06 M6 Afterimage takes 1 off a shot or a spell, once per round', () => {
    const shot = skirmish({ units: ['R2@C4 M1@D2', 'M6@C1'], chance: dice('miss', 'push', 'push') });
    shot.play('shoot R2 M6', 'cast M1 M6');
    expect([shot.parts(0), shot.parts(1)]).toEqual(['ranged 3, afterimage -1', 'spell 2']);
    const melee = skirmish({ units: ['W3@C2', 'M6@C1'] }).play('hit W3 M6');
    expect(melee.parts()).toBe('melee 4');
  });

  test('TET-SPELL-04 M7 Siphon heals the caster by as many HP as stars', () => {
    const table = skirmish({ units: ['M7@C1/2', 'B5@C3'], chance: dice('star', 'star', 'star', 'push') }).play('cast M7 B5 +3');
    expect([table.hp('B5'), table.hp('M7')]).toEqual([7, 4]);
  });

  test('TET-SPELL-04 M8 Quicken moves an ally at once, Weakened or not, which is no action of its own', () => {
    const table = skirmish({ units: ['M8@C1 W1@C2/5*0~ R1@N1', 'B5@N14'], chance: dice('star', 'star') }).play('cast M8 W1 +1');
    expect(table.asked).toBe('0 go');
    expect(table.options()).toContain('stay');
    table.play('C5');
    expect([table.where('W1'), table.isWeak('W1')]).toEqual(['C5', true]);
    expect(table.state.acts.slice(0, 4)).toEqual([0, 1, 0, 0]);
  });

  test('TET-TERRAIN-08 M8 Quicken is movement: a Village helps, and the caster decides for a partner', () => {
    const table = skirmish({ mode: 'teams', units: ['M8@G1', 'B5@N14', 'W1@H1/5*0', 'R1@A14'] }).play('cast M8 W1');
    expect(table.asked).toBe('0 go');
    table.play('H3');
    expect([table.where('W1'), table.hp('W1'), table.stock('W1')]).toEqual(['H3', 9, 3]);
  });

  test('TET-UNIT-07 M8 Foresight draws 2 tactics at the end of the turn', () => {
    const chance = [
      ['tactic', 0],
      ['tactic', 0],
    ] as const;
    const table = skirmish({ units: ['M8@C1', 'B5@N14'], chance }).play('end');
    expect(table.told('tactic-drawn')).toHaveLength(2);
    expect(table.hand(0)).toBe('T01 T02');
  });
});
