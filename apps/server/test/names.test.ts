/** Names, origins and health: what people, browsers and operators are told must be true. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { meReply } from '@taverne/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { distinctName } from '../src/names.ts';
import { folder, place } from './harness.ts';

describe('names', () => {
  test.each([
    ['full width letters', 'Ａｎｎａ', 'Anna'],
    ['marks that nobody sees', 'An\u200bn\u2060a\u00ad', 'Anna'],
    ['marks that turn the text around', '\u202eAnna', 'Anna'],
    ['many blanks', '  Anna \u00a0\u00a0 Zoë ', 'Anna Zoë'],
  ])('%s: one way to write a name', async (_what, given, name) => {
    const anna = (await place()).guest();
    const { me } = meReply.parse(await anna.http('PUT', '/api/me', { name: given }));
    expect(me?.name).toBe(name);
  });

  test.each([
    ['private characters', 'Anna\ue000'],
    ['control characters', 'An\u0007na'],
    ['nothing to be seen', '\u3164\u3164'],
    ['no letter and no figure', '...!'],
    ['blanks of another kind', '\u2800\u2800'],
  ])('%s make no name', async (_what, name) => {
    const anna = (await place()).guest();
    await expect(anna.http('PUT', '/api/me', { name })).rejects.toMatchObject({ status: 400 });
  });

  test('whoever sits down does not look like somebody who sits there', async () => {
    const where = await place();
    const [anna, eve] = [await where.player('Anna'), await where.player('Аnпа')];
    const { match, links } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
    await eve.join(match, links[0]?.token);
    const table = await anna.watch(match);
    expect(table.seats.map(({ name }) => name)).toEqual(['Anna', 'Аnпа (2)']);
  });

  test.each([
    ['Paul', ['Anna'], 'Paul'],
    ['anna', ['Anna'], 'anna (2)'],
    ['Ànna', ['Anna', 'Anna (2)'], 'Ànna (3)'],
    ['BI11', ['Bill'], 'BI11 (2)'],
    ['x'.repeat(40), ['x'.repeat(40)], `${'x'.repeat(36)} (2)`],
  ])('%s beside %j is %s', (name, others, distinct) => {
    expect(distinctName(name, others)).toBe(distinct);
  });
});

describe('origins', () => {
  const put = async (base: string, headers: Record<string, string>) =>
    (await fetch(`${base}/api/me`, { method: 'PUT', headers: { 'content-type': 'application/json', ...headers }, body: '{}' }))
      .status;

  test('http and https of one host are two origins', async () => {
    const plain = await place();
    const { host } = new URL(plain.base);
    expect(await put(plain.base, { origin: `http://${host}` })).toBe(200);
    expect(await put(plain.base, { origin: `https://${host}` })).toBe(403);
    const safe = await place({}, folder(), { url: new URL(`https://taverne.example`) });
    expect(await put(safe.base, { origin: 'https://taverne.example' })).toBe(200);
    expect(await put(safe.base, { origin: 'http://taverne.example' })).toBe(403);
  });

  test('behind a proxy it says which of them was spoken', async () => {
    const where = await place({}, folder(), { behindProxy: true });
    const { host } = new URL(where.base);
    expect(await put(where.base, { origin: `https://${host}`, 'x-forwarded-proto': 'https' })).toBe(200);
    expect(await put(where.base, { origin: `http://${host}`, 'x-forwarded-proto': 'https' })).toBe(403);
  });
});

test('a server that can write nothing any more is not healthy', async () => {
  const serve = fileURLToPath(new URL('../bin/serve.js', import.meta.url));
  // No file may grow beyond 640 KB, which the empty tables leave some room of: as when a disk is full.
  const script = `trap '' XFSZ; ulimit -f 640; exec "${process.execPath}" "${serve}" --port 0`;
  const child = spawn('bash', ['-c', script], {
    env: { ...process.env, TAVERNE_DATA: folder(), TAVERNE_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const line: unknown[] = await once(createInterface(child.stdout), 'line');
  const [url = ''] = /http:\/\/localhost:\d+\//.exec(String(line[0])) ?? [];
  const health = async () => (await fetch(`${url}healthz`)).status;
  expect(await health()).toBe(200);
  const send = async (method: string, path: string, body: object) =>
    (await fetch(`${url}api/${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }))
      .status;
  // What is larger fails first; in the end there is no room for the smallest thing.
  const seats = [{ kind: 'person' }, { kind: 'open' }];
  let status = 0;
  for (let i = 0; i < 60 && status !== 500; i++) status = await send('POST', 'matches', { game: 'leaders', seats });
  expect(status).toBe(500);
  for (status = 0; status !== 500; ) status = await send('PUT', 'me', { name: 'Anna' });
  await expect.poll(health, { timeout: 60_000 }).toBe(503);
});
