/** Cells: their names, their neighbours, their distances, and what steps between them cost. */
import { describe, expect, test } from 'vitest';
import { houseBook } from '../../src/content/book.ts';
import { cellName, cellNamed, distance, next, opposite, turned, way, wayTo } from '../../src/realm/cells.ts';
import { travel } from '../../src/realm/travel.ts';
import { DIRECTIONS, NONE } from '../../src/words.ts';
import { at, names, realm } from './drawing.ts';

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
