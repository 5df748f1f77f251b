/** What one guest may have and bring: the same limits however a match comes to be. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lobbyReply } from '@taverne/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE, LIMITS } from '../src/index.ts';
import { ServerProcess } from '../tools/lib/child.ts';
import { Client } from '../tools/lib/client.ts';
import { scratchSettings } from '../tools/lib/scratch.ts';
import { FAST, type Place, place, playOut, twoAt } from './harness.ts';

function ask(where: Place, sql: string): number {
  const database = new DatabaseSync(join(where.data, DATABASE), { readOnly: true });
  const found = Object.values(database.prepare(sql).get() ?? {})[0];
  database.close();
  return Number(found);
}

const longPack = (mark: string): string => JSON.stringify(['do', 're', 'mi', ...Array<string>(2000).fill(`${mark} la la`)]);
const ALONE = [{ kind: 'person' as const }];

test('a rematch is a new match, and pays like one', async () => {
  const where = await place({ ...FAST, newMatches: { burst: 3, perSecond: 0.001 } });
  const anna = await where.player();
  let { match } = await anna.create({ game: 'chorus', options: { rounds: 1 }, seats: ALONE });
  const replies: string[] = [];
  for (let i = 0; i < 5; i++) {
    await anna.watch(match);
    await playOut(match, [anna], (keys) => keys[0] ?? '');
    replies.push((await anna.ask({ type: 'rematch', match })).type);
    const next = anna.tables.get(match)?.rematch;
    if (next === undefined) break;
    match = next;
  }
  expect(replies).toEqual(['accepted', 'accepted', 'refused']);
  expect(ask(where, 'SELECT count(*) FROM matches')).toBe(3);
  // Nothing of a refused one is left: it can be asked for again.
  expect(anna.tables.get(match)?.rematch).toBeUndefined();
});

test('who accepts a rematch pays nothing for it', async () => {
  const where = await place({ ...FAST, newMatches: { burst: 2, perSecond: 0.001 } });
  const { match, players, anna, bert } = await twoAt(where);
  await playOut(match, players, (keys) => keys.at(-1) ?? '');
  expect((await anna.ask({ type: 'rematch', match })).type).toBe('accepted');
  expect((await bert.ask({ type: 'rematch', match })).type).toBe('accepted');
  expect(ask(where, `SELECT count(*) FROM matches WHERE status = 'running'`)).toBe(1);
});

test('a content pack is stored once, however many matches are played with it, and goes with the last', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const pack = longPack('a');
  const made = [];
  for (let i = 0; i < 3; i++) made.push(await anna.create({ game: 'chorus', options: { pack, rounds: 1 }, seats: ALONE }));
  await anna.create({ game: 'chorus', options: { pack: longPack('b'), rounds: 1 }, seats: ALONE });
  expect(ask(where, 'SELECT count(*) FROM texts')).toBe(2);
  expect(ask(where, 'SELECT sum(length(options)) FROM long_options')).toBeLessThan(1000);
  const { match } = made[2] ?? { match: '' };
  const next = await where.again();
  expect(await next.guest().http('GET', `/api/matches/${match}/options`)).toEqual({ options: { pack, rounds: 1 } });
});

test('what a guest brings along has a limit, and a pack that is there already costs nothing', async () => {
  const where = await place({ ...FAST, bytesPerGuest: 30_000 });
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const [a, b, c] = ['a', 'b', 'c'].map(longPack);
  if (!a || !b || !c) throw new Error('no packs');
  const create = (who: typeof anna, pack: string) => who.create({ game: 'chorus', options: { pack }, seats: ALONE });
  await create(anna, a);
  await create(anna, b);
  await expect(create(anna, c)).rejects.toMatchObject({ status: 413 });
  await create(bert, a);
  await create(bert, b);
  await create(bert, c);
});

test('a text that is mostly white space is refused', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const pack = `["do", "mi"${' '.repeat(5000)}]`;
  const asked = anna.create({ game: 'chorus', options: { pack }, seats: ALONE });
  await expect(asked).rejects.toMatchObject({ status: 400, body: { trouble: { at: 'options.pack' } } });
});

test('one may not hold ever more seats in matches that are not over', async () => {
  const where = await place({ ...FAST, unfinishedPerGuest: 2 });
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  for (let i = 0; i < 2; i++) await anna.create({ game: 'chorus', seats: ALONE });
  await expect(anna.create({ game: 'chorus', seats: ALONE })).rejects.toMatchObject({ status: 429 });
  const { match, links } = await bert.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  await expect(anna.join(match, links[0]?.token)).rejects.toMatchObject({ status: 429 });
});

test('a journal has an end: what bends a match is refused then, and it can still be played out', async () => {
  const where = await place({ ...FAST, entriesPerMatch: 30 });
  const { match, players, anna } = await twoAt(where);
  const order = (i: number) => ({ type: 'orders' as const, match, orders: [{ question: `q${i}`, answer: 'safe' }] });
  let refused = 0;
  for (let i = 0; i < 40; i++) if ((await anna.ask(order(i))).type === 'refused') refused++;
  expect(refused).toBeGreaterThan(10);
  expect(ask(where, 'SELECT sum(json_array_length(entries)) FROM journal')).toBeLessThanOrEqual(30);
  await Promise.all(players.map((player) => player.ping()));
  await playOut(match, players, (keys) => keys[0] ?? '');
});

test('long orders fill it by their bytes, and the same ones again take no room', async () => {
  const where = await place({ ...FAST, bytesPerMatch: 20_000 });
  const { match, anna } = await twoAt(where);
  const orders = Array.from({ length: 50 }, (_, i) => ({ question: `${i}`.repeat(50), answer: 'safe' }));
  const first = await anna.ask({ type: 'orders', match, orders });
  const seq = 'seq' in first ? first.seq : 0;
  expect(await anna.ask({ type: 'orders', match, orders })).toMatchObject({ type: 'accepted', seq });
  const replies: string[] = [];
  for (let i = 0; i < 10; i++) replies.push((await anna.ask({ type: 'orders', match, orders: orders.slice(i % 2) })).type);
  expect(replies.at(-1)).toBe('refused');
});

test('orders have a rate', async () => {
  const where = await place({ ...FAST, bends: { burst: 3, perSecond: 0.001, address: 10 } });
  const { match, anna, bert } = await twoAt(where);
  const order = (i: number) => ({ type: 'orders' as const, match, orders: [{ question: `q${i}`, answer: 'safe' }] });
  const replies = [];
  for (let i = 0; i < 5; i++) replies.push(await anna.ask(order(i)));
  expect(replies[4]).toMatchObject({ type: 'refused', trouble: { trouble: 'too-many' } });
  expect(await bert.ask(order(0))).toMatchObject({ type: 'state' });
});

test('a match that too many wait for is busy, not absent', async () => {
  const where = await place({ ...FAST, queued: 3 });
  const { match, anna } = await twoAt(where);
  const keys = Array.from({ length: 30 }, (_, i) => `k${i}`);
  const orders = [{ question: 'x', answer: 'safe' }];
  const replies = await Promise.all(
    keys.map((key, i) =>
      anna.ask(
        i % 2 === 0 ? { type: 'orders', match, orders: i % 4 === 0 ? orders : [] } : { type: 'whyNot', match, question: 'q' },
        key,
      ),
    ),
  );
  const troubles = replies.flatMap((reply) => (reply.type === 'refused' ? [reply.trouble.trouble] : []));
  expect(troubles).toContain('busy');
  expect(troubles).not.toContain('no-such-match');
});

test('the lobby of a guest with thousands of matches is listed in no time', async () => {
  const where = await place(FAST);
  const { match, anna } = await twoAt(where);
  await where.server.close();
  const database = new DatabaseSync(join(where.data, DATABASE));
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    INSERT INTO matches (id, game, version, options, seats, visibility, clock, seed, maker, made, status, awaited, outcome, consent, rematch,
      changed, omitted, imported, proof, bytes) SELECT 'm' || i, game, version, options, seats, visibility, clock, seed, maker, made + i, 'over', '[]',
      outcome, consent, rematch, changed + i, omitted, imported, proof, bytes FROM matches, n WHERE id = '${match}'`);
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    INSERT INTO seats SELECT 'm' || i, seat, kind, guest, name, level, salt, gone, i, promise, ready, holiday FROM seats, n WHERE match = '${match}'`);
  database.close();
  const server = await ServerProcess.start(scratchSettings(where.data));
  onTestFinished(() => server.kill());
  const back = new Client(server.base);
  back.cookie = anna.cookie;
  const list = () => back.http('GET', '/api/lobby');
  expect(await server.stallOf([list, list, list])).toBeLessThan(40);
  const { mine } = lobbyReply.parse(await list());
  expect(mine).toHaveLength(LIMITS.lobbyMine);
  expect(mine.slice(0, 3).map((each) => each.match)).toEqual([match, 'm20000', 'm19999']);
});

test('a long body is paid for before it is read, whatever is in it, and a short one is not', async () => {
  const where = await place({ ...FAST, imports: { burst: 2, perSecond: 0.001 } });
  const anna = await where.player();
  const names = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`option-${i}`, i]));
  const long = { game: 'chorus', options: names, seats: ALONE };
  for (let i = 0; i < 2; i++) {
    await expect(anna.http('POST', '/api/matches', long)).rejects.toMatchObject({
      status: 400,
      body: { trouble: { trouble: 'malformed', at: 'options', say: expect.stringContaining('at most 100 names') } },
    });
  }
  await expect(anna.http('POST', '/api/matches', long)).rejects.toMatchObject({ status: 429 });
  await expect(anna.http('POST', '/api/import', { file: longPack('a').repeat(3) })).rejects.toMatchObject({ status: 429 });
  await anna.create({ game: 'chorus', options: {}, seats: ALONE });
});

test.each([
  ['lists', '[],', 'at most 25000 values'],
  ['numbers', '1,', 'at most 25000 values'],
  ['open lists', '[', 'at most 25000 values'],
  ['what is no JSON', '1,'.repeat(2000) + '?'.repeat(60_000), 'line 1, column 4002 is no JSON'],
])('a body of a million bytes of %s is given up early', async (_what, part, say) => {
  const where = await place({ ...FAST, imports: { burst: 100, perSecond: 100 } });
  const body = `[${part.repeat(1_000_000 / part.length)}`;
  const reply = await fetch(`${where.base}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ trouble: { trouble: 'malformed', say: expect.stringContaining(say) } });
});

test.each(['__proto__', 'constructor'])('a long body may not say what it is made after (%s)', async (name) => {
  const where = await place(FAST);
  const pack = JSON.stringify('la'.repeat(20_000));
  const body = `{"game":"chorus","seats":[{"kind":"person"}],"options":{"pack":${pack}},"${name}":{"visibility":"table"}}`;
  const reply = await fetch(`${where.base}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ trouble: { trouble: 'malformed', say: expect.stringContaining(name) } });
});

test('what is said of a body that does not fit is short, however much of it there is', async () => {
  const anna = await (await place(FAST)).player();
  const seat = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, i]));
  const sent = anna.http('POST', '/api/matches', { game: 'chorus', seats: [{ kind: 'person', ...seat }] });
  await expect(sent).rejects.toMatchObject({
    body: { trouble: { trouble: 'malformed', say: expect.stringMatching(/^.{10,200}$/) } },
  });
});
