/** What follows of itself once something happened at a table: standing orders speak, bots decline draws. */
import { declineDraw, drawOffer, followOrders, ordersDue } from '@taverne/engine';
import type { Limits } from '../limits.ts';
import type { Table } from '../matches/table.ts';

export function settle(table: Table, limits: Limits, now: number): void {
  const { match } = table;
  if (!match) return;
  followOrders(match);
  declineForBots(table);
  const waits = !match.outcome && ordersDue(match).some(({ wait }) => wait);
  if (!waits) table.orderDue = null;
  else table.orderDue ??= now + delay(limits);
}

/** As long as a person might take, so that an order which looks at a hand tells nothing by being quick. */
function delay({ orderDelay: { least, most } }: Limits): number {
  return Math.round(least + Math.random() * (most - least));
}

function declineForBots(table: Table): void {
  const { match, seats } = table;
  if (!match || match.outcome || !seats.some(({ kind }) => kind === 'bot')) return;
  const offer = drawOffer(match);
  const bot = offer && seats.find(({ seat, kind }) => kind === 'bot' && !offer.agreed.includes(seat));
  if (bot) declineDraw(match, bot.seat);
}
