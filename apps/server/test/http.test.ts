/** Requests over HTTP, and the page. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesReply, meReply } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import { HELP, readSettings } from '../src/index.ts';
import { folder, place } from './harness.ts';

test('the games, their options and the levels of their bots are data', async () => {
  const { games } = gamesReply.parse(await (await place()).guest().http('GET', '/api/games'));
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(['feud', 'chorus', 'leaders']));
  for (const { levels } of games) expect(levels).toEqual([1, 2]);
  expect(games[0]?.fields.rounds).toEqual({ kind: 'whole', min: 1, max: 20, default: 4 });
});

test('a guest is made, named, and known again', async () => {
  const where = await place();
  const anna = where.guest();
  expect(await anna.http('GET', '/api/me')).toEqual({ me: null });
  const { me } = meReply.parse(await anna.http('PUT', '/api/me', {}));
  expect(me?.name).toMatch(/^Guest \d{4}$/);
  expect(meReply.parse(await where.guest().http('PUT', '/api/me', { language: 'fr' })).me?.name).toMatch(/^Invité \d{4}$/);
  await anna.http('PUT', '/api/me', { name: '  Anna  ', language: 'fr' });
  expect(await anna.http('GET', '/api/me')).toEqual({ me: { guest: me?.guest, name: 'Anna', language: 'fr' } });
  await expect(anna.http('PUT', '/api/me', { name: ' ' })).rejects.toMatchObject({ status: 400 });
  await expect(anna.http('PUT', '/api/me', { nick: 'A' })).rejects.toMatchObject({ status: 400 });
});

test('the cookie is for the server only, and for safe connections only where the address is safe', async () => {
  for (const url of [undefined, new URL('https://taverne.example')]) {
    const { base } = await place({}, folder(), { url });
    const reply = await fetch(`${base}/api/me`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie.replace(url ? '__Host-' : '', '')).toMatch(
      /^taverne=[\w-]{24}\.[\w-]{24}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/,
    );
    expect(cookie.includes('Secure')).toBe(url !== undefined);
    expect(cookie.startsWith('__Host-taverne=')).toBe(url !== undefined);
    expect(reply.headers.has('strict-transport-security')).toBe(url !== undefined);
  }
});

test('whoever looks in keeps their cookie for another year', async () => {
  const { base } = await place();
  const made = await fetch(`${base}/api/me`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' });
  const given = made.headers.get('set-cookie') ?? '';
  const looked = await fetch(`${base}/api/lobby`, { headers: { cookie: given.split(';')[0] ?? '' } });
  expect(looked.headers.get('set-cookie')).toBe(given);
  for (const cookie of ['', 'taverne=a.b']) {
    expect((await fetch(`${base}/api/lobby`, { headers: { cookie } })).headers.has('set-cookie')).toBe(false);
  }
});

test('the server’s secret is made once, and is for its owner only', async () => {
  const where = await place();
  expect(statSync(join(where.data, 'secret')).mode & 0o777).toBe(0o600);
});

test.each([
  ['an unknown game', { game: 'chess', seats: [{ kind: 'person' }] }, 404, 'no-such-game'],
  ['too many seats', { game: 'feud', seats: Array(5).fill({ kind: 'open' }) }, 400, 'wrong-option'],
  [
    'an unknown option',
    { game: 'feud', options: { hats: true }, seats: [{ kind: 'person' }, { kind: 'open' }] },
    400,
    'wrong-option',
  ],
  [
    'an option out of range',
    { game: 'feud', options: { rounds: 99 }, seats: [{ kind: 'person' }, { kind: 'open' }] },
    400,
    'wrong-option',
  ],
  ['a level that is not there', { game: 'feud', seats: [{ kind: 'person' }, { kind: 'bot', level: 9 }] }, 400, 'wrong-option'],
  ['two seats for oneself', { game: 'feud', seats: [{ kind: 'person' }, { kind: 'person' }] }, 400, 'wrong-option'],
  [
    'a clock that makes no sense',
    { game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }], clock: { kind: 'live', minutes: -1, increment: 0 } },
    400,
    'malformed',
  ],
  ['no seats', { game: 'feud', seats: [] }, 400, 'malformed'],
])('%s makes no match', async (_what, wish, status, trouble) => {
  const anna = (await place()).guest();
  await expect(anna.http('POST', '/api/matches', wish)).rejects.toMatchObject({ status, body: { trouble: { trouble } } });
});

test('what is not there is said to be not there', async () => {
  const guest = (await place()).guest();
  for (const path of ['/api/matches/nowhere', '/api/nonsense', '/favicon.png']) {
    await expect(guest.http('GET', path)).rejects.toMatchObject({ status: 404, body: { trouble: {} } });
  }
  await expect(guest.http('POST', '/api/matches/nowhere/join', {})).rejects.toMatchObject({ status: 404 });
  await expect(guest.http('GET', `/api/matches/${'x'.repeat(5000)}`)).rejects.toMatchObject({
    status: 414,
    body: { trouble: { trouble: 'malformed' } },
  });
  await expect(guest.http('GET', '/api/matches/%00')).rejects.toMatchObject({ status: 404 });
  await expect(guest.http('GET', '/api/matches/%zz')).rejects.toMatchObject({ status: 400 });
});

test('health and figures', async () => {
  const guest = (await place()).guest();
  for (const path of ['/healthz', '/healthz/ready', '/healthz/live'])
    expect(await guest.http('GET', path)).toEqual({ ok: true });
  expect(await guest.http('GET', '/metrics')).toContain('taverne_sockets 0');
});

test('the figures are for this machine, and not for whom a proxy on it speaks for', async () => {
  const guest = (await place({}, folder(), { behindProxy: true })).guest();
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    const asked = guest.http('GET', '/metrics', undefined, { [header]: '127.0.0.1' });
    await expect(asked, header).rejects.toMatchObject({ status: 404 });
  }
});

test('with a token the figures are for whoever names it', async () => {
  const metricsToken = 'a-token-of-the-operator';
  const guest = (await place({}, folder(), { metricsToken })).guest();
  const as = (authorization: string) => guest.http('GET', '/metrics', undefined, { authorization, via: '1.1 proxy' });
  await expect(guest.http('GET', '/metrics')).rejects.toMatchObject({ status: 404 });
  await expect(as('Bearer a-token-of-somebody')).rejects.toMatchObject({ status: 404 });
  expect(await as(`Bearer ${metricsToken}`)).toContain('taverne_sockets 0');
});

describe('the page', () => {
  async function withPage() {
    const data = folder();
    mkdirSync(join(data, 'page', 'assets'), { recursive: true });
    writeFileSync(join(data, 'page', 'index.html'), '<!doctype html><title>Taverne</title>');
    writeFileSync(join(data, 'page', 'sw.js'), '// worker');
    writeFileSync(join(data, 'page', 'assets', 'index-abc123.js'), '// script');
    return place({}, data);
  }

  test('every address that is no file is the page', async () => {
    const { base } = await withPage();
    for (const path of ['/', '/m/abc', '/rules/leaders/LDR-ACT-01']) {
      const reply = await fetch(`${base}${path}`);
      expect(await reply.text()).toContain('<title>Taverne</title>');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('what has its content in its name is kept forever, the worker is asked about each time', async () => {
    const { base } = await withPage();
    const cache = async (path: string) => (await fetch(`${base}${path}`)).headers.get('cache-control');
    expect(await cache('/assets/index-abc123.js')).toContain('immutable');
    expect(await cache('/sw.js')).toBe('no-cache');
    expect((await fetch(`${base}/assets/gone-123.js`)).status).toBe(404);
    expect((await fetch(`${base}/../../package.json`)).status).toBe(404);
  });

  test('it may do nothing but what it needs', async () => {
    const { base } = await withPage();
    for (const path of ['/', '/sw.js', '/api/games', '/api/nonsense']) {
      const { headers } = await fetch(`${base}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('settings', () => {
  test('flags go before the environment', () => {
    expect(readSettings(['--port', '9000'], { PORT: '1', TAVERNE_DATA: '/d' })).toMatchObject({
      settings: { port: 9000, data: '/d' },
    });
    expect(readSettings([], {})).toMatchObject({ settings: { port: 8080, log: 'info' } });
    expect(readSettings(['--help'], {})).toEqual({ help: true });
  });

  test('every flag and variable stands in --help and in the page for operators', () => {
    const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
    const flags = new Set(HELP.match(/--[a-z-]+/g));
    expect(flags.size).toBeGreaterThan(10);
    for (const flag of flags) expect(page, flag).toContain(`\`${flag}\``);
    for (const variable of new Set(HELP.match(/\b(TAVERNE_[A-Z_]+|PORT|HOST)\b/g))) expect(page, variable).toContain(variable);
  });

  test('what is kept how long, and that nothing is swept', () => {
    expect(readSettings([], {})).toMatchObject({ settings: { keep: { finished: 365, waiting: 30, guests: 180 } } });
    expect(readSettings(['--keep-finished', '0'], { TAVERNE_KEEP_WAITING: '7' })).toMatchObject({
      settings: { keep: { finished: 0, waiting: 7, guests: 180 } },
    });
    for (const [args, env] of [
      [['--no-sweep'], {}],
      [[], { TAVERNE_SWEEP: '0' }],
    ] as const) {
      expect(readSettings(args, env)).toMatchObject({ settings: { keep: { finished: 0, waiting: 0, guests: 0 } } });
    }
  });

  test.each([
    [['--port', 'x'], {}],
    [['--port', '70000'], {}],
    [['--url', 'taverne.example'], {}],
    [['--log', 'loud'], {}],
    [['--nonsense'], {}],
    [[], { TAVERNE_SECRET: 'short' }],
    [['--keep-finished', 'a year'], {}],
    [[], { TAVERNE_KEEP_GUESTS: '-1' }],
    [['--metrics-token', 'short'], {}],
    [['--backup', ''], {}],
  ])('%j %j is told what is wrong', (args, env) => {
    expect(Object.keys(readSettings(args, env))).toEqual(['wrong']);
  });
});

test('a request has a name: the proxy’s if it is one, otherwise ours; it comes back with the reply', async () => {
  const { base } = await place();
  const named = async (id: string): Promise<string | null> =>
    (await fetch(`${base}/healthz/live`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await named('from-the-proxy-1')).toBe('from-the-proxy-1');
  expect(await named('no <good>')).toMatch(/^[\w-]{16}$/);
});
