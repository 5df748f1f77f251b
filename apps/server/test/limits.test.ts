/** What is too much, too large, malformed, or from another site. */
import { once } from 'node:events';
import { request } from 'node:http';
import { LONGEST } from '@taverne/protocol';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Client } from '../tools/lib/client.ts';
import { FAST, place, twoAt, until } from './harness.ts';

async function closing({ socket }: Client): Promise<unknown[]> {
  if (!socket) throw new Error('not connected');
  return once(socket, 'close');
}

test('too many messages are refused, each of them, and who goes on is cut off', async () => {
  const where = await place({ messages: { burst: 5, perSecond: 1 }, patience: 10 });
  const anna = await where.player();
  const closed = closing(anna);
  for (let i = 0; i < 30; i++) anna.say({ type: 'ping', key: `p${i}` });
  await until(() => anna.messages.some((message) => message.type === 'refused'));
  const refused = anna.messages.find((message) => message.type === 'refused');
  expect(refused).toMatchObject({ trouble: { trouble: 'too-many' } });
  expect(refused && 'key' in refused && refused.key).toMatch(/^p\d+$/);
  expect((await closed)[0]).toBe(1008);
});

test('bystanders do not suffer from somebody who floods', async () => {
  const where = await place({ messages: { burst: 30, perSecond: 10, address: 10 }, patience: 1000 });
  const { match, anna, bert } = await twoAt(where);
  const carl = await where.player('Carl');
  for (let i = 0; i < 500; i++) carl.say({ type: 'watch', match: 'nowhere' });
  const asked = anna.states.get(match)?.questions.length ? anna : bert;
  expect((await asked.answer(match, 'rest')).type).toBe('state');
});

test.each([
  ['no JSON', '{"type":'],
  ['no object', '7'],
  ['an unknown type', '{"type":"dance"}'],
  ['an unknown field', '{"type":"ping","key":"k","extra":1}'],
  ['a missing field', '{"type":"watch"}'],
  ['a field of the wrong type', '{"type":"watch","match":7}'],
  ['an id with strange letters', '{"type":"watch","match":"../../etc"}'],
  ['a text that is too long', JSON.stringify({ type: 'chat', match: 'm', key: 'k', text: 'x'.repeat(LONGEST.chat + 1) })],
  ['a text that turns around', JSON.stringify({ type: 'chat', match: 'm', key: 'k', text: 'a\u202eb' })],
  [
    'too many orders',
    JSON.stringify({ type: 'orders', match: 'm', key: 'k', orders: Array(101).fill({ question: 'a', answer: 'b' }) }),
  ],
  ['a prototype', '{"__proto__":{"type":"ping"},"key":"k"}'],
])('%s is refused as malformed, and the connection lives on', async (_what, text) => {
  const anna = await (await place()).player();
  const refused = anna.next((message) => message.type === 'refused');
  anna.socket?.send(text);
  expect(await refused).toMatchObject({ trouble: { trouble: 'malformed' } });
  await anna.ping();
});

test('binary messages are refused', async () => {
  const anna = await (await place()).player();
  const refused = anna.next((message) => message.type === 'refused');
  anna.socket?.send(Buffer.from([1, 2, 3]));
  expect(await refused).toMatchObject({ trouble: { trouble: 'malformed' } });
});

test('a message that is too large ends the connection', async () => {
  const anna = await (await place()).player();
  const closed = closing(anna);
  anna.socket?.send('x'.repeat(LONGEST.message + 1));
  expect((await closed)[0]).toBe(1009);
});

test('nothing is done before hello, another protocol is refused, and silence is not waited for forever', async () => {
  const where = await place({ hello: 1500 });
  const raw = (): WebSocket => new WebSocket(`${where.base.replace('http', 'ws')}/ws`);
  const early = raw();
  await once(early, 'open');
  early.send('{"type":"watch","match":"m"}');
  expect(JSON.parse(String((await once(early, 'message'))[0]))).toMatchObject({ trouble: { trouble: 'wrong-protocol' } });
  const other = raw();
  await once(other, 'open');
  other.send('{"type":"hello","protocol":99}');
  expect(JSON.parse(String((await once(other, 'message'))[0]))).toMatchObject({ trouble: { trouble: 'wrong-protocol' } });
  expect((await once(other, 'close'))[0]).toBe(1008);
  expect((await once(early, 'close'))[0]).toBe(1008);
});

test('a client that does not read is cut off before it fills our memory', async () => {
  const where = await place({ ...FAST, unread: 100_000 });
  const { match, anna, bert } = await twoAt(where);
  await until(() => bert.tables.get(match)?.seats[0]?.present === true);
  anna.socket?.pause();
  for (let i = 0; i < 60_000 && bert.tables.get(match)?.seats[0]?.present; i++) {
    // Refused each time, and told how things are.
    anna.say({ type: 'answer', match, key: `k${i}`, question: 'none', option: 'none' });
    if (i % 200 === 0) await bert.ping();
  }
  await until(() => bert.tables.get(match)?.seats[0]?.present === false);
});

test('a page of another site can neither open a socket nor send anything', async () => {
  const where = await place();
  const anna = await where.player();
  const socket = new WebSocket(`${where.base.replace('http', 'ws')}/ws`, { headers: { origin: 'https://evil.example' } });
  await expect(once(socket, 'open')).rejects.toThrow('403');
  const evil = { origin: 'https://evil.example' };
  await expect(anna.http('PUT', '/api/me', { name: 'Eve' }, evil)).rejects.toMatchObject({ status: 403 });
  await expect(anna.http('PUT', '/api/me', { name: 'Eve' }, { origin: where.base })).resolves.toBeDefined();
  await expect(anna.http('PUT', '/api/me', 'name=Eve', { 'content-type': 'text/plain' })).rejects.toMatchObject({
    status: 415,
  });
});

test('requests over HTTP are limited by address and by size', async () => {
  const where = await place({ requests: { burst: 5, perSecond: 0.1 } });
  const guest = where.guest();
  for (let i = 0; i < 5; i++) await guest.http('GET', '/healthz');
  await expect(guest.http('GET', '/healthz')).rejects.toMatchObject({
    status: 429,
    body: { trouble: { trouble: 'too-many' } },
  });
  const other = (await place()).guest();
  await expect(other.http('PUT', '/api/me', { name: 'x'.repeat(LONGEST.body) })).rejects.toMatchObject({ status: 413 });
  await expect(other.http('PUT', '/api/me', '{"name":')).rejects.toMatchObject({
    status: 400,
    body: { trouble: { trouble: 'malformed' } },
  });
});

test('the files of the page have a rate of their own: a device that keeps them all takes nothing from requests', async () => {
  const where = await place({ requests: { burst: 2, perSecond: 0.01 }, files: { burst: 5, perSecond: 0.01 } });
  const status = async (path: string) => (await fetch(`${where.base}${path}`)).status;
  for (let i = 0; i < 5; i++) expect(await status('/assets/none.js')).toBe(404);
  expect(await status('/healthz')).toBe(200);
  const refused = await fetch(`${where.base}/assets/none.js`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await status('/healthz')).toBe(200);
  expect(await status('/healthz')).toBe(429);
});

test('links cannot be tried out', async () => {
  const where = await place({ joins: { burst: 3, perSecond: 0.01 } });
  const { match } = await twoAt(where);
  const eve = await where.player('Eve');
  const tries = Array.from({ length: 6 }, (_, i) => eve.join(match, `guess${i}`).catch((error: unknown) => error));
  const statuses = (await Promise.all(tries)).map((error) => (error instanceof Error && 'status' in error ? error.status : 0));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
});

test('somebody may not have ever more matches waiting', async () => {
  const where = await place({ waitingPerGuest: 2 });
  const anna = await where.player();
  const wish = { game: 'feud', seats: [{ kind: 'person' as const }, { kind: 'open' as const }] };
  await anna.create(wish);
  await anna.create(wish);
  await expect(anna.create(wish)).rejects.toMatchObject({ status: 429 });
});

test('a request that never ends is ended', async () => {
  const where = await place({ requestTimeout: 300 });
  const started = request(`${where.base}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'content-length': 50 },
  });
  started.write('{');
  const ended = await Promise.race([once(started, 'response'), once(started, 'error'), once(started, 'close')]);
  expect(ended).toBeDefined();
}, 60_000);
