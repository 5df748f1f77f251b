/** Who comes anew is told the latest of what happened; the rest comes in pages, to whoever asks. */
import { picker } from '@taverne/engine';
import type { ToldShown } from '@taverne/protocol';
import { PROTOCOL } from '@taverne/protocol';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import type { Client } from '../tools/lib/client.ts';
import { FAST, type Place, place, playOut, twoAt } from './harness.ts';

const FEW = { ...FAST, eventsTold: 6 };
const LONG = { options: { rounds: 20 } };

const pickAny = (seed: number) => {
  const roll = picker(seed);
  return (keys: string[]): string => keys[roll(keys.length)] ?? '';
};

async function played(where: Place, answers: number) {
  const begun = await twoAt(where, LONG);
  await playOut(begun.match, begun.players, pickAny(2), answers).catch(() => {});
  return begun;
}

/** The same guest on a new socket; without one, a stranger. */
async function comer(where: Place, like?: Client): Promise<Client> {
  const client = where.guest();
  client.cookie = like?.cookie;
  return client.connect();
}

/** Page by page from here back to the beginning. */
async function earlier(client: Client, match: string): Promise<ToldShown[]> {
  const events: ToldShown[] = [...(client.logs.get(match) ?? [])];
  for (let pages = 0; ; pages++) {
    const reply = await client.ask({ type: 'log', match, before: events[0]?.at ?? 0 });
    if (reply.type !== 'logged') throw new Error(JSON.stringify(reply));
    events.unshift(...reply.events);
    if (!reply.older) {
      expect(pages).toBeGreaterThan(2);
      return events;
    }
  }
}

test('the latest events first, and page by page all of them, each once and with one’s own eyes', async () => {
  const where = await place(FEW);
  const { match, players } = await played(where, 60);
  for (const player of players) {
    const again = await comer(where, player);
    await again.watch(match);
    const state = again.states.get(match);
    expect(state?.older).toBe(true);
    expect(state?.events.length).toBeGreaterThanOrEqual(6);
    expect(state?.events.length).toBeLessThan(20);
    expect(state?.events[0]?.at).toBe(state?.since);
    expect(await earlier(again, match)).toEqual(player.logs.get(match));
  }
  const stranger = await comer(where);
  await stranger.watch(match);
  const told = await earlier(stranger, match);
  expect(told.length).toBeGreaterThan(40);
  expect(JSON.stringify(told)).not.toMatch(/"event":"drew"[^}]*"card"/);
});

test('who lacks more than a page begins anew, who lacks less is told just that', async () => {
  const where = await place(FEW);
  const { match, players, bert } = await played(where, 20);
  const [had, log] = [bert.states.get(match)?.seq, [...(bert.logs.get(match) ?? [])]];
  await playOut(match, players, pickAny(3), 2).catch(() => {});
  const soon = await comer(where, bert);
  soon.logs.set(match, [...log]);
  await soon.watch(match, had);
  expect(soon.states.get(match)?.older).toBeUndefined();
  expect(soon.logs.get(match)).toEqual(bert.logs.get(match));
  await playOut(match, players, pickAny(4), 30).catch(() => {});
  const late = await comer(where, bert);
  late.logs.set(match, [...log]);
  await late.watch(match, had);
  expect(late.states.get(match)?.older).toBe(true);
  expect(await earlier(late, match)).toEqual(bert.logs.get(match));
});

test('a short match is told whole', async () => {
  const where = await place(FAST);
  const { match, anna } = await played(where, 5);
  const again = await comer(where, anna);
  await again.watch(match);
  expect(again.states.get(match)).not.toHaveProperty('older');
  expect(again.logs.get(match)).toEqual(anna.logs.get(match));
});

test('five hundred come at once to look on', { timeout: 60_000 }, async () => {
  // They all have one address here, and are nobody's guests.
  const where = await place({ ...FAST, socketsPerAddress: 1000, readings: 1000 });
  const { match } = await played(where, 200);
  const first = await comer(where);
  await first.watch(match);
  const sockets = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const socket = new WebSocket(`${where.base.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
      onTestFinished(() => socket.terminate());
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
      return socket;
    }),
  );
  const before = process.cpuUsage();
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('message', (data: Buffer) => {
            if (data.toString('latin1', 0, 30).includes('"type":"state"')) resolve();
          });
          socket.send(JSON.stringify({ type: 'watch', match }));
        }),
    ),
  );
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  console.info(`500 spectators joined in ${seconds.toFixed(2)} s of processor time, their own ends among it`);
  expect(seconds).toBeLessThan(5);
});
