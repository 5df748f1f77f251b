import { expect, test } from 'vitest';
import { leftOn, sayTime, shares } from '../src/clock.tsx';

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [545_000, '9:05'],
  [3_723_000, '1:02:03'],
  [2 * 86_400_000 + 4 * 3_600_000 + 59, '2 d 4 h'],
])('%i milliseconds are %s', (left, said) => {
  expect(sayTime(left, 'd', 'h')).toBe(said);
});

test('a running clock counts on from what the table said, a stopped one stands', () => {
  expect(leftOn({ left: 10_000, at: 500, running: true }, 1500)).toBe(9000);
  expect(leftOn({ left: 10_000, at: 500, running: false }, 1500)).toBe(10_000);
});

test('the time of a turn goes first, then the bank', () => {
  expect(shares(7000, 5000)).toEqual({ turn: 2000, bank: 5000 });
  expect(shares(4000, 5000)).toEqual({ turn: 0, bank: 4000 });
  expect(shares(4000)).toEqual({ turn: 4000, bank: 0 });
});
