/** Answers that come twice, too late, at once, or from the wrong place. */
import { expect, test } from 'vitest';
import { accepted } from '../tools/lib/client.ts';
import { askedFirst, FAST, place, twoAt } from './harness.ts';

test('a repeated answer is acknowledged again with the same number, and done once', async () => {
  const { match, players } = await twoAt(await place());
  const { asked } = askedFirst(match, players);
  const question = asked.states.get(match)?.questions[0]?.id ?? '';
  const first = await asked.ask({ type: 'answer', match, question, option: 'rest' }, 'k1');
  const again = await asked.ask({ type: 'answer', match, question, option: 'rest' }, 'k1');
  expect(accepted(first) && first.seq).toBe(accepted(again) && again.seq);
  expect(again.type).toBe('accepted');
  expect(asked.states.get(match)?.seq).toBe(accepted(first) ? first.seq : -1);
});

test('a repeated answer is not done again although its question stands again after an undo', async () => {
  const { match, players } = await twoAt(await place());
  const { asked } = askedFirst(match, players);
  const question = asked.states.get(match)?.questions[0]?.id ?? '';
  const strike = asked.states.get(match)?.questions[0]?.options[1]?.key ?? '';
  await asked.ask({ type: 'answer', match, question, option: strike }, 'k1');
  await asked.ask({ type: 'undo', match }, 'k2');
  expect(asked.states.get(match)?.questions[0]?.id).toBe(question);
  const seq = asked.states.get(match)?.seq;
  await asked.ask({ type: 'answer', match, question, option: strike }, 'k1');
  await asked.ping();
  expect(asked.states.get(match)?.seq).toBe(seq);
});

test('a repeated answer is known also after a restart of the server', async () => {
  const where = await place();
  const { match, players } = await twoAt(where);
  const { asked } = askedFirst(match, players);
  const question = asked.states.get(match)?.questions[0]?.id ?? '';
  const first = await asked.ask({ type: 'answer', match, question, option: 'rest' }, 'k1');
  const again = await where.again();
  const back = again.guest();
  back.cookie = asked.cookie;
  await back.connect();
  const reply = await back.ask({ type: 'answer', match, question, option: 'rest' }, 'k1');
  expect(reply).toMatchObject({ type: 'accepted', seq: accepted(first) ? first.seq : -1 });
});

test('keys belong to a seat: the same key of another seat is another request', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, 'rest', 'same');
  await other.ping();
  const reply = await other.answer(match, 'rest', 'same');
  expect(reply.type).toBe('state');
});

test('a stale answer is refused and followed by the state as it is', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  const question = asked.states.get(match)?.questions[0]?.id ?? '';
  await asked.answer(match, 'rest');
  await other.ping();
  await other.answer(match, 'rest');
  await asked.ping();
  const state = asked.next((message) => message.type === 'state');
  const reply = await asked.ask({ type: 'answer', match, question, option: 'rest' });
  expect(reply).toMatchObject({ type: 'refused', match, trouble: { trouble: 'stale-question' } });
  expect(await state).toMatchObject({ seq: asked.states.get(match)?.seq, events: [] });
});

test.each([
  ['an option that is not offered', 'not-offered'],
  ['an answer of whoever is not asked', 'not-asked'],
  ['a match that does not exist', 'no-such-match'],
  ['a seat that one does not hold', 'no-seat'],
])('%s is refused: %s', async (what, trouble) => {
  const where = await place();
  const { match, players } = await twoAt(where);
  const { asked, other } = askedFirst(match, players);
  const question = asked.states.get(match)?.questions[0]?.id ?? '';
  const before = asked.states.get(match)?.seq;
  const who = what.includes('not asked') ? other : what.includes('seat') ? await where.player('Carl') : asked;
  const reply = await who.ask({
    type: 'answer',
    match: what.includes('exist') ? 'nowhere' : match,
    question,
    option: what.includes('offered') ? 'fly' : 'rest',
  });
  expect(reply).toMatchObject({ type: 'refused', trouble: { trouble } });
  await asked.ping();
  expect(asked.states.get(match)?.seq).toBe(before);
});

test('of two that race for one question one is heard and the other refused', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where);
  const { asked } = askedFirst(match, players);
  const twin = where.guest();
  twin.cookie = asked.cookie;
  await twin.connect();
  await twin.watch(match);
  const [a, b] = await Promise.all([asked.answer(match, 'rest'), twin.answer(match, 'rest')]);
  expect([a, b].filter((reply) => reply.type === 'refused')).toHaveLength(1);
  expect([a, b].filter(accepted)).toHaveLength(1);
});
