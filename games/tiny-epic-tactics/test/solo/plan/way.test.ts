/** The way of an Enemy unit to its goal, and where it stops. */
import { describe, expect, test } from 'vitest';
import type { Venture } from '../adventure.ts';
import { plan } from './plan.ts';

describe('the way', () => {
  /** The way alone, without its reasons. */
  const way = (told: Venture, unit: string, card: string): string => plan(told, unit, card).does.replace(/, then .*/, '');

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

  test('TET-SOLO-MOVE-09, TET-SOLO-MOVE-10: an arrow to the north or south means rows first, to the east or west columns first', () => {
    const order = (card: string) =>
      plan({ mine: 'W1@H10', enemy: 'W2@B2 B4@C2 R4@D2 M5@E2' }, 'W2', card).thinks.find((each) => each.includes('-first'));
    expect(['E1', 'E2', 'E3', 'E4'].map(order)).toEqual([
      'rows-first N H10',
      'columns-first E H10',
      'rows-first S H10',
      'columns-first W H10',
    ]);
  });
});
