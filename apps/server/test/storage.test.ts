/** The store: whole or not at all, and never two at one place. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Committer } from '../src/storage/committer.ts';
import { jobAdded } from '../src/storage/jobs.ts';
import type { Append, Change, MatchRow, Storage } from '../src/storage/port.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { folder } from './harness.ts';

const row = (id: string): MatchRow => ({
  id,
  game: 'feud',
  version: 1,
  options: {},
  omitted: [],
  imported: false,
  proof: null,
  bytes: 0,
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
const store = (): Storage => openSqlite(join(folder(), 'test.db'));

test('of two appends at one place the second is behind, and nothing of it is written', async () => {
  const storage = store();
  await storage.write([{ match: 'm', made: row('m'), append: append(0, 'a') }]);
  const standing = { ...row('m'), status: 'over' as const };
  expect(await storage.write([{ match: 'm', append: append(0, 'b'), standing }])).toEqual(['behind']);
  expect((await storage.match('m', 0))?.row.status).toBe('running');
  expect((await storage.match('m', 0))?.appends.map(({ key }) => key)).toEqual(['a']);
  await storage.close();
});

test('a change that cannot be written takes nothing of the others with it', async () => {
  const storage = store();
  const committer = new Committer(storage);
  const good: Change[] = ['a', 'b'].map((id) => ({ match: id, made: row(id) }));
  const bad: Change = { match: 'a', made: row('a') };
  const written = await Promise.allSettled([...good, bad].map((change) => committer.write(change)));
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((await storage.listed('b'))?.row.id).toBe('b');
  await storage.close();
});

test('what else is to be written is written with its change, and not without it', async () => {
  const storage = store();
  const also = (name: string) => [jobAdded({ owner: 'm', kind: 'mail', name, runAt: 1, body: '' })];
  await storage.write([{ match: 'm', made: row('m'), append: append(0, 'a'), also: also('one') }]);
  await storage.write([{ match: 'm', append: append(0, 'b'), also: also('two') }]);
  expect(await storage.sql.all('SELECT name FROM jobs')).toEqual([{ name: 'one' }]);
  await storage.close();
});

test('what comes up in one turn of the event loop is one transaction', async () => {
  const storage = store();
  const groups: number[] = [];
  const committer = new Committer(storage, (changes) => groups.push(changes));
  await Promise.all(['a', 'b', 'c'].map((id) => committer.write({ match: id, made: row(id) })));
  expect(groups).toEqual([3]);
  await storage.close();
});

test('the first change of a group waits a moment for others; a crowd does not wait', async () => {
  const storage = store();
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

test('a request that was done is found by its key, with the number it led to', async () => {
  const storage = store();
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
  await storage.close();
});

test('a database of a newer server is not touched', () => {
  const path = join(folder(), 'new.db');
  const database = new DatabaseSync(path);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqlite(path)).toThrow(/newer Taverne/);
});
