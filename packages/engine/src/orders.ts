/** Standing orders: a seat tells the table beforehand what to answer, so that a window with nothing to say costs nobody a wait. */
import { take } from './answer.ts';
import { applyBend, running } from './bend.ts';
import { checkOrder } from './entries.ts';
import type { Bend, Order } from './journal.ts';
import type { Match } from './match.ts';
import { listOf, parse } from './parse.ts';
import type { Trouble } from './result.ts';
import type { Seat } from './words.ts';

const MOST_ORDERS = 100;

/** Replaces the seat's orders; the first that fits speaks. */
export function setOrders(match: Match, seat: Seat, raw: unknown): Trouble | undefined {
  const over = running(match, seat);
  if (over) return over;
  const orders = parse(listOf(checkOrder, MOST_ORDERS), raw, 'wrong-order', 'orders');
  if (!orders.ok) return orders.trouble;
  const bend: Bend = { type: 'orders', seat, orders: orders.value };
  match.journal.push(bend);
  applyBend(match, bend);
  return undefined;
}

/** An answer that an order gives now. */
export interface Due {
  readonly seat: Seat;
  readonly index: number;
  readonly key: string;
  /** The order looks at what the seat holds: obeyed at once it would tell; a live table waits as long as a person would. */
  readonly wait: boolean;
}

export function ordersDue(match: Match): readonly Due[] {
  // Most matches have none at all, and this is asked after every answer.
  if (match.orders.every((orders) => orders.length === 0)) return NOTHING_DUE;
  const asks = match.outcome ? [] : (match.world.request?.asks ?? []);
  return asks.flatMap((ask, index) => {
    if (!match.world.isOpen(index)) return [];
    for (const order of match.orders[ask.seat] ?? []) {
      const key = obeyed(match, index, order);
      if (key !== undefined) return [{ seat: ask.seat, index, key, wait: order.alone ?? false }];
    }
    return [];
  });
}

const NOTHING_DUE: readonly Due[] = [];

/** What this order answers to the ask at `index`, if it has anything to say. */
function obeyed(match: Match, index: number, order: Order): string | undefined {
  const ask = match.world.ask(index);
  if (order.question === '*' ? ask.safe === undefined : order.question !== ask.name) return undefined;
  if (order.except?.some((circumstance) => ask.circumstances?.includes(circumstance))) return undefined;
  if (order.when?.some((circumstance) => !ask.circumstances?.includes(circumstance))) return undefined;
  if (order.until !== undefined && (match.game.turn?.(match.world.state) ?? 0) > order.until) return undefined;
  const key = order.answer === 'safe' ? ask.safe : order.answer;
  const options = match.world.options(index);
  if (order.alone && options.length > 1) return undefined;
  return key === undefined ? undefined : options.find((option) => fits(option.key, key, order.begins ?? false))?.key;
}

const fits = (key: string, answer: string, begins: boolean): boolean =>
  key === answer || (begins && key.startsWith(`${answer} `));

/** Obeys the orders that are due, also those that follow from it. `waited`: those that a live table delays, too. */
export function followOrders(match: Match, waited = false): number {
  let answers = 0;
  // No match asks more than `longest`: orders of two seats that answer each other for ever stop there.
  for (let due = firstDue(match, waited); due && answers < match.game.longest; due = firstDue(match, waited)) {
    const { index, key } = due;
    const picked = match.world.options(index).find((option) => option.key === key);
    if (!picked || take(match, index, picked, 'order')) break;
    answers++;
  }
  return answers;
}

const firstDue = (match: Match, waited: boolean): Due | undefined => ordersDue(match).find((due) => waited || !due.wait);
