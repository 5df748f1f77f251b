/** Golden plans: whom an Enemy unit attacks, where it goes, and what it thinks on the way. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { enemyCard } from '../../src/solo/deck.ts';
import { planOf } from '../../src/solo/plan.ts';
import { copy } from '../../src/state.ts';
import { adventure, cellsOf, idOf, named, said, type Told } from './adventure.ts';

/** What a unit would do by a card: `melee W1`, `G3 G4, then ranged M2`, `stays`; and its thoughts. */
function plan(told: Told, unit: string, card: string) {
  const state = adventure(told);
  const before = copy(state);
  const planned = planOf(state, named(state, unit), enemyCard(state, bookOf(state).enemyNumbers.get(card) ?? -1));
  expect(state, 'a plan changes nothing').toEqual(before);
  const strike = (of: typeof planned.before): string => (of ? `${of.kind} ${idOf(state, of.target)}` : 'nothing');
  const move = planned.path.length > 0 ? cellsOf(state, planned.path) : 'stays';
  return {
    does: planned.before ? strike(planned.before) : `${move}, then ${strike(planned.after)}`,
    thinks: said(planned.thoughts),
  };
}

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

describe('the goal of a movement', () => {
  test('TET-SOLO-MOVE-02, TET-SOLO-MOVE-05: the closest unit, if it can attack none after moving', () => {
    expect(plan({ mine: 'W1@A13 M2@N13', enemy: 'B4@G2' }, 'B4', 'E3')).toEqual({
      does: 'G3 G4 G5, then nothing',
      thinks: [
        'bonus-damage 1',
        'melee-nobody 1',
        'melee-only 2',
        'nearest W1 17',
        'goal-out-of-reach W1 G5',
        'next-nearest M2 18',
        'goal-out-of-reach M2 G5',
        'no-goal W1',
        'rows-first S A13',
        'stops-tired G5 G6 2 1',
        'moves G2 G5 5',
        'melee-nobody 4',
        'melee-only 5',
      ],
    });
  });

  test('TET-SOLO-MOVE-03, TET-RUL-39: terrain does not count for the distance, but the way costs', () => {
    // M1 stands up on the plateau, four steps away, W1 six steps away on flat ground.
    const { does, thinks } = plan({ mine: 'M1@F5 W1@L1', enemy: 'B2@F1' }, 'B2', 'E3');
    expect(thinks).toContain('nearest M1 4');
    // Razorwing flies: the plateau costs it nothing more. Others come no farther than its foot.
    expect(does).toBe('F2 F3 F4, then melee M1');
    expect(plan({ mine: 'M1@F5 W1@L1', enemy: 'B1@F1' }, 'B1', 'E3').thinks).toContain('stops-tired F3 F4 2 1');
  });

  test('TET-SOLO-MOVE-06: a tie is broken by the compass', () => {
    expect(plan({ mine: 'W1@B3 M1@F3', enemy: 'B1@D1' }, 'B1', 'E4')).toEqual({
      does: 'E1 F1 F2, then melee M1',
      thinks: [
        'bonus-move 2',
        'melee-nobody 1',
        'melee-only 2',
        'nearest-tie M1 4 2 W',
        'goal-in-reach M1 F2',
        'columns-first W F3',
        'stops-beside F2 M1',
        'moves D1 F2 3',
        'melee-one 4 M1',
      ],
    });
    expect(plan({ mine: 'W1@B3 M1@F3', enemy: 'B1@D1' }, 'B1', 'E3').thinks).toContain('nearest-tie W1 4 2 S');
  });

  test('TET-SOLO-MOVE-04, TET-RUL-40: it prefers a farther unit that it can attack from where it ends', () => {
    expect(plan({ mine: 'W1@C8 R1@D12', enemy: 'B3@D8' }, 'B3', 'E3')).toEqual({
      does: 'D9 D10 D11, then melee R1',
      thinks: [
        'bonus-damage 1',
        'melee-nobody 1',
        'melee-only 2',
        'nearest W1 1',
        'goal-out-of-reach W1 D8',
        'next-nearest R1 4',
        'goal-in-reach R1 D11',
        'rows-first S D12',
        'stops-beside D11 R1',
        'moves D8 D11 3',
        'melee-one 4 R1',
      ],
    });
  });

  test('TET-RUL-40: after moving, the target is chosen anew by the compass', () => {
    // M1 is nearer and in reach from E3, but there the arrow E points at W1.
    const { does, thinks } = plan({ mine: 'M1@F2 W1@I3', enemy: 'R4@A3' }, 'R4', 'E5');
    expect(thinks).toContain('nearest M1 6');
    expect(thinks).toContain('goal-in-reach M1 E3');
    expect(does).toBe('B3 C3 D3 E3, then ranged W1');
  });

  test('TET-SOLO-MOVE-13: with all your units in dungeons it stays where it is', () => {
    expect(plan({ mine: 'W1@2x2:A1 M1@1x2:A1', enemy: 'R5@E6' }, 'R5', 'E5')).toEqual({
      does: 'stays, then nothing',
      thinks: [
        'bonus-damage 1',
        'melee-nobody 1',
        'ranged-nobody 2',
        'all-in-dungeons',
        'stays E6',
        'melee-nobody 4',
        'ranged-nobody 5',
      ],
    });
  });
});

describe('the way', () => {
  /** The way alone, without its reasons. */
  const way = (told: Told, unit: string, card: string): string => plan(told, unit, card).does.replace(/, then .*/, '');

  test.each([
    ['E1', 'N', 'C2 C3 D3 E3'],
    ['E3', 'S', 'C2 C3 D3 E3'],
    ['E2', 'E', 'D1 E1 F1 F2'],
    ['E4', 'W', 'D1 E1 F1 F2'],
  ])('TET-SOLO-MOVE-09, TET-SOLO-MOVE-10, TET-RUL-41: %s (%s) goes by %s', (card, _, path) => {
    expect(way({ mine: 'W1@F3', enemy: 'B7@C1' }, 'B7', card)).toBe(path);
  });

  test('TET-SOLO-MOVE-07: it stops on the first cell beside any of your units, at whatever elevation', () => {
    // On the way to the nearest, M2, it comes by the foot of the plateau, where W1 stands above.
    const { does, thinks } = plan({ mine: 'W1@D7 M2@C11', enemy: 'B4@C6' }, 'B4', 'E3');
    expect(does).toBe('C7, then nothing');
    expect(thinks).toContain('stops-beside C7 W1');
  });

  test('TET-SOLO-MOVE-07: where it starts does not count, only what it enters', () => {
    expect(way({ mine: 'W1@D7 M2@C12', enemy: 'B4@C7' }, 'B4', 'E3')).toBe('C8 C9 C10 C11');
  });

  test('TET-SOLO-MOVE-08, TET-SOLO-MOVE-12: as far as MP go; where they do not suffice it ends before', () => {
    // B3 has 4 MP: B3 and B4 cost 1 each, B5 and B6 too; the next would be one too many.
    expect(plan({ mine: 'W1@B13', enemy: 'B3@B2' }, 'B3', 'E3').thinks).toContain('stops-tired B6 B7 1 0');
    // Climbing counts (TET-RUL-59): G3, then up to the Ballista for 3; for G5 nothing is left.
    expect(plan({ mine: 'W1@G9', enemy: 'B3@G2' }, 'B3', 'E3').thinks).toContain('moves G2 G4 4');
  });

  test('TET-SOLO-ENEMY-08, TET-RUL-36: extra MP serve the movement', () => {
    expect(way({ mine: 'W1@B13', enemy: 'B3@B2' }, 'B3', 'E4')).toBe('B3 B4 B5 B6 B7 B8');
    expect(way({ mine: 'W1@B13', enemy: 'B3@B2' }, 'B3', 'E3')).toBe('B3 B4 B5 B6');
  });

  test('TET-SOLO-MOVE-11: it does not travel by portal', () => {
    // From C5 the portals would lead next to M2 in one step.
    expect(way({ mine: 'M2@M11', enemy: 'B3@C5' }, 'B3', 'E3')).toBe('C6 C7 C8');
  });

  test('TET-RUL-41: your units and flipped boxes block the way, and it stops', () => {
    expect(plan({ mine: 'W1@C7', enemy: 'B1@D7' }, 'B1', 'E3').thinks).toContain('stops-blocked D7 C7 W1');
    const { does, thinks } = plan({ mine: 'M1@2x2:A1 W1@B12', enemy: 'B4@B7' }, 'B4', 'E3');
    expect(does).toBe('B8, then nothing');
    expect(thinks).toContain('stops-closed B8 B9 2x2');
  });

  test('TET-RUL-39, TET-RUL-41: it passes its own side, but stops on the last free cell before one of them', () => {
    // R5 stands in the way: it can be passed.
    expect(way({ mine: 'W1@B13', enemy: 'B4@B2 R5@B4' }, 'B4', 'E3')).toBe('B3 B4 B5 B6 B7 B8');
    // With 2 MP fewer the way would end on it.
    const { does, thinks } = plan({ mine: 'W1@B13', enemy: 'B3@B2 R5@B6' }, 'B3', 'E3');
    expect(does).toBe('B3 B4 B5, then nothing');
    expect(thinks).toContain('stops-before B5 B6 R5');
  });

  test('TET-RUL-39: in co-op the two Enemies are one side', () => {
    const told = { mode: 'co-op', mine: 'W1@B13', partner: 'M1@N13', enemy: 'B4@B2', enemy2: 'R5@B4' } as const;
    expect(way(told, 'B4', 'E3')).toBe('B3 B4 B5 B6 B7 B8');
  });

  test('TET-RUL-60: units of both players are goals for both Enemies', () => {
    const told = { mode: 'co-op', mine: 'W1@B13', partner: 'M1@E2', enemy: 'B4@B2', enemy2: 'R5@H2' } as const;
    expect(plan(told, 'B4', 'E2').does).toBe('C2 D2, then melee M1');
    expect(plan(told, 'R5', 'E5').does).toBe('ranged M1');
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

describe('the Climber', () => {
  test('TET-SOLO-CLIMB-01, TET-RUL-42: heads for the closest higher cell and ends on it, whatever MP are left', () => {
    expect(plan({ mine: 'W1@A13', enemy: 'R5@C3' }, 'R5', 'E6')).toEqual({
      does: 'C4 D4, then nothing',
      thinks: [
        'bonus-climber',
        'melee-nobody 1',
        'ranged-nobody 2',
        'climb D4 2 2',
        'rows-first S D4',
        'stops-arrived D4',
        'moves C3 D4 3',
        'melee-nobody 4',
        'ranged-nobody 5',
      ],
    });
  });

  test('TET-SOLO-CLIMB-01: ties by the compass', () => {
    // From A9 the 2x2 lies east at B9; from D9 C9 lies west and D8 north: turning clockwise from S the west comes first.
    const { does, thinks } = plan({ mine: 'W1@N1', enemy: 'R5@D9' }, 'R5', 'E6');
    expect(thinks).toContain('climb-tie C9 1 1 2 S');
    expect(does).toBe('C9, then nothing');
  });

  test('TET-RUL-42: the higher cell must be free, and not under a flipped box', () => {
    expect(plan({ mine: 'W1@N1', enemy: 'R5@D9 B1@C9' }, 'R5', 'E6').thinks).toContain('climb D8 1 2');
    expect(plan({ mine: 'W1@2x2:A1 M1@N1', enemy: 'R5@D9' }, 'R5', 'E6').thinks).toContain('climb D8 1 2');
  });

  test('TET-SOLO-CLIMB-02: it may go down on the way up', () => {
    // On the 2x2 everything higher is far away: over the edge and up the plateau.
    const { does, thinks } = plan({ mine: 'W1@N14', enemy: 'R5@C9' }, 'R5', 'E6');
    expect(thinks).toContain('climb D8 2 2');
    expect(does).toBe('C8 D8, then nothing');
  });

  test('TET-SOLO-CLIMB-03: on the highest ground it heads for your closest unit as usual', () => {
    const { does, thinks } = plan({ mine: 'W1@A13', enemy: 'R5@E6' }, 'R5', 'E6');
    expect(thinks).toContain('climb-highest 3');
    expect(thinks).toContain('nearest W1 11');
    expect(does).toBe('E7 E8 E9, then nothing');
  });

  test('TET-SOLO-MOVE-07: a unit of yours beside the way stops the climb', () => {
    expect(plan({ mine: 'W1@B4', enemy: 'B4@C3' }, 'B4', 'E6').thinks).toContain('stops-beside C4 W1');
  });

  test('TET-RUL-42: the checks are unchanged', () => {
    expect(plan({ mine: 'W1@C2', enemy: 'R5@C3' }, 'R5', 'E6').does).toBe('melee W1');
  });
});
