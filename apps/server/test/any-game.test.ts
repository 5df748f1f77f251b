/** The server carries any game: one seat or four, teams, all asked at once, orders, clocks for many, large options. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LONGEST, optionsReply } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import { DATABASE } from '../src/index.ts';
import type { Client } from '../tools/lib/client.ts';
import { FAST, type Place, place, playOut, until } from './harness.ts';

type Wish = Omit<Parameters<Client['create']>[0], 'seats'>;

/** So many people at a table that has begun, in the order of their seats, all watching. */
async function seated(where: Place, count: number, wish: Wish): Promise<{ match: string; players: Client[] }> {
  const players = await Promise.all(Array.from({ length: count }, (_, seat) => where.player(`Player ${seat}`)));
  const [maker, ...others] = players;
  if (!maker) throw new Error('nobody');
  const seats = players.map((_, seat) => (seat === 0 ? { kind: 'person' as const } : { kind: 'open' as const }));
  const { match, links } = await maker.create({ ...wish, seats });
  await Promise.all(others.map((each, i) => each.join(match, links[i]?.token)));
  await Promise.all(players.map((each) => each.watch(match)));
  await until(() => players.every((each) => each.states.has(match)));
  const bySeat = players.toSorted((a, b) => (a.tables.get(match)?.you ?? 0) - (b.tables.get(match)?.you ?? 0));
  return { match, players: bySeat };
}

const awaited = (client: Client | undefined, match: string) => client?.states.get(match)?.awaited;
const running = (client: Client | undefined, match: string) => client?.states.get(match)?.clocks?.map((clock) => clock.running);

test('a match for one person is played alone, to its end and again', async () => {
  const { match, players } = await seated(await place(FAST), 1, { game: 'chorus' });
  const [anna] = players;
  await playOut(match, players, (keys) => keys[1] ?? '');
  expect(anna?.states.get(match)?.outcome?.places).toEqual([1]);
  expect((await anna?.ask({ type: 'rematch', match }))?.type).toBe('accepted');
  const next = anna?.tables.get(match)?.rematch ?? '';
  expect(await anna?.watch(next)).toMatchObject({ status: 'running', you: 0 });
  expect((await anna?.ask({ type: 'resign', match: next }))?.type).toBe('state');
  expect(anna?.states.get(next)?.outcome).toMatchObject({ how: 'resign' });
});

test.each([2, 3, 4])('%i people who are asked at once answer in any order, sealed until the last', async (count) => {
  const { match, players } = await seated(await place(FAST), count, { game: 'chorus' });
  const everybody = Array.from({ length: count }, (_, seat) => seat);
  expect(awaited(players[0], match)).toEqual(everybody);
  for (const seat of everybody.toReversed()) {
    expect(players.every((each) => (each.logs.get(match)?.length ?? 0) === 0)).toBe(true);
    await players[seat]?.answer(match, 'mi');
    await Promise.all(players.map((each) => each.ping()));
    if (seat > 0) expect(awaited(players[0], match)).toEqual(everybody.filter((each) => each < seat));
  }
  expect(players[0]?.logs.get(match)?.filter(({ event }) => event.event === 'sang')).toHaveLength(count);
  await playOut(match, players, (keys) => keys[2] ?? '');
});

test('two against two: partners share a place, and bots sit anywhere', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const bot = { kind: 'bot' as const, level: 1 };
  const { match } = await anna.create({ game: 'chorus', options: { teams: true }, seats: [bot, { kind: 'person' }, bot, bot] });
  await anna.watch(match);
  while (!anna.states.get(match)?.outcome) {
    if (anna.states.get(match)?.questions.length) await anna.answer(match, (keys) => keys[1] ?? '');
    else await anna.next((message) => message.type === 'state');
  }
  const places = anna.states.get(match)?.outcome?.places ?? [];
  expect([places[0], places[1]]).toEqual([places[2], places[3]]);
});

test('what cannot be set up is refused when it is made, not when the last seat is taken', async () => {
  const anna = await (await place()).player();
  const wish = { game: 'chorus', options: { teams: true }, seats: [{ kind: 'person' }, { kind: 'open' }] };
  await expect(anna.http('POST', '/api/matches', wish)).rejects.toMatchObject({
    status: 400,
    body: { trouble: { trouble: 'wrong-option' } },
  });
});

describe('standing orders', () => {
  test('an order speaks at once, also to what is asked already, and whenever it is asked again', async () => {
    const { match, players } = await seated(await place(FAST), 3, { game: 'chorus', options: { rounds: 4 } });
    const [anna, bert, carl] = players;
    await bert?.ask({ type: 'orders', match, orders: [{ question: 'sing', answer: 'mi', until: 1 }] });
    expect(awaited(bert, match)).toEqual([0, 2]);
    expect(bert?.states.get(match)?.orders).toHaveLength(1);
    expect(anna?.states.get(match)?.orders).toEqual([]);
    await anna?.answer(match);
    await carl?.answer(match);
    expect(awaited(carl, match)).toEqual([0, 2]);
    await Promise.all(players.map((each) => each.ping()));
    await anna?.answer(match);
    await carl?.answer(match);
    // The order was for turns up to number 1: now its owner is asked.
    expect(awaited(carl, match)).toEqual([0, 1, 2]);
  });

  test('orders are removed with an empty list, and what is none is refused', async () => {
    const { match, players } = await seated(await place(FAST), 2, { game: 'chorus' });
    const [anna, bert] = players;
    await bert?.ask({ type: 'orders', match, orders: [{ question: '*', answer: 'safe' }] });
    expect(awaited(anna, match)).toEqual([0]);
    await bert?.ask({ type: 'orders', match, orders: [] });
    await anna?.answer(match);
    expect(awaited(anna, match)).toEqual([0, 1]);
    const wrong: object = { type: 'orders', match, orders: [{ question: 7 }] };
    anna?.socket?.send(JSON.stringify({ ...wrong, key: 'k' }));
    expect(await anna?.next((message) => message.type === 'refused')).toMatchObject({
      key: 'k',
      trouble: { trouble: 'malformed' },
    });
  });

  test('they outlive a restart of the server', async () => {
    const where = await place(FAST);
    const { match, players } = await seated(where, 2, { game: 'chorus' });
    await players[1]?.ask({ type: 'orders', match, orders: [{ question: 'sing', answer: 'sol' }] });
    const again = await where.again();
    const back = again.guest();
    back.cookie = players[0]?.cookie;
    await back.connect();
    await back.watch(match);
    for (let round = 0; round < 3; round++) await back.answer(match);
    expect(back.states.get(match)?.outcome).toBeDefined();
  });

  test('in a window of interrupts an order by correspondence costs nobody a day', async () => {
    const clock = { kind: 'correspondence' as const, days: 1 };
    const { match, players } = await seated(await place(FAST), 4, { game: 'feud', clock });
    const pass = [{ question: 'window', answer: 'pass' }];
    for (const each of players) await each.ask({ type: 'orders', match, orders: pass });
    await Promise.all(players.map((each) => each.ping()));
    const striker = players.find((each) => each.states.get(match)?.questions.length);
    await striker?.answer(match, (keys) => keys[1] ?? '');
    await striker?.answer(match, 'go on');
    expect(striker?.states.get(match)?.asked[0]?.name).not.toBe('window');
  });
});

describe('clocks for many', () => {
  const clock = { kind: 'live' as const, minutes: 1, increment: 0 };

  test('everybody who is asked is on the clock, and off it with the answer', async () => {
    const { match, players } = await seated(await place(FAST), 4, { game: 'chorus', clock });
    expect(running(players[0], match)).toEqual([true, true, true, true]);
    await players[2]?.answer(match);
    expect(running(players[2], match)).toEqual([true, true, false, true]);
    await players[0]?.answer(match);
    expect(running(players[0], match)).toEqual([false, true, false, true]);
    await players[0]?.ask({ type: 'undo', match });
    expect(running(players[0], match)).toEqual([true, true, false, true]);
  });

  test('whose time is up in a match for several is out, and the others play on', async () => {
    const where = await place(FAST);
    const { match, players } = await seated(where, 3, { game: 'chorus', clock });
    await players[0]?.answer(match);
    await players[2]?.answer(match);
    const again = await restarted(where, `UPDATE clocks SET due = due - 59000 WHERE seat = 1 AND due IS NOT NULL`);
    const back = await Promise.all(players.map(({ cookie }) => returned(again, cookie, match)));
    await until(() => awaited(back[0], match)?.join() === '0,2', 5000);
    expect(back[0]?.states.get(match)?.outcome).toBeUndefined();
    expect(running(back[0], match)).toEqual([true, false, true]);
    await playOut(
      match,
      [back[0], back[2]].flatMap((each) => each ?? []),
      (keys) => keys[1] ?? '',
    );
  });

  async function restarted(where: Place, sql: string): Promise<Place> {
    await where.server.close();
    const database = new DatabaseSync(join(where.data, DATABASE));
    database.exec(sql);
    database.close();
    return place(FAST, where.data);
  }

  async function returned(where: Place, cookie: string | undefined, match: string): Promise<Client> {
    const client = where.guest();
    client.cookie = cookie;
    await client.connect();
    await client.watch(match);
    return client;
  }
});

describe('large options', () => {
  const pack = (length: number): string => {
    const notes = ['fa', 'la', 'si'];
    return JSON.stringify([...notes, 'x'.repeat(length - JSON.stringify([...notes, '']).length)]);
  };

  test('a content pack of 256 KB is an option; only who asks for it is sent it', async () => {
    const where = await place(FAST);
    const options = { rounds: 1, pack: pack(LONGEST.text) };
    const { match, players } = await seated(where, 2, { game: 'chorus', options });
    const [anna] = players;
    expect(anna?.tables.get(match)).toMatchObject({ options: { rounds: 1 }, omitted: ['pack'] });
    expect(anna?.tables.get(match)?.options).not.toHaveProperty('pack');
    const listed = JSON.stringify(await anna?.http('GET', '/api/lobby'));
    expect(listed).toContain('"omitted":["pack"]');
    expect(listed.length).toBeLessThan(5000);
    const again = await where.again();
    const back = again.guest();
    back.cookie = anna?.cookie;
    expect(optionsReply.parse(await back.http('GET', `/api/matches/${match}/options`))).toEqual({ options });
    await back.connect();
    await back.watch(match);
    expect(back.states.get(match)?.questions[0]?.options.map(({ key }) => key)).toEqual(['hush', 'fa', 'la', 'si']);
  });

  test.each([
    ['one character more', pack(LONGEST.text + 1), 'malformed'],
    ['a pack with a mistake in it', JSON.stringify(['fa', 7]), 'wrong-option'],
  ])('%s is refused with its place', async (_what, text, trouble) => {
    const anna = await (await place()).player();
    const wish = { game: 'chorus', options: { pack: text }, seats: [{ kind: 'person' }] };
    await expect(anna.http('POST', '/api/matches', wish)).rejects.toMatchObject({
      status: 400,
      body: { trouble: { trouble, at: expect.stringContaining('options.pack') } },
    });
  });

  test('few matches with long options are kept in memory; the others are there all the same', async () => {
    const where = await place({ ...FAST, loadedLong: 2 });
    const anna = await where.player();
    const wish = { game: 'chorus', options: { pack: pack(40_000) }, seats: [{ kind: 'person' as const }] };
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await anna.create(wish)).match);
    const loaded = /^taverne_tables (\d+)$/m.exec(String(await where.guest().http('GET', '/metrics')))?.[1];
    expect(Number(loaded)).toBeLessThanOrEqual(3);
    for (const match of made) expect(await anna.watch(match)).toMatchObject({ status: 'running' });
  });

  test('long ones are not made by the dozen', async () => {
    const anna = await (await place({ imports: { burst: 2, perSecond: 0.001 } })).player();
    const wish = { game: 'chorus', options: { pack: pack(100_000) }, seats: [{ kind: 'person' as const }] };
    await anna.create(wish);
    await anna.create(wish);
    await expect(anna.create(wish)).rejects.toMatchObject({ status: 429 });
    await anna.create({ ...wish, options: {} });
  });
});
