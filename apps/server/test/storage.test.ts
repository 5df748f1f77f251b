/** The store: whole or not at all, and never two at one place. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { Committer } from '../src/storage/committer.ts';
import { jobAdded } from '../src/storage/jobs.ts';
import type { Append, Change, ClockRow, MatchRow, SeatRow, Storage } from '../src/storage/port.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { folder } from './harness.ts';
import { openStore, STORES } from './stores.ts';

const row = (id: string): MatchRow => ({
  id,
  game: 'feud',
  version: 1,
  options: {},
  omitted: [],
  imported: false,
  proof: null,
  bytes: 0,
  programs: false,
  seats: 2,
  visibility: 'link',
  clock: { kind: 'none' },
  seed: 'seed',
  maker: 'anna',
  made: 1,
  status: 'running',
  awaited: [0],
  outcome: null,
  consent: null,
  rematch: null,
  changed: 1,
});
const append = (seq: number, key: string): Append => ({ seq, entries: [{ type: 'resign', seat: 0 }], seat: 0, key, at: 1 });

describe.each(STORES)('%s', (name) => {
  const store = (): Promise<Storage> => openStore(name);

  test('of two appends at one place the second is behind, and nothing of it is written', async () => {
    const storage = await store();
    await storage.write([{ match: 'm', made: row('m'), append: append(0, 'a') }]);
    const standing = { ...row('m'), status: 'over' as const };
    expect(await storage.write([{ match: 'm', append: append(0, 'b'), standing }])).toEqual(['behind']);
    expect((await storage.match('m', 0))?.row.status).toBe('running');
    expect((await storage.match('m', 0))?.appends.map(({ key }) => key)).toEqual(['a']);
  });

  test('a change that cannot be written takes nothing of the others with it', async () => {
    const storage = await store();
    const committer = new Committer(storage);
    const good: Change[] = ['a', 'b'].map((id) => ({ match: id, made: row(id) }));
    const also = [{ text: 'INSERT INTO nowhere VALUES (1)', values: [] }];
    const bad: Change = { match: 'c', made: row('c'), also };
    const written = await Promise.allSettled([...good, bad].map((change) => committer.write(change)));
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((await storage.listed('b'))?.row.id).toBe('b');
    expect(await storage.listed('c')).toBeUndefined();
    expect(await committer.write({ match: 'a', made: row('a') })).toBe('behind');
  });

  test('what else is to be written is written with its change, and not without it', async () => {
    const storage = await store();
    const also = (name: string) => [jobAdded({ owner: 'm', kind: 'mail', name, runAt: 1, body: '' })];
    await storage.write([{ match: 'm', made: row('m'), append: append(0, 'a'), also: also('one') }]);
    await storage.write([{ match: 'm', append: append(0, 'b'), also: also('two') }]);
    expect(await storage.sql.all('SELECT name FROM jobs')).toEqual([{ name: 'one' }]);
  });

  test('what comes up in one turn of the event loop is one transaction', async () => {
    const storage = await store();
    const groups: number[] = [];
    const committer = new Committer(storage, (changes) => groups.push(changes));
    await Promise.all(['a', 'b', 'c'].map((id) => committer.write({ match: id, made: row(id) })));
    expect(groups).toEqual([3]);
  });

  const seat = (at: number, guest: string | null): SeatRow => ({
    seat: at,
    kind: guest === null ? 'bot' : 'person',
    guest,
    name: guest,
    level: guest === null ? 1 : null,
    salt: `salt ${at}`,
    promise: '',
    left: false,
    ready: true,
    holiday: null,
  });
  const clock = (at: number, due: number | null): ClockRow => ({ seat: at, left: 60_000, bank: 5000, due, stopped: null });

  test('whoever does not know of the last change is behind, whatever either of them changes', async () => {
    const storage = await store();
    await storage.write([{ match: 'm', made: row('m'), seats: [seat(0, 'anna'), seat(1, null)] }]);
    const taking = (guest: string) => [{ match: 'm', revision: 0, seats: [seat(1, guest)] }];
    expect(await storage.write(taking('bert'))).toEqual(['written']);
    expect(await storage.write(taking('cleo'))).toEqual(['behind']);
    expect(await storage.revision('m')).toBe(1);
    expect((await storage.listed('m'))?.seats.map(({ guest }) => guest)).toEqual(['anna', 'bert']);
    expect(await storage.write([{ match: 'nowhere', revision: 0, seats: [] }])).toEqual(['behind']);
  });

  test('what is read is what was written', async () => {
    const storage = await store();
    const long = 'x'.repeat(5000);
    const made: MatchRow = {
      ...row('m'),
      options: { deck: long, mode: 'duel' },
      omitted: ['deck'],
      clock: { kind: 'live', minutes: 1, increment: 0 },
    };
    const seats = [seat(0, 'anna'), seat(1, null)];
    const chat = { id: 1, key: 'k', seat: 0, name: 'anna', text: 'hello “é”', at: 5 };
    const change = {
      match: 'm',
      made,
      append: append(0, 'a'),
      seats,
      clocks: [clock(0, 77), clock(1, null)],
      orderDue: 99,
      chat,
    };
    await storage.write([change]);
    const found = await storage.match('m', 10);
    expect(found).toMatchObject({
      row: made,
      seats,
      clocks: change.clocks,
      orderDue: 99,
      chat: [chat],
      revision: 0,
      notices: [],
    });
    expect(found?.appends).toEqual([append(0, 'a')]);
    expect((await storage.listed('m'))?.row.options).toEqual({ mode: 'duel' });
    await storage.write([
      { match: 'm', revision: 0, append: append(1, 'b'), orderDue: null, asked: { awaited: [1], changed: 9 } },
    ]);
    const news = await storage.news('m', 1, 10);
    expect(news).toMatchObject({ revision: 1, orderDue: null, row: { awaited: [1], changed: 9, status: 'running' } });
    expect(news?.appends).toEqual([append(1, 'b')]);
  });

  test('a guest’s matches: those that wait for it first, then the others, then what is over', async () => {
    const storage = await store();
    const standing = { ...row('x'), status: 'over' as const, awaited: [], changed: 50 };
    for (const [id, awaited, changed] of [
      ['theirs', [1], 5],
      ['mine', [0], 3],
      ['done', [0], 4],
    ] as const) {
      await storage.write([{ match: id, made: { ...row(id), awaited, changed }, seats: [seat(0, 'anna'), seat(1, 'bert')] }]);
    }
    await storage.write([{ match: 'done', revision: 0, standing }]);
    expect((await storage.matchesOf('anna', 10)).map((each) => each.row.id)).toEqual(['mine', 'theirs', 'done']);
    expect(await storage.holdingsOf('anna')).toEqual({ waiting: 0, unfinished: 2, botMatches: 0, bytes: 0 });
  });

  test('what is due is found, and moved on with the clocks that stand still', async () => {
    const storage = await store();
    const clocks = [clock(0, 1000), clock(1, null)];
    await storage.write([
      { match: 'm', made: row('m'), clocks },
      { match: 'n', made: row('n'), orderDue: 2000 },
    ]);
    expect(await storage.nextDue()).toBe(1000);
    await storage.postpone(500);
    expect(await storage.due(1499)).toEqual([]);
    expect((await storage.due(2500)).toSorted()).toEqual(['m', 'n']);
    expect((await storage.match('m', 0))?.clocks).toEqual([clock(0, 1500), clock(1, null)]);
  });

  test('a match that waits for a bot is found, and one that is long over is packed and goes', async () => {
    const storage = await store();
    const seats = [seat(0, 'anna'), seat(1, null)];
    await storage.write([{ match: 'm', made: { ...row('m'), awaited: [1] }, seats, append: append(0, 'a'), thinks: true }]);
    expect(await storage.awaitingBots()).toEqual(['m']);
    expect(await storage.withoutSnapshot(5)).toEqual(['m']);
    const standing = { ...row('m'), status: 'over' as const, awaited: [], changed: 50 };
    await storage.write([{ match: 'm', revision: 0, append: append(1, 'b'), standing, thinks: false }]);
    expect(await storage.awaitingBots()).toEqual([]);
    expect(await storage.fold(60, 5)).toBe(1);
    const entries = (await storage.match('m', 0))?.appends.map(({ seq }) => seq);
    expect(entries).toEqual([0, 1]);
    const ages = { finished: 60, waiting: 60, guests: 60 };
    expect(await storage.sweepable(ages, 5)).toEqual(['m']);
    expect(await storage.sweep('m', ages)).toBe(true);
    expect(await storage.sweep('m', ages)).toBe(false);
    expect(await storage.match('m', 0)).toBeUndefined();
    await storage.addGuest({ id: 'anna', name: 'Anna', language: 'fr' }, 'hash', 50);
    expect(await storage.guestByToken('hash')).toEqual({ id: 'anna', name: 'Anna', language: 'fr', seen: 50, suspended: 0 });
    expect(await storage.sweepGuests(ages, 5)).toBe(1);
  });

  test('a request that was done is found by its key, with the number it led to', async () => {
    const storage = await store();
    await storage.write([{ match: 'm', made: row('m'), append: append(0, 'a') }]);
    await storage.write([
      {
        match: 'm',
        append: {
          ...append(1, 'b'),
          entries: [
            { type: 'shown', to: [] },
            { type: 'shown', to: [] },
          ],
        },
      },
    ]);
    expect(await storage.doneBefore('m', 0, 'a')).toBe(1);
    expect(await storage.doneBefore('m', 0, 'b')).toBe(3);
    expect(await storage.doneBefore('m', 1, 'b')).toBeUndefined();
  });
});

test('a database of a newer server is not touched', () => {
  const path = join(folder(), 'new.db');
  const database = new DatabaseSync(path);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqlite(path)).toThrow(/newer Taverne/);
});

test('the first change of a group waits a moment for others; a crowd does not wait', async () => {
  const storage = openSqlite(join(folder(), 'test.db'));
  const groups: number[] = [];
  const committer = new Committer(storage, (changes) => groups.push(changes));
  const first = committer.write({ match: 'a', made: row('a') });
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, committer.write({ match: 'b', made: row('b') })]);
  expect(groups).toEqual([2]);
  const crowd = Array.from({ length: 100 }, (_, i) => committer.write({ match: `m${i}`, made: row(`m${i}`) }));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(groups).toEqual([2, 100]);
  await Promise.all(crowd);
  await storage.close();
});
