/** What lies in one's own piles: which cards, and how many of each. */
import type { Seat } from '@taverne/engine';
import { byColour } from './desk/order.ts';
import { firstTwin, type View } from './view.ts';

export const PILES = ['deck', 'discard'] as const;
export type PileName = (typeof PILES)[number];

/** In no order that would tell which card comes next; copies are counted. Nothing of a deck that one may not look at. */
export function cardsOf(
  { deck, discard }: Pick<View, 'deck' | 'discard'>,
  seat: Seat,
  pile: PileName,
): readonly (readonly [card: number, count: number])[] {
  const { top = [], bag = [], under = [] } = deck[seat] ?? {};
  const cards = byColour(pile === 'discard' ? (discard[seat] ?? []) : [...top, ...bag, ...under]);
  const counts = new Map<number, number>();
  for (const card of cards) {
    const first = firstTwin(cards, card);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts];
}
