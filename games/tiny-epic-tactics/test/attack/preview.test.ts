/** What an option tells beforehand. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../skirmish.ts';

describe('Previews of attacks', () => {
  test('TET-MELEE-02 damage with its parts, the push dice, and who could riposte and how', () => {
    const table = skirmish({ units: ['W1@A4 R2@N1 B1@N2', 'R1@A5'] });
    expect(table.preview('hit W1 R1')).toEqual({
      target: 'R1',
      hp: 8,
      damage: 4,
      most: 4,
      parts: [
        { of: 'melee', by: 3 },
        { of: 'water', by: 1 },
      ],
      captures: false,
      pushDice: 2,
      riposte: { unit: 'R1', ways: ['melee', 'ranged'], hp: 0 },
      weakens: false,
    });
  });

  test('TET-RANGED-08 the price of a shot and what misses could add', () => {
    const table = skirmish({ units: ['R2@C1', 'B5@C4/3'] });
    expect(table.preview('shoot R2 B5')).toMatchObject({ ammo: 1, mostAmmo: 3, missDice: 2, damage: 3, captures: true });
  });

  test('TET-SPELL-08 the price of a spell, its least and most damage, and whom its effects catch', () => {
    const table = skirmish({ units: ['M1@C1', 'B5@C3 R1@C4'] });
    expect(table.preview('cast M1 B5 +2')).toMatchObject({
      mana: 3,
      starDice: 2,
      damage: 2,
      most: 4,
      effects: [{ does: 'area', distance: 1, damage: 1, units: ['R1'] }],
    });
  });

  test('TET-SPELL-10 a healing spell has neither damage nor riposte', () => {
    const table = skirmish({ units: ['M2@C1 W1@C2/3', 'B5@N14'] });
    const preview = table.preview('cast M2 W1');
    expect(preview).toMatchObject({ target: 'W1', mana: 1 });
    expect(preview).not.toHaveProperty('damage');
    expect(preview).not.toHaveProperty('riposte');
  });

  test('TET-UNIT-06 who could intercept, and the price of a Weakened riposte', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2~ W4@C3'] });
    expect(table.preview('hit W3 R1')).toMatchObject({ intercept: ['W4'], riposte: { unit: 'R1', hp: 2 } });
  });

  test('TET-BALLISTA-06 a Ballista tells its range and its damage', () => {
    const table = skirmish({ units: ['B1@G9', 'R1@F12'] });
    expect(table.preview('fire B1 R1')).toMatchObject({ distance: 4, range: 4, damage: 1 });
  });
});

describe('Why not?', () => {
  test('TET-ACT-09 a Weakened unit attacks nobody', () => {
    const table = skirmish({ units: ['W1@C1~ R1@N1 B1@N2', 'B5@C2'] });
    expect(table.why('hit W1 B5')).toMatchObject({ rule: 'TET-ACT-09', why: 'weakened' });
  });

  test('TET-ACT-06 who has attacked does not attack again, in whatever way', () => {
    const table = skirmish({ units: ['W1@C1 R1@N1 B1@N2', 'B5@C2'] }).play('hit W1 B5', 'no', 'no');
    expect(table.why('shoot W1 B5')).toMatchObject({ rule: 'TET-ACT-06', why: 'second-attack' });
  });

  test('TET-TEAM-08 attacks on allies are not even thought of', () => {
    const table = skirmish({ mode: 'teams', units: ['W1@C1', 'B5@N14', 'R1@C2', 'R2@N13'] });
    expect(table.options('hit')).toEqual([]);
    expect(table.why('hit W1 R1')).toBeUndefined();
  });
});
