/** A deploy with newer rules never loses a match. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DATABASE } from '../src/index.ts';
import type { Client } from '../tools/lib/client.ts';
import { askedFirst, FAST, type Place, place, playOut, twoAt } from './harness.ts';

const NEWER = new URL('./newer-games.ts', import.meta.url).href;
const STRANGER = new URL('./stranger-games.ts', import.meta.url).href;

async function returned(where: Place, cookie: string | undefined): Promise<Client> {
  const client = where.guest();
  client.cookie = cookie;
  return client.connect();
}

const noticesOf = ({ messages }: Client) => messages.flatMap((message) => (message.type === 'notices' ? message.notices : []));

async function deployed(where: Place): Promise<Place> {
  await where.server.close();
  return place(FAST, where.data, { games: NEWER });
}

test.each(['as it was put down when the server closed', 'although it was killed before that'])(
  'a match in the middle of a step goes on under newer rules, %s',
  async (how) => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where);
    const { asked } = askedFirst(match, players);
    await asked.answer(match, (keys) => keys[1] ?? '');
    const before = asked.states.get(match);
    await where.server.close();
    if (how.includes('killed')) {
      const database = new DatabaseSync(join(where.data, DATABASE));
      database.exec('DELETE FROM snapshots');
      database.close();
    }
    const next = await place(FAST, where.data, { games: NEWER });
    const again = await Promise.all(
      players.map(async ({ cookie }) => {
        const client = next.guest();
        client.cookie = cookie;
        await client.connect();
        expect(await client.watch(match)).toMatchObject({ status: 'running' });
        return client;
      }),
    );
    const back = again.find((client) => client.cookie === asked.cookie);
    expect(back?.states.get(match)).toMatchObject({ view: before?.view, asked: before?.asked, awaited: before?.awaited });
    await playOut(match, again, (keys) => keys[0] ?? '');
    const over = await deployed(next);
    expect(await over.guest().http('GET', `/api/matches/${match}/file`)).toMatchObject({ game: 'feud', version: 1 });
  },
);

test('an answer that newer rules cannot take is asked again; everybody is told why, also who comes later', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where, { clock: { kind: 'correspondence', days: 2 } });
  const { asked, other } = askedFirst(match, players);
  const you = asked.tables.get(match)?.you ?? 0;
  await asked.answer(match, (keys) => keys[1] ?? '');
  expect(asked.states.get(match)).toMatchObject({ asked: [{ seat: you, name: 'go on' }, { seat: 1 - you }] });
  await where.server.close();

  const next = await place(FAST, where.data, { games: STRANGER });
  const back = await returned(next, asked.cookie);
  await back.watch(match);
  await back.ping();
  const state = back.states.get(match);
  expect(state).toMatchObject({ asked: [{ seat: you, name: 'deed' }], awaited: [you] });
  // Whoever is no longer asked is no longer on the clock.
  expect(state?.clocks?.map(({ running }) => running)).toEqual([0, 1].map((seat) => seat === you));
  const told = { id: 1, notice: 'rules-changed', from: 1, to: 2, again: [{ seat: you, name: 'act' }] };
  expect(noticesOf(back)).toEqual([{ ...told, at: expect.any(Number) }]);
  expect((await back.answer(match, 'rest')).type).toBe('state');

  const once = await next.again();
  const late = await returned(once, other.cookie);
  await late.watch(match);
  await late.ping();
  expect(noticesOf(late)).toEqual([{ ...told, at: expect.any(Number) }]);
});

test('rules that take every answer over are told of all the same, and nothing is asked again', async () => {
  const where = await place(FAST);
  const { match, anna } = await twoAt(where);
  const next = await deployed(where);
  const back = await returned(next, anna.cookie);
  await back.watch(match);
  await back.ping();
  expect(noticesOf(back)).toMatchObject([{ notice: 'rules-changed', to: 2, again: [] }]);
});

test('a match that waited while its rules changed begins under the newer ones, and nobody need be told', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  const next = await deployed(where);
  const late = await returned(next, bert.cookie);
  await late.join(match, links[0]?.token);
  const again = await next.again();
  const back = await returned(again, anna.cookie);
  expect(await back.watch(match)).toMatchObject({ version: 2, status: 'running' });
  await back.ping();
  expect(noticesOf(back)).toEqual([]);
});

test('an older server does not touch a match of newer rules', async () => {
  const where = await place(FAST, undefined, { games: NEWER });
  const { match, anna } = await twoAt(where);
  await where.server.close();
  const older = await place(FAST, where.data);
  const back = older.guest();
  back.cookie = anna.cookie;
  await back.connect();
  expect(await back.ask({ type: 'resign', match })).toMatchObject({
    type: 'refused',
    trouble: { trouble: 'other-version', say: expect.stringContaining('goes on under version 2') },
  });
  back.say({ type: 'watch', match });
  expect(await back.next((message) => message.type === 'refused')).toMatchObject({ trouble: { trouble: 'other-version' } });
  expect(await back.http('GET', `/api/matches/${match}`)).toMatchObject({ status: 'running' });
  await older.server.close();
  const newer = await place(FAST, where.data, { games: NEWER });
  const again = await returned(newer, anna.cookie);
  expect(await again.watch(match)).toMatchObject({ status: 'running', you: 0 });
});
