import { describe, expect, it } from 'vitest';
import { budgetOf } from '../src/budget.ts';
import { type Contest, DOUBLING, evenly, heats, type Schedule } from '../src/heats.ts';

/** Candidates with a worth that the first attempt finds out; remembers the order of attempts. */
function race(worths: { readonly [name: string]: number }, schedule: Schedule, also: Partial<Contest<string>> = {}) {
  const attempts: string[] = [];
  const contest: Contest<string> = {
    schedule,
    attempt(name) {
      attempts.push(name);
      return true;
    },
    found: (name) => (attempts.includes(name) ? worths[name] : undefined),
    ...also,
  };
  const run = (iterations: number) => heats(Object.keys(worths), contest, budgetOf({ seed: 1, iterations }, 0));
  return {
    attempts,
    run,
    counts: () => Object.fromEntries(Object.entries(Object.groupBy(attempts, (a) => a)).map(([a, all]) => [a, all?.length])),
  };
}

const FOUR = { a: 1, b: 4, c: 3, d: 2 };

describe('heats with an even share', () => {
  it('try everybody in turn, then the better half, until one is left', () => {
    const { attempts, run } = race(FOUR, evenly(8, 4));
    expect(run(8)).toBe('b');
    expect(attempts.join('')).toBe('abcd' + 'bcbc');
  });

  it('give each heat an equal share of the trials', () => {
    const { counts, run } = race({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 }, evenly(72, 8));
    expect(run(72)).toBe('h');
    // Three heats of 24: with eight, with four, with two.
    expect(counts()).toEqual({ a: 3, b: 3, c: 3, d: 3, e: 9, f: 9, g: 21, h: 21 });
  });

  it('keep the larger half of an odd field', () => {
    const { attempts, run } = race({ a: 3, b: 2, c: 1 }, evenly(3, 3));
    run(100);
    expect(attempts.join('')).toBe('abc' + 'ab');
  });
});

describe('doubling heats', () => {
  it('try one after the other, twice as often in each heat, and never fewer than two', () => {
    const { attempts, run } = race(FOUR, DOUBLING);
    expect(run(12)).toBe('b');
    expect(attempts.join('')).toBe('abcd' + 'bbcc' + 'bbbb');
  });

  it('look once at somebody who is alone', () => {
    const { attempts, run } = race({ a: 1 }, DOUBLING);
    expect(run(12)).toBe('a');
    expect(attempts).toEqual(['a']);
  });
});

describe('any heats', () => {
  it('spend no more than the budget, and go by what they know then', () => {
    const { attempts, run } = race(FOUR, evenly(8, 4));
    expect(run(1)).toBe('a');
    expect(attempts).toEqual(['a']);
  });

  it('know nothing without a budget', () => {
    expect(race(FOUR, DOUBLING).run(0)).toBeUndefined();
  });

  it('may know something before anything is tried', () => {
    expect(race(FOUR, DOUBLING, { found: (name) => (name === 'd' ? 0 : undefined) }).run(0)).toBe('d');
  });

  it('end when nothing is left to find out', () => {
    const attempts: string[] = [];
    const attempt = (name: string) => attempts.push(name) < 3;
    expect(race(FOUR, DOUBLING, { attempt, found: () => 1 }).run(1000)).toBe('a');
    expect(attempts.length).toBeLessThan(12);
  });

  it('end when one is good enough', () => {
    const { attempts, run } = race(FOUR, DOUBLING, { isDecided: (value) => value > 3 });
    expect(run(1000)).toBe('b');
    expect(attempts.join('')).toBe('abcd');
  });

  it('prefer the first of equals', () => {
    expect(race({ a: 1, b: 2, c: 2 }, evenly(6, 3)).run(6)).toBe('b');
  });
});
