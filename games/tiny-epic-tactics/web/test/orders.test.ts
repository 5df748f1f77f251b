import { expect, test } from 'vitest';
import { cardOrdersFor, cardWishIn, MOMENTS_ASKED, ordersFor, ordersInHand, wishIn } from '../orders.ts';
import { firstOrders } from '../quiet.ts';
import { seated, tableState } from './table.ts';

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

test('“pass when I hold nothing that fits” looks at the hand, and the order says so', () => {
  const orders = ordersFor([], 'cell-entered', 'empty', 4);
  expect(orders).toEqual([{ question: 'window-cell-entered', answer: 'safe', alone: true }]);
  expect(wishIn(orders, 'cell-entered', 4)).toBe('empty');
});

test('an order for a card comes before that of its moment, and neither replaces the other', () => {
  const passing = ordersFor([], 'target-declared', 'never', 4);
  const orders = cardOrdersFor(passing, 'T09', 'target-declared', 'mine');
  expect(orders).toEqual([{ question: 'window-target-declared', answer: 'T09', begins: true, when: ['target'] }, ...passing]);
  expect(cardWishIn(orders, 'T09')).toBe('mine');
  expect(cardWishIn(ordersFor(orders, undefined, 'ask', 4), 'T09')).toBe('mine');
  expect(cardWishIn(cardOrdersFor(orders, 'T09', 'target-declared', 'play'), 'T09')).toBe('play');
  expect(cardOrdersFor(orders, 'T09', 'target-declared', 'ask')).toEqual(passing);
});

test('a card that left the hand takes its order along; other orders stay', () => {
  const other = { question: 'riposte', answer: 'no' };
  const orders = cardOrdersFor([other, ...ordersFor([], 'dice-rolled', 'never', 4)], 'T07', 'dice-rolled', 'play');
  expect(ordersInHand(orders, ['T07'])).toEqual(orders);
  expect(cardWishIn(ordersInHand(orders, []), 'T07')).toBe('ask');
  expect(ordersInHand(orders, [])).toContainEqual(other);
});

test('TET-RUL-18: alone with bots one is not asked where one could only pass; among people one is', () => {
  const { match, view } = seated({ until: ({ name }) => name === 'keep' });
  const [me, other] = tableState({ match, view }, [0]).seats;
  if (!me || !other) throw new Error('two sit here');
  const table = tableState({ match, view }, [0]);
  const alone = { ...table, seats: [me, { ...other, kind: 'bot' as const }] };
  expect(firstOrders(table)).toBeUndefined();
  const orders = firstOrders(alone) ?? [];
  for (const moment of MOMENTS_ASKED) expect(wishIn(orders, moment, view.turns)).toBe('empty');
  // Once: whoever orders otherwise is heard, and so is whoever takes them back in the middle of the match.
  expect(firstOrders({ ...alone, orders: ordersFor([], undefined, 'never', 0) })).toBeUndefined();
  expect(firstOrders({ ...alone, view: { ...view, phase: 'act' } })).toBeUndefined();
});
