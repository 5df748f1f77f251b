/** What follows of itself once something happened at a table: standing orders speak, and what was foreseen is said. */
import { followOrders, ordersDue } from '@taverne/engine';
import type { Limits } from '../limits.ts';
import type { Table } from '../matches/table.ts';
import { followForesights } from './foresee.ts';

export function settle(table: Table, limits: Limits, now: number): void {
  const { match } = table;
  if (!match) return;
  followOrders(match);
  // Each answer takes a course one step on, so this comes to an end.
  while (table.foresights.length > 0 && followForesights(table, match)) followOrders(match);
  const waits = !match.outcome && ordersDue(match).some(({ wait }) => wait);
  if (!waits) table.orderDue = null;
  else table.orderDue ??= now + delay(limits);
}

/** As long as a person might take, so that an order which looks at a hand tells nothing by being quick. */
function delay({ orderDelay: { least, most } }: Limits): number {
  return Math.round(least + Math.random() * (most - least));
}
