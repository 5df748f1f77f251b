/** Standing orders for windows, one wish per moment. Each looks at public facts only. */
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

/** `ask`: always. `mine`: only when one of mine is concerned. `turn`: not again in this turn. `never`. */
export const WISHES = ['ask', 'mine', 'turn', 'never'] as const;
export type Wish = (typeof WISHES)[number];

const nameOf = (moment: string): string => `window-${moment}`;

function orderFor(moment: string, wish: Exclude<Wish, 'ask'>, turn: number): Order {
  const order: Order = { question: nameOf(moment), answer: 'safe' };
  if (wish === 'mine') return { ...order, except: ['target'] };
  return wish === 'turn' ? { ...order, until: turn } : order;
}

/** The orders with this wish in place of the one before; no moment: for all of them. */
export function ordersFor(orders: readonly Order[], moment: string | undefined, wish: Wish, turn: number): readonly Order[] {
  const moments: readonly string[] = moment === undefined ? MOMENTS_ASKED : [moment];
  const others = orders.filter(({ question }) => !moments.some((each) => nameOf(each) === question));
  return wish === 'ask' ? others : [...others, ...moments.map((each) => orderFor(each, wish, turn))];
}

/** What is in force for a moment. */
export function wishIn(orders: readonly Order[], moment: string, turn: number): Wish {
  const order = orders.find(({ question, answer }) => question === nameOf(moment) && answer === 'safe');
  if (!order) return 'ask';
  if (order.except?.includes('target')) return 'mine';
  if (order.until !== undefined) return order.until >= turn ? 'turn' : 'ask';
  return 'never';
}
