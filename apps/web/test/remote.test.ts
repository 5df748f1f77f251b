/** The connection to a server that comes and goes, and the table that is told over it. */
import type { ClientMessage, ServerMessage, ServerMessageOf } from '@taverne/protocol';
import { PROTOCOL } from '@taverne/protocol/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FetchOptions, type RemoteShown, RemoteTable } from '../src/remote/door.ts';
import { Connection } from '../src/remote/socket.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.drop();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose();
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    this.tell({ type: 'welcome', protocol: PROTOCOL, you: null, now: 0 });
  }
  tell(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const latest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

const TABLE: ServerMessage = {
  type: 'table',
  match: 'm',
  game: 'leaders',
  version: 1,
  options: {},
  status: 'running',
  visibility: 'link',
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Anna', present: true, claimable: false },
    { kind: 'bot', level: 3, present: true, claimable: false },
  ],
  you: 0,
  spectators: 0,
  chance: { commitment: 'c', salts: [] },
};

const event = (at: number, name: string) => ({ at, event: { event: name, rule: 'LDR-ACT-03' } });

const state = (
  seq: number,
  since: number,
  events: { at: number; event: { event: string; rule: string } }[],
  more: Partial<ServerMessageOf<'state'>> = {},
): ServerMessageOf<'state'> => ({
  type: 'state',
  match: 'm',
  seq,
  since,
  events,
  view: { seq },
  questions: [],
  asked: [{ seat: 1, name: 'act' }],
  awaited: [1],
  undo: { free: 0, ask: false },
  orders: [],
  ...more,
});

function watching(fetch?: FetchOptions) {
  const line = new Connection('ws://test');
  const shown: RemoteShown[] = [];
  const links: string[] = [];
  const refused: string[] = [];
  const table = new RemoteTable(
    'm',
    { shown: (each) => shown.push(each), link: (each) => links.push(each), refused: ({ trouble }) => refused.push(trouble) },
    line,
    fetch,
  );
  return { table, shown, links, refused };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it says hello, then what it wants to watch', () => {
  const { links } = watching();
  latest().open();
  expect(latest().sent).toEqual([
    { type: 'hello', protocol: PROTOCOL },
    { type: 'watch', match: 'm' },
  ]);
  expect(links).toEqual(['connecting', 'online']);
});

test('before everybody sits there is a table and no state', () => {
  const { shown } = watching();
  latest().open();
  latest().tell({ ...TABLE, status: 'waiting' });
  expect(shown.at(-1)).toMatchObject({ state: undefined, table: { status: 'waiting' } });
});

test('what was taken back goes, what is new comes', () => {
  const { shown } = watching();
  latest().open();
  latest().tell(TABLE);
  latest().tell(state(3, 0, [event(1, 'a'), event(2, 'b'), event(3, 'c')]));
  latest().tell(state(5, 2, [event(2, 'd')]));
  expect(shown.at(-1)?.state?.events.map((told) => told.event.event)).toEqual(['a', 'd']);
  expect(shown.at(-1)?.state).toMatchObject({
    eyes: 0,
    link: 'online',
    seats: [{ mine: true }, { thinking: true, mine: false }],
  });
});

test('after a loss it comes back within a second or so, says what it has, and repeats what was not settled', async () => {
  const { table, links } = watching();
  latest().open();
  latest().tell(TABLE);
  latest().tell(state(3, 0, []));
  const done = table.door.answer('q', 'D1 D2');
  const [asked] = latest().sent.slice(-1);
  expect(asked).toMatchObject({ type: 'answer', match: 'm', question: 'q', option: 'D1 D2' });
  for (let attempt = 0; attempt < 8; attempt++) {
    latest().drop();
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(1300);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  expect(links.at(-1)).toBe('lost');
  latest().open();
  expect(latest().sent).toEqual([{ type: 'hello', protocol: PROTOCOL }, { type: 'watch', match: 'm', from: 3 }, asked]);
  if (asked?.type !== 'answer') throw new Error('nothing was asked');
  latest().tell({ type: 'accepted', match: 'm', accepted: asked.key, seq: 4 });
  expect(await done).toBeUndefined();
});

test('a refusal comes back as trouble, and only a refusal to watch closes the table', async () => {
  const { table, refused } = watching();
  latest().open();
  latest().tell(TABLE);
  const done = table.door.resign();
  const [asked] = latest().sent.slice(-1);
  if (asked?.type !== 'resign') throw new Error('nothing was asked');
  latest().tell({ type: 'refused', match: 'm', key: asked.key, trouble: { trouble: 'match-over', say: 'it is over' } });
  expect(await done).toMatchObject({ trouble: 'match-over', say: 'it is over' });
  expect(refused).toEqual([]);
  latest().tell({ type: 'refused', match: 'm', trouble: { trouble: 'no-such-match', say: 'there is none' } });
  expect(refused).toEqual(['no-such-match']);
});

test('lines of talk are told once', () => {
  const { shown } = watching();
  latest().open();
  latest().tell(TABLE);
  const line = { id: 1, seat: 0, name: 'Anna', text: 'Hello', at: 1 };
  latest().tell({ type: 'chat', match: 'm', lines: [line] });
  latest().tell({ type: 'chat', match: 'm', lines: [line, { ...line, id: 2 }] });
  expect(shown.at(-1)?.chat.map(({ id }) => id)).toEqual([1, 2]);
});

test('who has left the table hears nothing more, and an idle connection closes', () => {
  const { table, shown } = watching();
  latest().open();
  latest().tell(TABLE);
  const heard = shown.length;
  table.close();
  expect(latest().readyState).toBe(3);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(shown).toHaveLength(heard);
});

test('clocks are read by the server’s clock: a message that was long on its way has them run on', async () => {
  const { shown } = watching();
  await vi.advanceTimersByTimeAsync(1000);
  const socket = latest();
  socket.readyState = FakeSocket.OPEN;
  socket.onopen();
  await vi.advanceTimersByTimeAsync(40);
  // Twenty milliseconds each way.
  socket.tell({ type: 'welcome', protocol: PROTOCOL, you: null, now: 5_000_000 });
  socket.tell(TABLE);
  await vi.advanceTimersByTimeAsync(3000);
  const now = performance.now();
  const clocks = [
    { left: 60_000, running: true },
    { left: 50_000, running: false },
  ];
  // It was sent 20 ms after that and took the rest of the three seconds.
  socket.tell(state(3, 0, [], { clocks, now: 5_000_040 }));
  expect(shown.at(-1)?.state?.clocks?.[0]?.at).toBeCloseTo(now - 2980, 0);
});

test('an old guess of the server’s clock is made anew with a message there and back', async () => {
  watching();
  latest().open();
  latest().tell(TABLE);
  await vi.advanceTimersByTimeAsync(120_000);
  latest().tell(state(3, 0, [], { clocks: [], now: 1 }));
  const [asked] = latest().sent.slice(-1);
  expect(asked).toMatchObject({ type: 'ping' });
  latest().tell(state(4, 0, [], { clocks: [], now: 2 }));
  expect(latest().sent.filter(({ type }) => type === 'ping')).toHaveLength(1);
});

test('of a view that is told in part, the rest is as it was', () => {
  const { shown } = watching();
  latest().open();
  latest().tell(TABLE);
  latest().tell(state(3, 0, [], { view: { turn: 1, pile: 9, offer: ['rider'] } }));
  const { view: _, ...told } = { ...state(4, 0, []), changed: { turn: [2], offer: { 0: 0 } } } as const;
  latest().tell(told);
  expect(shown.at(-1)?.state?.view).toEqual({ turn: 2, pile: 9, offer: [] });
  // Nothing of it changed, and then it comes anew.
  const { view: __, ...same } = { ...state(5, 0, []), changed: {} };
  latest().tell(same);
  expect(shown.at(-1)?.state?.view).toEqual({ turn: 2, pile: 9, offer: [] });
  latest().tell(state(6, 0, [], { view: { turn: 3 } }));
  expect(shown.at(-1)?.state?.view).toEqual({ turn: 3 });
});

test('who lacks much begins anew with the latest events, and has older ones page by page', async () => {
  const { shown } = watching();
  latest().open();
  latest().tell(TABLE);
  latest().tell(state(3, 0, [event(1, 'began')]));
  expect(shown.at(-1)?.state?.older).toBeUndefined();
  latest().tell(state(90, 60, [event(60, 'moved'), event(61, 'ended')], { older: true }));
  const here = () => shown.at(-1)?.state;
  const places = () => [here()?.older?.events, here()?.events].map((told) => told?.map(({ at }) => at));
  expect(places()).toEqual([[], [60, 61]]);
  const page = async (events: ReturnType<typeof event>[], older?: true) => {
    const more = here()?.older?.more?.();
    const asked = latest().sent.at(-1);
    if (asked?.type !== 'log') throw new Error('no page was asked for');
    latest().tell({ type: 'logged', match: 'm', key: asked.key, events, ...(older && { older }) });
    await more;
    return asked.before;
  };
  expect(await page([event(30, 'moved'), event(40, 'moved')], true)).toBe(60);
  expect(places()).toEqual([
    [30, 40],
    [60, 61],
  ]);
  expect(await page([event(1, 'began')])).toBe(30);
  expect(here()?.older?.more).toBeUndefined();
  // Taken back beyond what came first: what was fetched goes, too.
  latest().tell(state(95, 40, [event(40, 'moved')]));
  expect(places()).toEqual([[1, 30], [40]]);
});

test('options that are too long to come with the table are fetched once before a board is shown', async () => {
  const asked: string[] = [];
  const { shown } = watching(async (match) => {
    asked.push(match);
    return { mode: 'battle', pack: 'p'.repeat(2000) };
  });
  latest().open();
  const table = { ...TABLE, options: { mode: 'battle' }, omitted: ['pack'] };
  latest().tell(table);
  latest().tell(state(3, 0, []));
  expect(shown.filter((each) => each.state)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)?.state?.options).toEqual({ mode: 'battle', pack: 'p'.repeat(2000) });
  latest().tell(table);
  latest().tell(state(4, 3, []));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['m']);
});

test('options that could not be fetched are asked for again with the next table', async () => {
  let tries = 0;
  const { shown } = watching(async () => (tries++ === 0 ? undefined : { pack: 'p' }));
  latest().open();
  latest().tell({ ...TABLE, omitted: ['pack'] });
  latest().tell(state(3, 0, []));
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.filter((each) => each.state)).toEqual([]);
  latest().tell({ ...TABLE, omitted: ['pack'] });
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)?.state?.options).toEqual({ pack: 'p' });
});

test('standing orders go to the server and come back with the state', async () => {
  const { table, shown } = watching();
  latest().open();
  latest().tell(TABLE);
  const order = { question: 'window-target-declared', answer: 'safe', except: ['target'] };
  void table.door.orders?.([order]);
  expect(latest().sent.at(-1)).toMatchObject({ type: 'orders', match: 'm', orders: [order] });
  latest().tell(state(3, 0, [], { orders: [order] }));
  expect(shown.at(-1)?.state?.orders).toEqual([order]);
});
