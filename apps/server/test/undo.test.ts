/** Taking back. */
import { expect, test } from 'vitest';
import { askedFirst, FAST, place, twoAt, until, untilAsked } from './harness.ts';

const strike = (keys: string[]): string => keys[1] ?? '';

test('an answer since which nobody learnt anything is taken back freely', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  expect(asked.states.get(match)?.undo).toEqual({ free: 0, ask: false });
  await asked.answer(match, strike);
  expect(asked.states.get(match)?.undo).toEqual({ free: 1, ask: true });
  const reply = await asked.ask({ type: 'undo', match });
  expect(reply).toMatchObject({ type: 'state', asked: [{ name: 'act' }] });
  await other.ping();
  expect(other.states.get(match)?.asked.map(({ name }) => name)).toEqual(['act']);
});

test('beyond that the others are asked, and it is done once they agree', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, 'rest');
  const wish = await asked.ask({ type: 'undo', match });
  const [by, from] = [asked.tables.get(match)?.you, other.tables.get(match)?.you];
  expect(wish).toMatchObject({ type: 'state', consent: { by, agreed: [], missing: [from] } });
  await other.ping();
  expect(other.states.get(match)?.consent).toEqual({ by, agreed: [], missing: [from] });
  const done = await other.ask({ type: 'consent', match, agree: true });
  expect(done).toMatchObject({ type: 'state', awaited: [by] });
  expect(other.states.get(match)?.consent).toBeUndefined();
});

test('the wish is refused, or withdrawn, and nothing changes', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, 'rest');
  const { seq } = asked.states.get(match) ?? {};
  for (const who of [other, asked]) {
    await asked.ask({ type: 'undo', match });
    expect(await who.ask({ type: 'consent', match, agree: false })).toMatchObject({ type: 'state', seq });
    expect(who.states.get(match)?.consent).toBeUndefined();
  }
});

test('nobody agrees to the own wish, and a wish lapses when the match goes on', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, 'rest');
  await asked.ask({ type: 'undo', match });
  expect(await asked.ask({ type: 'consent', match, agree: true })).toMatchObject({ trouble: { trouble: 'not-allowed' } });
  await other.answer(match, 'rest');
  expect(other.states.get(match)?.consent).toBeUndefined();
  expect(await other.ask({ type: 'consent', match, agree: true })).toMatchObject({ trouble: { trouble: 'no-offer' } });
});

test('consent of the opponent is needed even when it is one’s own turn again', async () => {
  const { match, players } = await twoAt(await place());
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, 'rest');
  await other.ping();
  await other.answer(match, 'rest');
  await asked.ping();
  expect(await asked.ask({ type: 'undo', match })).toMatchObject({ consent: { missing: [other.tables.get(match)?.you] } });
});

test('a wish survives a restart of the server', async () => {
  const where = await place();
  const { match, players } = await twoAt(where);
  const { asked, other } = askedFirst(match, players);
  await asked.answer(match, 'rest');
  await asked.ask({ type: 'undo', match });
  const next = await where.again();
  const back = next.guest();
  back.cookie = other.cookie;
  await back.connect();
  await back.watch(match);
  expect(back.states.get(match)?.consent).toBeDefined();
  expect(await back.ask({ type: 'consent', match, agree: true })).toMatchObject({
    type: 'state',
    awaited: [asked.tables.get(match)?.you],
  });
});

test('bots are obliging', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const { match } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await anna.watch(match);
  await untilAsked(anna, match, 'act');
  await anna.answer(match, 'rest');
  await untilAsked(anna, match, 'act');
  const before = anna.states.get(match)?.seq ?? 0;
  const reply = await anna.ask({ type: 'undo', match });
  expect(reply).toMatchObject({ type: 'state', seq: before + 1 });
  expect(anna.states.get(match)?.consent).toBeUndefined();
  expect(anna.states.get(match)?.questions).toHaveLength(1);
});

test('a bot answers again what it is asked again after an undo', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const { match } = await anna.create({ game: 'leaders', seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await anna.watch(match);
  for (let round = 0; round < 3; round++) {
    await until(() => (anna.states.get(match)?.questions.length ?? 0) > 0);
    while (anna.states.get(match)?.questions.length) await anna.answer(match, (keys) => keys.at(-1) ?? '');
    await until(() => (anna.states.get(match)?.questions.length ?? 0) > 0);
    // Back to the last own answer, past everything the bot has said; then the same again.
    await anna.ask({ type: 'undo', match });
  }
});
