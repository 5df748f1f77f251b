/** Match files from outside: what becomes of them, and what is not believed. */
import {
  answer,
  changeSeat,
  fairSource,
  fileOf,
  type Match,
  type MatchFile,
  promiseOf,
  questionsOf,
  resign,
  setOrders,
  startMatch,
  viewOf,
  writeFile,
} from '@taverne/engine';
import { importedReply, LONGEST } from '@taverne/protocol';
import { expect, test } from 'vitest';
import { feud } from '../../../packages/engine/test/feud.ts';
import type { Client } from '../tools/lib/client.ts';
import { FAST, folder, place, playOut, twoAt, until } from './harness.ts';

const SEED = 'ab'.repeat(32);

/** A match of Feud as a device plays it, so many answers old. */
function played(answers: number, seats = 2, seed = SEED): Match {
  const begun = startMatch(feud, { seats, options: { rounds: 2 }, chance: fairSource(seed, ['salt']) });
  if (!begun.ok) throw new Error(begun.trouble.say);
  const match: Match = begun.value;
  for (let seat = 0; seat < seats; seat++) changeSeat(match, seat, { kind: 'person', name: `Player ${seat}` });
  for (let i = 0; i < answers && !match.outcome; i++) {
    const [question] = [0, 1, 2, 3].flatMap((seat) => questionsOf(match, seat));
    const option = question?.options[i % question.options.length];
    if (!question || !option) throw new Error('nobody is asked');
    answer(match, question.seat, question.id, option.key);
  }
  return match;
}

const textOf = (match: Match, chance?: MatchFile['chance']): string => writeFile(fileOf(match, chance));
const post = async (client: Client, body: object) => importedReply.parse(await client.http('POST', '/api/import', body));

test('a match that is not over goes on where its file left off, once the other seat is taken', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const match = played(5);
  const { match: id, you, links, status } = await post(anna, { file: textOf(match) });
  expect({ you, status, open: links.map(({ seat }) => seat) }).toEqual({ you: 0, status: 'waiting', open: [1] });
  expect(await bert.http('GET', `/api/matches/${id}`)).toMatchObject({ imported: true, status: 'waiting' });
  // Whatever happens to the server while it waits.
  const again = await where.again();
  const [back, other] = await Promise.all(
    [anna, bert].map(({ cookie }) => {
      const client = again.guest();
      client.cookie = cookie;
      return client.connect();
    }),
  );
  if (!back || !other) throw new Error('nobody');
  await back.watch(id);
  await other.join(id, links[0]?.token);
  await other.watch(id);
  await until(() => back.states.has(id));
  const state = back.states.get(id);
  expect(state?.view).toEqual(viewOf(match, 0));
  expect(state?.asked).toEqual(match.world.request?.asks.map(({ seat, name }) => ({ seat, name })));
  expect(other.tables.get(id)).toMatchObject({ imported: true, seats: [{ name: 'Anna' }, { name: 'Bert' }] });
  expect(other.tables.get(id)?.chance).toBeUndefined();
  await playOut(id, [back, other], (keys) => keys.at(-1) ?? '');
  const file = await back.http('GET', `/api/matches/${id}/file`);
  expect(file).not.toHaveProperty('chance');
});

test('whoever sits down with a promise does not make an imported match wait for the salt', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match: id, links } = await post(anna, { file: textOf(played(5)) });
  const path = `/api/matches/${id}/join`;
  await bert.http('POST', path, { token: links[0]?.token, promise: promiseOf('a salt that nobody is asked for') });
  expect(await anna.http('GET', `/api/matches/${id}`)).toMatchObject({ status: 'running' });
});

test('rules that change while an imported match waits take it over when it goes on', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const match = played(5);
  const { match: id, links } = await post(anna, { file: textOf(match) });
  await where.server.close();
  const next = await place(FAST, where.data, { games: new URL('./newer-games.ts', import.meta.url).href });
  const late = next.guest();
  late.cookie = bert.cookie;
  await late.join(id, links[0]?.token);
  const again = await next.again();
  const back = again.guest();
  back.cookie = anna.cookie;
  await back.connect();
  expect(await back.watch(id)).toMatchObject({ status: 'running', version: 2 });
  expect(back.states.get(id)?.view).toEqual(viewOf(match, 0));
});

test('a match that is over becomes a replay, and what its file proves is proven here too', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where);
  await playOut(match, players, (keys) => keys.at(-1) ?? '');
  const text = JSON.stringify(await where.guest().http('GET', `/api/matches/${match}/file`));
  const elsewhere = await place(FAST);
  const carl = await elsewhere.player('Carl');
  const { match: id, you, links, status } = await post(carl, { file: text });
  expect({ you, links, status }).toEqual({ you: null, links: [], status: 'over' });
  const table = await carl.watch(id);
  expect(table).toMatchObject({
    imported: true,
    seats: [{ name: 'Anna' }, { name: 'Bert' }],
    chance: { seed: expect.any(String) },
  });
  expect(carl.states.get(id)?.outcome).toEqual(players[0].states.get(match)?.outcome);
  expect(await carl.http('GET', `/api/matches/${id}/file`)).toEqual(JSON.parse(text));
  expect(await carl.ask({ type: 'rematch', match: id })).toMatchObject({ trouble: { trouble: 'no-seat' } });
});

test('seats are given as wished; bots play on, and orders of former holders no longer speak', async () => {
  const where = await place(FAST);
  const anna = await where.player('Anna');
  const match = played(0, 3);
  setOrders(match, 1, [{ question: '*', answer: 'safe' }]);
  const seats = [{ kind: 'bot', level: 1 }, { kind: 'person' }, { kind: 'bot', level: 2 }];
  const { match: id, you, status } = await post(anna, { file: textOf(match), seats });
  expect({ you, status }).toEqual({ you: 1, status: 'running' });
  await anna.watch(id);
  expect(anna.states.get(id)?.orders).toEqual([]);
  await until(() => (anna.states.get(id)?.questions.length ?? 0) > 0);
  expect((await anna.answer(id)).type).toBe('state');
});

const edited = (change: (file: MatchFile) => MatchFile): string => writeFile(change(fileOf(played(6))));

test.each([
  ['no JSON', () => '{"taverne":', 'damaged'],
  ['another file', () => '{"a":1}', 'damaged'],
  ['an edited one', () => textOf(played(4)).replace('"seats": 2', '"seats": 3'), 'damaged'],
  ['an unknown game', () => edited((file) => ({ ...file, game: 'chess' })), 'no-such-game'],
  ['another version', () => edited((file) => ({ ...file, version: 7 })), 'other-version'],
  ['options that the game does not know', () => edited((file) => ({ ...file, options: { hats: 1 } })), 'wrong-option'],
  ['options that are none', () => edited((file) => ({ ...file, options: { hats: { deep: [] } } })), 'wrong-option'],
  [
    'an answer that nobody could give',
    () => edited((file) => ({ ...file, journal: [...file.journal, { type: 'answer', seat: 0, name: 'act', key: 'fly' }] })),
    'diverged',
  ],
  [
    'dice of its own',
    () =>
      edited((file) => ({
        ...file,
        journal: file.journal.map((entry) =>
          entry.type === 'chance' && entry.what === 'first' ? { ...entry, said: 1 - entry.said } : entry,
        ),
      })),
    'diverged',
  ],
  [
    'a state of its own',
    () =>
      edited((file) => ({
        ...file,
        journal: [...file.journal, { type: 'version', from: 1, version: 1, state: { turns: 'x' }, chances: 0 }],
      })),
    'other-version',
  ],
  [
    'a seed that is not the one',
    () => textOf(played(99), { commitment: 'cd'.repeat(32), salts: ['salt'], seed: SEED }),
    'chance-touched',
  ],
])('%s is refused with a word for it, and makes no match', async (_what, file, trouble) => {
  const where = await place();
  const anna = await where.player();
  await expect(anna.http('POST', '/api/import', { file: file() })).rejects.toMatchObject({
    status: trouble === 'no-such-game' ? 404 : 400,
    body: { trouble: { trouble, say: expect.stringMatching(/.{10}/) } },
  });
  expect(await anna.http('GET', '/api/lobby')).toMatchObject({ mine: [] });
});

test('imports are limited in size, in seats, in work and in number', async () => {
  const where = await place({ imports: { burst: 4, perSecond: 0.001 }, importWork: 0 });
  const anna = await where.player();
  const long = { file: 'x'.repeat(LONGEST.file + 1) };
  await expect(anna.http('POST', '/api/import', long)).rejects.toMatchObject({
    body: { trouble: { trouble: 'malformed', at: 'file' } },
  });
  const huge = { file: 'x'.repeat(LONGEST.importBody) };
  await expect(anna.http('POST', '/api/import', huge)).rejects.toMatchObject({ status: 413 });
  const seats = [{ kind: 'person' }];
  await expect(anna.http('POST', '/api/import', { file: textOf(played(1)), seats })).rejects.toMatchObject({
    body: { trouble: { trouble: 'wrong-option', at: 'seats' } },
  });
  const begin = startMatch(feud, { seats: 4, options: { rounds: 20 }, chance: fairSource(SEED, []) });
  if (!begin.ok) throw new Error(begin.trouble.say);
  for (let i = 0; i < 12_000; i++) changeSeat(begin.value, 0, { kind: 'person', name: `N ${i}` });
  await expect(anna.http('POST', '/api/import', { file: textOf(begin.value) })).rejects.toMatchObject({ status: 413 });
  await Promise.allSettled([1, 2].map(() => anna.http('POST', '/api/import', { file: textOf(played(1)) })));
  await expect(anna.http('POST', '/api/import', { file: textOf(played(1)) })).rejects.toMatchObject({ status: 429 });
});

test('a seat that had resigned stays out of a match for several', async () => {
  const where = await place(FAST, folder());
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const match = played(0, 3);
  resign(match, 2);
  expect(match.outcome).toBeUndefined();
  const { match: id, links, you } = await post(anna, { file: textOf(match) });
  expect(links.map(({ seat }) => seat)).toEqual([1]);
  await bert.join(id, links[0]?.token);
  await Promise.all([anna.watch(id), bert.watch(id)]);
  expect(you).toBe(0);
  expect(anna.tables.get(id)?.seats[2]).toMatchObject({ kind: 'person', name: 'Player 2', present: false });
  await playOut(id, [anna, bert], (keys) => keys[0] ?? '');
});
