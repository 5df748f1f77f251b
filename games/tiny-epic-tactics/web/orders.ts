/** Standing orders for windows: a wish per moment, and one per card in hand, which is heard first. */
import type { Order } from '@taverne/engine';
import type { Moment } from '../src/words.ts';

/** The moments at which windows open; the others belong to the holder's own declaration. */
export const MOMENTS_ASKED = [
  'target-declared',
  'dice-rolled',
  'push-coming',
  'unit-captured',
  'attack-finished',
  'cell-entered',
  'move-ended',
] as const satisfies readonly Moment[];

/**
 * `ask`: always. `mine`: only when one of mine is concerned. `empty`: pass where I hold nothing that fits, which a quick pass
 * can tell. `turn`: not again in this turn. `never`.
 */
export const WISHES = ['ask', 'mine', 'empty', 'turn', 'never'] as const;
export type Wish = (typeof WISHES)[number];

const nameOf = (moment: string): string => `window-${moment}`;

function orderFor(moment: string, wish: Exclude<Wish, 'ask'>, turn: number): Order {
  const order: Order = { question: nameOf(moment), answer: 'safe' };
  if (wish === 'mine') return { ...order, except: ['target'] };
  if (wish === 'empty') return { ...order, alone: true };
  return wish === 'turn' ? { ...order, until: turn } : order;
}

/** The orders with this wish in place of the one before; no moment: for all of them. */
export function ordersFor(orders: readonly Order[], moment: string | undefined, wish: Wish, turn: number): readonly Order[] {
  const moments: readonly string[] = moment === undefined ? MOMENTS_ASKED : [moment];
  const others = orders.filter(
    ({ question, answer }) => answer !== 'safe' || !moments.some((each) => nameOf(each) === question),
  );
  return wish === 'ask' ? others : [...others, ...moments.map((each) => orderFor(each, wish, turn))];
}

/** What is in force for a moment. */
export function wishIn(orders: readonly Order[], moment: string, turn: number): Wish {
  const order = orders.find(({ question, answer }) => question === nameOf(moment) && answer === 'safe');
  if (!order) return 'ask';
  if (order.except?.includes('target')) return 'mine';
  if (order.alone) return 'empty';
  if (order.until !== undefined) return order.until >= turn ? 'turn' : 'ask';
  return 'never';
}

/** For a card in hand. `ask`: nothing is ordered. `play`: as soon as it fits. `mine`: when one of mine is concerned. */
export const CARD_WISHES = ['ask', 'play', 'mine'] as const;
export type CardWish = (typeof CARD_WISHES)[number];

/** Is there a window in which this card could be revealed? */
export const hasWindow = (moment: Moment): boolean => MOMENTS_ASKED.some((each) => each === moment);

/** The first order that fits speaks: what a card shall do comes before what its moment shall do. */
export function cardOrdersFor(orders: readonly Order[], card: string, moment: Moment, wish: CardWish): readonly Order[] {
  const others = orders.filter(({ answer }) => answer !== card);
  if (wish === 'ask') return others;
  const order: Order = { question: nameOf(moment), answer: card, begins: true };
  return [wish === 'mine' ? { ...order, when: ['target'] } : order, ...others];
}

export function cardWishIn(orders: readonly Order[], card: string): CardWish {
  const order = orders.find(({ answer }) => answer === card);
  if (!order) return 'ask';
  return order.when?.includes('target') ? 'mine' : 'play';
}

/** Without orders for cards that have left the hand: drawn again, they would be played unasked. */
export const ordersInHand = (orders: readonly Order[], hand: readonly string[]): readonly Order[] =>
  orders.filter(({ question, answer }) => answer === 'safe' || !question.startsWith('window-') || hand.includes(answer));
