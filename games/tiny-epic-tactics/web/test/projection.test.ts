import { describe, expect, test } from 'vitest';
import { layersOf } from '../look/order.ts';
import {
  cellUnder,
  centreOf,
  cornersOf,
  depthOf,
  type Heights,
  type Look,
  project,
  quarter,
  rowsOf,
  unproject,
} from '../look/projection.ts';

/** Three wide, four high; a tower of three in the middle of the west. */
const realm: Heights = { width: 3, height: 4, elevation: [0, 0, 0, 3, 1, 0, 0, 1, 0, 0, 0, 0] };
const looks: readonly Look[] = [0, 1, 2, 3].flatMap((turns) => [
  { turns: quarter(turns), flat: false },
  { turns: quarter(turns), flat: true },
]);
const cells = realm.elevation.map((_, cell) => cell);

test('four quarters bring everything back', () => {
  expect(quarter(4)).toBe(0);
  expect(quarter(-1)).toBe(3);
});

describe.each(looks)('turned by $turns, flat: $flat', (look) => {
  test('a point of the grid is found again from its place on the page, at every elevation', () => {
    for (const z of [0, 1, 2.5]) {
      const found = unproject(project({ x: 1.25, y: 2.5 }, z, realm, look), z, realm, look);
      expect(found.x).toBeCloseTo(1.25);
      expect(found.y).toBeCloseTo(2.5);
    }
  });

  test('the middle of a top that nothing hides is that cell', () => {
    const hidden = cells.filter((cell) => cellUnder(centreOf(cell, realm, look), realm, look) !== cell);
    // Only the tower hides anybody, and only seen at a slant.
    if (look.flat) expect(hidden).toEqual([]);
    for (const cell of hidden) expect(depthOf(cell, realm, look)).toBeLessThan(depthOf(3, realm, look));
    expect(hidden).not.toContain(3);
  });

  test('all four corners surround the middle', () => {
    for (const cell of cells) {
      const { x, y } = centreOf(cell, realm, look);
      const corners = cornersOf(cell, realm, look);
      expect(corners.reduce((sum, corner) => sum + corner.x, 0) / 4).toBeCloseTo(x);
      expect(corners.reduce((sum, corner) => sum + corner.y, 0) / 4).toBeCloseTo(y);
    }
  });

  test('each cell is drawn once, and whoever is nearer later', () => {
    const rows = rowsOf(realm, look);
    expect(rows.flat().toSorted((a, b) => a - b)).toEqual(cells);
    const ground = { ...realm, elevation: cells.map(() => 0) };
    const heights = rows.map((row) => row.map((cell) => centreOf(cell, ground, look).y));
    for (const [i, row] of heights.entries()) {
      expect(new Set(row.map((y) => y.toFixed(3))).size).toBe(1);
      if (i > 0) expect(row[0] ?? 0).toBeGreaterThan(heights[i - 1]?.[0] ?? 0);
    }
  });
});

test('a cliff belongs to the cell on top of it, and hides what is behind', () => {
  const look: Look = { turns: 0, flat: false };
  const foot = project({ x: 0.5, y: 2 }, 1.5, realm, look);
  expect(cellUnder(foot, realm, look)).toBe(3);
  expect(cellUnder(project({ x: 0.5, y: 0.9 }, 0, realm, look), realm, look)).toBe(3);
});

test('beyond the edge there is nothing', () => {
  expect(cellUnder({ x: 4000, y: 0 }, realm, { turns: 0, flat: false })).toBeUndefined();
});

test('turned by two quarters the far corner is the near one', () => {
  const [first, last] = [0, 11].map((cell) => depthOf(cell, realm, { turns: 2, flat: false }));
  expect(first).toBe(5);
  expect(last).toBe(0);
});

describe('the painter', () => {
  const near = cells.map((cell) => {
    const [x, y] = [cell % 3, Math.floor(cell / 3)];
    return [y > 0 ? cell - 3 : -1, x < 2 ? cell + 1 : -1, y < 3 ? cell + 3 : -1, x > 0 ? cell - 1 : -1];
  });
  const site = { ...realm, near };
  /** When the column of a cell is painted, and when whoever stands on it. */
  const timesIn = (look: Look) => {
    const layers = layersOf(site, look);
    return {
      block: (cell: number) => layers.findIndex(({ blocks }) => blocks.includes(cell)),
      stand: (cell: number) => layers.findIndex(({ standing }) => standing.includes(cell)),
    };
  };

  test.each(looks)('paints each column and each stand once, the column not later ($turns, flat: $flat)', (look) => {
    const layers = layersOf(site, look);
    expect(layers.flatMap(({ blocks }) => blocks).toSorted((a, b) => a - b)).toEqual(cells);
    expect(layers.flatMap(({ standing }) => standing).toSorted((a, b) => a - b)).toEqual(cells);
    const { block, stand } = timesIn(look);
    for (const cell of cells) expect(block(cell)).toBeLessThanOrEqual(stand(cell));
  });

  test('puts a nearer column of the same height under whoever stands behind it, and a higher one over them', () => {
    const { block, stand } = timesIn({ turns: 0, flat: false });
    expect(block(1)).toBeLessThanOrEqual(stand(0));
    expect(block(3)).toBeGreaterThan(stand(0));
  });
});
