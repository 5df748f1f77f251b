import { describe, expect, test } from 'vitest';
import { drawn, resultFor, wonBy, worth } from '../src/index.ts';

describe('how a match ended', () => {
  test('won: the winner is first, all others second', () => {
    expect(wonBy(1, 3, 'points', 'TINY-END')).toEqual({ places: [2, 1, 2], how: 'points', rule: 'TINY-END' });
  });

  test('drawn: all share the first place', () => {
    expect(drawn(3, 'agreement', 'TINY-END')).toEqual({ places: [1, 1, 1], how: 'agreement', rule: 'TINY-END' });
  });
});

describe('what an end means for a seat', () => {
  const all = (places: readonly number[], teams?: readonly number[]) => {
    const outcome = teams ? { places, teams } : { places };
    return places.map((_, seat) => [resultFor(outcome, seat), worth(outcome, seat)]);
  };

  test('among rivals: how many of them are behind, a shared place half', () => {
    expect(all([1, 2, 2])).toEqual([
      ['won', 1],
      ['lost', 0.25],
      ['lost', 0.25],
    ]);
    expect(all([1, 1])).toEqual([
      ['drawn', 0.5],
      ['drawn', 0.5],
    ]);
  });

  test('in teams: the whole of it for every partner, and nothing for the others', () => {
    expect(all([1, 2, 1, 2], [0, 1, 0, 1])).toEqual([
      ['won', 1],
      ['lost', 0],
      ['won', 1],
      ['lost', 0],
    ]);
    expect(all([1, 1, 1, 1], [0, 1, 0, 1])).toEqual(Array.from({ length: 4 }, () => ['drawn', 0.5]));
  });

  test('all in one team, or alone: won or lost against the game', () => {
    expect(all([1, 1], [0, 0])).toEqual([
      ['won', 1],
      ['won', 1],
    ]);
    expect(all([2, 2], [0, 0])).toEqual([
      ['lost', 0],
      ['lost', 0],
    ]);
    expect([...all([1]), ...all([2])]).toEqual([
      ['won', 1],
      ['lost', 0],
    ]);
  });

  test('of somebody who did not play: nothing', () => {
    expect([resultFor({ places: [1, 2] }, 5), worth({ places: [1, 2] }, 5)]).toEqual(['lost', 0]);
  });
});
