/** Holidays: whole days by the calendar of the server (UTC), so many a year for each account. */
import type { Holiday } from '@taverne/protocol';
import { z } from 'zod';
import type { Sql } from '../../storage/sql.ts';

export const DAY = 86_400_000;
/** Of a year. */
export const DAYS_A_YEAR = 28;

const row = z.object({ begins: z.int(), ends: z.int() }).transform(({ begins, ends }) => ({ from: begins, until: ends }));

/** All that somebody ever took or is about to, the earliest first. */
export async function holidaysOf(sql: Sql, person: string): Promise<readonly Holiday[]> {
  const rows = await sql.all('SELECT begins, ends FROM holidays WHERE person = $1 ORDER BY begins', [person]);
  return rows.map((each) => row.parse(each));
}

export async function addHoliday(sql: Sql, person: string, { from, until }: Holiday): Promise<void> {
  await sql.run('INSERT INTO holidays (person, begins, ends) VALUES ($1, $2, $3)', [person, from, until]);
}

export async function dropHoliday(sql: Sql, person: string, { from }: Holiday): Promise<void> {
  await sql.run('DELETE FROM holidays WHERE person = $1 AND begins = $2', [person, from]);
}

export async function shortenHoliday(sql: Sql, person: string, { from }: Holiday, until: number): Promise<void> {
  await sql.run('UPDATE holidays SET ends = $1 WHERE person = $2 AND begins = $3', [until, person, from]);
}

/** The first midnight after this. */
export const dayAfter = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** How many of these days are of this year. */
export function daysIn(year: number, holidays: readonly Holiday[]): number {
  let days = 0;
  for (const { from, until } of holidays) for (let day = from; day < until; day += DAY) if (yearOf(day) === year) days++;
  return days;
}

/** Whether no year has more of them than it may. */
export const isWithinYears = (holidays: readonly Holiday[]): boolean =>
  [...new Set(holidays.flatMap(({ from, until }) => [yearOf(from), yearOf(until - 1)]))].every(
    (year) => daysIn(year, holidays) <= DAYS_A_YEAR,
  );

/** The one that is, or the next; there is one at a time. */
export const currentOf = (holidays: readonly Holiday[], now: number): Holiday | undefined =>
  holidays.find(({ until }) => until > now);
