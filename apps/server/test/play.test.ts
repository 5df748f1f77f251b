/** Whole matches over real sockets. */
import { picker, Replay, readFile, verifyChance } from '@taverne/engine';
import { expect, test } from 'vitest';
import { feud } from '../../../packages/engine/test/feud.ts';
import { FAST, place, playOut, twoAt, until } from './harness.ts';

const anything = (seed: number) => {
  const roll = picker(seed);
  return (keys: string[]): string => keys[roll(keys.length)] ?? '';
};

test.each(['feud', 'leaders'])('two people play a whole match of %s by link, and both see the same end', async (game) => {
  const { match, anna, bert, players } = await twoAt(await place(FAST), { game });
  await playOut(match, players, anything(7));
  expect(anna.states.get(match)?.outcome).toEqual(bert.states.get(match)?.outcome);
  expect(anna.tables.get(match)?.status).toBe('over');
});

test('a person plays a whole match against a bot', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const { match, you } = await anna.create({ game: 'feud', seats: [{ kind: 'bot', level: 2 }, { kind: 'person' }] });
  expect(you).toBe(1);
  await anna.watch(match);
  for (;;) {
    const state = anna.states.get(match);
    if (state?.outcome) break;
    if (state?.questions.length) await anna.answer(match, anything(state.seq));
    else await anna.next((message) => message.type === 'state');
  }
  expect(anna.states.get(match)?.outcome?.places).toHaveLength(2);
});

test('bots play among themselves while somebody looks on', async () => {
  const where = await place(FAST);
  const anna = await where.player();
  const { match, you } = await anna.create({
    game: 'feud',
    options: { rounds: 1 },
    seats: [1, 2, 1].map((level) => ({ kind: 'bot', level })),
  });
  expect(you).toBeNull();
  await anna.watch(match);
  await until(() => anna.states.get(match)?.outcome !== undefined, 20_000);
});

test('when it is over everybody can have the match file, and chance is proven fair', async () => {
  const where = await place(FAST);
  const { match, players, anna } = await twoAt(where);
  await expect(anna.http('GET', `/api/matches/${match}/file`)).rejects.toMatchObject({ status: 409 });
  await playOut(match, players, anything(3));
  const reply = await where.guest().http('GET', `/api/matches/${match}/file`);
  const file = readFile(JSON.stringify(reply));
  if (!file.ok || !file.value.chance) throw new Error('no file');
  expect(verifyChance(file.value.journal, file.value.chance)).toBeUndefined();
  expect(file.value.chance.commitment).toBe(anna.tables.get(match)?.chance?.commitment);
  const replay = Replay.open(feud, file.value);
  if (!replay.ok) throw new Error(replay.trouble.say);
  while (!replay.value.done) expect(replay.value.next()).toBeUndefined();
  expect(replay.value.match.outcome).toEqual(anna.states.get(match)?.outcome);
});

test('the salts of both players are part of the chance, and the commitment stands before they are known', async () => {
  const where = await place();
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }], salt: 'anna' });
  const before = await anna.watch(match);
  expect(before.status).toBe('waiting');
  await bert.http('POST', `/api/matches/${match}/join`, { token: links[0]?.token, salt: 'bert' });
  await until(() => anna.states.has(match));
  expect(anna.tables.get(match)?.chance).toEqual({ commitment: before.chance?.commitment, salts: ['anna', 'bert'] });
});

test('on demand: what is not offered and why, and what an answer would bring about', async () => {
  const { match, anna, bert } = await twoAt(await place());
  const asked = anna.states.get(match)?.questions.length ? anna : bert;
  const question = asked.states.get(match)?.questions[0]?.id ?? '';
  const why = await asked.ask({ type: 'whyNot', match, question });
  expect(why).toMatchObject({ type: 'notOffered', options: [{ refusal: { rule: 'FEUD-ACT-01', why: 'oneself' } }] });
  const seen = await asked.ask({ type: 'preview', match, question, option: 'rest' });
  expect(seen).toMatchObject({ type: 'previewed', preview: { draws: 1 } });
  const none = await asked.ask({ type: 'preview', match, question, option: 'dance' });
  expect(none).toMatchObject({ type: 'refused', trouble: { trouble: 'not-offered' } });
});

test('looking back shows how it was, from one’s own eyes', async () => {
  const { match, players, anna } = await twoAt(await place(FAST));
  const first = anna.states.get(match);
  await playOut(match, players, () => 'rest', 3).catch(() => {});
  const past = await anna.ask({ type: 'look', match, seq: first?.seq ?? 0 });
  expect(past).toMatchObject({ type: 'looked', seq: first?.seq, view: first?.view, events: first?.events });
});

test('somebody whose turn it is and who looks elsewhere gets a nudge', async () => {
  const { match, anna, bert } = await twoAt(await place());
  const asked = anna.states.get(match)?.questions.length ? anna : bert;
  const other = asked === anna ? bert : anna;
  other.say({ type: 'unwatch', match });
  await other.ping();
  const nudge = other.next((message) => message.type === 'turn');
  await asked.answer(match, 'rest');
  expect(await nudge).toMatchObject({ match, game: 'feud' });
});
