/** Boxes turned and stacked. */
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../../src/content/house/index.ts';
import { CHAMBER_LETTERS, rowsOf, terrain } from '../../src/content/letters.ts';
import type { Box, Placement, RealmPlan } from '../../src/content/types.ts';
import { cellName } from '../../src/realm/cells.ts';
import { derive } from '../../src/realm/derive.ts';
import type { Realm } from '../../src/realm/types.ts';
import { NONE } from '../../src/words.ts';
import { at, heights, portals, realm, surface } from './drawing.ts';

describe('boxes turned and stacked', () => {
  const L: Box = {
    id: 'L',
    width: 3,
    height: 2,
    thickness: 1,
    top: terrain('FX.', '..^'),
    portals: [
      { side: 'N', offset: 0 },
      { side: 'E', offset: 1 },
      { side: 'S', offset: 2 },
      { side: 'W', offset: 0 },
    ],
    dungeon: { chambers: ['entrance', 'wall', 'floor', 'floor', 'floor', 'crystal'], crystal: { does: 'sap', amount: 1 } },
  };
  const S: Box = { ...L, id: 'S', width: 1, height: 1, top: terrain('V'), portals: [{ side: 'E', offset: 0 }] };
  const plan = (placements: readonly Placement[], width = 8, height = 8): RealmPlan => ({
    id: 'test',
    width,
    height,
    scroll: Array.from({ length: width * height }, () => 'plain' as const),
    placements,
    zones: [],
    artifact: null,
  });
  const lay = (...placements: readonly Placement[]): Realm => derive(plan(placements), [L, S]);
  const drawing = (of: Realm): string => surface(of).slice(2, 5).join(' ');

  test.for([
    [0, '..FX.... ....^... ........', 'C2 S', 'F4 W', 'E5 N', 'B3 E'],
    [1, '...F.... ...X.... ..^.....', 'E3 W', 'C6 N', 'B5 E', 'D2 S'],
    [2, '..^..... ...XF... ........', 'E5 N', 'B3 E', 'C2 S', 'F4 W'],
    [3, '...^.... ..X..... ..F.....', 'B5 E', 'D2 S', 'E3 W', 'C6 N'],
  ] as const)('TET-BATTLE-06: turned %s times clockwise, the top and the portals turn with it', ([turns, top, ...portals]) => {
    const of = lay({ box: 'L', x: 2, y: 2, turns });
    expect(drawing(of)).toBe(top);
    const found = of.portals.map((portal) => `${cellName(of, portal.cell)} ${portal.facing}`);
    expect(found).toEqual(portals);
    expect(of.boxes[0]?.dungeon.width, 'a dungeon keeps its own frame').toBe(3);
    expect(rowsOf(CHAMBER_LETTERS, of.chamber, 3)).toEqual(['E#.', '..C']);
  });

  test('TET-BATTLE-09: a portal that faces the edge of the realm is sealed', () => {
    const open = portals(lay({ box: 'L', x: 0, y: 0, turns: 0 }));
    expect(open).toEqual(['D2 W L', 'C3 N L']);
  });

  test('TET-BATTLE-09: so is one that faces a box, even a lower one', () => {
    expect(portals(lay({ box: 'L', x: 2, y: 2, turns: 0 }, { box: 'S', x: 5, y: 3, turns: 0 }))).toEqual([
      'C2 S L',
      'E5 N L',
      'B3 E L',
      'G4 W S',
    ]);
    const thick: Box = { ...L, id: 'T', thickness: 2 };
    const of = derive(
      plan([
        { box: 'T', x: 2, y: 2, turns: 0 },
        { box: 'S', x: 5, y: 3, turns: 0 },
      ]),
      [thick, S],
    );
    expect(portals(of)).toEqual(['C2 S T', 'E5 N T', 'B3 E T', 'G4 W S']);
  });

  test('TET-BATTLE-09: a stacked box opens onto the top of the box below, never over its edge', () => {
    expect(portals(lay({ box: 'L', x: 2, y: 2, turns: 0 }, { box: 'S', x: 3, y: 3, turns: 0 }))).toContain('E4 W S');
    const atEdge = portals(lay({ box: 'L', x: 2, y: 2, turns: 0 }, { box: 'S', x: 4, y: 3, turns: 0 }));
    expect(atEdge.filter((portal) => portal.endsWith('S'))).toEqual([]);
  });

  test('TET-RUL-56: one portal cell serves one box, the one built first', () => {
    const of = lay({ box: 'L', x: 0, y: 2, turns: 0 }, { box: 'S', x: 4, y: 3, turns: 2 });
    expect(portals(of)).toEqual(['A2 S L', 'D4 W L', 'C5 N L']);
  });

  test('boxes add up their thickness, and a pile knows all that stands on it', () => {
    const third: Box = { ...S, id: 'Z', top: terrain('^') };
    const of = derive(
      plan([
        { box: 'L', x: 2, y: 2, turns: 0 },
        { box: 'S', x: 3, y: 2, turns: 0 },
        { box: 'Z', x: 3, y: 2, turns: 0 },
      ]),
      [L, S, third],
    );
    expect(of.elevation[at('D3', of)]).toBe(3);
    expect(of.terrain[at('D3', of)]).toBe('peak');
    expect(of.boxes.map((box) => box.above)).toEqual([[1, 2], [2], []]);
    expect(of.boxes.map((box) => box.on)).toEqual([NONE, 0, 1]);
    expect(of.boxes[0]?.cells).toHaveLength(6);
  });

  test('the house’s standard realm is what derive makes of its plan, whatever the order of the boxes on the scroll', () => {
    const [big, ridge, three, five, one, two] = HOUSE.realm.placements;
    if (!big || !ridge || !three || !five || !one || !two) throw new Error('six boxes');
    const other = derive({ ...HOUSE.realm, placements: [two, five, big, one, three, ridge] }, HOUSE.boxes);
    expect(surface(other)).toEqual(surface(realm));
    expect(heights(other)).toEqual(heights(realm));
    expect(portals(other).sort()).toEqual(portals(realm).sort());
  });
});
