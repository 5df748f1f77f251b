/** Two against two. */
import { describe, expect, test } from 'vitest';
import { refuse } from '../src/attack/aim.ts';
import { bookOf } from '../src/content/book.ts';
import { areAllies, areEnemies } from '../src/units.ts';
import { named, position } from './position.ts';
import { opened, skirmish } from './skirmish.ts';

const UNITS = ['W8@A3 M1@A14 R1@B14', 'W2@N1 M3@N3', 'B1@A5/5 M2@C14', 'R8@N5 M8@N7'];

describe.each(['teams', 'battle-teams'] as const)('%s', (mode) => {
  test('TET-TEAM-01 TET-BATTLETEAM-01 TET-BATTLETEAM-02: four players in two teams; components as in the base mode', () => {
    const table = opened({ mode }, 4);
    expect(table.view(undefined).teams).toEqual([0, 1, 0, 1]);
    const alone = opened({ mode: mode === 'teams' ? 'competitive' : 'battle' }, 4);
    expect(bookOf(table.state)).toBe(bookOf(alone.state));
    expect(table.view(undefined).artifact).toBe(alone.view(undefined).artifact);
  });

  test('TET-TEAM-02: turns alternate between the teams', () => {
    const table = skirmish({ mode, units: UNITS, seed: 1 });
    for (const seat of [0, 1, 2, 3, 0]) {
      expect(table.asked).toBe(`${seat} act`);
      table.say('end');
      while (table.asked.endsWith('discard')) table.say(table.options()[0] ?? '');
    }
  });

  test('TET-TEAM-04: the partner’s units are allies, a unit is never its own', () => {
    const state = position({ mode, units: UNITS });
    const [w8, b1, w2] = ['W8', 'B1', 'W2'].map((id) => named(state, id));
    expect(areAllies(state, w8 ?? -1, b1 ?? -1)).toBe(true);
    expect(areAllies(state, w8 ?? -1, w8 ?? -1)).toBe(false);
    expect(areEnemies(state, w8 ?? -1, w2 ?? -1)).toBe(true);
  });

  test('TET-TEAM-05: they act in their owner’s turn only', () => {
    const table = skirmish({ mode, units: UNITS });
    expect(table.options().filter((key) => /^\w+ (B1|M2)( |$)/.test(key))).toEqual([]);
  });

  test('TET-TEAM-06: abilities that concern allies include them', () => {
    const table = skirmish({ mode, units: UNITS }).say('move W8 A4');
    expect(table.told('healed')).toMatchObject([{ unit: 'B1', by: 2, why: 'rally' }]);
  });

  test('TET-TEAM-08: there are no attacks on allies', () => {
    const table = skirmish({ mode, units: ['W1@A3 M1@A14', 'W2@N1', 'B1@A4 M2@B14', 'R8@N5'] });
    expect(table.options('hit')).toEqual([]);
    expect(table.options('cast M1')).toEqual([]);
    const [w1, b1] = ['W1', 'B1'].map((id) => named(table.state, id));
    expect(refuse(table.state, 'melee', w1 ?? -1, b1 ?? -1)).toMatchObject({ rule: 'TET-TEAM-08', why: 'not-an-enemy' });
  });

  test('TET-TEAM-08 TET-SPELL-09: area damage spares partners', () => {
    const table = skirmish({ mode, units: ['M1@A3', 'W2@C3 R2@C4', 'B1@D3/5', 'R8@N5'] }).say('cast M1 W2');
    expect(table.told('damaged').map(({ unit }) => unit)).toEqual(['W2', 'R2']);
    expect(table.unit('B1').hp).toBe(5);
  });
});
