/** The Climber. */
import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

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
