/** Whose time it is: not given by taking back, not taken or given by a calendar that jumps. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DATABASE } from '../src/index.ts';
import type { Client } from '../tools/lib/client.ts';
import { askedFirst, FAST, type Place, place, twoAt, until } from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const clockOf = (client: Client, match: string) => client.states.get(match)?.clocks?.[client.tables.get(match)?.you ?? -1];

/** The same server when so much time has passed on its clocks. */
async function later(where: Place, by: number, ...clients: Client[]) {
  await where.server.close();
  const database = new DatabaseSync(join(where.data, DATABASE));
  database.exec(`UPDATE clocks SET due = due - ${by}, stopped = stopped - ${by}`);
  database.close();
  const next = await place(FAST, where.data);
  const back = await Promise.all(
    clients.map(async ({ cookie, states }) => {
      const client = next.guest();
      client.cookie = cookie;
      await client.connect();
      for (const match of states.keys()) await client.watch(match);
      return client;
    }),
  );
  return { next, back };
}

function one<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('nobody is there');
  return first;
}

/** Gives a sealed answer: until the other has answered, too, it can be taken back. */
async function seal(asked: Client, match: string): Promise<void> {
  if (asked.states.get(match)?.asked[0]?.name === 'act') {
    await asked.answer(match, (keys) => keys[1] ?? '');
    await asked.answer(match, 'go on');
  }
  await asked.answer(match, 'pass');
}

/** What a restart gives back may be a little more than it took. */
const SLACK = 10_000;

describe('taking back', () => {
  test('answering and taking back does not refill a clock by correspondence', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where, { clock: { kind: 'correspondence', days: 2 } });
    const { next, back } = await later(where, DAY, askedFirst(match, players).asked);
    const asked = one(back);
    expect(clockOf(asked, match)?.left).toBeLessThan(DAY + SLACK);
    await seal(asked, match);
    expect(clockOf(asked, match)?.running).toBe(false);
    await asked.ask({ type: 'undo', match });
    expect(clockOf(asked, match)).toMatchObject({ running: true });
    expect(clockOf(asked, match)?.left).toBeLessThan(DAY + SLACK);
    expect(clockOf(asked, match)?.left).toBeGreaterThan(DAY - HOUR);

    await seal(asked, match);
    const again = one((await later(next, 3 * HOUR, asked)).back);
    await again.ask({ type: 'undo', match });
    expect(clockOf(again, match)?.left).toBeLessThan(DAY - 3 * HOUR + SLACK);
    expect(clockOf(again, match)?.left).toBeGreaterThan(DAY - 4 * HOUR);
  });

  test('who was asked because of what is taken back has neither more nor less time than before', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where, { clock: { kind: 'live', minutes: 30, increment: 60 } });
    const { asked, other } = askedFirst(match, players);
    const before = clockOf(other, match)?.left;
    await asked.answer(match, (keys) => keys[1] ?? '');
    await other.ping();
    expect(clockOf(other, match)?.running).toBe(true);
    await asked.ask({ type: 'undo', match });
    await other.ping();
    expect(clockOf(other, match)).toEqual({ left: before, running: false });
  });

  test('once the time is used up it can no longer be taken back', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where, { clock: { kind: 'correspondence', days: 1 } });
    const { asked } = askedFirst(match, players);
    const { next, back } = await later(where, DAY - HOUR, asked);
    await seal(one(back), match);
    // The other, who is still asked, has as much time as ever.
    await next.server.close();
    const database = new DatabaseSync(join(where.data, DATABASE));
    database.exec(`UPDATE clocks SET stopped = stopped - ${2 * HOUR}`);
    database.close();
    const late = (await place(FAST, where.data)).guest();
    late.cookie = asked.cookie;
    await late.connect();
    await late.watch(match);
    expect(await late.ask({ type: 'undo', match })).toMatchObject({ trouble: { trouble: 'not-allowed' } });
    expect(late.states.get(match)?.outcome).toBeUndefined();
  });

  test('with consent it goes on with what was left, not with the full time', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where, { clock: { kind: 'correspondence', days: 2 } });
    const first = askedFirst(match, players);
    const { back } = await later(where, DAY, first.asked, first.other);
    const [asked, other] = [one(back), one(back.slice(1))];
    await asked.answer(match, 'rest');
    await asked.ask({ type: 'undo', match });
    await other.ask({ type: 'consent', match, agree: true });
    await asked.ping();
    expect(clockOf(asked, match)).toMatchObject({ running: true });
    expect(clockOf(asked, match)?.left).toBeLessThan(DAY + SLACK);
  });
});

describe('a calendar that jumps', () => {
  const blitz = { kind: 'live' as const, minutes: 0.05, increment: 0 };
  /** Turns the calendar, not the machine's own clock. */
  function calendar() {
    const real = Date.now.bind(Date);
    let shift = 0;
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => real() + shift);
    onTestFinished(() => spy.mockRestore());
    return {
      jump(by: number) {
        shift += by;
      },
    };
  }
  const quick = { ...FAST, pulse: 50, outage: 1000 };

  test.each([
    ['forward, as after a sleep', HOUR],
    ['back', -HOUR],
  ])('%s: whose time runs has neither more nor less of it', async (_how, by) => {
    const date = calendar();
    const where = await place(quick);
    const began = performance.now();
    const { match, players } = await twoAt(where, { clock: blitz });
    const { asked } = askedFirst(match, players);
    date.jump(by);
    await until(() => asked.states.get(match)?.outcome !== undefined);
    // Three seconds from some moment after that on.
    expect(performance.now() - began).toBeGreaterThan(2500);
    expect(asked.states.get(match)?.outcome).toMatchObject({ how: 'time' });
  });

  test.each([
    ['forward', HOUR],
    ['back', -HOUR],
  ])('%s: time-outs fall after it, too, though an alarm was set before', async (_how, by) => {
    const date = calendar();
    const where = await place(quick);
    await twoAt(where, { clock: { kind: 'live', minutes: 10, increment: 0 } });
    date.jump(by);
    const jumped = performance.now();
    await until(() => performance.now() - jumped > 300);
    const { match, players } = await twoAt(where, { clock: blitz });
    const { asked } = askedFirst(match, players);
    await until(() => asked.states.get(match)?.outcome !== undefined);
  });
});
