/** Only views and filtered events leave the server. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { picker } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DATABASE } from '../src/index.ts';
import type { Client } from '../tools/lib/client.ts';
import { askedFirst, FAST, place, playOut, twoAt } from './harness.ts';

const feudView = z.object({ hands: z.array(z.union([z.array(z.string()), z.number()])), discard: z.array(z.string()) });
const CARD = /(?:parry|boost|blank)\d/g;

/** Cards that this client was told of without having held them or seen them on the discard pile. */
function leaks(client: Client, match: string, seat: number | undefined): string[] {
  const known = new Set<string>();
  const found: string[] = [];
  for (const [i, text] of client.texts.entries()) {
    const message = client.messages[i];
    if (message?.type === 'state' && message.match === match) {
      const view = feudView.parse(message.view);
      const own = seat === undefined ? [] : view.hands[seat];
      for (const card of [...(Array.isArray(own) ? own : []), ...view.discard]) known.add(card);
    }
    for (const [card] of text.matchAll(CARD)) if (!known.has(card)) found.push(`${card} in ${text.slice(0, 200)}`);
  }
  return found;
}

test('no client is told of a card that its seat may not know, whatever it asks', async () => {
  const where = await place({ ...FAST, work: { burst: 1e6, perSecond: 1e6 } });
  const { match, anna, bert, players } = await twoAt(where, { options: { rounds: 3 } });
  const carl = await where.guest().connect();
  await carl.watch(match);
  const roll = picker(11);
  const pick = (keys: string[]): string => keys[roll(keys.length)] ?? '';
  for (let turn = 0; turn < 30; turn++) {
    await playOut(match, players, pick, 1).catch(() => {});
    for (const client of [anna, bert, carl]) {
      const state = client.states.get(match);
      const question = state?.questions[0]?.id ?? '0.0.nothing';
      await client.ask({ type: 'whyNot', match, question });
      await client.ask({ type: 'preview', match, question, option: 'play parry0' });
      await client.ask({ type: 'look', match, seq: roll(state?.seq ?? 1) });
      await client.ask({ type: 'answer', match, question, option: 'nonsense' });
      await client.ask({ type: 'undo', match });
      await client.ask({ type: 'consent', match, agree: false });
    }
  }
  // What a client itself says is no secret of others: the option above comes back in replies.
  const clean = (found: string[]): string[] => found.filter((leak) => !leak.includes('parry0'));
  expect(clean(leaks(anna, match, 0))).toEqual([]);
  expect(clean(leaks(bert, match, 1))).toEqual([]);
  expect(clean(leaks(carl, match, undefined))).toEqual([]);
});

test('this very test finds a leak', async () => {
  const { match, anna } = await twoAt(await place());
  expect(leaks(anna, match, 1).length).toBeGreaterThan(0);
});

test('a sealed answer is not told before the last one is in', async () => {
  const { match, anna, bert, players } = await twoAt(await place(FAST));
  const first = anna.states.get(match)?.questions.length ? anna : bert;
  const other = first === anna ? bert : anna;
  await first.answer(match, (keys) => keys[1] ?? '');
  await first.answer(match, 'go on');
  await other.ping();
  const seen = other.texts.length;
  const option = first.states.get(match)?.questions[0]?.options.at(-1)?.key ?? '';
  await first.answer(match, option);
  await other.ping();
  expect(other.states.get(match)?.awaited).toEqual([other.tables.get(match)?.you]);
  expect(other.texts.slice(seen).join()).not.toContain(`"${option}"`.replace('"pass"', '"never"'));
  expect(players).toHaveLength(2);
});

test('the seed is nowhere in what is told before the end, and no token is in the database', async () => {
  const where = await place(FAST);
  const { match, anna, bert, players } = await twoAt(where);
  await playOut(match, players, () => 'rest', 4).catch(() => {});
  const database = new DatabaseSync(join(where.data, DATABASE), { readOnly: true });
  const seed = String(database.prepare('SELECT seed FROM matches WHERE id = ?').get(match)?.seed);
  const rows = JSON.stringify(
    ['guests', 'matches', 'seats', 'journal'].map((table) => database.prepare(`SELECT * FROM ${table}`).all()),
  );
  database.close();
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  for (const client of [anna, bert]) {
    expect(client.texts.join()).not.toContain(seed);
    const token = client.cookie?.split('=')[1]?.split('.')[0] ?? 'missing';
    expect(token.length).toBeGreaterThanOrEqual(22);
    expect(rows).not.toContain(token);
  }
  expect(JSON.stringify(await anna.http('GET', `/api/matches/${match}`))).not.toContain(seed);
});

test('a cookie that we did not sign is nobody’s', async () => {
  const where = await place();
  const anna = await where.player();
  const [name, value] = (anna.cookie ?? '').split('=');
  const [token, signature] = (value ?? '').split('.');
  for (const forged of [`${token}.${signature?.slice(0, -2)}xx`, `${token}x.${signature}`, `${token}`, '.', 'x.y']) {
    const eve = where.guest();
    eve.cookie = `${name}=${forged}`;
    expect(await eve.http('GET', '/api/me')).toEqual({ me: null });
  }
  expect(await anna.http('GET', '/api/me')).toMatchObject({ me: { name: 'Anna' } });
});

describe('standing orders', () => {
  const orders = [{ question: 'window', answer: 'pass' }];

  test('are noticed by nobody else: no word is sent, no number changes, no wish lapses', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where);
    const { asked, other } = askedFirst(match, players);
    const before = asked.states.get(match)?.seq;
    await asked.ping();
    const heard = asked.texts.length;
    const known = asked.tables.get(match);
    for (const some of [orders, [], orders]) await other.ask({ type: 'orders', match, orders: some });
    await asked.ping();
    // Who is there is told a little later than they came: the table may be told once more, with that and nothing else new.
    const told = asked.messages.slice(heard);
    expect(told.filter(({ type }) => type !== 'table').map(({ type }) => type)).toEqual(['pong']);
    for (const table of told.filter(({ type }) => type === 'table'))
      expect(table).toEqual({ ...known, seats: known?.seats.map((seat) => ({ ...seat, present: true })) });
    expect(other.states.get(match)).toMatchObject({ seq: before, orders });
    const looker = await where.player('Cleo');
    await looker.watch(match);
    expect(looker.states.get(match)?.seq).toBe(before);

    // What follows is told with the numbers it would have had without them.
    const answered = await asked.answer(match, 'rest');
    await other.ping();
    expect(other.states.get(match)?.seq).toBe('seq' in answered ? answered.seq : -1);
    await other.ask({ type: 'orders', match, orders: [] });
    const back = where.guest();
    back.cookie = asked.cookie;
    await back.connect();
    await back.watch(match, before);
    const rested = back.logs.get(match)?.filter(({ event }) => event.event === 'rested');
    expect(rested).toHaveLength(1);
    const looked = await back.ask({ type: 'look', match, seq: before ?? 0 });
    expect(looked).toMatchObject({ type: 'looked', seq: before });
  });

  test('let a wish to take back stand, and what somebody tries out look the same', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where);
    const { asked, other } = askedFirst(match, players);
    await asked.answer(match, 'rest');
    await other.ping();
    await asked.ask({ type: 'undo', match });
    await other.ping();
    const wished = other.states.get(match)?.consent;
    await other.ask({ type: 'orders', match, orders });
    expect(other.states.get(match)?.consent).toEqual(wished);
    const [key] = other.states.get(match)?.questions[0]?.options.map((each) => each.key) ?? [];
    const supposed = () => other.ask({ type: 'suppose', match, course: [key ?? ''] }, 'wonder');
    const first = await supposed();
    expect(first.type).toBe('supposed');
    await asked.ask({ type: 'orders', match, orders });
    expect(await supposed()).toEqual(first);
  });

  test('count in no number after a restart either, and a request that is repeated hears the one it had', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where);
    const { asked, other } = askedFirst(match, players);
    await other.ask({ type: 'orders', match, orders });
    const [question] = asked.states.get(match)?.questions ?? [];
    const answer = { type: 'answer' as const, match, question: question?.id ?? '', option: 'rest' };
    const first = await asked.ask(answer, 'the-same-key');
    const seq = 'seq' in first ? first.seq : -1;
    const later = await where.again();
    const back = later.guest();
    back.cookie = asked.cookie;
    await back.connect();
    await back.watch(match);
    expect(back.states.get(match)?.seq).toBe(seq);
    expect(await back.ask(answer, 'the-same-key')).toMatchObject({ type: 'accepted', seq });
  });
});
