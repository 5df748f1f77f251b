import { expect, test } from 'vitest';
import { MOMENTS_ASKED, ordersFor, wishIn } from '../orders.ts';

test('nothing said: one is asked at every window', () => {
  for (const moment of MOMENTS_ASKED) expect(wishIn([], moment, 4)).toBe('ask');
});

test('an order for a window names it and gives its safe answer', () => {
  expect(ordersFor([], 'dice-rolled', 'never', 4)).toEqual([{ question: 'window-dice-rolled', answer: 'safe' }]);
});

test('only when one of mine is concerned is told by a public circumstance', () => {
  const orders = ordersFor([], 'target-declared', 'mine', 4);
  expect(orders).toEqual([{ question: 'window-target-declared', answer: 'safe', except: ['target'] }]);
  expect(wishIn(orders, 'target-declared', 4)).toBe('mine');
});

test('“not again this turn” is over when the turn is', () => {
  const orders = ordersFor([], 'push-coming', 'turn', 4);
  expect(wishIn(orders, 'push-coming', 4)).toBe('turn');
  expect(wishIn(orders, 'push-coming', 5)).toBe('ask');
});

test('a new wish takes the place of the old one and leaves the others alone', () => {
  const before = ordersFor(ordersFor([], 'dice-rolled', 'never', 4), 'move-ended', 'mine', 4);
  const after = ordersFor(before, 'dice-rolled', 'ask', 4);
  expect(wishIn(after, 'dice-rolled', 4)).toBe('ask');
  expect(wishIn(after, 'move-ended', 4)).toBe('mine');
});

test('a wish for every window leaves none out, and other orders stand', () => {
  const other = { question: 'riposte', answer: 'safe' };
  const orders = ordersFor([other], undefined, 'never', 4);
  expect(orders).toContainEqual(other);
  for (const moment of MOMENTS_ASKED) expect(wishIn(orders, moment, 4)).toBe('never');
});
