import { describe, expect, test } from 'vitest';
import { bookOf, houseBook } from '../src/content/book.ts';
import { HOUSE } from '../src/content/house/index.ts';
import { CHAMBER_LETTERS, rowsOf, TERRAIN_LETTERS, terrain } from '../src/content/letters.ts';
import type { Box, Placement, RealmPlan } from '../src/content/types.ts';
import { cellName, cellNamed, distance, next, opposite, turned, way, wayTo } from '../src/realm/cells.ts';
import { derive } from '../src/realm/derive.ts';
import { travel } from '../src/realm/travel.ts';
import type { Realm } from '../src/realm/types.ts';
import { DIRECTIONS, NONE } from '../src/words.ts';

const { realm } = houseBook();
const battle = bookOf({ pack: '', realm: '', rules: { mode: 'battle' } }).realm;

const at = (name: string, of: Realm = realm): number => {
  const cell = cellNamed(of, name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
};
const names = (cells: readonly number[], of: Realm = realm): string => cells.map((cell) => cellName(of, cell)).join(' ');
const surface = (of: Realm): string[] => rowsOf(TERRAIN_LETTERS, of.terrain, of.width);
const heights = (of: Realm): string[] =>
  Array.from({ length: of.height }, (_, y) => of.elevation.slice(y * of.width, (y + 1) * of.width).join(''));
const portals = (of: Realm): string[] =>
  of.portals.map((portal) => `${cellName(of, portal.cell)} ${portal.facing} ${of.boxes[portal.box]?.id}`);

describe('the standard realm', () => {
  test('TET-SETUP-04, TET-SETUP-05: scroll and boxes give this surface', () => {
    expect(surface(realm)).toEqual([
      '...F......F...',
      '...~.F..F.~...',
      '.F.....V....F.',
      '....F.X..F....',
      '~..F......F..~',
      '~.F^.F..F.^F.~',
      '.V..........V.',
      '...F..F...F...',
      '.^..~=X=~~...^',
      'FF.F..F....F..',
      '....F...^.F...',
      '......F.......',
      '..F~....F~.F..',
      '......V.......',
    ]);
  });

  test('TET-SETUP-04: and these elevations', () => {
    expect(heights(realm)).toEqual([
      '00000000000000',
      '00000000000000',
      '00000000000000',
      '00022222222000',
      '00022222222000',
      '00033333333000',
      '00022222222000',
      '00022222222000',
      '01100000000111',
      '01101111200111',
      '00001111200000',
      '00001111100000',
      '00001111100000',
      '00000000000000',
    ]);
  });

  test('TET-SETUP-04: the 8×1 stands on the 8×5 and the 1×2 on the 5×4', () => {
    const on = realm.boxes.map((box) => `${box.id} ${box.on === NONE ? 'scroll' : realm.boxes[box.on]?.id}`);
    expect(on).toEqual(['8x5 scroll', '8x1 8x5', '3x2 scroll', '5x4 scroll', '1x2 5x4', '2x2 scroll']);
    expect(realm.boxes.map((box) => box.above.map((each) => realm.boxes[each]?.id).join(' '))).toEqual([
      '8x1',
      '',
      '',
      '1x2',
      '',
      '',
    ]);
    expect(realm.boxes.map((box) => box.cells.length)).toEqual([40, 8, 6, 20, 2, 4]);
    expect(realm.boxOf[at('D6')]).toBe(1);
    expect(realm.boxOf[at('D7')]).toBe(0);
    expect(realm.boxOf[at('A1')]).toBe(NONE);
  });

  test('TET-PORTAL-01: eight portals, each in the cliff of its box and on what that box stands on', () => {
    expect(portals(realm)).toEqual([
      'C5 E 8x5',
      'L5 W 8x5',
      'H5 S 8x1',
      'L11 N 3x2',
      'F9 S 5x4',
      'J12 W 5x4',
      'H10 E 1x2',
      'C11 N 2x2',
    ]);
    expect(realm.boxes.map((box) => names(box.portals))).toEqual(['C5 L5', 'H5', 'L11', 'F9 J12', 'H10', 'C11']);
    for (const [number, portal] of realm.portals.entries()) {
      const mouth = next(realm, portal.cell, portal.facing);
      expect(realm.boxOf[mouth], cellName(realm, portal.cell)).toBe(portal.box);
      expect(realm.elevation[mouth]).toBeGreaterThan(realm.elevation[portal.cell] ?? 0);
      expect(realm.portalOf[portal.cell]).toBe(number);
    }
    expect(realm.portalOf[at('A1')]).toBe(NONE);
  });

  test('TET-CONTROL-01, TET-CONTROL-02, TET-RUL-19: three zones of six cells, one of which is the trigger cell', () => {
    expect(realm.zones.map((zone) => `${names(zone.cells)} / ${names([zone.trigger])}`)).toEqual([
      'F7 G7 H7 I7 G8 H8 / H7',
      'F12 G12 H12 I12 G13 H13 / G12',
      'G1 H1 F2 G2 H2 I2 / G2',
    ]);
    expect(realm.zoneOf.filter((zone) => zone !== NONE)).toHaveLength(18);
    expect(realm.zoneOf[at('G13')]).toBe(1);
    for (const zone of realm.zones) {
      expect(new Set(zone.cells.map((cell) => realm.elevation[cell])).size, 'one elevation: melee is possible').toBe(1);
      expect(zone.cells.every((cell) => ['plain', 'forest'].includes(realm.terrain[cell] ?? ''))).toBe(true);
      expect(zone.cells.every((cell) => realm.portalOf[cell] === NONE)).toBe(true);
    }
  });

  test('TET-SETUP-12, TET-SETUP-14: four corners of four cells; the opposite one is two further', () => {
    expect(realm.starts.map((corner) => names(corner))).toEqual([
      'A1 B1 A2 B2',
      'M1 N1 M2 N2',
      'M13 N13 M14 N14',
      'A13 B13 A14 B14',
    ]);
  });

  test('villages, ballistae, peaks, water and bridges lie where they should', () => {
    const { villages, ballistae, villageOf } = houseBook();
    expect(names(villages)).toBe('H3 B7 M7 G14');
    expect(villages.map((cell) => villageOf[cell])).toEqual([0, 1, 2, 3]);
    expect(villageOf[at('A1')]).toBe(NONE);
    expect(names(ballistae)).toBe('G4 G9');
    const all = (letter: string) =>
      names([...surface(realm).join('')].flatMap((each, cell) => (each === letter ? [cell] : [])));
    expect(all('^')).toBe('D6 K6 B9 N9 I11');
    expect(all('~')).toBe('D2 K2 A5 N5 A6 N6 E9 I9 J9 D13 J13');
    expect(all('=')).toBe('F9 H9');
  });

  test('TET-BATTLE-11: every cell can be reached from every starting cell, by the slowest unit too', () => {
    for (const start of realm.starts.flat()) expect(Math.max(...travel(realm, start, 3))).toBeLessThan(20);
  });

  test('the corners have like ways to the zones', () => {
    const sums = realm.starts.map((corner) =>
      realm.zones.map((zone) => {
        const ways = corner.flatMap((cell) => zone.cells.map((to) => travel(realm, cell)[to] ?? 0));
        return Math.round((10 * ways.reduce((sum, mp) => sum + mp, 0)) / ways.length) / 10;
      }),
    );
    expect(sums).toEqual([
      [9.3, 9, 6.8],
      [9.3, 9, 6.8],
      [8.3, 7.8, 9.2],
      [8.3, 7.4, 9.2],
    ]);
  });

  test('the corners have like ways to villages, peaks, ballistae and portals', () => {
    const nearest = (corner: readonly number[], to: readonly number[]) =>
      Math.min(...corner.flatMap((cell) => to.map((each) => travel(realm, cell)[each] ?? 0)));
    const { villages, ballistae } = houseBook();
    const peaks = realm.terrain.flatMap((terrain, cell) => (terrain === 'peak' ? [cell] : []));
    const doors = realm.portals.map((portal) => portal.cell);
    expect(realm.starts.map((corner) => [villages, peaks, ballistae, doors].map((to) => nearest(corner, to)))).toEqual([
      [5, 8, 7, 4],
      [5, 8, 7, 4],
      [6, 6, 6, 3],
      [5, 6, 6, 3],
    ]);
  });
});

describe('what steps cost', () => {
  const step = (from: string, to: string) => travel(realm, at(from))[at(to)];

  test('TET-MOVE-07, TET-MOVE-09, TET-TERRAIN-05: C6→D6, a Peak on the ridge, costs 3', () => {
    expect(step('C6', 'D6')).toBe(3);
  });

  test('TET-MOVE-07, TET-MOVE-08: C8→D8 up costs 2, D8→C8 down costs 1', () => {
    expect(step('C8', 'D8')).toBe(2);
    expect(step('D8', 'C8')).toBe(1);
  });

  test('TET-RUL-09: from C5 every other portal cell costs 1, H5 on the plateau included', () => {
    const away = realm.portals.filter((portal) => portal.cell !== at('C5'));
    expect(away.map((portal) => travel(realm, at('C5'))[portal.cell])).toEqual(away.map(() => 1));
  });

  test('TET-MOVE-04, TET-TERRAIN-01, TET-TERRAIN-02, TET-BALLISTA-01: entering costs 1, Water, Peak and Ballista 2', () => {
    const { entry } = houseBook();
    expect(['A1', 'F9', 'D1', 'H3', 'D2', 'D6', 'G9'].map((name) => entry[at(name)])).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });

  test('TET-MOVE-10: a step dearer than the MP there are cannot be made', () => {
    expect(travel(realm, at('A1'), 2)[at('D6')]).toBe((travel(realm, at('A1'))[at('E6')] ?? 0) + 2);
  });
});

describe('cells', () => {
  test('names go from A1 in the north-west to N14 in the south-east', () => {
    expect(names([0, 13, 195])).toBe('A1 N1 N14');
    for (let cell = 0; cell < realm.places; cell++) expect(cellNamed(realm, cellName(realm, cell))).toBe(cell);
    for (const wrong of ['', 'A0', 'O1', 'A15', 'a1', 'AA1', 'A1 ', '5x4:', '5x4:F1', '5x4:A5', '9x9:A1', 'A100']) {
      expect(cellNamed(realm, wrong), wrong).toBeUndefined();
    }
  });

  test('chambers have the name of their box', () => {
    const dungeon = realm.boxes[3]?.dungeon;
    expect(cellName(realm, dungeon?.entrance ?? 0)).toBe('5x4:A1');
    expect(cellName(realm, dungeon?.crystal ?? 0)).toBe('5x4:E1');
    expect(realm.chamber[at('5x4:D3') - realm.cells]).toBe('monster');
    expect(realm.dungeonOf[at('5x4:D3') - realm.cells]).toBe(3);
  });

  test('TET-RANGED-04: distance counts steps over edges, whatever the elevation', () => {
    expect(distance(realm, at('A1'), at('A1'))).toBe(0);
    expect(distance(realm, at('A1'), at('C4'))).toBe(5);
    expect(distance(realm, at('C7'), at('D7'))).toBe(1);
    expect(distance(realm, at('N1'), at('A2')), 'the next number is not the next cell').toBe(14);
  });

  test('TET-PORTAL-08: portals shorten no distance', () => {
    expect(distance(realm, at('C5'), at('L5'))).toBe(9);
  });

  test('TET-RUL-49: no distance between a dungeon and the realm, nor between two dungeons', () => {
    expect(distance(realm, at('5x4:A1'), at('5x4:B3'))).toBe(3);
    expect(distance(realm, at('5x4:A1'), at('A1'))).toBe(Number.POSITIVE_INFINITY);
    expect(distance(realm, at('A1'), at('5x4:A1'))).toBe(Number.POSITIVE_INFINITY);
    expect(distance(realm, at('5x4:A1'), at('2x2:A1'))).toBe(Number.POSITIVE_INFINITY);
  });

  test('TET-SOLO-ENEMY-05: north is up, and directions go clockwise', () => {
    expect(DIRECTIONS.map(way)).toEqual([0, 1, 2, 3]);
    expect(DIRECTIONS.map((each) => names([next(realm, at('H8'), each)]))).toEqual(['H7', 'I8', 'H9', 'G8']);
    expect(DIRECTIONS.map(opposite)).toEqual(['S', 'W', 'N', 'E']);
    expect(turned('N', -1)).toBe('W');
    expect(turned('W', 1)).toBe('N');
    expect(wayTo(realm, at('H8'), at('G8'))).toBe('W');
    expect(wayTo(realm, at('H8'), at('F8'))).toBeUndefined();
  });

  test('TET-MOVE-02: edges are edges', () => {
    expect(next(realm, at('A1'), 'N')).toBe(NONE);
    expect(next(realm, at('A1'), 'W')).toBe(NONE);
    expect(next(realm, at('N1'), 'E')).toBe(NONE);
    expect(next(realm, at('N14'), 'S')).toBe(NONE);
  });

  test('walls of a dungeon are nobody’s neighbours, and dungeons touch nothing else', () => {
    const near = (name: string) => (realm.near[at(name)] ?? []).map((cell) => (cell === NONE ? '-' : cellName(realm, cell)));
    expect(near('5x4:A2')).toEqual(['5x4:A1', '-', '5x4:A3', '-']);
    expect(near('5x4:B2')).toEqual(['-', '-', '-', '-']);
    expect(near('5x4:E4')).toEqual(['5x4:E3', '-', '-', '5x4:D4']);
    expect(near('2x2:A1')).toEqual(['-', '2x2:B1', '2x2:A2', '-']);
  });
});

describe('the first battle realm', () => {
  test('TET-BATTLE-03: surface, elevations, portals and the Artifact cell', () => {
    expect(surface(battle)).toEqual([
      '...F......F...',
      '..............',
      '.F..F.X..F..F.',
      '...F......F...',
      '~..^.F..F.^..~',
      '~............~',
      '.V.F..F...F.V.',
      '...~~=...=~~..',
      'F^...........^',
      '.F....F....F..',
      '...FF.....F...',
      '......F.^.....',
      '..F~....F~.F..',
      '......V.......',
    ]);
    expect(heights(battle)).toEqual([
      '00000000000000',
      '00000000000000',
      '00022222222000',
      '00022222222000',
      '00033333333000',
      '00022222222000',
      '00022222222000',
      '00000000000000',
      '01100000000111',
      '01101111100111',
      '00001111200000',
      '00001111200000',
      '00001111100000',
      '00000000000000',
    ]);
    expect(portals(battle)).toEqual([
      'C4 E 8x5',
      'L4 W 8x5',
      'H4 S 8x1',
      'L11 N 3x2',
      'F9 S 5x4',
      'J12 W 5x4',
      'H11 E 1x2',
      'C11 N 2x2',
    ]);
    expect(names([battle.artifact], battle)).toBe('H8');
    expect(battle.zones).toEqual([]);
    expect(new Set(battle.zoneOf)).toEqual(new Set([NONE]));
  });

  test('TET-ONL-03: the four star cells of every corner are 7, 8, 8 and 9 MP from the Artifact', () => {
    const ways = battle.starts.map((corner) => corner.map((cell) => travel(battle, cell)[battle.artifact] ?? 0).sort());
    expect(ways).toEqual(ways.map(() => [7, 8, 8, 9]));
  });
});

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

  test.each([
    [0, '..FX.... ....^... ........', 'C2 S', 'F4 W', 'E5 N', 'B3 E'],
    [1, '...F.... ...X.... ..^.....', 'E3 W', 'C6 N', 'B5 E', 'D2 S'],
    [2, '..^..... ...XF... ........', 'E5 N', 'B3 E', 'C2 S', 'F4 W'],
    [3, '...^.... ..X..... ..F.....', 'B5 E', 'D2 S', 'E3 W', 'C6 N'],
  ] as const)('TET-BATTLE-06: turned %s times clockwise, the top and the portals turn with it', (turns, top, n, e, s, w) => {
    const of = lay({ box: 'L', x: 2, y: 2, turns });
    expect(drawing(of)).toBe(top);
    const found = of.portals.map((portal) => `${cellName(of, portal.cell)} ${portal.facing}`);
    expect(found).toEqual([n, e, s, w]);
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
