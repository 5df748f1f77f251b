import { ask, type Game, option, type Play, picker } from '@taverne/engine';
import { describe, expect, it } from 'vitest';
import { guessing, type Instinct } from '../src/index.ts';
import { bestGuess, isSlip } from '../src/temper.ts';
import { type Heap, nim } from './games.ts';
import { sightAtStart } from './sights.ts';

/** Leaves the other a multiple of four, if it can. */
const instinct: Instinct<Heap> = {
  guesses: (world, index) =>
    world.options(index).map((_, taken) => ((world.state.left - taken - 1) % 4 === 0 ? 1 : taken / 10)),
};

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);
const shareOf = (keys: readonly string[], key: string): number => keys.filter((each) => each === key).length / keys.length;

describe('a slip', () => {
  it('comes as often as the temper says, of a hundred', () => {
    const rolled = Array.from({ length: 100 }, (_, number) => number);
    expect(rolled.filter((number) => isSlip(30, () => number))).toHaveLength(30);
    expect(isSlip(0, () => 0)).toBe(false);
  });
});

describe('the best guess', () => {
  const rolls = (...said: number[]) => {
    const left = said.values();
    return () => left.next().value ?? 1000;
  };

  it('is the highest, of equals the first', () => {
    expect(bestGuess([1, 3, 3, 2], 0, rolls())).toBe(1);
  });

  it('may be off by the noise on either side, and no further', () => {
    // A roll of 0 takes the whole noise off, one of 2000 adds it, 1000 is in the middle.
    expect(bestGuess([1, 2], 0.6, rolls(2000, 0))).toBe(0);
    expect(bestGuess([1, 2], 0.4, rolls(2000, 0))).toBe(1);
    expect(bestGuess([1, 2], 0.6, rolls(1000, 1000))).toBe(1);
  });
});

describe('a guessing player', () => {
  const answers = (slips: number, noise: number, also: Partial<Instinct<Heap>> = {}) =>
    SEEDS.map((seed) => guessing({ ...instinct, ...also }, { slips, noise })(nim(7), sightAtStart(nim(7)), { seed }).key);

  it('answers with what its instinct says, if it neither slips nor is off', () => {
    expect(new Set(answers(0, 0))).toEqual(new Set(['take 3']));
  });

  it('answers anything when it slips', () => {
    const keys = answers(60, 0);
    // A third of the slips says the same as the instinct.
    expect(shareOf(keys, 'take 3')).toBeCloseTo(0.4 + 0.6 / 3, 1);
    expect(shareOf(keys, 'take 1')).toBeCloseTo(0.2, 1);
  });

  it('sees less the more noise there is, but not in what it is sure of', () => {
    expect(shareOf(answers(0, 0.4), 'take 3')).toBe(1);
    expect(shareOf(answers(0, 3), 'take 3')).toBeLessThan(0.8);
    expect(shareOf(answers(0, 3, { sure: ['take'] }), 'take 3')).toBe(1);
  });

  it('draws whether it slips before what it says then, or the other way round', () => {
    for (const seed of SEEDS.slice(0, 50)) {
      const said = (order: 'whether-first' | 'what-first') =>
        guessing(instinct, { slips: 50, noise: 0 }, order)(nim(7), sightAtStart(nim(7)), { seed }).key;
      const roll = picker(seed);
      const [first, second] = [roll(100), roll(3)];
      expect(said('whether-first')).toBe(first < 50 ? `take ${second + 1}` : 'take 3');
      const again = picker(seed);
      const [what, whether] = [again(3), again(100)];
      expect(said('what-first')).toBe(whether < 50 ? `take ${what + 1}` : 'take 3');
    }
  });

  it('does not think about a single option', () => {
    const guesses = (): number[] => {
      throw new Error('there is nothing to guess');
    };
    const game: Game<Heap> = {
      ...nim(1),
      *step(state): Play {
        state.left -= yield* ask(state.turn, 'take', () => [option('take 1', 1)], { lone: 'asked' });
      },
    };
    const brain = guessing<Heap>({ guesses }, { slips: 0, noise: 1 });
    expect(brain(game, sightAtStart(game), { seed: 1 })).toEqual({ key: 'take 1', iterations: 0 });
  });
});
