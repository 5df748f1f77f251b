/** A hand as it lies on the desk: sorted, and many wounds on one another. */
import { expect, test } from 'vitest';
import { DECK_SIZE, FIRST_WOUND } from '../../src/content/faces.ts';
import { NONE } from '../../src/words.ts';
import { inPiles } from '../desk/hand.tsx';
import { firstTwin, meantTwin } from '../view.ts';

const [march, rage] = [3, 0];

test('two wounds lie side by side, three on one another and last', () => {
  expect(inPiles([FIRST_WOUND, march, FIRST_WOUND + 1, rage]).map(([, count]) => count)).toEqual([1, 1, 1, 1]);
  const hand = inPiles([FIRST_WOUND, march, FIRST_WOUND + 1, rage, FIRST_WOUND + 2]);
  expect(hand.map(([, count]) => count)).toEqual([1, 1, 3]);
  expect(hand.at(-1)).toEqual([FIRST_WOUND, 3]);
});

test('of two copies that are one option the one that was pressed stands out, and no other', () => {
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  const twin = deck.find((card) => firstTwin(deck, card) !== card) ?? NONE;
  const [first, other] = [firstTwin(deck, twin), deck.findLast((card) => firstTwin(deck, card) === card) ?? NONE];
  const hand = [first, other, twin];
  const out = (pressed: number | undefined) => hand.filter((card) => card === meantTwin(hand, card, pressed));
  expect(out(undefined)).toEqual([first, other]);
  expect(out(twin)).toEqual([other, twin]);
  expect(out(other)).toEqual([first, other]);
});
