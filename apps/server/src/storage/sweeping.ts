/** What the sweep asks of the database. Every statement says for itself that nothing running is touched. */
import type { DatabaseSync } from 'node:sqlite';
import type { Ages } from './port.ts';
import { readId } from './rows.ts';

/** Who has days for a turn looks in only every so many days: that much longer everything of such a match is kept. */
const UNTOUCHED_SINCE = `matches.changed + 86400000 * coalesce(json_extract(matches.clock, '$.days'), 0)`;

/** A waiting match goes only if nobody came to join its maker; what was cancelled before it began goes with it. */
const MAY_GO = `matches.status <> 'running' AND matches.changed < max(:finished, :waiting) AND (
    (matches.status = 'over' AND ${UNTOUCHED_SINCE} < :finished)
    OR (matches.status = 'cancelled' AND ${UNTOUCHED_SINCE} < :waiting)
    OR (matches.status = 'waiting' AND ${UNTOUCHED_SINCE} < :waiting
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.kind = 'person' AND seats.guest IS NOT matches.maker)))`;

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
] as const;

export function sweepable(database: DatabaseSync, { finished, waiting }: Ages, most: number): string[] {
  const found = database.prepare(`SELECT matches.id FROM matches WHERE ${MAY_GO} ORDER BY matches.changed LIMIT :most`);
  return found.all({ finished, waiting, most }).map(readId);
}

/** Looks again, because meanwhile somebody may have joined. */
export function sweepMatch(database: DatabaseSync, id: string, { finished, waiting }: Ages): boolean {
  const gone = database.prepare(`DELETE FROM matches WHERE matches.id = :id AND ${MAY_GO}`).run({ id, finished, waiting });
  if (gone.changes === 0) return false;
  for (const part of PARTS) database.prepare(`DELETE FROM ${part} WHERE match = ?`).run(id);
  return true;
}

/** Texts that no match needs any more. */
export function sweepTexts(database: DatabaseSync): void {
  database.exec(
    'DELETE FROM texts WHERE hash NOT IN (SELECT one.value FROM long_options, json_each(long_options.options) AS one)',
  );
}

/** A guest goes who holds no seat in any match there is and waits for nobody; an account stays. */
export function sweepGuests(database: DatabaseSync, { guests }: Ages, most: number): number {
  database.exec(`DELETE FROM snapshots WHERE match IN (SELECT id FROM matches WHERE status <> 'running')`);
  const gone = database
    .prepare(
      `DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ?
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)
        AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.maker = guests.id AND matches.status = 'waiting')
        AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = guests.id)
        ORDER BY seen LIMIT ?)`,
    )
    .run(guests, most);
  return Number(gone.changes);
}
