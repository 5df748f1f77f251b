/** Whoever sends too much is counted before it is read, and does not stay. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { netOf } from '../src/address.ts';
import { FAST, place, twoAt } from './harness.ts';

/** A client's frame by hand: a text of fewer than 126 bytes, masked with nothing. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** A socket that speaks the protocol and hears nothing: no refusal, no goodbye. */
async function deaf(base: string): Promise<Socket> {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  const key = randomBytes(16).toString('base64');
  const head = `Host: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13`;
  socket.write(`GET /ws HTTP/1.1\r\n${head}\r\n\r\n`);
  await once(socket, 'data');
  socket.on('data', () => {});
  socket.on('error', () => {});
  socket.write(frame(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
  return socket;
}

/** How often the server has heard such a message. */
async function heard(base: string, type: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`taverne_messages_total\\{type="${type}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

test('a flooder who does not hear the goodbye is cut off, and what it sends is not read', async () => {
  const where = await place();
  const socket = await deaf(where.base);
  const began = performance.now();
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - began)));
  const thousand = Buffer.concat(Array<Buffer>(1000).fill(frame('{"type":"ping","key":"k"}')));
  const flood = (): void => {
    if (!socket.destroyed) socket.write(thousand, () => setImmediate(flood));
  };
  flood();
  expect(await closed).toBeLessThan(5000);
  expect(await heard(where.base, 'ping')).toBeLessThan(500);
});

test('the sockets of one guest share what it may say; those of another have their own', async () => {
  const where = await place({ messages: { burst: 20, perSecond: 0.1, address: 10 }, patience: 1000 });
  const anna = await where.player('Anna');
  const twin = where.guest();
  twin.cookie = anna.cookie;
  await twin.connect();
  for (let i = 0; i < 12; i++) await anna.ping();
  for (let i = 0; i < 30; i++) twin.say({ type: 'lobby', on: false });
  const refused = await twin.next((message) => message.type === 'refused');
  expect(refused).toMatchObject({ trouble: { trouble: 'too-many' } });
  const bert = await where.player('Bert');
  await bert.ping();
});

test('talk is limited by person, however many sockets it is said on', async () => {
  const where = await place({ ...FAST, chat: { burst: 3, perSecond: 0.01, address: 10 } });
  const { match, anna, bert } = await twoAt(where);
  const twin = where.guest();
  twin.cookie = anna.cookie;
  await twin.connect();
  const said = [];
  for (const who of [anna, twin, anna, twin, bert]) said.push((await who.ask({ type: 'chat', match, text: 'hm' })).type);
  expect(said).toEqual(['accepted', 'accepted', 'accepted', 'refused', 'accepted']);
});

describe('addresses', () => {
  test('new sockets have a rate', async () => {
    const where = await place({ upgrades: { burst: 5, perSecond: 0.1 } });
    const tries = Array.from({ length: 8 }, async () => {
      const socket = new WebSocket(`${where.base.replace('http', 'ws')}/ws`);
      return once(socket, 'open').then(
        () => {
          socket.terminate();
          return 'open';
        },
        (error: unknown) => String(error),
      );
    });
    const came = await Promise.all(tries);
    expect(came.filter((each) => each === 'open')).toHaveLength(5);
    expect(came.filter((each) => each.includes('429'))).toHaveLength(3);
  });

  test('a network of IPv6 counts as one address', async () => {
    const where = await place({ requests: { burst: 3, perSecond: 0.01 } }, undefined, { behindProxy: true });
    const from = async (address: string) =>
      (await fetch(`${where.base}/healthz`, { headers: { 'x-forwarded-for': address } })).status;
    const near = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:0db8:0000:0001:0:0:0:3', '2001:db8:0:1::4'];
    const seen: number[] = [];
    for (const address of near) seen.push(await from(address));
    expect(seen).toEqual([200, 200, 200, 429]);
    expect(await from('2001:db8:0:2::1')).toBe(200);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
  ])('%s is counted as %s', (address, net) => {
    expect(netOf(address)).toBe(net);
  });
});
