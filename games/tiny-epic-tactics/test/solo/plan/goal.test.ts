/** Whom an Enemy unit heads for. */
import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

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

  test('TET-SOLO-MOVE-04: out of range is out of reach, for who shoots as for who strikes', () => {
    const { thinks } = plan({ mine: 'W1@A13', enemy: 'R5@G2' }, 'R5', 'E5');
    expect(thinks.filter((each) => each.includes('goal'))).toEqual([
      expect.stringMatching(/^goal-out-of-reach W1/),
      'no-goal W1',
    ]);
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
