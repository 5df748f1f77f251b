/** One's own piles can be looked through; the order of a deck and what others hold stay hidden. */
import { expect, test } from 'vitest';
import { cardFace } from '../../src/content/faces.ts';
import { mage } from '../../test/table.ts';
import { cardsOf, type PileName } from '../piles.ts';

const table = mage({ hand: 'promise', deck: 'march rage stamina rage wound', discard: 'swiftness', others: [{}] });
const told = (eyes: number, pile: PileName): readonly string[] =>
  cardsOf(table.view(eyes), 0, pile).map(([card, count]) => `${cardFace(card).id} ${count}`);

test('the deck is told by colours, copies counted', () => {
  expect(told(0, 'deck')).toEqual(['rage 2', 'stamina 1', 'march 1', 'wound 1']);
  expect(told(0, 'discard')).toEqual(['swiftness 1']);
});

test('others see what was discarded, and nothing of the deck', () => {
  expect(told(1, 'deck')).toEqual([]);
  expect(told(1, 'discard')).toEqual(['swiftness 1']);
});
