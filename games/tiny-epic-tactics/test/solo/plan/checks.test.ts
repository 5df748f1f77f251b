/** What an Enemy unit does before it moves: melee, then its Ranged Attack or Spell; and what a Weakened one leaves out. */
import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

describe('the checks before moving', () => {
  test('TET-SOLO-ENEMY-09: a unit that can melee one of yours does', () => {
    expect(plan({ mine: 'W1@G1', enemy: 'B1@G2' }, 'B1', 'E3')).toEqual({
      does: 'melee W1',
      thinks: ['bonus-damage 1', 'melee-one 1 W1'],
    });
  });

  test.each([
    ['E1', 'N', 'W1'],
    ['E2', 'E', 'M1'],
    ['E3', 'S', 'R1'],
    ['E4', 'W', 'R1'],
  ])(
    'TET-SOLO-ENEMY-10: of several melee targets the first met clockwise from the arrow: %s (%s) takes %s',
    (card, arrow, target) => {
      const { does, thinks } = plan({ mine: 'W1@G1 M1@H2 R1@F2', enemy: 'B1@G2' }, 'B1', card);
      expect(does).toBe(`melee ${target}`);
      expect(thinks).toContain(`melee-sweep 1 ${target} 3 ${arrow}`);
    },
  );

  test('TET-SOLO-ENEMY-06: melee is checked before the ranged attack, whoever is nearer to the arrow', () => {
    expect(plan({ mine: 'W1@G1 M1@J2', enemy: 'R2@G2' }, 'R2', 'E5').does).toBe('melee W1');
  });

  test('TET-MELEE-01: over a cliff nobody is hit; the unit stands still, because its way leads into the other', () => {
    expect(plan({ mine: 'W1@C7', enemy: 'B1@D7' }, 'B1', 'E3')).toEqual({
      does: 'stays, then nothing',
      thinks: [
        'bonus-damage 1',
        'melee-nobody 1',
        'melee-only 2',
        'nearest W1 1',
        'goal-out-of-reach W1 D7',
        'no-goal W1',
        'rows-first S C7',
        'stops-blocked D7 C7 W1',
        'stays D7',
        'melee-nobody 4',
        'melee-only 5',
      ],
    });
  });

  test('TET-SOLO-ENEMY-11: a unit in range is shot at, one out of range is not', () => {
    expect(plan({ mine: 'W1@K1', enemy: 'R4@G1' }, 'R4', 'E5').does).toBe('ranged W1');
    expect(plan({ mine: 'W1@L1', enemy: 'R4@G1' }, 'R4', 'E5').does).not.toBe('ranged W1');
  });

  test('TET-SOLO-ENEMY-12, TET-RUL-37: of several in range the smallest bearing, not the nearest', () => {
    // From G4 with the arrow E: C2 lies beyond W, G1 at N; turning clockwise from E the west comes first.
    expect(plan({ mine: 'W1@G1 M2@C2', enemy: 'R2@G4' }, 'R2', 'E5')).toEqual({
      does: 'ranged M2',
      thinks: ['bonus-damage 1', 'melee-nobody 1', 'ranged-sweep 2 M2 2 E'],
    });
    expect(plan({ mine: 'W1@C3 R1@A5', enemy: 'M5@A3' }, 'M5', 'E7').thinks).toContain('spell-sweep 2 W1 2 W');
  });

  test('TET-RANGED-03: range is measured with elevation, also for the Enemy', () => {
    // R3 shoots 3 far: from the plateau 4, up to the plateau 2.
    expect(plan({ mine: 'W1@G1', enemy: 'R3@G5' }, 'R3', 'E5').does).toBe('ranged W1');
    expect(plan({ mine: 'W1@G4', enemy: 'R3@G1' }, 'R3', 'E5').does).not.toBe('ranged W1');
    // From a Peak there is no limit (TET-TERRAIN-06).
    expect(plan({ mine: 'W1@N14', enemy: 'R3@D6' }, 'R3', 'E5').does).toBe('ranged W1');
  });

  test('TET-SOLO-ENEMY-13: units in a dungeon are out of reach', () => {
    const { does } = plan({ mine: 'W1@2x2:A1 M1@N1', enemy: 'R4@D10' }, 'R4', 'E5');
    expect(does).not.toContain('W1');
  });

  test('TET-SOLO-MOVE-01: with an attack before it there is no movement', () => {
    const { thinks } = plan({ mine: 'W1@G1 M1@N14', enemy: 'B1@G2' }, 'B1', 'E4');
    expect(thinks.some((each) => each.startsWith('moves'))).toBe(false);
  });
});

describe('a Weakened Enemy unit', () => {
  test('TET-SOLO-ENEMY-07, TET-RUL-40: heads for the nearest and stops after step 3', () => {
    expect(plan({ mine: 'W1@G6', enemy: 'B4@G2~' }, 'B4', 'E3')).toEqual({
      does: 'G3 G4 G5, then nothing',
      thinks: [
        'bonus-damage 1',
        'melee-nobody 1',
        'melee-only 2',
        'nearest W1 4',
        'rows-first S G6',
        'stops-beside G5 W1',
        'moves G2 G5 5',
        'weakened-stops',
      ],
    });
  });

  test('TET-SOLO-ENEMY-07: it does attack before moving', () => {
    expect(plan({ mine: 'W1@G1', enemy: 'B4@G2~' }, 'B4', 'E3').does).toBe('melee W1');
  });
});
