/** Floods and paths against each other, in positions that random play leads to. */
import { fork, picker, quick, startMatch } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { type State, tinyEpicTactics } from '../../src/index.ts';
import { pathTo } from '../../src/path.ts';
import { MOVE, movementOf, reach, stepCost } from '../../src/reach.ts';
import { cellName } from '../../src/realm/cells.ts';
import type { Cell } from '../../src/realm/types.ts';
import type { Unit } from '../../src/state.ts';
import { cellOf, unitId, unitsOf } from '../../src/units.ts';
import type { Mode } from '../../src/words.ts';

/** Every 25th position of a random match. */
function* positions(mode: Mode, seats: number, seed: number): Generator<State> {
  const match = startMatch(tinyEpicTactics, { options: { mode, roundCap: 10 }, seats, chance: quick(seed) });
  if (!match.ok) throw new Error(match.trouble.say);
  const pick = picker(seed);
  const world = fork(match.value.world, quick(seed));
  for (let decisions = 0; world.request; decisions++) {
    if (decisions % 25 === 0 && world.state.phase === 'act') yield world.state;
    const options = world.options(world.waiting);
    const chosen = options[pick(options.length)];
    if (chosen) world.choose(world.waiting, chosen);
  }
}

/** What is wrong with the path to a cell that a flood reaches for this price. */
function faults(state: State, unit: Unit, { to, mp, price }: { to: Cell; mp: number; price: number }): string[] {
  const { realm } = bookOf(state);
  const what = `${unitId(state, unit)} from ${cellName(realm, cellOf(state, unit))} to ${cellName(realm, to)}`;
  const path = pathTo(state, { unit, mp, to });
  if (path === undefined) return [`${what}: no path`];
  const found: string[] = [];
  let at = cellOf(state, unit);
  let sum = 0;
  for (const step of path) {
    if (step.cost !== stepCost(state, unit, { from: at, to: step.to }, MOVE)) found.push(`${what}: a step costs ${step.cost}`);
    sum += step.cost;
    at = step.to;
  }
  if (at !== to) found.push(`${what}: ends elsewhere`);
  if (sum !== price) found.push(`${what}: costs ${sum}, not ${price}`);
  return found;
}

const MODES: readonly (readonly [Mode, number])[] = [
  ['competitive', 2],
  ['teams', 4],
  ['battle', 2],
  ['solo', 1],
];

describe('paths', () => {
  test.each(MODES)('TET-MOVE-04: a path costs what the flood says, step by step (%s, %i seats)', (mode, seats) => {
    let cells = 0;
    for (const state of positions(mode, seats, seats)) {
      for (const unit of unitsOf(state, state.active)) {
        const mp = movementOf(state, unit);
        const found = reach(state, unit, mp);
        const prices = found.cells.slice(0, found.count).map((cell) => [cell, found.costs[cell] ?? 0] as const);
        for (const [cell, price] of prices) expect(faults(state, unit, { to: cell, mp, price })).toEqual([]);
        cells += prices.length;
      }
    }
    expect(cells).toBeGreaterThan(20);
  });

  test('TET-MOVE-10: where no flood comes there is no path', () => {
    let cells = 0;
    for (const state of positions('competitive', 2, 5)) {
      const [unit = -1] = unitsOf(state, state.active);
      const mp = movementOf(state, unit);
      const found = reach(state, unit, mp);
      const near = found.cells.slice(0, found.count);
      const far = bookOf(state).realm.terrain.flatMap((_, cell) =>
        near.includes(cell) || cell === cellOf(state, unit) ? [] : [cell],
      );
      expect(far.filter((cell) => pathTo(state, { unit, mp, to: cell }) !== undefined)).toEqual([]);
      cells += far.length;
    }
    expect(cells).toBeGreaterThan(100);
  });

  test('a flood leaves nothing behind for the next one', () => {
    const [state] = positions('competitive', 2, 7);
    if (!state) throw new Error('no position');
    const [a = -1, b = -1] = unitsOf(state, state.active);
    const told = (unit: Unit): string => {
      const { cells, count, costs } = reach(state, unit, movementOf(state, unit));
      return JSON.stringify([cells.slice(0, count), [...costs]]);
    };
    const first = told(a);
    expect(told(b)).not.toBe(first);
    expect(told(a)).toBe(first);
    pathTo(state, { unit: b, mp: 6, to: cellOf(state, a) + 1 });
    expect(told(a)).toBe(first);
  });
});
