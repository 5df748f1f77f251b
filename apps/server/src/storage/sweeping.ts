/** What the sweep asks of the database, for both of them. Every statement says for itself that nothing running is touched. */
import type { Ages } from './port.ts';
import { readId } from './rows.ts';
import type { Sql } from './sql.ts';

/** What the two databases say differently: the days for a turn, the later of two times, the hashes of long options, and whether other processes have watchers. */
const WORDS = {
  sqlite: {
    days: `json_extract(matches.clock, '$.days')`,
    later: 'max',
    hashes: 'SELECT one.value FROM long_options, json_each(long_options.options) AS one',
    unwatched: '',
  },
  postgres: {
    days: `(matches.clock::json->>'days')::double precision`,
    later: 'greatest',
    hashes: 'SELECT one.value FROM long_options, json_each_text(long_options.options::json) AS one',
    unwatched: 'AND NOT EXISTS (SELECT 1 FROM watching WHERE watching.match = matches.id AND watching.wants = 1)',
  },
} as const;

/** Who has days for a turn looks in only every so many days: that much longer everything of such a match is kept. */
const untouchedSince = ({ dialect }: Sql): string => `matches.changed + 86400000 * coalesce(${WORDS[dialect].days}, 0)`;

/**
 * A waiting match goes only if nobody came to join its maker; what was cancelled before it began goes with it. $1: what is over
 * and older than this goes, $2: what waits.
 */
function mayGo(sql: Sql): string {
  const since = untouchedSince(sql);
  return `matches.status <> 'running' AND matches.changed < ${WORDS[sql.dialect].later}(CAST($1 AS BIGINT), CAST($2 AS BIGINT)) AND (
    (matches.status = 'over' AND ${since} < $1)
    OR (matches.status = 'cancelled' AND ${since} < $2)
    OR (matches.status = 'waiting' AND ${since} < $2
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.kind = 'person'
        AND seats.guest IS DISTINCT FROM matches.maker))) ${WORDS[sql.dialect].unwatched}`;
}

const PARTS = [
  'journal',
  'snapshots',
  'checkpoints',
  'folded',
  'seats',
  'clocks',
  'waiting_orders',
  'chat',
  'notices',
  'imports',
  'long_options',
  'foresights',
  'invitations',
] as const;

export async function sweepable(sql: Sql, { finished, waiting }: Ages, most: number): Promise<string[]> {
  const text = `SELECT matches.id FROM matches WHERE ${mayGo(sql)} ORDER BY matches.changed LIMIT $3`;
  return (await sql.all(text, [finished, waiting, most])).map(readId);
}

/** Looks again, because meanwhile somebody may have joined. */
export function sweepMatch(sql: Sql, id: string, { finished, waiting }: Ages): Promise<boolean> {
  return sql.transaction(async (inside) => {
    const gone = await inside.run(`DELETE FROM matches WHERE ${mayGo(sql)} AND matches.id = $3`, [finished, waiting, id]);
    if (gone === 0) return false;
    for (const part of PARTS) await inside.run(`DELETE FROM ${part} WHERE match = $1`, [id]);
    return true;
  });
}

/** Texts that no match needs any more. */
export async function sweepTexts(sql: Sql): Promise<void> {
  await sql.run(`DELETE FROM texts WHERE hash NOT IN (${WORDS[sql.dialect].hashes})`);
}

/** A guest goes who holds no seat in any match there is and waits for nobody; an account stays. */
export async function sweepGuests(sql: Sql, { guests }: Ages, most: number): Promise<number> {
  await sql.run(`DELETE FROM snapshots WHERE match IN (SELECT id FROM matches WHERE status <> 'running')`);
  const gone = await sql.all(
    `DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < $1
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)
      AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.maker = guests.id AND matches.status = 'waiting')
      AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = guests.id)
      ORDER BY seen LIMIT $2) RETURNING id`,
    [guests, most],
  );
  for (const id of gone.map(readId)) {
    await sql.run('DELETE FROM bonds WHERE person = $1 OR other = $1', [id]);
    for (const table of ['tidings', 'mementos']) await sql.run(`DELETE FROM ${table} WHERE person = $1`, [id]);
  }
  return gone.length;
}
