/** Answering, and what ends the match by somebody's word. */
import { answerDraw, botOfferedDraw } from '@taverne/bots';
import {
  agreeToDraw,
  answer,
  declineDraw,
  followOrders,
  offerDraw,
  resign,
  type Seat,
  setOrders,
  type Trouble,
  timeIsUp,
  trouble,
} from '@taverne/engine';
import { said } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import { outOfTime } from '../matches/clock.ts';
import type { Deed } from '../matches/deed.ts';
import type { Table } from '../matches/table.ts';
import { notStarted, reported } from '../matches/trouble.ts';
import { beginIfFull } from './begin.ts';
import { settle } from './settle.ts';

type Running = NonNullable<Table['match']>;

/** A deed at a running match, and what follows of itself. */
function atTable(limits: Limits, deed: (match: Running, table: Table, now: number) => Trouble | undefined): Deed {
  return (table, now) => {
    const { match } = table;
    if (!match) return notStarted();
    const problem = deed(match, table, now);
    if (problem) return reported(problem);
    settle(table, limits, now);
    return undefined;
  };
}

export const answering = (limits: Limits, seat: Seat, question: string, option: string): Deed =>
  atTable(limits, (match, { clocks, seats }, now) =>
    // The server is about to say so to everybody.
    outOfTime(clocks, now, seats).includes(seat)
      ? trouble('not-allowed', said('time-is-up', {}))
      : answer(match, seat, question, option),
  );

export const resigning = (limits: Limits, seat: Seat): Deed => atTable(limits, (match) => resign(match, seat));

const DRAWS = { offer: offerDraw, agree: agreeToDraw, decline: declineDraw } as const;
export const drawing = (limits: Limits, seat: Seat, say: keyof typeof DRAWS): Deed =>
  atTable(limits, (match) => DRAWS[say](match, seat));

export const isBotAt =
  ({ seats }: Table) =>
  (seat: Seat): boolean =>
    seats[seat]?.kind === 'bot';

/** `value`: how the match looks to the bot, if it has an opinion. Nothing happens if the offer no longer stands. */
export const botAnsweringDraw = (limits: Limits, seat: Seat, value: number | undefined): Deed =>
  atTable(limits, (match, table) => {
    if (botOfferedDraw(match, isBotAt(table)) === seat) answerDraw(match, seat, value);
    return undefined;
  });

/** The orders that stand already need not be written down again. */
export const ordering = (limits: Limits, seat: Seat, orders: unknown): Deed =>
  atTable(limits, (match) =>
    JSON.stringify(match.orders[seat]) === JSON.stringify(orders) ? undefined : setOrders(match, seat, orders),
  );

/** What is due by the server's clock: seats that ran out of time, orders that had to wait. */
export const whatIsDue =
  (limits: Limits): Deed =>
  (table, now) => {
    const { match } = table;
    if (!match) return beginIfFull(table, limits, now);
    for (const seat of outOfTime(table.clocks, now, table.seats)) if (!match.outcome) timeIsUp(match, seat);
    if (table.orderDue !== null && table.orderDue <= now) {
      followOrders(match, true);
      table.orderDue = null;
    }
    settle(table, limits, now);
    return undefined;
  };

/** Somebody who was awaited and never came; if anything happened at the table meanwhile, it is left alone. */
export const notComing =
  (limits: Limits, seat: Seat, revision: number): Deed =>
  (table, now) => {
    const { match } = table;
    if (!match || match.outcome || table.revision !== revision) return undefined;
    timeIsUp(match, seat);
    settle(table, limits, now);
    return undefined;
  };
