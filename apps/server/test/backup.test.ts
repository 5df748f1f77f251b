/** A copy of the store while people play is whole, and a server can be started with it. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backUp } from '../src/backup.ts';
import { DATABASE } from '../src/index.ts';
import { FAST, folder, place, twoAt } from './harness.ts';

test('a backup taken in the middle of play has every answer acknowledged before it, and who holds which seat', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where);
  const states = () => players.map((each) => each.states.get(match)?.seq ?? 0);
  for (let i = 0; i < 6; i++) {
    const asked = players.find((each) => each.states.get(match)?.questions.length);
    await asked?.answer(match);
    await Promise.all(players.map((each) => each.ping()));
  }
  const seq = Math.max(...states());
  const copy = join(folder(), 'copy');
  // While answers go on: nobody waits for it, and it does not wait for them.
  const asked = players.find((each) => each.states.get(match)?.questions.length);
  const pending = asked?.answer(match);
  expect(backUp(where.data, copy)).toBeUndefined();
  expect((await pending)?.type).toBe('state');

  const restored = await place(FAST, copy);
  const back = restored.guest();
  back.cookie = players[0].cookie;
  await back.connect();
  expect(await back.watch(match)).toMatchObject({ you: 0, status: 'running' });
  expect(back.states.get(match)?.seq).toBeGreaterThanOrEqual(seq);
  expect(statSync(join(copy, 'secret')).mode & 0o077).toBe(0);
});

test('a backup never overwrites another, and says what is missing', async () => {
  const { data } = await place();
  const copy = join(folder(), 'copy');
  expect(backUp(data, copy)).toBeUndefined();
  expect(backUp(data, copy)).toContain('holds a backup already');
  expect(backUp(join(data, 'nowhere'), join(copy, 'other'))).toContain('there is no taverne.db');
  expect(existsSync(join(copy, 'other'))).toBe(false);
});

test('what a broken backup left behind is no backup, and does not stop the next', async () => {
  const { data } = await place();
  const copy = folder();
  writeFileSync(join(copy, `${DATABASE}.part`), 'half a database');
  expect(backUp(data, copy)).toBeUndefined();
  const database = new DatabaseSync(join(copy, DATABASE), { readOnly: true });
  expect(Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})).toEqual(['ok']);
  database.close();
});
