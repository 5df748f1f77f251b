/**
 * From a turn to a call. Whose turn it becomes is written down as a job, together with the very answer that made it so. When it is
 * due all that waits for the person becomes one call: the jobs of the turns go and those of the call come in one transaction,
 * so whichever process dies, nobody is called twice for one turn and nobody is forgotten.
 */
import type { Seat } from '@taverne/engine';
import { z } from 'zod';
import type { Before } from '../../matches/draft.ts';
import type { Table } from '../../matches/table.ts';
import { newId } from '../../secrets.ts';
import { jobAdded } from '../../storage/jobs.ts';
import type { Sql, Statement } from '../../storage/sql.ts';
import { quietUntil } from './quiet.ts';
import { channelsOf, matchWishesOf, wishesOf } from './wishes.ts';

export const TURN = 'turn';
export const CALL = 'call';
const MINUTE = 60_000;
/** Between two calls of one person: what comes meanwhile is told together. */
export const GAP = 10 * MINUTE;

/** What is written with a change: a job for everybody whose turn it has become and who wants to be called. */
export function turnsCalled(table: Table, was: Before, now: number): readonly Statement[] {
  const before: readonly Seat[] = was.moment?.awaited ?? [];
  return table.row.awaited.flatMap((seat) => {
    const row = table.seats[seat];
    return before.includes(seat) || row?.kind !== 'person' || row.guest === null ? [] : [turnJob(row.guest, table.id, now)];
  });
}

/** Only for somebody with wishes. A turn that came and went before its time is replaced by the new one. Said with every answer: one text, not made anew. */
const TURN_COMES = `INSERT INTO jobs (owner, kind, name, run_at, body)
    SELECT wishes.person, '${TURN}', $2, $3 + CASE WHEN match_wishes.wish = 'at-once' THEN 0 ELSE ${MINUTE} * wishes.minutes END, ''
      FROM wishes LEFT JOIN match_wishes ON match_wishes.person = wishes.person AND match_wishes.match = $2 WHERE wishes.person = $1
    ON CONFLICT (owner, kind, name) DO UPDATE SET run_at = excluded.run_at, tries = 0, taker = NULL`;

const turnJob = (person: string, match: string, now: number): Statement => ({ text: TURN_COMES, values: [person, match, now] });

/** What one call is about. */
export const callBody = z.strictObject({ id: z.string(), channel: z.string(), matches: z.array(z.string()) });
export type CallBody = z.infer<typeof callBody>;

const jobName = z.object({ name: z.string() });
const awaitedRow = z.object({ match: z.string(), seat: z.int(), awaited: z.string() });
const seatList = z.array(z.int());

/** Of these matches, those that wait for the person now. */
export async function stillWaiting(sql: Sql, person: string, matches: readonly string[]): Promise<readonly string[]> {
  if (matches.length === 0) return [];
  const rows = await sql.all(
    `SELECT seats.match, seats.seat, matches.awaited FROM seats JOIN matches ON matches.id = seats.match
      WHERE seats.guest = $1 AND seats.ended IS NULL AND seats.kind = 'person' AND matches.status = 'running'`,
    [person],
  );
  const waiting = rows.map((row) => awaitedRow.parse(row));
  const found = waiting.filter(({ seat, awaited }) => seatList.parse(JSON.parse(awaited)).includes(seat));
  return found.map(({ match }) => match).filter((match) => matches.includes(match));
}

/** Calls somebody because of a turn that is due, or says that it is not the time. */
export async function callFor(sql: Sql, person: string, now: number): Promise<void> {
  await sql.transaction(async (inside) => {
    const lock = inside.dialect === 'postgres' ? 'FOR UPDATE' : '';
    const rows = await inside.all(`SELECT name FROM jobs WHERE owner = $1 AND kind = '${TURN}' ${lock}`, [person]);
    const matches = rows.map((row) => jobName.parse(row).name);
    const wishes = await wishesOf(inside, person);
    const own = await matchWishesOf(inside, person);
    const waiting = wishes ? (await stillWaiting(inside, person, matches)).filter((match) => own.get(match) !== 'never') : [];
    const later = wishes ? Math.max(quietUntil(wishes.quiet, now), wishes.told + GAP) : now;
    if (waiting.length > 0 && later > now) {
      await inside.run(
        `UPDATE jobs SET run_at = $1, taker = NULL WHERE owner = $2 AND kind = '${TURN}' AND (run_at < $1 OR taker IS NOT NULL)`,
        [later, person],
      );
      return;
    }
    await inside.run(`DELETE FROM jobs WHERE owner = $1 AND kind = '${TURN}'`, [person]);
    if (waiting.length === 0) return;
    await addCalls(inside, person, waiting, now);
    await inside.run('UPDATE wishes SET told = $1 WHERE person = $2', [now, person]);
  });
}

/** One job for each place where the person is called. */
export async function addCalls(sql: Sql, person: string, matches: readonly string[], now: number): Promise<number> {
  const channels = (await channelsOf(sql, person)).filter(({ isProven }) => isProven);
  for (const { id: channel } of channels) {
    const body: CallBody = { id: newId(), channel, matches: [...matches] };
    const { text, values } = jobAdded({ owner: person, kind: CALL, name: body.id, runAt: now, body: JSON.stringify(body) });
    await sql.run(text, values);
  }
  return channels.length;
}
