/** The sweep takes what is old and nobody's, and nothing else. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DATABASE } from '../src/index.ts';
import { FAST, type Place, place, playOut, twoAt, until } from './harness.ts';

const SOON = { ...FAST, sweepEvery: 60 };
const KEEP = { finished: 100, waiting: 10, guests: 50 };
const SEATS = [{ kind: 'person' as const }, { kind: 'open' as const }];

/** Turns the calendar on by so many days: everything that was is that much older. */
async function daysLater(where: Place, days: number, keep = KEEP): Promise<Place> {
  await where.server.close();
  const database = new DatabaseSync(join(where.data, DATABASE));
  database.exec(
    `UPDATE matches SET changed = changed - ${days} * 86400000; UPDATE guests SET seen = seen - ${days} * 86400000`,
  );
  database.close();
  return place(SOON, where.data, { keep });
}

function count(where: Place, table: string): number {
  const database = new DatabaseSync(join(where.data, DATABASE), { readOnly: true });
  const found = Object.values(database.prepare(`SELECT count(*) FROM ${table}`).get() ?? {})[0];
  database.close();
  return Number(found);
}

async function metric(where: Place, what: string): Promise<number> {
  const text = String(await where.guest().http('GET', '/metrics'));
  return Number(new RegExp(`taverne_swept_total\\{what="${what}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

/** A whole sweep has gone by. */
async function swept(where: Place): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  await where.guest().http('GET', '/healthz');
}

test('a match long over goes with all there is of it; one that is over for less stays', async () => {
  const where = await place(FAST);
  const { match, players, anna } = await twoAt(where);
  await anna.ask({ type: 'chat', match, text: 'hello' });
  await playOut(match, players, (keys) => keys.at(-1) ?? '');
  const soon = await daysLater(where, 99);
  await swept(soon);
  expect(await soon.guest().http('GET', `/api/matches/${match}`)).toMatchObject({ status: 'over' });
  const late = await daysLater(soon, 2);
  await until(() => count(late, 'matches') === 0);
  for (const table of ['journal', 'seats', 'chat', 'snapshots', 'clocks', 'waiting_orders'])
    expect(count(late, table), table).toBe(0);
  await expect(late.guest().http('GET', `/api/matches/${match}`)).rejects.toMatchObject({ status: 404 });
  await swept(late);
  expect(await metric(late, 'matches')).toBe(1);
});

test('a match that runs is never swept, however long nobody looked in, nor are its people', async () => {
  const where = await place(FAST);
  const { match, anna } = await twoAt(where, { clock: { kind: 'correspondence', days: 60 } });
  const live = await twoAt(where);
  const late = await daysLater(where, 5000);
  await swept(late);
  const back = late.guest();
  back.cookie = anna.cookie;
  await back.connect();
  expect(await back.watch(match)).toMatchObject({ status: 'running', you: 0 });
  expect(await back.watch(live.match)).toMatchObject({ status: 'running', you: null });
  expect(count(late, 'guests')).toBe(4);
});

test('a match that nobody joined goes; one where others sit and wait, or that has days for a turn, waits longer', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const alone = await anna.create({ game: 'feud', seats: SEATS });
  const slow = await anna.create({ game: 'feud', seats: SEATS, clock: { kind: 'correspondence', days: 5 } });
  const two = await anna.create({ game: 'feud', seats: [...SEATS, { kind: 'open' }] });
  await bert.join(two.match, two.links[0]?.token);
  const late = await daysLater(where, 12);
  await until(() => count(late, 'matches') === 2);
  const stands = async (id: string) =>
    await late
      .guest()
      .http('GET', `/api/matches/${id}`)
      .then(
        () => true,
        () => false,
      );
  expect([await stands(alone.match), await stands(slow.match), await stands(two.match)]).toEqual([false, true, true]);
  const later = await daysLater(late, 4);
  await until(() => count(later, 'matches') === 1);
});

test('a match stays where somebody waits whom its maker left alone', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: [...SEATS, { kind: 'open' }] });
  await bert.join(match, links[0]?.token);
  await anna.watch(match);
  await anna.ask({ type: 'leave', match });
  const late = await daysLater(where, 12);
  await swept(late);
  expect(await late.guest().http('GET', `/api/matches/${match}`)).toMatchObject({ status: 'waiting' });
});

test('what somebody looks at now stays until they have gone', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where);
  await playOut(match, players, (keys) => keys.at(-1) ?? '');
  await where.server.close();
  const late = await place({ ...FAST, sweepEvery: 300 }, where.data, { keep: { ...KEEP, finished: 1 } });
  const carl = await late.guest().connect();
  await carl.watch(match);
  const database = new DatabaseSync(join(late.data, DATABASE), { timeout: 5000 });
  database.exec('UPDATE matches SET changed = changed - 200000000');
  database.close();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(count(late, 'matches')).toBe(1);
  carl.close();
  await until(() => count(late, 'matches') === 0);
});

test('guests who did not come for long and hold no seat go; who comes back is seen', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  await anna.create({ game: 'feud', seats: SEATS });
  const soon = await daysLater(where, 49, { ...KEEP, waiting: 0 });
  const back = soon.guest();
  back.cookie = bert.cookie;
  expect(await back.http('GET', '/api/me')).toMatchObject({ me: { name: 'Bert' } });
  const later = await daysLater(soon, 49, { ...KEEP, waiting: 0 });
  await swept(later);
  expect(count(later, 'guests')).toBe(2);
  const late = await daysLater(later, 49, { ...KEEP, waiting: 0 });
  await until(() => count(late, 'guests') === 1);
  const gone = late.guest();
  gone.cookie = bert.cookie;
  expect(await gone.http('GET', '/api/me')).toEqual({ me: null });
});

test('switched off, nothing goes', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where);
  await playOut(match, players, (keys) => keys.at(-1) ?? '');
  const late = await daysLater(where, 9999, { finished: 0, waiting: 0, guests: 0 });
  await swept(late);
  expect([count(late, 'matches'), count(late, 'guests')]).toEqual([1, 2]);
});
