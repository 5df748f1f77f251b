/** Standing orders at a table of this device, and the options a board is told, with Tiny Epic Tactics. */
import type { Holder, Order } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { TableState } from '@taverne/ui';
import { expect, test } from 'vitest';
import type { Around } from '../src/here/around.ts';
import { HereHost } from '../src/here/host.ts';
import type { StoredHere } from '../src/here/stored.ts';

const entry = findGame('tiny-epic-tactics');
if (!entry) throw new Error('there is no Tiny Epic Tactics');
const game = await entry.load();

const PERSON: Holder = { kind: 'person' };
const LOT = { id: 'm', seed: '03'.repeat(32), salt: '04'.repeat(32) };
const OPTIONS = { mode: 'battle', first: '0', realm: 'islets', roundCap: 10 };

/** Whatever is asked gets its safe answer. */
const PASS_ALL: readonly Order[] = [{ question: '*', answer: 'safe' }];

async function table(kept: StoredHere[] = []) {
  const around: Around = {
    save: async (match) => {
      kept.push(structuredClone(match));
      return 'kept';
    },
    fetch: async () => kept.at(-1),
    alone: (_, work) => work(),
    think: async () => 'pass',
    judge: async () => undefined,
    advise: async () => 'end',
    review: async () => undefined,
    now: () => 0,
  };
  const started = await HereHost.start(game, { lot: LOT, options: OPTIONS, holders: [PERSON, PERSON] }, around);
  if (!started.ok) throw new Error(started.trouble.say);
  let shown: TableState | undefined;
  started.value.watch((state) => {
    shown = state;
  });
  const now = (): TableState => {
    if (!shown) throw new Error('nothing was told');
    return shown;
  };
  return { host: started.value, now, around };
}

test('a board is told with which options it is played', async () => {
  expect((await table()).now().options).toEqual(OPTIONS);
});

test('orders answer in the place of who gave them, are told, and are kept', async () => {
  const kept: StoredHere[] = [];
  const { host, now, around } = await table(kept);
  expect(now().orders).toEqual([]);
  for (let [question] = now().questions; question && question.name !== 'act'; [question] = now().questions) {
    await host.answer(question.id, question.options[0]?.key ?? '');
  }
  const eyes = now().eyes ?? 0;
  expect(await host.orders(PASS_ALL)).toBeUndefined();
  // The safe answer of one's own turn is to end it.
  expect(host.match.line.some((line) => line.type === 'answer' && line.seat === eyes && line.by === 'order')).toBe(true);
  expect(host.match.orders[eyes]).toEqual(PASS_ALL);
  const last = kept.at(-1);
  if (!last) throw new Error('nothing was kept');
  const resumed = await HereHost.resume(game, last, around);
  if (!resumed.ok) throw new Error(resumed.trouble.say);
  expect(resumed.value.match.orders[eyes]).toEqual(PASS_ALL);
  expect(resumed.value.match.journal).toEqual(host.match.journal);
});

test('an order that is none is refused, and nothing changes', async () => {
  const { host } = await table();
  const before = host.match.journal.length;
  expect((await host.orders([{ question: '*', answer: 'x'.repeat(500) }]))?.trouble).toBe('wrong-order');
  expect(host.match.journal).toHaveLength(before);
});
