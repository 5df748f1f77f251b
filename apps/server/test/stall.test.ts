/** Nobody can hold the server: whatever is long is done in slices, paid for, and dropped when its reader has gone. */
import { once } from 'node:events';
import { join } from 'node:path';
import { answer, fileOf, type Game, type Match, questionsOf, quick, startMatch, writeFile } from '@taverne/engine';
import { type ClientMessage, importedReply, PROTOCOL } from '@taverne/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { LIMITS } from '../src/limits.ts';
import { Archive } from '../src/matches/archive.ts';
import { Purses } from '../src/rates.ts';
import { loadGames } from '../src/registry.ts';
import { Slices } from '../src/slices.ts';
import { DATABASE } from '../src/storage/opening.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { ServerProcess } from '../tools/lib/child.ts';
import { Client } from '../tools/lib/client.ts';
import { scratchSettings } from '../tools/lib/scratch.ts';
import { chorus } from './chorus.ts';
import { FAST, folder, place, twoAt, until } from './harness.ts';

/** Milliseconds of one round of the event loop. The aim is 10. */
const BAR = 40;

/** A match with some six thousand entries that is over. */
function longFile(): string {
  const game: Game = chorus;
  const begun = startMatch(game, { options: { rounds: 1200 }, seats: 4, chance: quick(1) });
  if (!begun.ok) throw new Error(begun.trouble.say);
  const match: Match = begun.value;
  for (let i = 0; !match.outcome; i++) {
    for (let seat = 0; seat < 4; seat++) {
      const [question] = questionsOf(match, seat);
      if (question) answer(match, seat, question.id, question.options[(i + seat) % question.options.length]?.key ?? '');
    }
  }
  return writeFile(fileOf(match));
}

const FILE = longFile();

/** A server of its own with a long match in it, warm, and with limits as they are. */
async function withLongMatch() {
  const server = await ServerProcess.start(scratchSettings(folder()));
  onTestFinished(() => server.kill());
  const client = (): Client => {
    const made = new Client(server.base);
    onTestFinished(() => made.close());
    return made;
  };
  const anna = await client().named('Anna');
  const { match } = importedReply.parse(await anna.http('POST', '/api/import', { file: FILE }));
  await anna.connect();
  await anna.watch(match);
  await anna.ask({ type: 'look', match, seq: 10 });
  await anna.http('GET', `/api/matches/${match}/file`);
  await server.longestStall();
  await anna.ping();
  await server.longestStall();
  return { server, client, match };
}

/** A client that only counts what it hears: to read it would take longer than to send it. */
async function raw(base: string) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(/"type":"(\w+)"/.exec(data.toString('latin1', 0, 40))?.[1] ?? ''));
  await once(socket, 'open');
  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  say({ type: 'hello', protocol: PROTOCOL });
  return { heard, say };
}

const numbered = (count: number): [string, number][] => Array.from({ length: count }, (_, i) => [`name-${i}`, i]);

/** The body of an import. */
function fileOfNothing(entries: number): string {
  return JSON.stringify({
    file: JSON.stringify({ ...(JSON.parse(FILE) as Record<string, unknown>), journal: numbered(entries) }),
  });
}

describe('a match of six thousand entries', () => {
  test('looks into the past hold nobody', async () => {
    const { server, client, match } = await withLongMatch();
    const eve = await raw(server.base);
    const bert = await (await client().named('Bert')).connect();
    const looks = (from: number, to: number) => async () => {
      for (let i = from; i < to; i++) eve.say({ type: 'look', match, key: `l${i}`, seq: (i * 997) % 6000 });
      for (let i = from; i < to; i++) await bert.ping();
      await until(() => eve.heard.length > to, 60_000);
    };
    expect(await server.stallOf([looks(0, 14), looks(14, 28), looks(28, 40)])).toBeLessThan(BAR);
    expect(new Set(eve.heard)).toEqual(new Set(['welcome', 'looked']));
  });

  test('watching it again and again, and its file, hold nobody', async () => {
    const { server, match } = await withLongMatch();
    const eve = await raw(server.base);
    const replies: { status: number; text: string }[] = [];
    const file = async () => {
      const reply = await fetch(`${server.base}/api/matches/${match}/file`);
      replies.push({ status: reply.status, text: await reply.text() });
    };
    const watches = (upTo: number) => async () => {
      for (let i = 0; i < 10; i++) eve.say({ type: 'watch', match });
      await Promise.all(Array.from({ length: 50 }, file));
      await until(() => eve.heard.filter((type) => type === 'state').length >= upTo, 60_000);
    };
    expect(await server.stallOf([watches(10), watches(20), watches(30)])).toBeLessThan(BAR);
    // More than a hundred at once need not be served; who is gets the one file.
    expect(replies.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const files = new Set(replies.flatMap(({ status, text }) => (status === 200 ? [text] : [])));
    expect(files.size).toBe(1);
    expect([...files][0]).toContain('"fingerprint"');
  });

  test('opening it, importing it and coming back to it hold nobody', async () => {
    const data = folder();
    const first = await ServerProcess.start(scratchSettings(data));
    const anna = await new Client(first.base).named('Anna');
    const matches: string[] = [];
    const bring = async () => {
      matches.push(importedReply.parse(await anna.http('POST', '/api/import', { file: FILE })).match);
    };
    expect(await first.stallOf([bring, bring, bring])).toBeLessThan(BAR);
    await first.kill();
    const second = await ServerProcess.start(scratchSettings(data));
    onTestFinished(() => second.kill());
    const bert = await new Client(second.base).connect();
    onTestFinished(() => bert.close());
    const back = matches.map((match) => () => bert.watch(match));
    expect(await second.stallOf(back)).toBeLessThan(BAR);
    for (const match of matches) expect(bert.logs.get(match)?.length).toBeGreaterThan(5000);
  });
});

test.each([
  ['a body of empty lists', '/api/matches', `[${'[],'.repeat(300_000)}[]]`],
  ['a match file of names', '/api/import', JSON.stringify({ file: JSON.stringify(Object.fromEntries(numbered(40_000))) })],
  ['a match file with a journal of nothing', '/api/import', fileOfNothing(40_000)],
])('%s is refused and holds nobody', async (_what, path, body) => {
  const server = await ServerProcess.start(scratchSettings(folder()));
  onTestFinished(() => server.kill());
  const { cookie } = await new Client(server.base).named('Eve');
  const headers = { 'content-type': 'application/json', cookie };
  const send = async () => {
    const { status } = await fetch(server.base + path, { method: 'POST', headers, body });
    expect(status).toBe(400);
  };
  expect(await server.stallOf([send, send, send, send])).toBeLessThan(BAR);
});

test('who looks back too much pays with its own time, on whatever socket, and others do not', async () => {
  const where = await place({ ...FAST, work: { burst: 20, perSecond: 0.001, address: 1000 } });
  const { match, anna, bert } = await twoAt(where);
  const twin = where.guest();
  twin.cookie = anna.cookie;
  await twin.connect();
  const look = async (who: Client) => (await who.ask({ type: 'look', match, seq: 1 })).type;
  expect(await look(anna)).toBe('looked');
  // What a look costs is the time it took, so a quick machine grants more of them: she looks until it is too much.
  while ((await look(anna)) === 'looked');
  expect(await look(twin)).toBe('refused');
  expect(await look(bert)).toBe('looked');
});

test('what a match was is told the same, however one comes to it', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const { match } = importedReply.parse(await anna.http('POST', '/api/import', { file: FILE }));
  await anna.watch(match);
  // Whoever comes anew is told the latest events; a look at the end tells them all.
  const whole = await anna.ask({ type: 'look', match, seq: 6000 });
  if (whole.type !== 'looked') throw new Error(JSON.stringify(whole));
  const told = whole.events;
  expect(told.length).toBeGreaterThan(5000);
  const latest = anna.logs.get(match) ?? [];
  expect(latest).toEqual(told.slice(-latest.length));
  for (const seq of [3, 2999, 3005, 1]) {
    const then = await anna.ask({ type: 'look', match, seq });
    if (then.type !== 'looked') throw new Error(JSON.stringify(then));
    expect(then.events).toEqual(told.slice(0, then.events.length));
  }
});

test('a run for somebody who has left is dropped', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const { match } = importedReply.parse(await anna.http('POST', '/api/import', { file: FILE }));
  await where.server.close();
  // Slices of no length: however quick the machine, it is asked after every stop.
  const slices = new Slices(0);
  const storage = openSqlite(join(where.data, DATABASE), slices);
  onTestFinished(() => storage.close());
  const archive = new Archive({
    storage,
    registry: await loadGames(new URL('./games.ts', import.meta.url).href),
    limits: LIMITS,
    slices,
  });
  /** Asked after each slice whether it is still here: so often it says yes. */
  const reading = async (patience: number): Promise<{ found: boolean; asked: number }> => {
    let asked = 0;
    const payer = new Purses({ ...LIMITS, ...FAST }).guest('eve');
    const reader = { payer, isHere: () => ++asked <= patience, hasRead: async () => {} };
    const { ok } = await archive.look(reader, match, 6000, () => undefined);
    return { found: ok, asked };
  };
  expect(await reading(5)).toEqual({ found: false, asked: 6 });
  const whole = await reading(Number.POSITIVE_INFINITY);
  expect(whole.found).toBe(true);
  expect(whole.asked).toBeGreaterThan(6);
});
