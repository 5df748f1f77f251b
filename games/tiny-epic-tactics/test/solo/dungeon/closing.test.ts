/** What a visit closes. */
import { describe, expect, test } from 'vitest';
import { refuseMelee, refuseRanged, refuseSpell } from '../../../src/attack/aim.ts';
import { pushPath } from '../../../src/attack/push.ts';
import { bookOf } from '../../../src/content/book.ts';
import { reach, stepCost } from '../../../src/reach.ts';
import { distance } from '../../../src/realm/cells.ts';
import { closedBoxes, closedCells } from '../../../src/solo/closed.ts';
import { cell, cellsOf, named } from '../../position.ts';
import { skirmishIn } from '../../skirmish.ts';
import { adventure } from '../adventure.ts';

describe('what a visit closes', () => {
  test('TET-SOLO-DGN-07: the place of the box and of all that stands on it', () => {
    const state = adventure({ mine: 'W1@5x4:A1 M1@D11' });
    expect(cellsOf(state, closedCells(state))).toBe(
      'E10 F10 G10 H10 I10 E11 F11 G11 H11 I11 E12 F12 G12 H12 I12 E13 F13 G13 H13 I13',
    );
    expect(stepCost(state, named(state, 'M1'), { from: cell(state, 'D11'), to: cell(state, 'E11') })).toBe(
      Number.POSITIVE_INFINITY,
    );
    expect(closedBoxes(adventure({ mine: 'M1@D11' }))).toBe(0);
  });

  test('TET-SOLO-DGN-07: no Move leads onto it, nor over it', () => {
    const names = (mine: string): string[] => {
      const state = adventure({ mine });
      const { cells, count } = reach(state, named(state, 'M1'), 3);
      return cellsOf(state, cells.slice(0, count)).split(' ');
    };
    expect(names('W1@A1 M1@D11')).toContain('E11');
    const shut = names('W1@5x4:A1 M1@D11');
    expect(shut).toContain('D12');
    expect(shut.filter((name) => /^[E-I]1[0-3]$/.test(name))).toEqual([]);
  });

  test('TET-SOLO-DGN-07: a box set aside leaves the one below open when only the upper one is visited', () => {
    const state = adventure({ mine: 'W1@1x2:A1' });
    expect(cellsOf(state, closedCells(state))).toBe('I10 I11');
  });

  test('TET-RUL-55: its portals are shut, their cells are not', () => {
    const state = adventure({ mine: 'W1@5x4:A1 M1@C5 B1@E9' });
    const cost = (unit: string, from: string, to: string): number =>
      stepCost(state, named(state, unit), { from: cell(state, from), to: cell(state, to) });
    // F9 and J12 belong to the 5x4, H10 to the box on it.
    expect(['F9', 'J12', 'H10', 'L11', 'C11'].map((to) => cost('M1', 'C5', to))).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      1,
      1,
    ]);
    expect(cost('B1', 'E9', 'F9')).toBe(1);
  });

  test('TET-SOLO-DGN-08: for pushes a flipped box is a cliff', () => {
    const inside = adventure({ mine: 'W1@2x2:A1', enemy: 'B1@B8' });
    expect(pushPath(inside, cell(inside, 'A9'), 'E', 2)).toEqual([]);
    // From its own height the top of the box would be no obstacle.
    const upper = adventure({ mine: 'W1@1x2:A1' });
    expect(pushPath(upper, cell(upper, 'I12'), 'N', 1)).toEqual([]);
    const open = adventure({ mine: 'W1@N1' });
    expect(cellsOf(open, pushPath(open, cell(open, 'E11'), 'E', 2))).toBe('F11 G11');
    const shut = adventure({ mine: 'W1@5x4:A1' });
    expect(pushPath(shut, cell(shut, 'E11'), 'E', 2)).toEqual([]);
  });

  test('TET-RUL-49: nothing crosses between a dungeon and the realm, nor between two dungeons, Peaks included', () => {
    const state = adventure({ mine: 'R2@2x2:A1 M2@B11', enemy: 'R4@D6 M5@A10' });
    const { realm } = bookOf(state);
    expect(distance(realm, cell(state, '2x2:A1'), cell(state, 'B11'))).toBe(Number.POSITIVE_INFINITY);
    expect(distance(realm, cell(state, '2x2:A1'), cell(state, '3x2:A1'))).toBe(Number.POSITIVE_INFINITY);
    const [r2, m2, r4, m5] = ['R2', 'M2', 'R4', 'M5'].map((id) => named(state, id));
    expect(refuseRanged(state, r4 ?? -1, r2 ?? -1)).toBeDefined();
    expect(refuseRanged(state, r2 ?? -1, m5 ?? -1)).toBeDefined();
    expect(refuseSpell(state, m2 ?? -1, r2 ?? -1)).toBeDefined();
    expect(refuseMelee(state, m5 ?? -1, r2 ?? -1)).toBeDefined();
  });

  test('TET-SOLO-DGN-07: the other boxes stay open', () => {
    const state = adventure({ mine: 'W1@2x2:A1 M1@D11' });
    const { cells, count } = reach(state, named(state, 'M1'), 3);
    expect(cellsOf(state, cells.slice(0, count)).split(' ')).toEqual(expect.arrayContaining(['E11', 'C12']));
    expect(cellsOf(state, cells.slice(0, count)).split(' ')).not.toContain('C10');
  });

  test('TET-SOLO-DGN-07, TET-RUL-55: what is closed says so, in one Move and step by step', () => {
    const state = adventure({ mine: 'W1@5x4:A1 M1@D11 R1@C5', enemy: 'B5@N1' });
    const table = skirmishIn(state);
    const closed = { rule: 'TET-SOLO-DGN-07', why: 'closed' };
    expect(table.why('move M1 E11')).toEqual(closed);
    expect(table.answer('walk M1').why('E11')).toEqual(closed);
    const portal = skirmishIn(adventure({ mine: 'W1@5x4:A1 M1@D11 R1@C5', enemy: 'B5@N1' })).answer('walk R1');
    expect(portal.why('F9')).toEqual({ rule: 'TET-RUL-55', why: 'portal-closed' });
  });
});
