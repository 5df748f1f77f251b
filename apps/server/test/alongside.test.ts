/** What is written along with changes: by many processes at once, and nobody waits for somebody who waits for them. */
import { expect, onTestFinished, test } from 'vitest';
import { wokenFor } from '../src/cups/game-rows.ts';
import { jobAdded } from '../src/storage/jobs.ts';
import type { Change, MatchRow } from '../src/storage/port.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Sql, Statement } from '../src/storage/sql.ts';
import { emptyDatabase } from './database.ts';

const row = (id: string): MatchRow => ({
  ...{ id, game: 'feud', version: 1, options: {}, omitted: [], imported: false, proof: null, bytes: 0, programs: false },
  ...{ seats: 2, visibility: 'link', clock: { kind: 'none' }, seed: 'seed', maker: 'anna', made: 1, status: 'running' },
  ...{ awaited: [0], outcome: null, consent: null, rematch: null, changed: 1 },
});

/** So many that without an order two who begin at either end meet in the middle. */
const OWNERS = Array.from({ length: 300 }, (_, n) => `owner-${1000 + n}`);

/** Two processes, each with matches of its own, write to the same jobs at once: the one from the first, the other from the last on. */
async function fromBothEnds(
  also: (owner: string, match: string) => Statement,
  prepare: (sql: Sql, who: string) => Promise<void> = async () => {},
): Promise<readonly unknown[]> {
  const database = await emptyDatabase();
  const [here, there] = [await openPostgres(database), await openPostgres(database)];
  onTestFinished(async () => {
    await here.close();
    await there.close();
  });
  const changes = (who: string): readonly Change[] =>
    OWNERS.map((owner) => ({ match: `${who} ${owner}`, made: row(`${who} ${owner}`), also: [also(owner, `${who} ${owner}`)] }));
  for (const who of ['a', 'b']) await prepare(here.sql, who);
  const written = await Promise.allSettled([here.write(changes('a')), there.write(changes('b').toReversed())]);
  return written.map((each) => (each.status === 'fulfilled' ? new Set(each.value) : String(each.reason)));
}

const BOTH = [new Set(['written']), new Set(['written'])];

test('jobs of the same people', async () => {
  expect(await fromBothEnds((owner) => jobAdded({ owner, kind: 'mail', name: '', runAt: 1, body: '' }))).toEqual(BOTH);
});

test('matches of the same tournaments end, which the match alone does not tell', async () => {
  const paired = async (sql: Sql, who: string): Promise<void> => {
    const text = 'INSERT INTO cup_games (cup, round, board, match) VALUES ($1, 1, $2, $3)';
    for (const cup of OWNERS) await sql.run(text, [cup, who === 'a' ? 0 : 1, `${who} ${cup}`]);
  };
  expect(await fromBothEnds((_, match) => wokenFor(match, 5), paired)).toEqual(BOTH);
});
