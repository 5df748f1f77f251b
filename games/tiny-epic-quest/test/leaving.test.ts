/** Who leaves has lost, by the clock or by giving up (TEQ-ONL-01). */
import { resign, timeIsUp } from '@taverne/engine';
import { expect, test } from 'vitest';
import { quest } from './table.ts';

test('TEQ-ONL-01 of two the other one has won', () => {
  const late = quest({ card: 'foot' });
  expect(timeIsUp(late.match, 1)).toBeUndefined();
  expect(late.outcome).toMatchObject({ places: [1, 2], how: 'time-out', rule: 'TEQ-ONL-01', leaver: 1 });
  const weary = quest({ card: 'foot' });
  resign(weary.match, 0);
  expect(weary.outcome).toMatchObject({ places: [2, 1], how: 'resignation', leaver: 0 });
});

test('TEQ-ONL-01 of three the others play on, and when one is left that one has won', () => {
  const table = quest({ card: 'foot', seats: 3 });
  resign(table.match, 0);
  expect(table.outcome).toBeUndefined();
  timeIsUp(table.match, 2);
  expect(table.outcome?.places[1]).toBe(1);
});
