/** It is your turn: told once, in one message, at the right time, where somebody wants it, and with no secret in it. */
import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { API_PATH, callsReply, waitingReply } from '@taverne/protocol';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPrivate, mayCall } from '../../src/people/calls/outside.ts';
import { encrypted, houseKey } from '../../src/people/calls/push.ts';
import { quietUntil } from '../../src/people/calls/quiet.ts';
import { addCalls, CALL, callFor, GAP, TURN } from '../../src/people/calls/turns.ts';
import { addChannel, saveWishes } from '../../src/people/calls/wishes.ts';
import type { Client } from '../../tools/lib/client.ts';
import { askedFirst, FAST, type Place, place, twoAt, until } from '../harness.ts';
import { openSql, STORES } from '../stores.ts';
import { Authenticator } from './authenticator.ts';
import { ACCOUNT, addPasskey, member, originOf } from './member.ts';

const CALLS = `${ACCOUNT}/calls`;
const QUICK = { ...FAST, callEvery: 15 };

interface Heard {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Where it listens. */
function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return address.port;
}

/** Somebody on this machine who listens, and says this status. */
async function listener(statuses: number[] = []) {
  const heard: Heard[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(statuses.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { heard, url: `http://127.0.0.1:${portOf(server)}/call` };
}

/** Anna has an account and sits with Bert; whoever is asked first answers until it is Bert's turn, so that Anna waits. */
async function waitingAnna(where: Place) {
  const { match, anna, bert } = await twoAt(where);
  await addPasskey(anna, new Authenticator(originOf(where)), 'Anna');
  await anna.connect();
  await anna.watch(match);
  while (askedFirst(match, [anna, bert]).asked === anna) {
    await anna.answer(match);
    await Promise.all([anna.ping(), bert.ping()]);
  }
  return { match, anna, bert };
}

const passTurn = async (match: string, from: Client, to: Client): Promise<void> => {
  while ((to.states.get(match)?.questions.length ?? 0) === 0) {
    await from.answer(match);
    await Promise.all([from.ping(), to.ping()]);
  }
};

test('the vector of RFC 8291', () => {
  const body = encrypted(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the key of the house is the same for the same secret, and another for another', () => {
  expect(houseKey('a').publicKey).toBe(houseKey('a').publicKey);
  expect(houseKey('a').publicKey).not.toBe(houseKey('b').publicKey);
});

test.each([
  ['2026-11-16T22:30:00Z', { from: 22 * 60, to: 7 * 60, zone: 'UTC' }, '2026-11-17T07:00:00Z'],
  ['2026-11-16T12:00:30Z', { from: 22 * 60, to: 7 * 60, zone: 'UTC' }, '2026-11-16T12:00:30Z'],
  ['2026-11-16T06:59:30Z', { from: 22 * 60, to: 7 * 60, zone: 'UTC' }, '2026-11-16T07:00:00Z'],
  ['2026-11-16T05:30:00Z', { from: 22 * 60, to: 7 * 60, zone: 'Europe/Paris' }, '2026-11-16T06:00:00Z'],
  ['2026-11-16T06:30:00Z', { from: 22 * 60, to: 7 * 60, zone: 'Europe/Paris' }, '2026-11-16T06:30:00Z'],
  ['2026-11-16T12:00:00Z', { from: 60, to: 60, zone: 'nowhere' }, '2026-11-16T12:00:00Z'],
])('quiet hours: at %s until the time they end', (now, quiet, end) => {
  expect(new Date(quietUntil(quiet, Date.parse(now)))).toEqual(new Date(end));
});

test.each(['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', 'fe80::1', '::ffff:10.0.0.1', 'nonsense'])(
  '%s is private',
  (address) => expect(isPrivate(address)).toBe(true),
);

test('only https on the open internet is called, unless the setting says otherwise', () => {
  const urls = [
    'https://example.org/x',
    'http://example.org/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://a:b@example.org/',
    'https://[::1]/',
  ];
  expect(urls.map((url) => mayCall(new URL(url), false))).toEqual([true, false, false, false, false, false]);
  expect(mayCall(new URL('http://127.0.0.1:80/'), true)).toBe(true);
});

test('an invitation is told once, and not at all when it was answered before', async () => {
  const where = await place(QUICK, undefined, { callsAnywhere: true });
  const { heard, url } = await listener();
  const [{ client: anna }, { client: bert }] = [await member(where, 'Anna'), await member(where, 'Bert')];
  await bert.http('POST', `${CALLS}/channels`, { kind: 'hook', url });
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }];
  const inviting = async () => {
    const { match } = await anna.create({ game: 'feud', seats });
    await anna.http('POST', `${API_PATH}/matches/${match}/invitations`, { name: 'Bert' });
    return match;
  };
  const match = await inviting();
  await until(() => heard.length > 0);
  const said: unknown = JSON.parse(heard[0]?.body.toString() ?? '');
  expect(said).toMatchObject({ taverne: 'invited', matches: [{ match, game: 'feud', host: 'Anna', others: [] }] });
  // At night nobody is called; by the morning the invitation is answered.
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const quiet = { from: (minute + 1410) % 1440, to: (minute + 30) % 1440, zone: 'UTC' };
  await bert.http('PUT', CALLS, { minutes: 0, quiet });
  const second = await inviting();
  await bert.http('POST', `${API_PATH}/invitations/${second}/decline`);
  await bert.http('PUT', CALLS, { minutes: 0, quiet: null });
  await inviting();
  await until(() => heard.length > 1);
  expect(heard.map(({ body }) => body.toString()).join()).not.toContain(second);
});

test('a webhook is called once when the turn comes, with a signature that fits, and hears no secret', async () => {
  const where = await place(QUICK, undefined, { callsAnywhere: true });
  const { heard, url } = await listener();
  const { match, anna, bert } = await waitingAnna(where);
  const { secret = '' } = callsReply.parse(await anna.http('POST', `${CALLS}/channels`, { kind: 'hook', url }));
  await anna.http('PUT', CALLS, { minutes: 0, quiet: null });
  await passTurn(match, bert, anna);
  await until(() => heard.length > 0);
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = heard;
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['taverne-signature'])) ?? [];
  expect(createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex')).toBe(signature);
  expect(JSON.parse(body.toString())).toMatchObject({ matches: [{ match, others: ['Bert'] }] });
  expect(body.toString()).not.toMatch(/token|seed|salt|question|option/);
  // Whatever is looked at again, nobody is called twice for one turn: the next that is heard is a trial.
  await anna.http('POST', `${CALLS}/try`, {});
  await until(() => heard.length > 1);
  expect(JSON.parse(heard[1]?.body.toString() ?? '')).toMatchObject({ matches: [] });
});

test('whoever answers in time is not called', async () => {
  const where = await place(QUICK, undefined, { callsAnywhere: true });
  const { heard, url } = await listener();
  const { match, anna, bert } = await waitingAnna(where);
  await anna.http('POST', `${CALLS}/channels`, { kind: 'hook', url });
  await passTurn(match, bert, anna);
  await passTurn(match, anna, bert);
  await anna.http('POST', `${CALLS}/try`, {});
  await until(() => heard.length > 0);
  expect(JSON.parse(heard[0]?.body.toString() ?? '')).toMatchObject({ matches: [] });
});

test('a push arrives sealed, with a key that the browser’s service can check; one that is gone is forgotten', async () => {
  const where = await place(QUICK, undefined, { callsAnywhere: true });
  const { heard, url } = await listener([201, 410]);
  const { match, anna, bert } = await waitingAnna(where);
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await anna.http('PUT', CALLS, { minutes: 0, quiet: null });
  await anna.http('POST', `${CALLS}/channels`, { kind: 'push', subscription: { endpoint: url, keys } });
  await passTurn(match, bert, anna);
  await until(() => heard.length === 1);
  const [call] = heard;
  expect(call?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'turn', ttl: '86400' });
  const { pushKey } = callsReply.parse(await anna.http('GET', CALLS));
  expect(call?.headers.authorization).toContain(`k=${pushKey}`);
  expect(call?.body.toString('latin1')).not.toContain('Bert');
  await anna.http('POST', `${CALLS}/try`, {});
  await until(() => heard.length === 2);
  await expect.poll(async () => callsReply.parse(await anna.http('GET', CALLS)).channels).toEqual([]);
});

test('what fails is tried again, and once only when it works', async () => {
  const where = await place(QUICK, undefined, { callsAnywhere: true });
  const { heard, url } = await listener([503]);
  const { anna } = await waitingAnna(where);
  await anna.http('POST', `${CALLS}/channels`, { kind: 'hook', url });
  await anna.http('POST', `${CALLS}/try`, {});
  await until(() => heard.length === 1);
  const figures = async (): Promise<string> => String(await anna.http('GET', '/metrics'));
  await expect.poll(figures).toContain('taverne_calls_total{channel="hook",result="failed"} 1');
});

test('push goes to known services only, and webhooks not behind the house', async () => {
  const where = await place(QUICK);
  const { anna } = await waitingAnna(where);
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const push = (endpoint: string) => anna.http('POST', `${CALLS}/channels`, { kind: 'push', subscription: { endpoint, keys } });
  await expect(push('https://evil.example/x')).rejects.toThrow(/push-unknown/);
  await push('https://updates.push.services.mozilla.com/wpush/v2/x');
  const hook = (url: string) => anna.http('POST', `${CALLS}/channels`, { kind: 'hook', url });
  for (const url of ['https://localhost/', 'http://example.org/', 'https://169.254.169.254/latest']) {
    await expect(hook(url)).rejects.toThrow(/address-private/);
  }
});

describe('letters', () => {
  async function postOffice() {
    const letters: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (address, _, done) => done(address.address.startsWith('nobody') ? new Error('no such person') : null),
      onData(stream, _, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          letters.push(Buffer.concat(parts));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const read = (index: number) => PostalMime.parse(letters[index] ?? Buffer.alloc(0));
    return {
      letters,
      read,
      settings: { smtp: `smtp://127.0.0.1:${portOf(server.server)}`, mailFrom: 'Taverne <taverne@example.org>' },
    };
  }

  test('an address is proven before it is used, and then told of the turn', async () => {
    const { letters, read, settings } = await postOffice();
    const where = await place(QUICK, undefined, settings);
    const { match, anna, bert } = await waitingAnna(where);
    await anna.http('PUT', CALLS, { minutes: 0, quiet: null });
    const asked = callsReply.parse(await anna.http('POST', `${CALLS}/channels`, { kind: 'mail', address: 'anna@example.org' }));
    expect(asked.channels).toMatchObject([{ kind: 'mail', isProven: false }]);
    const proof = await read(0);
    expect(proof.to).toMatchObject([{ address: 'anna@example.org', name: 'Anna' }]);
    const [, token] = /#prove=([\w-]+)/.exec(proof.text ?? '') ?? [];
    await expect(bert.http('POST', `${CALLS}/prove`, { token })).rejects.toThrow(/no-account/);
    await anna.http('POST', `${CALLS}/prove`, { token });
    await passTurn(match, bert, anna);
    await until(() => letters.length === 2);
    const letter = await read(1);
    expect(letter.subject).toBe('It is your turn · Taverne');
    expect(letter.text).toContain(`/m/${match}`);
    expect(letter.text).toContain('Bert');
    expect(letter.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/you');
  });

  test('an address that the post office refuses is said so; a trick with a line break is no address', async () => {
    const { letters, settings } = await postOffice();
    const where = await place(QUICK, undefined, settings);
    const { anna } = await waitingAnna(where);
    const add = (address: string) => anna.http('POST', `${CALLS}/channels`, { kind: 'mail', address });
    await expect(add('nobody@example.org')).rejects.toThrow(/mail-refused/);
    await expect(add('anna@example.org\r\nBcc: all@example.org')).rejects.toThrow(/malformed/);
    expect(letters).toHaveLength(0);
  });
});

describe.each(STORES)('%s', (store) => {
  const NOW = 1_800_000_000_000;

  async function waiting(matches: readonly string[]) {
    const sql = await openSql(store);
    for (const match of matches) {
      await sql.run(
        `INSERT INTO matches (id, game, version, options, seats, visibility, clock, seed, maker, made, status, awaited, changed)
          VALUES ($1, 'feud', 1, '{}', 2, 'link', '{"kind":"none"}', '', 'anna', 1, 'running', '[0]', 1)`,
        [match],
      );
      await sql.run(
        `INSERT INTO seats (match, seat, kind, guest, name, salt, gone) VALUES ($1, 0, 'person', 'anna', 'Anna', '', 0)`,
        [match],
      );
      await sql.run(`INSERT INTO jobs (owner, kind, name, run_at, body) VALUES ('anna', '${TURN}', $1, $2, '')`, [match, NOW]);
    }
    const target = { kind: 'hook', url: 'https://example.org' } as const;
    await addChannel(sql, { person: 'anna', id: 'c', target, device: '', made: 1 }, null);
    const jobs = (kind: string) => sql.all('SELECT run_at, body FROM jobs WHERE kind = $1', [kind]);
    return { sql, jobs };
  }

  test('many matches are one call, however many processes see them at once', async () => {
    const { sql, jobs } = await waiting(['a', 'b', 'c']);
    await Promise.all([callFor(sql, 'anna', NOW), callFor(sql, 'anna', NOW), callFor(sql, 'anna', NOW)]);
    const calls = await jobs(CALL);
    expect(calls).toHaveLength(1);
    expect(JSON.parse(String(calls[0]?.body)).matches.toSorted()).toEqual(['a', 'b', 'c']);
    expect(await jobs(TURN)).toEqual([]);
  });

  test('in quiet hours, and shortly after a call, it waits until later', async () => {
    const { sql, jobs } = await waiting(['a']);
    const minute = new Date(NOW).getUTCHours() * 60 + new Date(NOW).getUTCMinutes();
    const quiet = { from: minute, to: (minute + 60) % 1440, zone: 'UTC' };
    await saveWishes(sql, 'anna', { minutes: 0, quiet });
    await callFor(sql, 'anna', NOW);
    expect(await jobs(CALL)).toEqual([]);
    expect(Number((await jobs(TURN))[0]?.run_at)).toBe(quietUntil(quiet, NOW));
    await saveWishes(sql, 'anna', { minutes: 0, quiet: null });
    await sql.run('UPDATE wishes SET told = $1', [NOW - 1000]);
    await sql.run('UPDATE jobs SET run_at = $1', [NOW]);
    await callFor(sql, 'anna', NOW);
    expect(Number((await jobs(TURN))[0]?.run_at)).toBe(NOW - 1000 + GAP);
  });

  test('a match that is muted, and one that was answered, call nobody', async () => {
    const { sql, jobs } = await waiting(['a', 'b']);
    await sql.run(`INSERT INTO match_wishes (person, match, wish) VALUES ('anna', 'a', 'never')`);
    await sql.run(`UPDATE matches SET awaited = '[1]' WHERE id = 'b'`);
    await callFor(sql, 'anna', NOW);
    expect([await jobs(CALL), await jobs(TURN)]).toEqual([[], []]);
  });

  test('a place that is not proven is not called', async () => {
    const { sql } = await waiting([]);
    await addChannel(sql, { person: 'anna', id: 'm', target: { kind: 'mail', address: 'a@b.c' }, device: '', made: 1 }, 'hash');
    expect(await addCalls(sql, 'anna', [], NOW)).toBe(1);
  });
});

test('a process that dies before it calls leaves the call to the next', async () => {
  const where = await place({ ...QUICK, callEvery: 1e9 }, undefined, { callsAnywhere: true });
  const { heard, url } = await listener();
  const { match, anna, bert } = await waitingAnna(where);
  await anna.http('POST', `${CALLS}/channels`, { kind: 'hook', url });
  await anna.http('PUT', CALLS, { minutes: 0, quiet: null });
  await passTurn(match, bert, anna);
  await where.server.close();
  await place(QUICK, where.data, { callsAnywhere: true });
  await until(() => heard.length === 1);
  expect(JSON.parse(heard[0]?.body.toString() ?? '')).toMatchObject({ matches: [{ match }] });
});

test('what waits for me is listed for guests, too, the longest wait first', async () => {
  const where = await place(FAST);
  const { match, anna, bert } = await twoAt(where);
  const { asked, other } = askedFirst(match, [anna, bert]);
  const waits = async (client: Client) => waitingReply.parse(await client.http('GET', `${API_PATH}/waiting`)).matches;
  expect([await waits(asked), await waits(other), await waits(where.guest())]).toEqual([[match], [], []]);
});
