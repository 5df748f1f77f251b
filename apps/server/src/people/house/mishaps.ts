/** Letters and pushes that failed, counted by why, for whoever runs the server. No address of anybody is kept. */
import type { StateReply } from '@taverne/protocol';
import { z } from 'zod';
import type { Sql } from '../../storage/sql.ts';

const LONGEST = 160;
/** Kinds of failures that are remembered. */
const MOST = 40;

const row = z.object({ channel: z.string(), why: z.string(), count: z.int(), first: z.int(), last: z.int() });

/** What went wrong, without whom it concerned. */
const withoutAddresses = (why: string): string =>
  why
    .replace(/\S+@\S+/g, '…@…')
    .replace(/https?:\/\/\S+/g, 'https://…')
    .slice(0, LONGEST);

export async function addMishap(sql: Sql, channel: string, why: string, at: number): Promise<void> {
  await sql.run(
    `INSERT INTO mishaps (channel, why, count, first, last) VALUES ($1, $2, 1, $3, $3)
      ON CONFLICT (channel, why) DO UPDATE SET count = mishaps.count + 1, last = excluded.last`,
    [channel, withoutAddresses(why), at],
  );
  await sql.run(
    'DELETE FROM mishaps WHERE last < (SELECT min(last) FROM (SELECT last FROM mishaps ORDER BY last DESC LIMIT $1) AS kept)',
    [MOST],
  );
}

export async function mishaps(sql: Sql): Promise<StateReply['mishaps']> {
  return (await sql.all('SELECT channel, why, count, first, last FROM mishaps ORDER BY last DESC')).map((each) =>
    row.parse(each),
  );
}
