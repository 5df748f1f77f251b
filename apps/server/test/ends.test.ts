/** What ends a match by somebody's word, and what comes after. */
import { expect, test } from 'vitest';
import { askedFirst, FAST, place, twoAt, until, untilAsked } from './harness.ts';

test('who resigns loses, also in the turn of the other', async () => {
  const { match, players } = await twoAt(await place());
  const { other } = askedFirst(match, players);
  const reply = await other.ask({ type: 'resign', match });
  const you = other.tables.get(match)?.you ?? -1;
  expect(reply).toMatchObject({ outcome: { how: 'resign', rule: 'TABLE-RESIGN' } });
  expect(other.states.get(match)?.outcome?.places[you]).toBe(2);
  expect(await other.ask({ type: 'resign', match })).toMatchObject({ trouble: { trouble: 'match-over' } });
});

test('a draw is offered, declined, offered again when the game allows it, and agreed to', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  const by = asked.tables.get(match)?.you;
  expect(await asked.ask({ type: 'draw', match, say: 'offer' })).toMatchObject({ draw: { by, agreed: [by] } });
  expect(await other.ask({ type: 'draw', match, say: 'decline' })).toMatchObject({ type: 'state' });
  expect(other.states.get(match)?.draw).toBeUndefined();
  expect(await asked.ask({ type: 'draw', match, say: 'offer' })).toMatchObject({ trouble: { trouble: 'not-allowed' } });
  await asked.answer(match, 'rest');
  await other.ping();
  await other.ask({ type: 'draw', match, say: 'offer' });
  expect(await asked.ask({ type: 'draw', match, say: 'agree' })).toMatchObject({
    outcome: { how: 'agreement', places: [1, 1] },
  });
});

test.each([
  ['is behind', 'leaderD1.riderC4.vizierE4.archerD4_leaderD7.bruiserA4', { how: 'agreement', places: [1, 1] }],
  ['is ahead', 'leaderD1.bruiserA4_leaderD7.riderC4.vizierE4.archerD4', undefined],
])('a bot that %s says what it thinks of a draw', async (_, figures, outcome) => {
  const where = await place(FAST);
  const anna = await where.player();
  const options = { first: '0', position: `discovery_s10_act_${figures}_offer.nemesis.bear.assassin` };
  const { match } = await anna.create({ game: 'leaders', options, seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await anna.watch(match);
  expect(await anna.ask({ type: 'draw', match, say: 'offer' })).toMatchObject({ draw: { by: 0 } });
  await until(() => anna.states.get(match)?.draw === undefined || anna.states.get(match)?.outcome !== undefined);
  expect(anna.states.get(match)?.outcome).toEqual(outcome && expect.objectContaining(outcome));
});

test('a bot of a game without an evaluation declines', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const { match } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await anna.watch(match);
  await untilAsked(anna, match, 'act');
  expect(await anna.ask({ type: 'draw', match, say: 'offer' })).toMatchObject({ draw: { by: 0 } });
  await until(() => anna.states.get(match)?.draw === undefined);
  expect(anna.states.get(match)?.outcome).toBeUndefined();
});

test('a rematch has the same terms with the seats moved on; both ask for it, in whatever order', async () => {
  const { match, anna, bert } = await twoAt(await place(), { options: { rounds: 3 } });
  expect(await anna.ask({ type: 'rematch', match })).toMatchObject({ trouble: { trouble: 'match-running' } });
  await anna.ask({ type: 'resign', match });
  expect(await bert.ask({ type: 'rematch', match })).toMatchObject({ type: 'accepted' });
  await anna.ping();
  const next = anna.tables.get(match)?.rematch ?? '';
  expect(await anna.watch(next)).toMatchObject({ status: 'waiting', you: null });
  expect(await anna.ask({ type: 'rematch', match })).toMatchObject({ type: 'accepted' });
  await until(() => anna.states.has(next));
  expect(anna.tables.get(next)).toMatchObject({ status: 'running', you: 1, options: { rounds: 3 } });
  expect(await bert.watch(next)).toMatchObject({ you: 0 });
  expect(await anna.ask({ type: 'rematch', match })).toMatchObject({ type: 'accepted' });
});

test('both ask for a rematch in the same moment and get the same one', async () => {
  const { match, anna, bert } = await twoAt(await place());
  await anna.ask({ type: 'resign', match });
  await Promise.all([anna.ask({ type: 'rematch', match }), bert.ask({ type: 'rematch', match })]);
  await Promise.all([anna.ping(), bert.ping()]);
  const [one, two] = [anna.tables.get(match)?.rematch, bert.tables.get(match)?.rematch];
  expect(one).toBe(two);
  expect(await anna.watch(one ?? '')).toMatchObject({ status: 'running', you: 1 });
});

test('whoever is told of a rematch can look at it at once, and sees who asked', async () => {
  const { match, anna, bert } = await twoAt(await place());
  await anna.ask({ type: 'resign', match });
  const told = anna.next((message) => message.type === 'table' && message.rematch !== undefined);
  const asking = bert.ask({ type: 'rematch', match });
  await told;
  const next = anna.tables.get(match)?.rematch ?? '';
  expect(await anna.http('GET', `/api/matches/${next}`)).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'open' }] });
  await asking;
});
