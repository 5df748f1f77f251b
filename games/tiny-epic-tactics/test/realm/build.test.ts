import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../../src/content/house/index.ts';
import type { Placement, RealmPlan, UnitCard } from '../../src/content/types.ts';
import { refusals } from '../../src/realm/build.ts';
import { nameAt } from '../../src/realm/cells.ts';
import { derive } from '../../src/realm/derive.ts';
import { travel } from '../../src/realm/travel.ts';

const [crossing] = HOUSE.battles;
if (!crossing) throw new Error('there is a battle realm');

/** An open scroll of 14 by 14 with the Artifact on H8. */
const OPEN: RealmPlan = {
  id: 'open',
  width: 14,
  height: 14,
  scroll: Array.from({ length: 196 }, () => 'plain' as const),
  placements: [],
  zones: [],
  artifact: 7 * 14 + 7,
};
const put = (box: string, name: string, turns: Placement['turns'] = 0): Placement => ({
  box,
  x: name.charCodeAt(0) - 65,
  y: Number(name.slice(1)) - 1,
  turns,
});
const with_ = (...placements: readonly Placement[]): RealmPlan => ({ ...OPEN, placements });
/** What is refused, in words: `why rule cells`. */
const against = (plan: RealmPlan, any = false, units: readonly UnitCard[] = HOUSE.units): string[] =>
  refusals(plan, { boxes: HOUSE.boxes, units }, any).map(({ why, rule, cells }) =>
    [why, rule, ...cells.map((cell) => nameAt(cell % plan.width, Math.trunc(cell / plan.width)))].join(' '),
  );

describe('building a realm', () => {
  test.each(HOUSE.battles.map((plan) => [plan.id, plan] as const))(
    'TET-RUL-24, TET-ONL-03: the preset %s passes',
    (_, plan) => {
      expect(against(plan)).toEqual([]);
      const realm = derive(plan, HOUSE.boxes);
      const averages = realm.starts.map(
        (corner) => corner.reduce((sum, cell) => sum + (travel(realm, cell)[realm.artifact] ?? 0), 0) / 4,
      );
      expect(new Set(averages).size, 'every corner is equally far from the Artifact').toBe(1);
      expect(realm.portals.length).toBeGreaterThan(4);
    },
  );

  test('TET-BATTLE-05: no box at all is a realm too, and so is any choice of them', () => {
    expect(against(OPEN)).toEqual([]);
    expect(against(with_(put('5x4', 'I3')))).toEqual([]);
  });

  test('TET-BATTLE-05: a box that is not in the set, or is there twice', () => {
    expect(against(with_(put('9x9', 'A1')))).toEqual(['unknown-box TET-BATTLE-05']);
    expect(against(with_(put('2x2', 'D3'), put('2x2', 'J10')), true)).toEqual(['box-twice TET-BATTLE-05 J10 K10 J11 K11']);
  });

  test('TET-BATTLE-04: a box that sticks out; the cells named are those it covers', () => {
    expect(against(with_(put('3x2', 'M5')), true)).toEqual(['outside TET-BATTLE-04 M5 N5 M6 N6']);
    expect(against(with_(put('3x2', 'M5', 1)), true), 'turned, it is two wide and fits').toEqual([]);
    expect(against(with_({ box: '3x2', x: -1, y: 4, turns: 0 }), true)).toEqual(['outside TET-BATTLE-04 A5 B5 A6 B6']);
  });

  test('TET-BATTLE-03: no Artifact', () => {
    expect(against({ ...OPEN, artifact: null })).toEqual(['no-artifact TET-BATTLE-03']);
  });

  test('TET-BATTLE-07: nothing covers the Artifact cell, also when suggestions are lifted', () => {
    expect(against(with_(put('2x2', 'G7')), true)).toEqual(['artifact-covered TET-BATTLE-07 H8']);
  });

  test('TET-BATTLE-07: nor a trigger cell of the scroll', () => {
    const plan = { ...with_(put('2x2', 'C4')), zones: [{ cells: [44, 45], trigger: 44 }] };
    expect(against(plan, true)).toEqual(['trigger-covered TET-BATTLE-07 C4']);
  });

  test('TET-BATTLE-08: everything else may disappear, special terrain included', () => {
    expect(
      against({ ...crossing, placements: [put('5x4', 'E10'), put('2x2', 'B6')] }).filter((each) => !each.includes('ONL')),
    ).toEqual([]);
  });

  test('TET-BATTLE-10, TET-RUL-24: a box rests on the scroll or on one box; the table may lift that', () => {
    const half = with_(put('5x4', 'E3'), put('8x1', 'G4'));
    expect(against(half)).toContain('across-boxes TET-BATTLE-10 G4 H4 I4 J4 K4 L4 M4 N4');
    expect(against(half, true)).toEqual([]);
    const two = with_(put('3x2', 'E3'), put('5x4', 'H3'), put('2x2', 'G3'));
    expect(against(two)).toContain('across-boxes TET-BATTLE-10 G3 H3 G4 H4');
    expect(against(with_(put('5x4', 'E3'), put('2x2', 'E3'), put('1x2', 'F3'))), 'a pile of three').not.toContain(
      'across-boxes',
    );
  });

  test('TET-BATTLE-11, TET-RUL-24: every cell can be reached by the slowest unit', () => {
    const slow = HOUSE.units.map((unit) => ({ ...unit, move: 2 }));
    // A Peak on a box costs 3 from below and 2 from the box itself; the single cell of a tall pile has nothing beside it.
    const ridge = with_(put('8x1', 'C4'));
    expect(against(ridge)).toEqual(expect.not.arrayContaining([expect.stringContaining('unreachable')]));
    expect(against(ridge, false, slow), 'from its neighbour on the ridge').toEqual(
      expect.not.arrayContaining([expect.stringContaining('unreachable')]),
    );
    const lame = HOUSE.units.map((unit) => ({ ...unit, move: 1 }));
    expect(against(ridge, false, lame)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^unreachable TET-BATTLE-11 C4 D4 .*J4$/)]),
    );
    expect(against(ridge, true, lame)).toEqual([]);
  });

  test('TET-BATTLE-09: a portal alone leads nowhere', () => {
    expect(against(with_(put('2x2', 'D4')))).toContain('lone-portal TET-BATTLE-09 E6');
    expect(against(with_(put('2x2', 'D13'))), 'sealed, there is none').not.toContain('lone-portal');
    expect(against(with_(put('2x2', 'D4')), true)).toEqual([]);
  });

  test('TET-BATTLE-13, TET-RUL-25: the Artifact is in no corner; a raised corner is one all the same', () => {
    expect(against({ ...OPEN, artifact: 15 }, true)).toEqual(['artifact-in-corner TET-BATTLE-13 B2']);
    expect(against(with_(put('5x4', 'A1')), true)).toEqual([]);
    expect(derive(with_(put('5x4', 'A1')), HOUSE.boxes).starts[0]).toEqual([0, 1, 14, 15]);
  });

  test('TET-ONL-03: the Artifact is out of reach of a first move', () => {
    expect(against({ ...OPEN, artifact: 5 * 14 + 2 })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^artifact-near TET-ONL-03 B1 A2 B2$/)]),
    );
    expect(against({ ...OPEN, artifact: 5 * 14 + 2 }, true)).toEqual([]);
  });

  test('TET-ONL-03: and no corner is much further from it than another', () => {
    expect(against({ ...OPEN, artifact: 7 * 14 + 9 })).toEqual(['corners-unequal TET-ONL-03 A1 B1 A2 B2 A13 B13 A14 B14']);
    const [unequal] = refusals({ ...OPEN, artifact: 7 * 14 + 9 }, HOUSE, false);
    expect(unequal?.figures).toEqual({ least: 9, most: 15 });
  });

  test('more villages than a match can keep count of', () => {
    const scroll = OPEN.scroll.map((terrain, cell) => (cell >= 28 && cell < 59 ? 'village' : terrain));
    expect(against({ ...OPEN, scroll }, true)[0]).toMatch(/^too-many-villages TET-BATTLE-05 A3 B3/);
  });

  test('all refusals are told at once', () => {
    const whys = against(with_(put('9x9', 'A1'), put('2x2', 'G7'), put('2x2', 'N14'), put('1x2', 'H7'))).map(
      (each) => each.split(' ')[0],
    );
    expect(whys).toEqual(expect.arrayContaining(['unknown-box', 'box-twice', 'outside', 'artifact-covered']));
  });

  test('whatever is put wherever, there is an answer, and what is allowed can be walked', () => {
    const placements = fc.array(
      fc.record({
        box: fc.constantFrom(...HOUSE.boxes.map((box) => box.id), '9x9'),
        x: fc.integer({ min: -3, max: 15 }),
        y: fc.integer({ min: -3, max: 15 }),
        turns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      }),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(placements, (given) => {
        const plan = { ...OPEN, placements: given };
        const found = refusals(plan, HOUSE, true);
        expect(refusals(plan, HOUSE, false).length).toBeGreaterThanOrEqual(found.length);
        if (found.length > 0) return;
        const realm = derive(plan, HOUSE.boxes);
        expect(realm.boxes.map((box) => box.cells.length)).toEqual(realm.boxes.map((box) => box.width * box.height));
        expect(Math.max(...travel(realm, 0))).toBeLessThan(100);
        for (const portal of realm.portals) {
          expect(realm.elevation[portal.cell]).toBeLessThan(realm.boxes[portal.box]?.elevation ?? 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
