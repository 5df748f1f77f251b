/** Spells. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('Spell', () => {
  test('TET-SPELL-01 only Wizards cast, each the spell of its card', () => {
    const table = skirmish({ units: ['W2@E1 M1@D1 R1@F1 B1@G1', 'B5@E3'] });
    expect(new Set(table.options('cast').map((key) => key.split(' ')[1]))).toEqual(new Set(['M1']));
  });

  test('TET-SPELL-02 any casting costs 1 mana, which the Wizard must have', () => {
    const table = skirmish({ units: ['M1@E1*1', 'B5@E3'] });
    expect(table.options('cast')).toEqual(['cast M1 B5']);
    table.play('cast M1 B5');
    expect([table.stock('M1'), table.hp('B5')]).toEqual([0, 9]);
    expect(skirmish({ units: ['M1@E1*0', 'B5@E3'] }).why('cast M1 B5')).toEqual({ rule: 'TET-SPELL-02', why: 'no-mana' });
  });

  test('TET-SPELL-03 TET-SPELL-05 1 to 3 extra mana, settled beforehand, give as many dice', () => {
    const table = skirmish({ units: ['M1@E1', 'B5@E3'], chance: dice('star', 'star', 'miss') });
    expect(table.options('cast')).toEqual(['cast M1 B5', 'cast M1 B5 +1', 'cast M1 B5 +2', 'cast M1 B5 +3']);
    table.play('cast M1 B5 +2');
    expect(table.told('cast')).toMatchObject([{ unit: 'M1', target: 'B5', mana: 3 }]);
    expect(table.stock('M1')).toBe(3);
    // Nothing can be added once the dice lie there.
    expect(table.asked).toBe('0 act');
  });

  test('TET-SPELL-03 what the mana does not pay for is not on offer', () => {
    const table = skirmish({ units: ['M1@E1*2', 'B5@E3'] });
    expect(table.options('cast')).toEqual(['cast M1 B5', 'cast M1 B5 +1']);
    expect(table.why('cast M1 B5 +2')).toEqual({
      rule: 'TET-SPELL-03',
      why: 'too-little-mana',
      figures: { mana: 2, price: 3 },
    });
  });

  test('TET-SPELL-04 stars add damage or improve another effect, as the card says', () => {
    const harm = skirmish({ units: ['M1@E1', 'B5@E3'], chance: dice('star', 'both', 'star', 'push') }).play('cast M1 B5 +3');
    expect(harm.parts()).toBe('spell 2, stars 2');
    const heal = skirmish({ units: ['M2@E1 W1@E2/5', 'B5@N14'], chance: dice('star', 'star') }).play('cast M2 W1 +1');
    expect(heal.hp('W1')).toBe(8);
  });

  test('TET-SPELL-06 its range is used like that of a shot, with elevation and Peaks', () => {
    const up = skirmish({ units: ['M1@A5', 'B5@D5'] });
    expect(up.why('cast M1 B5')).toMatchObject({ rule: 'TET-SPELL-06', figures: { distance: 3, range: 2 } });
    expect(skirmish({ units: ['M1@D5', 'B5@A4'] }).options('cast')).toContain('cast M1 B5');
    expect(skirmish({ units: ['M1@D6', 'B5@N14'] }).options('cast')).toContain('cast M1 B5');
  });

  test('TET-RUL-54 from a Peak a spell reaches every ally, too', () => {
    expect(skirmish({ units: ['M2@D6 W1@N14', 'B5@A1'] }).options('cast')).toContain('cast M2 W1');
    expect(skirmish({ units: ['M2@D5 W1@N14', 'B5@A1'] }).options('cast')).toEqual([]);
  });

  test('TET-SPELL-07 a spell is for whom its text says: healing for allies, never for oneself or an enemy', () => {
    const table = skirmish({ units: ['M2@E1/3 W1@E2/5 R1@F1', 'B5@D1'] });
    expect(new Set(table.options('cast').map((key) => key.split(' ')[2]))).toEqual(new Set(['W1', 'R1']));
  });

  test('TET-SPELL-08 TET-SPELL-09 TET-RIPOSTE-15 an area spares allies, and its victims are no targets', () => {
    const table = skirmish({ units: ['M1@E1 W1@E4 R1@N1', 'B5@E3 W3@F3 R2@E5'] }).play('cast M1 B5');
    // F3 is one step from E3 and hurt for 1; E4 holds an ally; E5 is two steps away.
    expect(table.told('damaged').map(({ unit, damage }) => `${unit} ${damage}`)).toEqual(['B5 2', 'W3 1']);
    expect(table.told('damaged')[1]).toMatchObject({ rule: 'TET-SPELL-08', parts: [{ of: 'area', by: 1 }] });
    expect(table.hp('W1')).toBe(12);
    // W3 could shoot back at M1 if it had been the target.
    expect(table.asked).toBe('0 act');
  });

  test('TET-RUL-08 area damage knows neither Water nor Forest', () => {
    const table = skirmish({ units: ['M1@D4', 'B5@C3 W3@B3'] }).play('cast M1 B5');
    expect(table.told('damaged')).toMatchObject([{ unit: 'B5' }, { unit: 'W3', damage: 1 }]);
  });

  test('TET-RUL-47 in a team the partner is an ally of the caster', () => {
    const table = skirmish({ mode: 'teams', units: ['M1@E1', 'B5@E3', 'W1@E4', 'R2@F3'] }).play('cast M1 B5');
    expect(table.told('damaged').map(({ unit }) => unit)).toEqual(['B5', 'R2']);
    expect(table.options('cast')).not.toContain('cast M1 W1');
  });

  test('TET-RUL-45 captures of one effect are all credited to its caster', () => {
    const table = skirmish({ units: ['M1@E1', 'B5@E3/2 W3@F3/1 R2@D3/1 M2@N14~'] }).play('cast M1 B5');
    expect(table.told('captured').map(({ unit, side }) => `${unit} ${side}`)).toEqual(['B5 0', 'W3 0', 'R2 0']);
    expect(table.state.captured[0]).toHaveLength(3);
    // Two units were never all that was left: three went at once to one (TET-ACT-14 does not apply).
    expect(table.isWeak('M2')).toBe(true);
  });

  test('TET-SPELL-10 TET-RUL-03 a spell without damage is no attack: healing and a Melee Attack fit into one turn', () => {
    const table = skirmish({ units: ['M2@E1 W1@E2/5 R1@A1', 'B5@D1'] }).play('cast M2 W1');
    expect(table.options('hit M2')).toEqual(['hit M2 B5']);
    const attack = skirmish({ units: ['M1@E1 W1@E2 R1@A1', 'B5@D1'] }).play('cast M1 B5', 'no');
    expect(attack.why('hit M1 B5')).toMatchObject({ rule: 'TET-ACT-06' });
  });

  test('TET-SPELL-10 nobody ripostes to a spell that is no attack', () => {
    const table = skirmish({ units: ['M2@E1 W1@E2/5', 'B5@D1'] }).play('cast M2 W1');
    expect(table.story).toEqual(['cast', 'healed']);
    expect(table.asked).toBe('0 act');
  });
});
