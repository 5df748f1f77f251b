/** Clocks: how they tick, and that the server keeps them. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { DATABASE } from '../src/index.ts';
import { clocksShown, type Moment, newClocks, outOfTime, ticked } from '../src/matches/clock.ts';
import { askedFirst, FAST, type Place, place, twoAt, until } from './harness.ts';

const LIVE = { kind: 'live', minutes: 1, increment: 5 } as const;
const DAYS = { kind: 'correspondence', days: 2 } as const;
const MINUTE = 60_000;
const DAY = 86_400_000;
const at = (turn: number | undefined, ...awaited: number[]): Moment => ({ awaited, turn, over: false });
const everybody = (): boolean => true;

describe('live', () => {
  test('whoever is asked is on the clock, and nobody else', () => {
    const begun = ticked(newClocks(LIVE, 2), LIVE, { before: undefined, after: at(1, 0), charged: everybody, now: 1000 });
    expect(begun).toMatchObject([
      { seat: 0, left: 60_000, due: 61_000 },
      { seat: 1, left: 60_000, due: null },
    ]);
  });

  test('several answers in a turn run on one clock; the increment comes with the next own turn', () => {
    const begun = ticked(newClocks(LIVE, 2), LIVE, { before: undefined, after: at(1, 0), charged: everybody, now: 0 });
    const same = ticked(begun, LIVE, { before: at(1, 0), after: at(1, 0), charged: everybody, now: 10_000 });
    expect(same[0]).toBe(begun[0]);
    const passed = ticked(same, LIVE, { before: at(1, 0), after: at(2, 1), charged: everybody, now: 20_000 });
    expect(passed).toMatchObject([
      { seat: 0, left: 40_000, due: null },
      { seat: 1, left: 65_000, due: 85_000 },
    ]);
  });

  test('LDR-ONL-01: a reaction in the middle of another’s turn runs its owner’s clock and earns nothing', () => {
    const begun = ticked(newClocks(LIVE, 2), LIVE, { before: undefined, after: at(1, 0), charged: everybody, now: 0 });
    const reacts = ticked(begun, LIVE, { before: at(1, 0), after: at(1, 1), charged: everybody, now: 10_000 });
    const back = ticked(reacts, LIVE, { before: at(1, 1), after: at(1, 0), charged: everybody, now: 13_000 });
    expect(back).toMatchObject([
      { seat: 0, left: 50_000, due: 63_000 },
      { seat: 1, left: 57_000, due: null },
    ]);
  });

  test('in a window everybody asked is on the clock', () => {
    const open = ticked(newClocks(LIVE, 3), LIVE, { before: undefined, after: at(1, 0, 2), charged: everybody, now: 0 });
    expect(open.map(({ due }) => due !== null)).toEqual([true, false, true]);
    expect(outOfTime(open, 60_000)).toEqual([0, 2]);
  });

  test('where a game counts no turns every new question brings the increment', () => {
    const begun = ticked(newClocks(LIVE, 2), LIVE, { before: undefined, after: at(undefined, 0), charged: everybody, now: 0 });
    const next = ticked(begun, LIVE, { before: at(undefined, 0), after: at(undefined, 1), charged: everybody, now: 1000 });
    expect(next[1]).toMatchObject({ seat: 1, left: 65_000, due: 66_000 });
  });

  test('a bot is not charged, and the end stops all clocks', () => {
    const bots = ticked(newClocks(LIVE, 2), LIVE, { before: undefined, after: at(1, 0), charged: () => false, now: 0 });
    expect(bots.every(({ due }) => due === null)).toBe(true);
    const begun = ticked(newClocks(LIVE, 2), LIVE, { before: undefined, after: at(1, 0), charged: everybody, now: 0 });
    expect(
      ticked(begun, LIVE, { before: at(1, 0), after: { awaited: [], turn: 1, over: true }, charged: everybody, now: 100 })[0],
    ).toMatchObject({
      seat: 0,
      left: 59_900,
      due: null,
    });
  });
});

test('by correspondence everybody has the full time whenever asked anew', () => {
  const begun = ticked(newClocks(DAYS, 2), DAYS, { before: undefined, after: at(1, 0), charged: everybody, now: 0 });
  const passed = ticked(begun, DAYS, { before: at(1, 0), after: at(2, 1), charged: everybody, now: DAY });
  const back = ticked(passed, DAYS, { before: at(2, 1), after: at(3, 0), charged: everybody, now: 2 * DAY });
  expect(back[0]).toMatchObject({ seat: 0, left: 2 * DAY, due: 4 * DAY });
});

const blitz = { kind: 'live' as const, minutes: 0.05, increment: 0 };

test('whose time is up loses, though nobody asks for it', async () => {
  const { match, players } = await twoAt(await place(), { clock: blitz });
  const { asked, other } = askedFirst(match, players);
  expect(asked.states.get(match)?.clocks?.filter(({ running }) => running)).toHaveLength(1);
  expect(
    Math.abs((asked.states.get(match)?.now ?? 0) - Date.now()),
    'the server’s clock, told with those of the match',
  ).toBeLessThan(60_000);
  await until(() => asked.states.get(match)?.outcome !== undefined);
  expect(other.states.get(match)?.outcome).toMatchObject({ how: 'time', rule: 'TABLE-TIME' });
  expect(other.states.get(match)?.outcome?.places[other.tables.get(match)?.you ?? 0]).toBe(1);
  expect(await asked.ask({ type: 'resign', match })).toMatchObject({ trouble: { trouble: 'match-over' } });
});

test('an outage of the server is not charged, and the clock runs on after it', async () => {
  const where = await place();
  const { match, players } = await twoAt(where, { clock: { kind: 'live', minutes: 10, increment: 0 } });
  const { cookie } = askedFirst(match, players).asked;
  const afterwards = async (before: Place, sql: string) => {
    await before.server.close();
    const database = new DatabaseSync(join(where.data, DATABASE));
    database.exec(sql);
    database.close();
    const again = await place({}, where.data);
    const back = again.guest();
    back.cookie = cookie;
    await back.connect();
    await back.watch(match);
    return { again, state: () => back.states.get(match) };
  };
  // As if the server had been away for an hour: what was due is long past, and so is its last sign of life.
  const { again, state } = await afterwards(
    where,
    'UPDATE clocks SET due = due - 3600000 WHERE due IS NOT NULL; UPDATE pulse SET at = at - 3600000',
  );
  const { left } = state()?.clocks?.find(({ running }) => running) ?? {};
  expect(left).toBeGreaterThan(5 * MINUTE);
  expect(left).toBeLessThan(11 * MINUTE);
  // A second was left when the server went.
  const late = await afterwards(again, 'UPDATE clocks SET due = (SELECT at FROM pulse) + 1000 WHERE due IS NOT NULL');
  await until(() => late.state()?.outcome !== undefined);
  expect(late.state()?.outcome).toMatchObject({ how: 'time' });
});

describe('standing orders', () => {
  const orders = [{ question: 'window', answer: 'pass', alone: true }];

  test('an order that looks at the hand is obeyed after a while only', async () => {
    const { match, players } = await twoAt(await place({ ...FAST, orderDelay: { least: 300, most: 300 } }));
    const { asked, other } = askedFirst(match, players);
    await other.ask({ type: 'orders', match, orders: [{ question: 'window', answer: 'pass' }] });
    await asked.ask({ type: 'orders', match, orders });
    expect(asked.states.get(match)?.orders).toEqual(orders);
    expect(other.states.get(match)?.orders).toEqual([{ question: 'window', answer: 'pass' }]);
    await asked.answer(match, (keys) => keys[1] ?? '');
    await asked.answer(match, 'go on');
    const you = asked.tables.get(match)?.you ?? -1;
    const alone = asked.states.get(match)?.questions[0]?.options.length === 1;
    expect(asked.states.get(match)?.awaited).toEqual([you]);
    if (alone) await until(() => asked.states.get(match)?.asked[0]?.name !== 'window', 3000);
  });

  test('it is still obeyed when the server was restarted meanwhile', async () => {
    const limits = { ...FAST, orderDelay: { least: 500, most: 500 } };
    for (;;) {
      const where = await place(limits);
      const { match, players } = await twoAt(where);
      const { asked, other } = askedFirst(match, players);
      await other.ask({ type: 'orders', match, orders: [{ question: 'window', answer: 'pass' }] });
      await asked.ask({ type: 'orders', match, orders });
      await asked.answer(match, (keys) => keys[1] ?? '');
      await asked.answer(match, 'go on');
      // Only a hand with nothing to play is what this test is about; another deal, then.
      if (asked.states.get(match)?.questions[0]?.options.length !== 1) continue;
      const again = await where.again();
      const back = again.guest();
      back.cookie = asked.cookie;
      await back.connect();
      await back.watch(match);
      await until(() => back.states.get(match)?.asked[0]?.name !== 'window', 3000);
      return;
    }
  });
});

const BANK = { kind: 'correspondence', days: 2, bank: 5 } as const;

describe('a bank of time', () => {
  const begun = () => ticked(newClocks(BANK, 2), BANK, { before: undefined, after: at(1, 0), charged: everybody, now: 0 });

  test('comes after the days of a turn, and is not filled up again', () => {
    expect(begun()[0]).toMatchObject({ left: 7 * DAY, bank: 5 * DAY, due: 7 * DAY });
    const passed = ticked(begun(), BANK, { before: at(1, 0), after: at(2, 1), charged: everybody, now: 3 * DAY });
    expect(passed[0]).toMatchObject({ left: 4 * DAY, bank: 4 * DAY, due: null });
    const again = ticked(passed, BANK, { before: at(2, 1), after: at(3, 0), charged: everybody, now: 4 * DAY });
    expect(again[0]).toMatchObject({ left: 6 * DAY, bank: 4 * DAY, due: 10 * DAY });
    expect(outOfTime(again, 10 * DAY)).toEqual([0]);
  });

  test('is untouched by who answers in time, and shown as a part of what is left', () => {
    const passed = ticked(begun(), BANK, { before: at(1, 0), after: at(2, 1), charged: everybody, now: DAY });
    expect(passed[0]).toMatchObject({ left: 6 * DAY, bank: 5 * DAY });
    expect(clocksShown(begun(), 6 * DAY)[0]).toEqual({ left: DAY, bank: DAY, running: true });
    expect(clocksShown(begun(), DAY)[0]).toEqual({ left: 6 * DAY, bank: 5 * DAY, running: true });
  });

  test('is not given back by taking back', () => {
    const passed = ticked(begun(), BANK, { before: at(1, 0), after: at(2, 1), charged: everybody, now: 3 * DAY });
    const undone = { by: 0, freely: true };
    const back = ticked(passed, BANK, { before: at(2, 1), after: at(1, 0), charged: everybody, now: 4 * DAY, undone });
    expect(back[0]).toMatchObject({ left: 3 * DAY, bank: 3 * DAY, due: 7 * DAY });
  });
});

describe('on holiday', () => {
  const away = { from: DAY, until: 4 * DAY };
  const holiday = (seat: number) => (seat === 0 ? away : null);
  const charged = (now: number) => (seat: number) => seat !== 0 || now < away.from || now >= away.until;
  const seats = [{ holiday: away }, { holiday: null }];
  const begun = ticked(newClocks(DAYS, 2), DAYS, { before: undefined, after: at(1, 0), charged: everybody, now: 0 });

  test('a clock stands still from the very moment it begins, however late that is seen to, and runs on afterwards', () => {
    expect(outOfTime(begun, 2 * DAY + 1, seats)).toEqual([]);
    const still = { before: at(1, 0), after: at(1, 0), holiday };
    const held = ticked(begun, DAYS, { ...still, charged: charged(3 * DAY), now: 3 * DAY });
    expect(held[0]).toMatchObject({ left: DAY, due: null });
    const back = ticked(held, DAYS, { ...still, charged: charged(4 * DAY), now: 4 * DAY });
    expect(back[0]).toMatchObject({ left: DAY, due: 5 * DAY });
  });

  test('who is asked anew has all the days of a turn when it is over', () => {
    const held = ticked(begun, DAYS, { before: at(1, 0), after: at(2, 1), charged: charged(0), now: 0.5 * DAY, holiday });
    const asked = ticked(held, DAYS, { before: at(2, 1), after: at(3, 0), charged: charged(2 * DAY), now: 2 * DAY, holiday });
    expect(asked[0]).toMatchObject({ left: 2 * DAY, due: null });
    const back = ticked(asked, DAYS, { before: at(3, 0), after: at(3, 0), charged: charged(4 * DAY), now: 4 * DAY, holiday });
    expect(back[0]).toMatchObject({ left: 2 * DAY, due: 6 * DAY });
  });

  test('a clock that ran out before that has run out', () => {
    expect(outOfTime(begun, 2 * DAY, [{ holiday: { from: 3 * DAY, until: 4 * DAY } }])).toEqual([0]);
  });
});
