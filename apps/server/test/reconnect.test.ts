/** Coming back: a client says what it has and gets what it lacks. */
import { expect, test } from 'vitest';
import type { Client } from '../tools/lib/client.ts';
import { askedFirst, place, twoAt, until } from './harness.ts';

/** The same guest on a new socket, with what it knew. */
async function back(client: Client, base = client.base): Promise<Client> {
  const { Client: Fresh } = await import('../tools/lib/client.ts');
  const fresh = new Fresh(base);
  fresh.cookie = client.cookie;
  for (const [match, log] of client.logs) fresh.logs.set(match, [...log]);
  return fresh.connect();
}

test('whoever comes back gets just the events that are missing, and the state as it is', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  const had = other.states.get(match)?.seq;
  other.close();
  await asked.answer(match, 'rest');
  const again = await back(other);
  await again.watch(match, had);
  const state = again.states.get(match);
  expect(state?.events.map(({ event }) => event.event)).toEqual(['rested', 'drew']);
  expect(state?.questions).toHaveLength(1);

  const fresh = await back(other);
  fresh.logs.clear();
  await fresh.watch(match);
  expect(fresh.logs.get(match)).toEqual(again.logs.get(match));
  fresh.close();
  again.close();
});

test('whoever has everything gets no event again', async () => {
  const { match, anna } = await twoAt(await place());
  const again = await back(anna);
  await again.watch(match, anna.states.get(match)?.seq);
  expect(again.states.get(match)?.events).toEqual([]);
  again.close();
});

test('what was taken back while somebody was away no longer stands in the log', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, (keys) => keys[1] ?? '');
  await other.ping();
  expect(other.logs.get(match)?.at(-1)?.event.event).toBe('struck');
  const had = other.states.get(match)?.seq;
  other.close();
  await asked.ask({ type: 'undo', match });
  const again = await back(other);
  await again.watch(match, had);
  expect(again.logs.get(match)?.at(-1)?.event.event).not.toBe('struck');
  expect(again.logs.get(match)?.length).toBe(asked.logs.get(match)?.length);
  again.close();
});

test('a client that knows more than the server starts from nothing', async () => {
  const { match, anna } = await twoAt(await place());
  const again = await back(anna);
  await again.watch(match, 99_999);
  expect(again.states.get(match)).toMatchObject({ since: 0, events: anna.logs.get(match) });
  again.close();
});

test('after a restart of the server everything is there and the match goes on', async () => {
  const where = await place();
  const { match, players } = await twoAt(where);
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, 'rest');
  await other.ping();
  const [before, log] = [other.states.get(match), other.logs.get(match)];
  const next = await where.again();
  const again = await back(other, next.base);
  await again.watch(match, before?.seq);
  expect(again.states.get(match)).toEqual({ ...before, since: again.states.get(match)?.since, events: [] });
  expect(again.logs.get(match)).toEqual(log);
  expect((await again.answer(match, 'rest')).type).toBe('state');
  again.close();
});

test('a bot that was asked when the server stopped goes on when it is back', async () => {
  // Bots wait for ever where somebody could cut in: so there is one that is asked and has not answered.
  const where = await place({ botPatience: 1e8 });
  const anna = await where.player();
  const bots = [1, 1].map((level) => ({ kind: 'bot' as const, level }));
  const { match } = await anna.create({ game: 'feud', options: { rounds: 20 }, seats: bots });
  await anna.watch(match);
  await until(() => anna.states.get(match)?.asked[0]?.name === 'go on', 20_000);
  await where.server.close();
  const next = await place({ botPatience: 10 }, where.data);
  const again = await back(anna, next.base);
  await again.watch(match);
  await until(() => again.states.get(match)?.outcome !== undefined, 30_000);
  again.close();
});

test('tables are forgotten when there are too many, and nobody notices', async () => {
  const where = await place({ loaded: 2 });
  const tables = [await twoAt(where), await twoAt(where), await twoAt(where), await twoAt(where)];
  for (let round = 0; round < 3; round++) {
    for (const { match, players } of tables) {
      await Promise.all(players.map((player) => player.ping()));
      const { asked } = askedFirst(match, players);
      expect((await asked.answer(match, 'rest')).type).toBe('state');
    }
  }
});
