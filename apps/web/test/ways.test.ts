import { expect, test } from 'vitest';
import { stepFrom } from '../src/tablepage/ways.ts';

test('one leads to the next, the last to the first, and back', () => {
  expect([0, 1, 2].map((held) => stepFrom(held, 3, false))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((held) => stepFrom(held, 3, true))).toEqual([2, 0, 1]);
});

test('from nowhere to the first, backwards to the last; where nothing is lit, nowhere', () => {
  expect([stepFrom(-1, 3, false), stepFrom(-1, 3, true)]).toEqual([0, 2]);
  expect([stepFrom(-1, 0, false), stepFrom(0, 0, true)]).toEqual([-1, -1]);
});
