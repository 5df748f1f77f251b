/** Conditional answers at a server: sealed, given once, and kept across restarts, on both stores. */
import { API_PATH, type ForesightShown } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import type { Client } from '../tools/lib/client.ts';
import { emptyDatabase } from './database.ts';
import { askedFirst, FAST, folder, type Place, place, twoAt, until } from './harness.ts';
import { STORES, type StoreName } from './stores.ts';

const LETTER = { game: 'leaders', clock: { kind: 'correspondence', days: 3 } } as const;

async function open(store: StoreName): Promise<Place> {
  return place(FAST, folder(), store === 'postgres' ? { database: await emptyDatabase() } : {});
}

async function suppose(client: Client, match: string, course: readonly string[]) {
  const reply = await client.ask({ type: 'suppose', match, course: [...course] });
  if (reply.type !== 'supposed') throw new Error(JSON.stringify(reply));
  return reply;
}

/** Answers of the one who is asked up to the other's turn, and then one of the other's. */
async function courseFor(client: Client, match: string): Promise<string[]> {
  const you = client.tables.get(match)?.you;
  const course: string[] = [];
  for (;;) {
    const [question] = (await suppose(client, match, course)).questions;
    if (!question) throw new Error('nothing is foreseen');
    const isOwn = question.seat === you;
    const key = isOwn ? question.options.find((each) => each.key !== question.safe)?.key : question.safe;
    course.push(key ?? question.options[0]?.key ?? '');
    if (isOwn) return course;
  }
}

function foresightsOf(client: Client, match: string): readonly ForesightShown[] {
  const told = client.messages.findLast((message) => message.type === 'foresights' && message.match === match);
  return told?.type === 'foresights' ? told.foresights : [];
}

async function begun(store: StoreName) {
  const where = await open(store);
  const { match, players } = await twoAt(where, LETTER);
  const { asked, other } = askedFirst(match, players);
  const course = await courseFor(other, match);
  const seq = other.states.get(match)?.seq ?? 0;
  return { where, match, asked, other, course, seq };
}

/** Whoever is asked plays as the other expects. */
async function playAsExpected(asked: Client, match: string, course: readonly string[]): Promise<void> {
  for (const key of course.slice(0, -1)) {
    const reply = await asked.answer(match, key);
    if (reply.type === 'refused') throw new Error(JSON.stringify(reply));
  }
}

describe.each(STORES)('a conditional answer on %s', (store) => {
  test('is given with the very answer that it follows, once, and its owner is told', async () => {
    const { match, asked, other, course, seq } = await begun(store);
    expect(await other.ask({ type: 'foresee', match, seq, course })).toMatchObject({ type: 'accepted' });
    // The reply was lost, say: asked again, it is there once.
    await other.ask({ type: 'foresee', match, seq, course });
    expect(foresightsOf(other, match)).toMatchObject([{ course: expect.any(Array) }]);
    await playAsExpected(asked, match, course);
    await other.ping();
    expect(foresightsOf(other, match)).toMatchObject([{ ended: 'done' }]);
    const last = asked.states.get(match)?.seq ?? 0;
    expect(other.states.get(match)?.seq).toBe(last);
    // Nothing more is said for either, whatever happens next.
    await askedFirst(match, [asked, other]).asked.answer(match);
    await other.ping();
    expect(foresightsOf(other, match)).toMatchObject([{ ended: 'done' }]);
  });

  test('survives a restart in between', async () => {
    const { where, match, asked, other, course, seq } = await begun(store);
    await other.ask({ type: 'foresee', match, seq, course });
    const again = await where.again();
    const [first, second] = await Promise.all(
      [asked, other].map(async ({ cookie }) => {
        const client = again.guest();
        client.cookie = cookie;
        await client.connect();
        await client.watch(match);
        return client;
      }),
    );
    if (!first || !second) throw new Error('nobody came back');
    expect(foresightsOf(second, match)).toMatchObject([{ course: expect.any(Array) }]);
    await playAsExpected(first, match, course);
    await second.ping();
    expect(foresightsOf(second, match)).toMatchObject([{ ended: 'done' }]);
  });

  test('is sealed: whatever others are told and may ask is the same to the byte', async () => {
    const { where, match, asked, other, course, seq } = await begun(store);
    const onlooker = await where.guest().connect();
    await onlooker.watch(match);
    const summary = () => asked.http('GET', `${API_PATH}/matches/${match}`);
    const lobby = () => asked.http('GET', `${API_PATH}/lobby`);
    const before = timeless(JSON.stringify([await summary(), await lobby()]));
    await until(() => asked.tables.get(match)?.spectators === 1);
    const table = asked.tables.get(match);
    const heard = [asked, onlooker].map(({ texts }) => texts.length);
    await other.ask({ type: 'foresee', match, seq, course });
    const [kept] = foresightsOf(other, match);
    await Promise.all([asked.ping(), onlooker.ping()]);
    const since = [asked, onlooker].map(({ texts }, i) =>
      texts.slice(heard[i]).filter((text) => !/"type":"(pong|table)"/.test(text)),
    );
    expect(since).toEqual([[], []]);
    expect(asked.tables.get(match)).toEqual(table);
    expect(timeless(JSON.stringify([await summary(), await lobby()]))).toBe(before);
    // Who is there is told a little later, and perhaps twice.
    const whole = async (client: Client) => {
      const from = client.texts.length;
      const state = client.next((message) => message.type === 'state');
      await client.watch(match);
      await state;
      const told = client.texts.slice(from).filter((text) => !text.includes('"pong"'));
      return [...new Set(told.map(timeless))];
    };
    const withOne = [await whole(asked), await whole(onlooker)];
    await other.ask({ type: 'forget', match, foresight: kept?.id ?? '' });
    expect([await whole(asked), await whole(onlooker)]).toEqual(withOne);
    expect([asked, onlooker].flatMap(({ texts }) => texts).filter((text) => text.includes('foresight'))).toEqual([]);
    // And it is gone: nothing is answered.
    await playAsExpected(asked, match, course);
    await other.ping();
    expect(other.states.get(match)?.questions.length).toBe(1);
  });

  test('is dropped and told when it came otherwise; what was taken back meanwhile does not count', async () => {
    const { match, asked, other, course, seq } = await begun(store);
    await other.ask({ type: 'foresee', match, seq, course });
    const isMove = (key: string): boolean => !course.includes(key);
    await asked.answer(match, (keys) => keys.find(isMove) ?? '');
    await asked.ask({ type: 'undo', match });
    await playAsExpected(asked, match, course);
    await other.ping();
    expect(foresightsOf(other, match)).toMatchObject([{ ended: 'done' }]);
  });

  test('that is made of a match which has gone on, or says nothing, is refused', async () => {
    const { match, asked, other, course, seq } = await begun(store);
    expect(await other.ask({ type: 'foresee', match, seq: seq + 1, course })).toMatchObject({ type: 'refused' });
    expect(await other.ask({ type: 'foresee', match, seq, course: course.slice(0, 2) })).toMatchObject({
      trouble: { code: expect.stringMatching(/nothing-foreseen|not-foreseeable/) },
    });
    expect(await asked.ask({ type: 'foresee', match, seq, course })).toMatchObject({ type: 'refused' });
    const stranger = await other.ask({ type: 'suppose', match, course: ['nonsense'] });
    expect(stranger).toMatchObject({ type: 'refused', trouble: { trouble: 'not-offered' } });
  });
});

/** But for what the clocks say at this very moment. */
const timeless = (text: string): string => text.replace(/"left":\d+/g, '"left":0').replace(/"now":\d+/g, '"now":0');
