import { describe, expect, it } from 'vitest';
import { feud } from '../../engine/test/feud.ts';
import { type Instinct, trying } from '../src/index.ts';
import type { Trials } from '../src/trying.ts';
import { type Cups, cups, type Heap, nim } from './games.ts';
import { sightAtStart } from './sights.ts';
import { playToTheEnd } from './table.ts';

/** Likes to take much, which is often wrong. */
const greed: Instinct<Heap> = { guesses: (world, index) => world.options(index).map((_, i) => i) };

const TRIALS: Trials<Heap> = {
  instinct: greed,
  evaluation: ({ left, turn }, seat) => ((left % 4 === 0) === (turn !== seat) ? 1 : 0),
  isFar: (state, from) => state.left < from.left,
  longest: 50,
  candidates: 3,
  noise: 0,
  slips: 0,
  haste: 0,
};

const answer = (heap: number, also: Partial<Trials<Heap>> = {}, iterations = 12, seed = 1) =>
  trying({ ...TRIALS, ...also })(nim(heap), sightAtStart(nim(heap)), { seed, iterations });

describe('a player that tries things out', () => {
  it.each([
    [5, 'take 1'],
    [6, 'take 2'],
    [7, 'take 3'],
  ])('finds from a heap of %i that "%s" is best, whatever it guessed first', (heap, key) => {
    expect(answer(heap)).toMatchObject({ key, value: 1 });
  });

  it('spends what it may', () => {
    expect(answer(7, {}, 12).iterations).toBe(2 * 3 + 3 * 2);
    expect(answer(7, {}, 2).iterations).toBe(2);
  });

  it('tries only what looks good at first', () => {
    expect(answer(5, { candidates: 2 }).key).not.toBe('take 1');
    expect(answer(5, { candidates: 1 })).toEqual({ key: 'take 3', iterations: 0 });
  });

  it('answers with its first guess where a question is settled, where it slips, and where it may not think', () => {
    expect(answer(5, { settled: ['take'] })).toEqual({ key: 'take 3', iterations: 0 });
    expect(answer(5, { slips: 100 })).toEqual({ key: 'take 3', iterations: 0 });
    expect(answer(5, {}, 0)).toEqual({ key: 'take 3', iterations: 0 });
  });

  it('is off in haste only', () => {
    const keys = (also: Partial<Trials<Heap>>) =>
      new Set(Array.from({ length: 40 }, (_, seed) => answer(5, { haste: 9, ...also }, 12, seed).key));
    expect(keys({ slips: 100 }).size).toBe(3);
    expect(keys({ settled: ['take'] })).toEqual(new Set(['take 3']));
  });

  it('plays a trial to its end unless it is far enough, and counts what the match then says', () => {
    const evaluation = () => {
      throw new Error('the match is over: nothing has to be judged');
    };
    // Everybody takes all they can: 3, 3 and 1 of seven, but only 3 and 1 of four.
    expect(answer(7, { isFar: () => false, evaluation })).toMatchObject({ key: 'take 3', value: 1 });
    expect(answer(4, { isFar: () => false, evaluation })).toMatchObject({ value: 0 });
  });

  it('leaves a trial that does not end', () => {
    let judged = 0;
    answer(50, {
      isFar: () => false,
      longest: 1,
      evaluation: (state) => {
        judged++;
        expect(state.left).toBeGreaterThanOrEqual(44);
        return 0.5;
      },
    });
    expect(judged).toBeGreaterThan(0);
  });

  it('gives the same advice for the same seed', () => {
    expect(answer(9, { noise: 2 }, 40, 5)).toEqual(answer(9, { noise: 2 }, 40, 5));
  });

  it('does not see what its seat cannot', () => {
    const brain = trying<Cups>({
      instinct: { guesses: () => [0, 0, 0, 0] },
      evaluation: () => 0.5,
      isFar: () => false,
      longest: 5,
      candidates: 4,
      noise: 0,
      slips: 0,
      haste: 0,
    });
    const right = Array.from({ length: 60 }, (_, seed) => {
      const pea = seed % 3;
      return brain(cups(pea), sightAtStart(cups(pea), 0, seed), { seed, iterations: 24 }).key === `cup ${pea}`;
    });
    // A third by luck; whoever saw the pea would be right every time.
    expect(right.filter(Boolean).length).toBeLessThan(35);
  });

  it('plays a game with hands, dice, windows and cutting in to its end', () => {
    const brain = trying<unknown>({
      instinct: { guesses: (world, index) => world.options(index).map(() => 0) },
      evaluation: () => 0.5,
      isFar: () => false,
      longest: 30,
      candidates: 5,
      noise: 1,
      slips: 20,
      haste: 1,
    });
    expect(playToTheEnd(feud, [brain, brain, brain], { iterations: 8 }, 4).places).toHaveLength(3);
  });
});
