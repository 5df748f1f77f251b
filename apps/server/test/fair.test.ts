/** Chance that nobody at the table, and not the server alone, could choose: hashes first, then salts, then the seed. */
import { createHash } from 'node:crypto';
import { promiseOf, readFile, verifyChance } from '@taverne/engine';
import { expect, test } from 'vitest';
import type { Client } from '../tools/lib/client.ts';
import { FAST, place, playOut, until } from './harness.ts';

const SEATS = [{ kind: 'person' as const }, { kind: 'open' as const }];
const hash = (salt: string): string => createHash('sha256').update(salt).digest('hex');
const chanceOf = (client: Client, match: string) => client.tables.get(match)?.chance;

/** Anna has promised her salt, Bert his; nobody has told one. */
async function promised(patience = 60_000) {
  const where = await place({ ...FAST, saltPatience: patience });
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: SEATS, promise: hash('one') });
  await anna.watch(match);
  const join = (promise: string) => bert.http('POST', `/api/matches/${match}/join`, { token: links[0]?.token, promise });
  return { where, anna, bert, match, join };
}

test('the hashes of seed and salts are told first, then the salts, then it begins, and at the end all of it fits', async () => {
  const { where, anna, bert, match, join } = await promised();
  const before = chanceOf(anna, match);
  expect(before).toEqual({ commitment: expect.any(String), salts: ['', ''], promises: [hash('one'), ''] });
  // Not before the other has promised, too.
  expect(await anna.ask({ type: 'salt', match, salt: 'one' })).toMatchObject({ trouble: { code: 'salt-not-due' } });
  await join(hash('two'));
  await bert.watch(match);
  expect(chanceOf(bert, match)).toMatchObject({
    commitment: before?.commitment,
    salts: ['', ''],
    promises: [hash('one'), hash('two')],
  });
  expect(bert.tables.get(match)?.status).toBe('waiting');
  expect(await bert.ask({ type: 'salt', match, salt: 'another' })).toMatchObject({ trouble: { code: 'salt-not-promised' } });
  await bert.ask({ type: 'salt', match, salt: 'two' });
  expect(bert.tables.get(match)?.status).toBe('waiting');
  await anna.ask({ type: 'salt', match, salt: 'one' });
  await until(() => bert.tables.get(match)?.status === 'running');
  await playOut(match, [anna, bert], (keys) => keys[0] ?? '');
  const text = await (await fetch(`${where.base}/api/matches/${match}/file`)).text();
  const file = readFile(text);
  if (!file.ok || !file.value.chance) throw new Error('no proof');
  const { chance, journal } = file.value;
  expect(chance).toMatchObject({ commitment: before?.commitment, salts: ['one', 'two'], promises: [hash('one'), hash('two')] });
  expect(verifyChance(journal, chance)).toBeUndefined();
  expect(verifyChance(journal, { ...chance, salts: ['one', 'three'] })).toMatchObject({ code: 'salt-other' });
});

test('who does not tell the salt in time plays without it, and a restart does not forget that', async () => {
  const { where, anna, match, join } = await promised(300);
  await join(hash('two'));
  await anna.ask({ type: 'salt', match, salt: 'one' });
  const next = await where.again();
  const back = next.guest();
  back.cookie = anna.cookie;
  await back.connect();
  await back.watch(match);
  await until(() => back.tables.get(match)?.status === 'running');
  expect(chanceOf(back, match)).toMatchObject({ salts: ['one', ''], promises: [hash('one'), hash('two')] });
});

test('once a salt is told nobody else can come in who would know it', async () => {
  const { anna, bert, match, join } = await promised();
  await join(hash('two'));
  await anna.ask({ type: 'salt', match, salt: 'one' });
  await bert.watch(match);
  expect(await bert.ask({ type: 'leave', match })).toMatchObject({ trouble: { code: 'about-to-begin' } });
});

test('a rematch has salts of its own', async () => {
  const { anna, bert, match, join } = await promised();
  await join(hash('two'));
  await bert.watch(match);
  await anna.ask({ type: 'salt', match, salt: 'one' });
  await bert.ask({ type: 'salt', match, salt: 'two' });
  await anna.ask({ type: 'resign', match });
  await anna.ask({ type: 'rematch', match, promise: promiseOf('three') });
  await bert.ask({ type: 'rematch', match, promise: promiseOf('four') });
  const next = anna.tables.get(match)?.rematch ?? '';
  await anna.watch(next);
  expect(chanceOf(anna, next)?.promises).toEqual([promiseOf('four'), promiseOf('three')]);
  await anna.ask({ type: 'salt', match: next, salt: 'three' });
  await bert.ask({ type: 'salt', match: next, salt: 'four' });
  await until(() => anna.tables.get(next)?.status === 'running');
  expect(chanceOf(anna, next)?.salts).toEqual(['four', 'three']);
});
