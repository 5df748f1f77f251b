/** Sitting down, looking on, leaving, and a bot that takes over. */
import { lobbyReply } from '@taverne/protocol';
import { expect, test } from 'vitest';
import { askedFirst, FAST, place, twoAt, until } from './harness.ts';

const OPEN_TABLE = {
  game: 'feud',
  seats: [{ kind: 'person' as const }, { kind: 'open' as const }],
  visibility: 'table' as const,
};

test('an open table stands in the lobby until it is full, and whoever looks at the lobby is told', async () => {
  const where = await place();
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  bert.say({ type: 'lobby', on: true });
  const told = bert.next((message) => message.type === 'lobby');
  const { match } = await anna.create(OPEN_TABLE);
  await told;
  expect(await bert.http('GET', '/api/lobby')).toMatchObject({
    tables: [{ match, game: 'feud', status: 'waiting' }],
    mine: [],
  });
  expect(await bert.join(match)).toEqual({ match, you: 1 });
  expect(await bert.http('GET', '/api/lobby')).toMatchObject({ tables: [], mine: [{ match, you: 1 }] });
});

test('a match does not begin before everybody is ready, and the seat takes the name its holder has then', async () => {
  const where = await place();
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match } = await anna.create({ ...OPEN_TABLE, ready: false });
  await bert.join(match);
  expect(await bert.watch(match)).toMatchObject({
    status: 'waiting',
    seats: [
      { name: 'Anna', unready: true },
      { name: 'Bert', kind: 'person' },
    ],
  });
  // Nor after a restart of the table: it is written down.
  expect(await anna.http('GET', `/api/matches/${match}`)).toMatchObject({ status: 'waiting', seats: [{ unready: true }, {}] });
  await anna.watch(match);
  await bert.ask({ type: 'ready', match, ready: false });
  await anna.ask({ type: 'ready', match, ready: true });
  expect(await anna.http('GET', `/api/matches/${match}`)).toMatchObject({ status: 'waiting', seats: [{}, { unready: true }] });
  await bert.ask({ type: 'ready', match, ready: true });
  expect(await anna.http('GET', `/api/matches/${match}`)).toMatchObject({
    status: 'running',
    seats: [{ name: 'Anna' }, { name: 'Bert' }],
  });
  // Once it runs, it makes no difference.
  await bert.ask({ type: 'ready', match, ready: false });
  expect(await anna.http('GET', `/api/matches/${match}`)).toMatchObject({ status: 'running' });
});

test('only who sits at a table is ready or not', async () => {
  const where = await place();
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match } = await anna.create({ ...OPEN_TABLE, ready: false });
  await bert.watch(match);
  expect(await bert.ask({ type: 'ready', match, ready: true })).toMatchObject({ trouble: { trouble: 'no-seat' } });
});

test('one’s own matches in the lobby tell the time that is left on one’s clock', async () => {
  const where = await place();
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const clock = { kind: 'live' as const, minutes: 10, increment: 0 };
  const { match } = await anna.create({ ...OPEN_TABLE, clock });
  expect(await anna.http('GET', '/api/lobby')).toMatchObject({ mine: [{ match }] });
  expect(JSON.stringify(await anna.http('GET', '/api/lobby'))).not.toContain('"left"');
  await bert.join(match);
  for (const each of [anna, bert]) {
    const { mine } = lobbyReply.parse(await each.http('GET', '/api/lobby'));
    expect(mine[0]?.left).toBeGreaterThan(9 * 60_000);
    expect(mine[0]?.left).toBeLessThanOrEqual(10 * 60_000);
  }
});

test('a match by link is joined with its link only, and each link gives one seat', async () => {
  const where = await place();
  const anna = await where.player('Anna');
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { match, links } = await anna.create({ game: 'feud', seats });
  const [one, two] = links.map(({ token }) => token);
  expect(one?.length).toBeGreaterThanOrEqual(22);
  const [bert, carl] = [await where.player('Bert'), await where.player('Carl')];
  await expect(bert.join(match)).rejects.toMatchObject({ status: 403 });
  await expect(bert.join(match, 'x'.repeat(24))).rejects.toMatchObject({ status: 403 });
  expect(await bert.join(match, two)).toEqual({ match, you: 2 });
  await expect(carl.join(match, two)).rejects.toMatchObject({ status: 409 });
  expect(await bert.join(match, one)).toEqual({ match, you: 2 });
  expect(await carl.join(match, one)).toEqual({ match, you: 1 });
});

test('only who made the match sees its links', async () => {
  const where = await place();
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  expect((await anna.watch(match)).links).toEqual(links);
  expect((await bert.watch(match)).links).toBeUndefined();
});

test('anybody may look on, without a cookie even, and sees a spectator’s view', async () => {
  const where = await place();
  const { match, anna } = await twoAt(where);
  const carl = await where.guest().connect();
  expect(await carl.watch(match)).toMatchObject({ you: null, spectators: 1 });
  expect(carl.states.get(match)).toMatchObject({ questions: [], view: { hands: [2, 2] } });
  expect(await carl.ask({ type: 'resign', match })).toMatchObject({ trouble: { trouble: 'no-seat' } });
  expect(await carl.ask({ type: 'chat', match, text: 'hey' })).toMatchObject({ trouble: { trouble: 'no-seat' } });
  await anna.ping();
});

test('who is there is told to the others', async () => {
  const { match, anna, bert } = await twoAt(await place());
  await until(() => anna.tables.get(match)?.seats[1]?.present === true);
  bert.close();
  await until(() => anna.tables.get(match)?.seats[1]?.present === false);
  await bert.connect();
  await bert.watch(match);
  await until(() => anna.tables.get(match)?.seats[1]?.present === true);
});

test('leaving before the match begins opens the seat again; when nobody is left the match is off', async () => {
  const where = await place();
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: [{ kind: 'open' }, { kind: 'person' }, { kind: 'open' }] });
  await bert.join(match, links[0]?.token);
  await anna.watch(match);
  await bert.watch(match);
  expect(await bert.ask({ type: 'leave', match })).toMatchObject({ type: 'accepted' });
  expect(anna.tables.get(match)?.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'open']);
  expect(bert.tables.get(match)?.you).toBeNull();
  await anna.ask({ type: 'leave', match });
  expect(anna.tables.get(match)?.status).toBe('cancelled');
  await expect(bert.join(match, links[0]?.token)).rejects.toMatchObject({ status: 404 });
});

test('a bot takes the seat of somebody who left, and gives it back', async () => {
  const { match, anna, bert } = await twoAt(await place(FAST));
  expect(await anna.ask({ type: 'claim', match, seat: 1 })).toMatchObject({ trouble: { trouble: 'not-claimable' } });
  await bert.ask({ type: 'leave', match });
  await until(() => anna.tables.get(match)?.seats[1]?.claimable === true);
  expect(await anna.ask({ type: 'claim', match, seat: 1, level: 9 })).toMatchObject({ trouble: { trouble: 'wrong-option' } });
  expect(await anna.ask({ type: 'claim', match, seat: 1, level: 1 })).toMatchObject({ type: 'state' });
  expect(anna.tables.get(match)?.seats[1]).toMatchObject({ kind: 'bot', level: 1, present: true });
  await until(() => (anna.states.get(match)?.questions.length ?? 0) > 0);
  expect(await bert.ask({ type: 'resign', match })).toMatchObject({ trouble: { trouble: 'no-seat' } });
  expect(await bert.ask({ type: 'claim', match, seat: 1 })).toMatchObject({ type: 'state' });
  expect(bert.tables.get(match)).toMatchObject({ you: 1 });
  expect(anna.tables.get(match)?.seats[1]).toMatchObject({ kind: 'person', claimable: false });
});

test('a seat whose holder has been away for long may be claimed, unless there are days for a turn', async () => {
  for (const clock of [{ kind: 'none' as const }, { kind: 'correspondence' as const, days: 3 }]) {
    const { match, anna, bert } = await twoAt(await place({ ...FAST, absence: 150 }), { clock });
    bert.close();
    await until(() => anna.tables.get(match)?.seats[1]?.present === false);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const live = clock.kind === 'none';
    await until(() => anna.tables.get(match)?.seats[1]?.claimable === live);
    expect(await anna.ask({ type: 'claim', match, seat: 1 })).toMatchObject(live ? { type: 'state' } : { type: 'refused' });
  }
});

test('talk goes to everybody at the table, once, and is there for who comes later', async () => {
  const where = await place();
  const { match, anna, bert } = await twoAt(where);
  await anna.ask({ type: 'chat', match, text: ' Bonne chance ! ' }, 'c1');
  await anna.ask({ type: 'chat', match, text: ' Bonne chance ! ' }, 'c1');
  await bert.ask({ type: 'chat', match, text: '👩‍🚀 merci' });
  const carl = await where.player('Carl');
  await carl.watch(match);
  const lines = carl.messages.flatMap((message) => (message.type === 'chat' ? message.lines : []));
  expect(lines.map(({ id, seat, name, text }) => [id, seat, name, text])).toEqual([
    [1, 0, 'Anna', 'Bonne chance !'],
    [2, 1, 'Bert', '👩‍🚀 merci'],
  ]);
});

test('my matches that wait for me come first', async () => {
  const where = await place();
  const one = await twoAt(where);
  const { asked, other } = askedFirst(one.match, one.players);
  const { match: waits } = await other.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  await asked.answer(one.match, 'rest');
  expect(await other.http('GET', '/api/lobby')).toMatchObject({
    mine: [
      { match: one.match, yourTurn: true },
      { match: waits, yourTurn: false },
    ],
  });
});
