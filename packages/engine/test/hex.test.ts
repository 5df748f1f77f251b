import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addHex,
  FLAT_DIRECTIONS,
  HEX_DIRECTIONS,
  type Hex,
  hex,
  hexagon,
  hexDirection,
  hexDistance,
  hexLine,
  hexNeighbours,
  hexRange,
  hexRing,
  hexToPixel,
  mirrorHex,
  POINTY_DIRECTIONS,
  rotateHex,
  roundHex,
  sameHex,
  scaleHex,
  subtractHex,
} from '../src/hex.ts';

const anyHex = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });
const CENTRE = hex(0, 0);

describe('directions', () => {
  test('both layouts name the same six vectors, clockwise on the screen', () => {
    const clockwise = (layout: 'flat-top' | 'pointy-top', ways: readonly Hex[]) =>
      ways.map((way) => {
        const { x, y } = hexToPixel(way, layout);
        return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
      });
    expect(Object.keys(FLAT_DIRECTIONS)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(clockwise('flat-top', Object.values(FLAT_DIRECTIONS))).toEqual([0, 60, 120, 180, 240, 300]);
    expect(Object.keys(POINTY_DIRECTIONS)).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
    expect(clockwise('pointy-top', Object.values(POINTY_DIRECTIONS))).toEqual([30, 90, 150, 210, 270, 330]);
    expect(new Set(HEX_DIRECTIONS.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
  });

  test('the direction from one hex to another exists only in line, at any distance', () => {
    expect(hexDirection(hex(1, 1), hex(1, -2))).toEqual(FLAT_DIRECTIONS.N);
    expect(hexDirection(hex(0, 0), hex(-3, 3))).toEqual(FLAT_DIRECTIONS.SW);
    expect(hexDirection(hex(0, 0), hex(1, 1))).toBeUndefined();
    expect(hexDirection(hex(2, 0), hex(2, 0))).toBeUndefined();
  });
});

describe('arithmetic', () => {
  test('adds, subtracts, scales and compares', () => {
    expect(addHex(hex(1, 2), hex(3, -5))).toEqual(hex(4, -3));
    expect(subtractHex(hex(1, 2), hex(3, -5))).toEqual(hex(-2, 7));
    expect(scaleHex(hex(1, -2), 3)).toEqual(hex(3, -6));
    expect(sameHex(hex(1, 2), hex(1, 2))).toBe(true);
    expect(sameHex(hex(1, 2), hex(1, 3))).toBe(false);
    expect(sameHex(hex(1, 2), hex(0, 2))).toBe(false);
  });

  test.each([
    [hex(0, 0), hex(0, 0), 0],
    [hex(0, 0), hex(3, 0), 3],
    [hex(0, 0), hex(3, -3), 3],
    [hex(0, 0), hex(2, 1), 3],
    [hex(-1, -2), hex(2, -3), 3],
    [hex(0, 3), hex(0, -3), 6],
  ])('from %o to %o it is %i steps', (a, b, steps) => {
    expect(hexDistance(a, b)).toBe(steps);
    expect(hexDistance(b, a)).toBe(steps);
  });

  test('neighbours come clockwise from north', () => {
    expect(hexNeighbours(hex(1, 1))).toEqual([hex(1, 0), hex(2, 0), hex(2, 1), hex(1, 2), hex(0, 2), hex(0, 1)]);
  });

  test('rounds a point between hexes to the hex that holds it', () => {
    expect(roundHex(0.6, 0.1)).toEqual(hex(1, 0));
    expect(roundHex(0.1, 0.6)).toEqual(hex(0, 1));
    expect(roundHex(0.4, 0.3)).toEqual(hex(1, 0));
    expect(roundHex(0.3, 0.4)).toEqual(hex(0, 1));
    expect(roundHex(-0.2, -0.2)).toEqual(hex(0, 0));
  });
});

describe('lines, rings and boards', () => {
  test('a line runs straight where it can', () => {
    expect(hexLine(hex(0, 0), hex(3, -3))).toEqual([hex(0, 0), hex(1, -1), hex(2, -2), hex(3, -3)]);
    expect(hexLine(hex(2, 1), hex(2, 1))).toEqual([hex(2, 1)]);
    expect(hexLine(hex(0, 0), hex(1, 1))).toEqual([hex(0, 0), hex(0, 1), hex(1, 1)]);
  });

  test('any line has no gap, and the way back is the same way', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const line = hexLine(a, b);
        expect(line[0]).toEqual(a);
        expect(line.at(-1)).toEqual(b);
        expect(line).toHaveLength(hexDistance(a, b) + 1);
        expect(line.every((cell, i) => i === 0 || hexDistance(cell, line[i - 1] ?? a) === 1)).toBe(true);
        expect(hexLine(b, a)).toEqual(line.toReversed());
      }),
    );
  });

  test('a ring begins due north and goes clockwise', () => {
    expect(hexRing(hex(1, 0), 0)).toEqual([hex(1, 0)]);
    expect(hexRing(CENTRE, 1)).toEqual(hexNeighbours(CENTRE));
    expect(hexRing(hex(5, 5), 2).slice(0, 4)).toEqual([hex(5, 3), hex(6, 3), hex(7, 3), hex(7, 4)]);
    expect(hexRing(CENTRE, 3)).toHaveLength(18);
    expect(hexRing(CENTRE, 3).every((cell) => hexDistance(cell, CENTRE) === 3)).toBe(true);
  });

  test('a range holds every hex near enough, once', () => {
    const near = hexRange(hex(2, -1), 3);
    expect(near[0]).toEqual(hex(2, -1));
    expect(new Set(near.map(({ q, r }) => `${q},${r}`)).size).toBe(37);
    expect(near.every((cell) => hexDistance(cell, hex(2, -1)) <= 3)).toBe(true);
  });

  test('a hexagon board is told column by column from the left, each from its top', () => {
    expect(hexagon(0)).toEqual([CENTRE]);
    expect(hexagon(1)).toEqual([hex(-1, 0), hex(-1, 1), hex(0, -1), hex(0, 0), hex(0, 1), hex(1, -1), hex(1, 0)]);
    expect(hexagon(3)).toHaveLength(37);
    expect(hexagon(3).every((cell) => hexDistance(cell, CENTRE) <= 3)).toBe(true);
  });
});

describe('symmetry', () => {
  test('a turn of 60 degrees takes each direction to the next', () => {
    expect(HEX_DIRECTIONS.map((way) => rotateHex(way, 1))).toEqual([...HEX_DIRECTIONS.slice(1), HEX_DIRECTIONS[0]]);
    expect(rotateHex(hex(2, -1), 3)).toEqual(hex(-2, 1));
    expect(rotateHex(hex(2, -1), -1)).toEqual(rotateHex(hex(2, -1), 5));
    expect(rotateHex(hex(2, -1), 6)).toEqual(hex(2, -1));
    expect(rotateHex(CENTRE, 1)).toEqual(CENTRE);
  });

  test('a mirror keeps height and turns left into right', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom('flat-top' as const, 'pointy-top' as const), (cell, layout) => {
        const [here, there] = [hexToPixel(cell, layout), hexToPixel(mirrorHex(cell, layout), layout)];
        expect(there.x).toBeCloseTo(-here.x);
        expect(there.y).toBeCloseTo(here.y);
        expect(mirrorHex(mirrorHex(cell, layout), layout)).toEqual(cell);
      }),
    );
    expect(mirrorHex(CENTRE, 'flat-top')).toEqual(CENTRE);
    expect(mirrorHex(CENTRE, 'pointy-top')).toEqual(CENTRE);
  });

  test('neighbours are one hexagon apart on the screen, whatever the layout', () => {
    for (const layout of ['flat-top', 'pointy-top'] as const) {
      for (const way of HEX_DIRECTIONS) {
        const { x, y } = hexToPixel(way, layout, 10);
        expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
      }
    }
    expect(hexToPixel(hex(2, 1), 'flat-top')).toEqual({ x: 3, y: 2 * Math.sqrt(3) });
    expect(hexToPixel(hex(1, 2), 'pointy-top')).toEqual({ x: 2 * Math.sqrt(3), y: 3 });
  });
});
