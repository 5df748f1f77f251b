/** Standing orders as the page gives them: one for a question, and none for what one wants to be asked. */
import { expect, test } from 'vitest';
import { ordersWith, wishFor } from '../desk/orders.ts';

test('a wish takes the place of the one before it, and an empty one takes it away', () => {
  const partial = ordersWith([{ question: 'agree', answer: 'no' }], 'attend', 'partial');
  expect([wishFor(partial, 'attend'), wishFor(partial, 'agree'), wishFor(partial, 'answer')]).toEqual(['partial', 'no', '']);
  const full = ordersWith(partial, 'attend', 'full');
  expect(full.filter(({ question }) => question === 'attend')).toEqual([{ question: 'attend', answer: 'full' }]);
  expect(wishFor(ordersWith(full, 'attend', ''), 'attend')).toBe('');
});
