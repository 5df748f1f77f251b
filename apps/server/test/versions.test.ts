/** A deploy with newer rules never loses a match. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DATABASE } from '../src/index.ts';
import { askedFirst, FAST, type Place, place, playOut, twoAt } from './harness.ts';

const NEWER = new URL('./newer-games.ts', import.meta.url).href;

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

test('an older server does not touch a match of newer rules', async () => {
  const where = await place(FAST, undefined, { games: NEWER });
  const { match, anna } = await twoAt(where);
  await where.server.close();
  const older = await place(FAST, where.data);
  const back = older.guest();
  back.cookie = anna.cookie;
  await back.connect();
  expect(await back.ask({ type: 'resign', match })).toMatchObject({ type: 'refused', trouble: { trouble: 'server-trouble' } });
});
