/** Matches of this device, with the real engine and Leaders. */
import { type Holder, type Result, type Review, readFile, type Sight, verifyChance } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { TableState } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import type { Around, NewHere } from '../src/here/around.ts';
import { HereHost } from '../src/here/host.ts';
import type { StoredHere } from '../src/here/stored.ts';

const entry = findGame('leaders');
if (!entry) throw new Error('there is no Leaders');
const game = await entry.load();

/** A world in which everything is kept and bots take the first option. */
class World implements Around {
  readonly kept: StoredHere[] = [];
  thoughts = 0;
  breaks = false;

  async save(match: StoredHere, before: number): Promise<'kept' | 'behind'> {
    const known = this.kept.at(-1)?.journal.length;
    if (known !== undefined && known !== before) return 'behind';
    this.kept.push(structuredClone(match));
    return 'kept';
  }
  async fetch(): Promise<StoredHere | undefined> {
    return this.kept.at(-1);
  }
  alone = (_: string, work: () => Promise<void>): Promise<void> => work();
  async think(): Promise<string> {
    this.thoughts++;
    if (this.breaks) throw new Error('a bot breaks down');
    return this.choice();
  }
  async judge(): Promise<number | undefined> {
    return this.likes;
  }
  /** What the players of the house were shown. */
  readonly sights: Sight[] = [];
  async advise(_: string, sight: Sight): Promise<string> {
    this.sights.push(sight);
    return 'D1 D3';
  }
  async review(_: string, from: Sight, to: Sight): Promise<Review> {
    this.sights.push(from, to);
    return { best: 2, got: 1, deeds: ['D1 D3'] };
  }
  likes: number | undefined;
  choice = (): string => 'end';
  now = (): number => 1_000_000;
}

const LOT = { id: 'm', seed: '01'.repeat(32), salt: '02'.repeat(32) };
const PERSON: Holder = { kind: 'person' };
const BOT: Holder = { kind: 'bot', level: 2 };

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.trouble.say);
  return result.value;
}

async function begin(around: World, terms: Partial<NewHere> = {}) {
  const host = given(
    await HereHost.start(game, { lot: LOT, options: { first: '0' }, holders: [PERSON, PERSON], ...terms }, around),
  );
  const states: TableState[] = [];
  host.watch((state) => states.push(state));
  const now = (): TableState => {
    const state = states.at(-1);
    if (!state) throw new Error('nothing was told');
    return state;
  };
  const choose = async (wanted: string | RegExp) => {
    const [question] = now().questions;
    const key = question?.options.find(({ key }) => (typeof wanted === 'string' ? key === wanted : wanted.test(key)))?.key;
    return host.answer(question?.id ?? '', key ?? String(wanted));
  };
  return { host, now, choose, states };
}

/** Lets whatever was begun come to its end. */
const settled = () => new Promise((done) => setTimeout(done, 5));

test('at one screen the eyes follow whoever is asked', async () => {
  const { now, choose } = await begin(new World());
  expect(now()).toMatchObject({ eyes: 0, link: 'here', undo: 0 });
  await choose('D1 D2');
  await choose('end');
  await choose(/^recruit/);
  expect(now()).toMatchObject({ eyes: 1, asked: [{ seat: 1, name: 'act' }] });
});

test('every answer is kept before it is told', async () => {
  const around = new World();
  const { choose, now } = await begin(around);
  expect(around.kept).toHaveLength(1);
  await choose('D1 D2');
  expect(around.kept.at(-1)?.journal).toHaveLength(now().seq);
});

test('a reload at any moment finds the same state', async () => {
  const around = new World();
  const { choose, now } = await begin(around);
  for (const wanted of ['D1 D2', 'end', /^recruit/, 'D7 D6', 'end', /^recruit/]) {
    await choose(wanted);
    const stored = around.kept.at(-1);
    if (!stored) throw new Error('nothing was kept');
    const again = given(await HereHost.resume(game, stored, around));
    expect(again.state()).toEqual(now());
  }
});

test('what is refused is told and changes nothing', async () => {
  const around = new World();
  const { host, now } = await begin(around);
  const before = now();
  expect(await host.answer(before.questions[0]?.id ?? '', 'D1 D4')).toMatchObject({ trouble: 'not-offered' });
  expect(await host.answer('nonsense', 'D1 D2')).toMatchObject({ trouble: 'stale-question' });
  expect(now()).toBe(before);
  expect(around.kept).toHaveLength(1);
});

test('an answer is taken back', async () => {
  const { host, choose, now } = await begin(new World());
  const before = now().view;
  await choose('D1 D2');
  expect(now().undo).toBe(1);
  expect(await host.undo()).toBeUndefined();
  expect(now().view).toEqual(before);
});

test('why not, and what if', async () => {
  const { host, now } = await begin(new World());
  const question = now().questions[0]?.id ?? '';
  expect(Array.isArray(host.whyNot(question))).toBe(true);
  expect(host.preview(question, 'D1 D2')).toBeDefined();
  expect(host.preview(question, 'nonsense')).toBeUndefined();
});

test('advice is asked with the eyes of whoever is asked', async () => {
  const around = new World();
  const { host, choose } = await begin(around);
  await choose('D1 D2');
  expect(await host.hint()).toBe('D1 D3');
  expect(around.sights).toMatchObject([{ seat: 0, quiet: host.match.world.state }]);
});

test('a stretch of the match is looked back at, from its beginning to its end, whatever came after', async () => {
  const around = new World();
  const { host, choose } = await begin(around);
  const moment = () => ({ at: host.match.line.length, state: game.copy(host.match.world.state) });
  const from = moment();
  await choose('D1 D2');
  const to = moment();
  await choose('end');
  expect(await host.review(from.at, to.at)).toEqual({ best: 2, got: 1, deeds: ['D1 D3'] });
  expect(from.state).not.toEqual(to.state);
  expect(around.sights).toMatchObject([{ quiet: from.state }, { quiet: to.state }]);
});

test('a bot answers until a person is asked', async () => {
  const around = new World();
  const { host, choose, now, states } = await begin(around, { holders: [PERSON, BOT] });
  around.choice = () => nextOf(host);
  await choose('end');
  await choose(/^recruit/);
  await settled();
  expect(now()).toMatchObject({ eyes: 0, asked: [{ seat: 0, name: 'act' }] });
  expect(states.some((state) => state.seats[1]?.thinking)).toBe(true);
  expect(around.thoughts).toBe(3); // end, and two recruitments of the second player (LDR-RECRUIT-04)
});

/** What a bot of the second seat would take: the end, or the first recruitment. */
function nextOf(host: HereHost): string {
  const step = host.match.world.ask(0);
  return step.options().at(-1)?.key ?? '';
}

test('a bot that breaks down does what is safe', async () => {
  const around = new World();
  around.breaks = true;
  const told = console.error;
  console.error = () => {};
  const { choose, now } = await begin(around, { holders: [PERSON, BOT] });
  await choose('end');
  await choose(/^recruit/);
  await settled();
  console.error = told;
  expect(now().asked).toEqual([{ seat: 0, name: 'act' }]);
});

test('nobody thinks at a table that nobody watches', async () => {
  const around = new World();
  const host = given(await HereHost.start(game, { lot: LOT, options: { first: '1' }, holders: [PERSON, BOT] }, around));
  await settled();
  expect(around.thoughts).toBe(0);
  const unwatch = host.watch(() => {});
  expect(host.isWatched).toBe(true);
  unwatch();
  await settled();
  expect(around.thoughts).toBe(1);
});

test.each([
  [0.3, 'agrees to', { outcome: { places: [1, 1], how: 'agreement' } }],
  [0.4, 'agrees to', { outcome: { places: [1, 1], how: 'agreement' } }],
  [0.41, 'declines', { outcome: undefined, drawOffer: undefined }],
  [undefined, 'declines', { outcome: undefined, drawOffer: undefined }],
])('a bot that gives its position %s %s a draw', async (likes, _, end) => {
  const around = new World();
  around.likes = likes;
  const { host, now } = await begin(around, { holders: [PERSON, BOT] });
  expect(await host.offerDraw()).toBeUndefined();
  await settled();
  expect(now()).toMatchObject(end);
  expect(around.kept.at(-1)?.over).toBe(now().outcome !== undefined);
});

test('a bot says what it thinks of a draw before it plays on', async () => {
  const around = new World();
  const verdict = Promise.withResolvers<number>();
  around.judge = () => verdict.promise;
  const { host, now, choose } = await begin(around, { holders: [PERSON, BOT] });
  await host.offerDraw();
  await choose('end');
  await choose(/^recruit/);
  await settled();
  expect(around.thoughts).toBe(1);
  expect(now()).toMatchObject({ drawOffer: { by: 0 }, asked: [{ seat: 1 }] });
  verdict.resolve(0.1);
  await settled();
  expect(now().outcome?.how).toBe('agreement');
});

test('the end: resigned, or agreed at one screen', async () => {
  const first = await begin(new World());
  await first.host.resign();
  expect(first.now().outcome?.places).toEqual([2, 1]);
  const second = await begin(new World());
  await second.host.offerDraw();
  expect(second.now().drawOffer).toMatchObject({ by: 0 });
  await second.host.answerDraw(true);
  expect(second.now().outcome?.places).toEqual([1, 1]);
});

test('the seed is told at the end, and proves the chance of the file', async () => {
  const { host, now } = await begin(new World());
  expect(now().chance?.seed).toBeUndefined();
  expect(given(readFile(host.file())).chance?.seed).toBeUndefined();
  await host.resign();
  const { chance, journal } = given(readFile(host.file()));
  expect(chance?.seed).toBe(now().chance?.seed);
  expect(chance && verifyChance(journal, chance)).toBeUndefined();
});

test('what goes on from another match promises nothing about its chance', async () => {
  const around = new World();
  const { choose, host } = await begin(around);
  await choose('D1 D2');
  const journal = given(readFile(host.file())).journal;
  const branch = await begin(new World(), { journal });
  expect(branch.now().view).toEqual(host.state().view);
  expect(branch.now().chance).toBeUndefined();
  await branch.host.resign();
  expect(given(readFile(branch.host.file())).chance).toBeUndefined();
});

describe('when the game has newer rules', () => {
  const newer = { ...game, version: game.version + 1 };
  const offersOf = ({ questions }: TableState) => questions.map(({ name, options }) => [name, options.map(({ key }) => key)]);

  /** A match with two answers, as it was kept; its beginning belongs to rules that are gone. */
  async function ofGoneRules() {
    const around = new World();
    const { choose, now } = await begin(around);
    await choose('D1 D2');
    await choose('end');
    const stored = around.kept.at(-1);
    if (!stored) throw new Error('nothing was kept');
    const first = stored.journal.findIndex((entry) => entry.type === 'answer' && entry.key === 'D1 D2');
    const journal = stored.journal.map((entry, at) => (at === first ? { ...entry, key: 'as it was once said' } : entry));
    return { around, stored: { ...stored, journal }, offered: offersOf(now()) };
  }

  test('a match goes on from where it was, says so once, and is kept as one of theirs', async () => {
    const { around, stored, offered } = await ofGoneRules();
    const host = given(await HereHost.resume(newer, stored, around));
    expect(host.again).toBe(0);
    expect(offersOf(host.state())).toEqual(offered);
    const kept = around.kept.at(-1);
    expect(kept?.journal.findLast(({ type }) => type === 'version')).toMatchObject({
      from: game.version,
      version: newer.version,
    });
    expect(kept && given(await HereHost.resume(newer, kept, around)).again).toBeUndefined();
  });

  test('one that was kept without what they could go on from is run by them, as far as they still say the same', async () => {
    const { around, stored } = await ofGoneRules();
    const { snapshot: _, ...bare } = stored;
    expect(await HereHost.resume(newer, bare, around)).toMatchObject({ ok: false, trouble: { trouble: 'diverged' } });
    const { snapshot: __, ...sound } = around.kept.at(-1) ?? stored;
    expect(given(await HereHost.resume(newer, sound, around)).again).toBe(0);
  });
});
