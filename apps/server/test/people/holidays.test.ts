/** Holidays: announced, in whole days, seen by others, so many a year; and clocks stand still, on both stores. */
import { join } from 'node:path';
import { holiday as holidayOf, holidayReply, personFile } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import { DATABASE } from '../../src/index.ts';
import { daysIn, isWithinYears } from '../../src/people/holidays/rows.ts';
import { openDatabase } from '../../src/storage/opening.ts';
import { openPool, PostgresSql } from '../../src/storage/postgres-sql.ts';
import type { Sql } from '../../src/storage/sql.ts';
import { SqliteSql } from '../../src/storage/sqlite-sql.ts';
import type { Client } from '../../tools/lib/client.ts';
import { emptyDatabase } from '../database.ts';
import { askedFirst, FAST, folder, type Place, place, twoAt, until } from '../harness.ts';
import { STORES, type StoreName } from '../stores.ts';
import { Authenticator } from './authenticator.ts';
import { ACCOUNT, addPasskey, originOf } from './member.ts';

const DAY = 86_400_000;
const HOLIDAY = `${ACCOUNT}/holiday`;
const LETTER = { clock: { kind: 'correspondence', days: 2 } } as const;

const LIMITS = { ...FAST, callEvery: 50 };
type Kept = { readonly data: string; readonly database: string | undefined };

/** The same server when so much time has passed for whoever is on holiday. */
async function later({ data, database }: Kept, by: number): Promise<Place> {
  const file = database === undefined ? openDatabase(join(data, DATABASE)) : undefined;
  const pool = database === undefined ? undefined : openPool(database, 'test');
  const sql: Sql | undefined = file ? new SqliteSql(file) : pool && new PostgresSql(pool);
  if (!sql) throw new Error('there is no store');
  await sql.run('UPDATE holidays SET begins = begins - $1, ends = ends - $1', [by]);
  await sql.run(`UPDATE jobs SET run_at = run_at - $1 WHERE kind = 'holiday'`, [by]);
  for (const { match, seat, holiday } of await sql.all('SELECT match, seat, holiday FROM seats WHERE holiday IS NOT NULL')) {
    const { from, until: ends } = holidayOf.parse(JSON.parse(String(holiday)));
    const text = JSON.stringify({ from: from - by, until: ends - by });
    await sql.run('UPDATE seats SET holiday = $1 WHERE match = $2 AND seat = $3', [text, String(match), Number(seat)]);
  }
  file?.close();
  await pool?.end();
  return place(LIMITS, data, { database });
}

/** Somebody again, at another server. */
async function back(where: Place, { cookie }: Client, match: string): Promise<Client> {
  const client = where.guest();
  client.cookie = cookie;
  await client.connect();
  await client.watch(match);
  return client;
}

const announce = async (client: Client, days: number, from?: number) =>
  holidayReply.parse(await client.http('POST', HOLIDAY, { days, ...(from !== undefined && { from }) }));

/** Two at a table of days; the one who is asked has an account. */
async function begun(store: StoreName) {
  const kept: Kept = { data: folder(), database: store === 'postgres' ? await emptyDatabase() : undefined };
  const where = await place(LIMITS, kept.data, { database: kept.database });
  const { match, players } = await twoAt(where, LETTER);
  const { asked, other } = askedFirst(match, players);
  await addPasskey(asked, new Authenticator(originOf(where)), 'Traveller');
  return { kept, where, match, asked, other, seat: asked.tables.get(match)?.you ?? -1 };
}

describe.each(STORES)('a holiday on %s', (store) => {
  test('is seen by those one plays with as soon as it is announced, and can be called off before it begins', async () => {
    const { match, asked, other, seat } = await begun(store);
    const { holiday, left } = await announce(asked, 3);
    if (!holiday) throw new Error('there is no holiday');
    expect(holiday.from % DAY).toBe(0);
    expect(holiday.from).toBeGreaterThan(Date.now());
    expect(holiday.until - holiday.from).toBe(3 * DAY);
    expect(left).toBeLessThanOrEqual(28);
    await until(() => other.tables.get(match)?.seats[seat]?.holiday?.from === holiday.from);
    // Not yet: a clock that runs out today does.
    expect(other.states.get(match)?.clocks?.[seat]?.running).toBe(true);
    await asked.http('DELETE', HOLIDAY);
    await until(() => other.tables.get(match)?.seats[seat]?.holiday === undefined);
    expect(holidayReply.parse(await asked.http('GET', HOLIDAY))).toMatchObject({ holiday: null, left: 28 });
  });

  test('stops the clocks when it begins and starts them when it ends, whichever process sees to it', async () => {
    const { kept, where, match, asked, other, seat } = await begun(store);
    await announce(asked, 2);
    const running = (client: Client) => client.states.get(match)?.clocks?.[seat]?.running;
    await where.server.close();
    const away = await later(kept, DAY);
    const second = await back(away, other, match);
    await until(() => running(second) === false);
    const left = second.states.get(match)?.clocks?.[seat]?.left ?? 0;
    expect(left).toBeGreaterThan(DAY);
    await away.server.close();
    const home = await later(kept, 2 * DAY);
    const third = await back(home, other, match);
    await until(() => running(third) === true);
    expect(third.tables.get(match)?.seats[seat]?.holiday).toBeUndefined();
    expect(third.states.get(match)?.clocks?.[seat]?.left).toBeLessThanOrEqual(left + 60_000);
  });

  test('is for accounts, one at a time, from tomorrow on, and no year has more than it may', async () => {
    const { where, asked } = await begun(store);
    await expect((await where.player('Guest')).http('GET', HOLIDAY)).rejects.toThrow(/no-account/);
    await expect(announce(asked, 2, Math.floor(Date.now() / DAY) * DAY)).rejects.toThrow(/holiday-too-soon/);
    await expect(announce(asked, 2, (Math.floor(Date.now() / DAY) + 3) * DAY + 1)).rejects.toThrow(/holiday-too-soon/);
    await expect(announce(asked, 60)).rejects.toThrow(/enough-holidays/);
    const { holiday } = await announce(asked, 1);
    await expect(announce(asked, 1)).rejects.toThrow(/one-holiday/);
    expect(personFile.parse(await asked.http('GET', `${ACCOUNT}/export`)).holidays).toEqual([holiday]);
  });
});

test('days are counted by the year they are of', () => {
  const newYear = Date.UTC(2027, 0, 1);
  const over = { from: newYear - 20 * DAY, until: newYear + 20 * DAY };
  expect([daysIn(2026, [over]), daysIn(2027, [over])]).toEqual([20, 20]);
  expect(isWithinYears([over])).toBe(true);
  expect(isWithinYears([over, { from: newYear + 30 * DAY, until: newYear + 39 * DAY }])).toBe(false);
});
