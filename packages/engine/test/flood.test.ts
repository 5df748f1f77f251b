import { describe, expect, test } from 'vitest';
import { connected, Floods, type Net, NOWHERE, picker } from '../src/index.ts';
import { rectangle, squareNeighbours } from '../src/square.ts';

const [WIDTH, HEIGHT] = [6, 4];
const CELLS = rectangle(WIDTH, HEIGHT);
const NEAR = CELLS.map((cell) =>
  squareNeighbours(cell, 'edges')
    .filter(({ x, y }) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT)
    .map(({ x, y }) => y * WIDTH + x),
);

/** Floods from a node over cells that cost so much to enter; `.` 1, a digit itself, `#` nobody enters. */
function flooded(map: string, from: number, most: number, floods = new Floods(CELLS.length)) {
  const prices = map
    .replace(/\s/g, '')
    .split('')
    .map((cell) => (cell === '#' ? 999 : cell === '.' ? 1 : Number(cell)));
  const flood = floods.begin(most);
  const order: number[] = [];
  flood.reach(from, 0);
  for (let node = flood.next(); node !== NOWHERE; node = flood.next()) {
    order.push(node);
    for (const to of NEAR[node] ?? []) flood.reach(to, prices[to] ?? 999);
  }
  return { flood, order };
}

const OPEN = `......
              ......
              ......
              ......`;

describe('a flood', () => {
  test('comes to the nodes in the order of their price, and no further than it may', () => {
    const { flood, order } = flooded(OPEN, 0, 2);
    expect(order).toEqual([0, 1, 6, 2, 7, 12]);
    expect(order.map((node) => flood.priceOf(node))).toEqual([0, 1, 1, 2, 2, 2]);
    expect(flood.priceOf(3)).toBe(Number.POSITIVE_INFINITY);
    expect(flood.pathTo(3)).toBeUndefined();
  });

  test('goes round what is dear, and tells each step with its price', () => {
    const map = `.9....
                 .#....
                 ......
                 ......`;
    const { flood } = flooded(map, 0, 20);
    expect(flood.pathTo(8)).toEqual([6, 12, 13, 14, 8].map((to) => ({ to, price: 1, way: 0 })));
    expect(flood.pathTo(1)?.at(-1)).toEqual({ to: 1, price: 9, way: 0 });
    expect(flood.pathTo(7)).toBeUndefined();
    expect(flood.pathTo(0)).toEqual([]);
  });

  test('finds a node again when it gets cheaper, and comes to it once', () => {
    const map = `.3....
                 ......
                 ......
                 ......`;
    const { flood, order } = flooded(map, 0, 8);
    // First found beside the start for 3, and not for less by any other way.
    expect(flood.priceOf(1)).toBe(3);
    expect(flood.priceOf(2)).toBe(4);
    expect(order.filter((node) => node === 2)).toHaveLength(1);
    expect(order).toHaveLength(new Set(order).size);
  });

  test('may begin at several nodes', () => {
    const flood = new Floods(CELLS.length).begin(9);
    flood.reach(0, 0);
    flood.reach(23, 0);
    for (let node = flood.next(); node !== NOWHERE; node = flood.next()) for (const to of NEAR[node] ?? []) flood.reach(to, 1);
    expect(flood.priceOf(5)).toBe(3);
    expect(flood.pathTo(22)).toEqual([{ to: 22, price: 1, way: 0 }]);
  });

  test('keeps, of the paths that cost the same, the one worth more, else the one found first', () => {
    const way = (worthOf: (node: number) => number) => {
      const flood = new Floods(CELLS.length).begin(9);
      flood.reach(0, 0);
      for (let node = flood.next(); node !== NOWHERE; node = flood.next()) {
        for (const to of NEAR[node] ?? []) flood.reach(to, 1, worthOf(to), to % 2);
      }
      return flood.pathTo(13)?.map((step) => [step.to, step.way]);
    };
    expect(way(() => 0)).toEqual([
      [1, 1],
      [7, 1],
      [13, 1],
    ]);
    expect(way((node) => (node === 12 ? 2 : 0))).toEqual([
      [6, 0],
      [12, 0],
      [13, 1],
    ]);
    expect(way((node) => (node === 1 ? -1 : 0))).toEqual([
      [6, 0],
      [7, 1],
      [13, 1],
    ]);
  });

  test('by a table is the same flood', () => {
    const net: Net = {
      degree: 4,
      to: NEAR.flatMap((near) => [0, 1, 2, 3].map((way) => near[way] ?? 0)),
      steps: NEAR.flatMap((near) => [0, 1, 2, 3].map((way) => (near[way] === undefined ? 999 : 1 + ((near[way] ?? 0) % 3)))),
    };
    const floods = new Floods(CELLS.length);
    const orderOf = (byTable: boolean) => {
      const flood = floods.begin(6);
      const order: (number | undefined)[][] = [];
      flood.reach(9, 0);
      for (let node = flood.next(); node !== NOWHERE; node = flood.next()) {
        order.push([node, flood.price]);
        if (byTable) flood.reachAll(net);
        else for (const to of NEAR[node] ?? []) flood.reach(to, 1 + (to % 3));
      }
      return [order, CELLS.map((_, node) => flood.pathTo(node))];
    };
    expect(orderOf(true)).toEqual(orderOf(false));
  });

  test('enters no node that is shut, not even for nothing, and the next flood does', () => {
    const floods = new Floods(CELLS.length);
    const flood = floods.begin(9);
    for (const wall of [1, 7, 13]) flood.shut(wall);
    flood.reach(0, 0);
    for (let node = flood.next(); node !== NOWHERE; node = flood.next()) for (const to of NEAR[node] ?? []) flood.reach(to, 1);
    expect([flood.priceOf(7), flood.pathTo(7), flood.priceOf(2)]).toEqual([Number.POSITIVE_INFINITY, undefined, 8]);
    expect(flooded(OPEN, 0, 9, floods).flood.priceOf(7)).toBe(2);
  });

  test('ignores nodes that there are not', () => {
    const { flood } = flooded(OPEN, 0, 3);
    flood.reach(-1, 0);
    flood.reach(99, 0);
    expect(flood.priceOf(99)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the room of floods', () => {
  test('is clean for every new one, whatever befell the last', () => {
    const floods = new Floods(CELLS.length);
    const fresh = (from: number, most: number) => {
      const { flood, order } = flooded(OPEN, from, most);
      return [order, CELLS.map((_, node) => flood.priceOf(node))];
    };
    const pick = picker(3);
    for (let i = 0; i < 60; i++) {
      // A flood that somebody gives up in the middle, as a rule that throws would.
      const broken = floods.begin(4);
      broken.reach(pick(24), 0);
      for (const to of NEAR[broken.next()] ?? []) broken.reach(to, 1 + pick(3));
      const [from, most] = [pick(24), pick(9)];
      const { flood, order } = flooded(OPEN, from, most, floods);
      expect([order, CELLS.map((_, node) => flood.priceOf(node))]).toEqual(fresh(from, most));
    }
  });

  test('tells a flood whose writing is gone, instead of giving it that of another', () => {
    const floods = new Floods(CELLS.length);
    const first = flooded(OPEN, 0, 3, floods).flood;
    floods.begin(3);
    expect(() => first.priceOf(1)).toThrow('another flood has begun');
    expect(() => first.pathTo(1)).toThrow('another flood has begun');
    expect(() => first.next()).toThrow('another flood has begun');
  });
});

test('connected parts are told in the order of their first nodes', () => {
  expect(connected<number>([0, 1, 8, 7, 23, 17, 4], (node) => NEAR[node] ?? [])).toEqual([[0, 1, 7, 8], [23, 17], [4]]);
});
