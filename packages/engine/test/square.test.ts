import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSquare,
  chebyshev,
  manhattan,
  rectangle,
  SQUARE_DIRECTIONS,
  sameSquare,
  scaleSquare,
  square,
  squareDirection,
  squareLine,
  squareNeighbours,
  subtractSquare,
} from '../src/square.ts';

const anySquare = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });

describe('arithmetic', () => {
  test('adds, subtracts, scales and compares', () => {
    expect(addSquare(square(1, 2), square(3, -5))).toEqual(square(4, -3));
    expect(subtractSquare(square(1, 2), square(3, -5))).toEqual(square(-2, 7));
    expect(scaleSquare(square(1, -2), 3)).toEqual(square(3, -6));
    expect(sameSquare(square(1, 2), square(1, 2))).toBe(true);
    expect(sameSquare(square(1, 2), square(1, 3))).toBe(false);
    expect(sameSquare(square(1, 2), square(0, 2))).toBe(false);
  });

  test.each([
    [square(0, 0), square(0, 0), 0, 0],
    [square(0, 0), square(3, 0), 3, 3],
    [square(1, 1), square(-1, 4), 5, 3],
    [square(5, 5), square(2, 2), 6, 3],
  ])('from %o to %o it is %i steps over sides, %i with corners', (a, b, sides, corners) => {
    expect(manhattan(a, b)).toBe(sides);
    expect(manhattan(b, a)).toBe(sides);
    expect(chebyshev(a, b)).toBe(corners);
    expect(chebyshev(b, a)).toBe(corners);
  });
});

describe('neighbours and directions', () => {
  test('directions are named clockwise as they look on the screen', () => {
    expect(Object.keys(SQUARE_DIRECTIONS)).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
    expect(SQUARE_DIRECTIONS.N).toEqual(square(0, -1));
    expect(SQUARE_DIRECTIONS.SE).toEqual(square(1, 1));
  });

  test('neighbours share a side, a corner, or either', () => {
    expect(squareNeighbours(square(1, 1), 'edges')).toEqual([square(1, 0), square(2, 1), square(1, 2), square(0, 1)]);
    expect(squareNeighbours(square(1, 1), 'corners')).toEqual([square(2, 0), square(2, 2), square(0, 2), square(0, 0)]);
    expect(squareNeighbours(square(1, 1), 'both')).toHaveLength(8);
    expect(squareNeighbours(square(1, 1), 'both').every((near) => chebyshev(near, square(1, 1)) === 1)).toBe(true);
  });

  test('the direction from one square to another exists only in line', () => {
    expect(squareDirection(square(1, 1), square(1, 5))).toEqual(SQUARE_DIRECTIONS.S);
    expect(squareDirection(square(4, 4), square(1, 1))).toEqual(SQUARE_DIRECTIONS.NW);
    expect(squareDirection(square(0, 0), square(2, 1))).toBeUndefined();
    expect(squareDirection(square(2, 2), square(2, 2))).toBeUndefined();
  });
});

describe('lines and boards', () => {
  test('a line runs straight where it can', () => {
    expect(squareLine(square(0, 0), square(3, 3))).toEqual([square(0, 0), square(1, 1), square(2, 2), square(3, 3)]);
    expect(squareLine(square(2, 5), square(2, 3))).toEqual([square(2, 5), square(2, 4), square(2, 3)]);
    expect(squareLine(square(0, 0), square(-4, -1)).at(1)).toEqual(square(-1, 0));
    expect(squareLine(square(7, 7), square(7, 7))).toEqual([square(7, 7)]);
  });

  test('any line has no gap, and the way back is the same way', () => {
    fc.assert(
      fc.property(anySquare, anySquare, (a, b) => {
        const line = squareLine(a, b);
        expect(line[0]).toEqual(a);
        expect(line.at(-1)).toEqual(b);
        expect(line.every((cell, i) => i === 0 || chebyshev(cell, line[i - 1] ?? a) === 1)).toBe(true);
        expect(squareLine(b, a)).toEqual(line.toReversed());
      }),
    );
  });

  test('a rectangle is told row by row from the top left', () => {
    expect(rectangle(3, 2)).toEqual([square(0, 0), square(1, 0), square(2, 0), square(0, 1), square(1, 1), square(2, 1)]);
    expect(rectangle(4, 4)).toHaveLength(16);
  });
});
