/** The classics on the table and on the floor are the same games. */
import { fork, type Game, type Happening, picker, quick, startMatch } from '@taverne/engine';
import { battery } from '@taverne/engine/battery';
import { describe, expect, test } from 'vitest';
import { breakthrough } from '../src/classics/breakthrough.ts';
import { connectFour } from '../src/classics/connect-four.ts';
import { breakthroughFloor, connectFourFloor, hexFloor } from '../src/classics/floors.ts';
import { CELLS, hex, NEIGHBOURS, WIDTH } from '../src/classics/hex.ts';
import { playAtRandom } from '../src/ours/play.ts';

function played<S, E extends Happening>(game: Game<S, object, E, S>, seed: number) {
  const match = startMatch(game, { chance: quick(1) });
  if (!match.ok) throw new Error(match.trouble.say);
  const world = fork(match.value.world, quick(1));
  return { moves: playAtRandom(world, picker(seed)), world };
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('the floor plays the same moves', () => {
  // Both list what is legal in the same order, so the same rolls make the same match.
  test.each([
    ['Connect Four', (seed: number) => played(connectFour, seed).moves, connectFourFloor],
    ['Breakthrough', (seed: number) => played(breakthrough, seed).moves, breakthroughFloor],
    ['Hex', (seed: number) => played(hex, seed).moves, hexFloor],
  ] as const)('%s', (_, moves, floor) => {
    for (const seed of SEEDS) expect(floor(picker(seed)), `seed ${seed}`).toBe(moves(seed));
  });
});

/** Whether stones of this seat lead from its one edge to the other. */
function isJoined(cells: readonly number[], seat: number): boolean {
  const along = (cell: number): number => (seat === 0 ? cell % WIDTH : Math.floor(cell / WIDTH));
  const reached = new Set(
    Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => along(cell) === 0 && cells[cell] === seat + 1),
  );
  for (const cell of reached) for (const near of NEIGHBOURS[cell] ?? []) if (cells[near] === seat + 1) reached.add(near);
  return [...reached].some((cell) => along(cell) === WIDTH - 1);
}

test('Hex: who has won has joined the own edges, and nobody else has', () => {
  for (const seed of SEEDS) {
    const { world } = played(hex, seed);
    const [winner] = (world.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
    expect([0, 1].filter((seat) => isJoined(world.state.cells, seat))).toEqual([winner]);
  }
});

test('Connect Four: four beneath each other win, and a full board is a draw', () => {
  const match = startMatch(connectFour, { chance: quick(1) });
  if (!match.ok) throw new Error(match.trouble.say);
  const { world } = match.value;
  const drop = (column: string): void => {
    const option = world.options(0).find(({ key }) => key === column);
    if (option) world.choose(0, option);
  };
  for (const column of 'abababa') drop(column);
  expect(world.outcome).toMatchObject({ how: 'four', places: [1, 2] });
  const ends = new Set(Array.from({ length: 2000 }, (_, seed) => played(connectFour, seed).world.outcome?.how));
  expect(ends).toEqual(new Set(['four', 'full']));
});

test('all three are sound games', () => {
  const seeds = [1, 2];
  expect(battery(connectFour, { seeds, every: 5 }).matches).toBe(2);
  expect(battery(breakthrough, { seeds, every: 25 }).matches).toBe(2);
  expect(battery(hex, { seeds, every: 10 }).matches).toBe(2);
});
