/** The server's clock, guessed from how long messages take. */
import { expect, test } from 'vitest';
import { ServerTime } from '../src/remote/server-time.ts';

/** The server's clock is so far ahead. */
const AHEAD = 1_000_000;

test('a message that was long on its way is as old as it is', () => {
  const time = new ServerTime();
  time.heard(100, AHEAD + 120, 140);
  expect(time.momentOf(AHEAD + 500, 900)).toBe(500);
});

test('the shortest way there and back counts', () => {
  const time = new ServerTime();
  // 20 ms each way, then a stumble of 600 ms on the way back only: the guess from it would be 300 ms off.
  time.heard(100, AHEAD + 120, 140);
  time.heard(1000, AHEAD + 1020, 1640);
  expect(time.momentOf(AHEAD + 2000, 2020)).toBe(2000);
});

test('nothing is older than the moment it came, and without a guess it is just as old', () => {
  const time = new ServerTime();
  expect(time.momentOf(AHEAD + 500, 900)).toBe(900);
  time.heard(0, AHEAD + 900, 1000);
  // All of the second was spent on the way there: the guess is 400 ms off, and a message from the future shows it.
  expect(time.momentOf(AHEAD + 2000, 2010)).toBe(1600);
  expect(time.momentOf(AHEAD + 2000, 1500)).toBe(1500);
});

test('after a sleep the old guess contradicts the new one and goes', () => {
  const time = new ServerTime();
  time.heard(100, AHEAD + 105, 110);
  // The page's own clock stood still for an hour meanwhile.
  const slept = 3_600_000;
  time.heard(2000, AHEAD + slept + 2050, 2100);
  expect(time.momentOf(AHEAD + slept + 3000, 3020)).toBe(3000);
});

test('a guess grows old', () => {
  const time = new ServerTime();
  expect(time.isOld(0)).toBe(true);
  time.heard(0, AHEAD, 10);
  expect(time.isOld(1000)).toBe(false);
  expect(time.isOld(100_000)).toBe(true);
});
