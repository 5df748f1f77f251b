/** The bots: legal in every mode, the same for the same seed, in time, and not blind. */
import { type Level, quick, sightOf, World } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { evaluate, tacticsLevels } from '../src/bot/index.ts';
import { tinyEpicTactics } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { skirmish } from './skirmish.ts';

const level = (number: number): Level => {
  const found = tacticsLevels.find((each) => each.level === number);
  if (!found) throw new Error(`there is no level ${number}`);
  return found;
};

function tableOf(mode: string, seats: number, seed: number): World<State> {
  const options = tinyEpicTactics.options({ mode, roundCap: 10 });
  if (!options.ok) throw new Error(options.trouble.say);
  return new World<State>({
    game: tinyEpicTactics,
    state: (table) => tinyEpicTactics.setup(options.value, table, seats),
    chance: quick(seed),
    keep: true,
  });
}

/** What a level answers to the first open question. */
function advice(world: World<State>, { brain, thinking }: Level, seed: number): { index: number; key: string } {
  const index = world.waiting;
  const sight = sightOf(world, world.ask(index).seat, quick(seed));
  return { index, key: brain(tinyEpicTactics, sight, { ...thinking, seed }).key };
}

function answer(world: World<State>, index: number, key: string): void {
  const picked = world.options(index).find((option) => option.key === key);
  if (!picked) throw new Error(`"${key}" is not offered`);
  world.choose(index, picked);
}

describe.each([
  ['competitive', 2],
  ['competitive', 3],
  ['teams', 4],
  ['battle', 4],
  ['battle-teams', 4],
  ['solo', 1],
  ['co-op', 2],
])('%s with %i', (mode, seats) => {
  test('levels 1 to 3 play a whole match with answers that are offered', () => {
    const world = tableOf(mode, seats, 7);
    for (let turn = 0; world.request; turn++) {
      const { index, key } = advice(world, level(1 + (turn % 3)), turn);
      answer(world, index, key);
    }
    expect(world.outcome).toBeDefined();
  });
});

describe('a level', () => {
  test('gives the same advice for the same seed', () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const [one, other] = [tableOf('competitive', 2, 3), tableOf('competitive', 2, 3)];
      for (let turn = 0; turn < 12; turn++) {
        const { index, key } = advice(one, level(number), turn);
        expect(advice(other, level(number), turn).key).toBe(key);
        answer(one, index, key);
        answer(other, index, key);
      }
    }
  });

  test('stops when it is told to, with an answer all the same', () => {
    const world = tableOf('competitive', 4, 5);
    const { brain } = level(5);
    const sight = sightOf(world, world.ask(world.waiting).seat, quick(1));
    const { key, iterations } = brain(tinyEpicTactics, sight, { seed: 1, iterations: 1_000_000, stopped: () => true });
    expect(world.options(world.waiting).map((option) => option.key)).toContain(key);
    expect(iterations).toBeLessThan(10);
  });
});

describe('in its own turn', () => {
  test.each([2, 4, 5])('level %i captures what can be captured', (number) => {
    let captures = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { world } = skirmish({ units: ['W3@G7 M1@A1 R1@A2 B1@B1', 'R2@G8/1 W2@N13 M2@N14 B2@M14'], seed: 1 });
      for (let i = 0; world.state.active === 0 && world.request; i++) {
        const { index, key } = advice(world, level(number), seed * 100 + i);
        answer(world, index, key);
      }
      captures += world.state.captured[0]?.length ?? 0;
    }
    expect(captures).toBeGreaterThanOrEqual(4);
  });
});

describe('the evaluation', () => {
  test('likes captures, health and flags, and is between 0 and 1', () => {
    const value = (change: (state: State) => void): number => {
      const { state } = skirmish({ units: ['W3@A1 R1@A2', 'W2@N13 R2@N14'] });
      change(state);
      return evaluate(state, 0);
    };
    const even = value(() => {});
    expect(value((state) => (state.captured = [[1], []]))).toBeGreaterThan(even);
    expect(value((state) => (state.hp[0] = 1))).toBeLessThan(even);
    expect(value((state) => (state.won = [0, -1, -1]))).toBeGreaterThan(even);
    expect(value((state) => (state.won = [1, -1, -1]))).toBeLessThan(even);
    for (const each of [even, value((state) => (state.hp[0] = 1))]) {
      expect(each).toBeGreaterThan(0);
      expect(each).toBeLessThan(1);
    }
  });

  test('of an adventure likes crystals and time', () => {
    const value = (change: (state: State) => void): number => {
      const { state } = skirmish({ mode: 'solo', units: ['W3@A1 R1@A2', 'W2@N13 R2@N14'] });
      change(state);
      return evaluate(state, 0);
    };
    const even = value(() => {});
    expect(value((state) => (state.green = state.green.map((_, box) => box === 2)))).toBeGreaterThan(even);
    expect(value((state) => (state.time -= 2))).toBeLessThan(even);
  });
});
