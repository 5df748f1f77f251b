/** A hand as it lies on the desk: sorted, and many wounds on one another. */
import { expect, test } from 'vitest';
import { FIRST_WOUND } from '../../src/content/faces.ts';
import { inPiles } from '../desk/hand.tsx';

const [march, rage] = [3, 0];

test('two wounds lie side by side, three on one another and last', () => {
  expect(inPiles([FIRST_WOUND, march, FIRST_WOUND + 1, rage]).map(([, count]) => count)).toEqual([1, 1, 1, 1]);
  const hand = inPiles([FIRST_WOUND, march, FIRST_WOUND + 1, rage, FIRST_WOUND + 2]);
  expect(hand.map(([, count]) => count)).toEqual([1, 1, 3]);
  expect(hand.at(-1)).toEqual([FIRST_WOUND, 3]);
});
