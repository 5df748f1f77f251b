/** The standard realm of the house. */
import { describe, expect, test } from 'vitest';
import { houseBook } from '../../src/content/book.ts';
import { cellName, next } from '../../src/realm/cells.ts';
import { travel } from '../../src/realm/travel.ts';
import { NONE } from '../../src/words.ts';
import { at, heights, names, portals, realm, surface } from './drawing.ts';

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
