/** Accounts by passkey: a guest becomes one and keeps everything; nobody else comes in. */
import { API_PATH, accountReply, begun, codesReply, deviceCode, lobbyReply, meReply, personFile } from '@taverne/protocol';
import { expect, test } from 'vitest';
import { FAST, place, playOut, twoAt } from '../harness.ts';
import { Authenticator } from './authenticator.ts';
import { ACCOUNT, accountOf, addPasskey, member, originOf, signIn, toMake } from './member.ts';

const lobbyOf = async (client: { http(method: string, path: string): Promise<unknown> }) =>
  lobbyReply.parse(await client.http('GET', `${API_PATH}/lobby`)).mine.map(({ match }) => match);

test('a guest becomes an account with one touch, keeps its match, and the old cookie is worth nothing', async () => {
  const where = await place();
  const { match, anna } = await twoAt(where);
  const before = anna.cookie;
  const { account, codes } = await addPasskey(anna, new Authenticator(originOf(where)), 'Anna Karenina');
  expect(account).toMatchObject({ name: 'Anna Karenina', recovery: 8 });
  expect(new Set(codes).size).toBe(8);
  expect(await lobbyOf(anna)).toEqual([match]);
  const thief = where.guest();
  thief.cookie = before;
  expect(meReply.parse(await thief.http('GET', `${API_PATH}/me`)).me).toBeNull();
});

test('a second device comes in by passkey and brings what its guest played', async () => {
  const where = await place();
  const { client, authenticator } = await member(where, 'Anna');
  const phone = await where.player('Somebody');
  const { match } = await phone.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  const { account } = await signIn(phone, authenticator);
  expect(account?.sessions).toHaveLength(2);
  expect(await lobbyOf(client)).toEqual([match]);
  expect((await phone.connect().then(() => phone.watch(match))).seats[0]?.name).toBe('Anna');
});

test('what a guest made is the account’s once it signs in: the links of a table that waits, also where it does not sit', async () => {
  const where = await place();
  const { authenticator } = await member(where, 'Anna');
  const phone = await where.player('Somebody');
  const made = await Promise.all([
    phone.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] }),
    phone.create({ game: 'feud', seats: [{ kind: 'open' }, { kind: 'open' }] }),
  ]);
  await signIn(phone, authenticator);
  const again = await where.again();
  const same = again.guest();
  same.cookie = phone.cookie;
  await same.connect();
  for (const { match, links } of made) expect((await same.watch(match)).links).toEqual(links);
});

test('a code of the first device lets in a second one, once', async () => {
  const where = await place();
  const { client } = await member(where, 'Anna');
  const { code } = deviceCode.parse(await client.http('POST', `${ACCOUNT}/devices`, {}));
  const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  const phone = where.guest();
  expect(accountReply.parse(await phone.http('POST', `${ACCOUNT}/enter`, { code: typed })).account?.name).toBe('Anna');
  await expect(where.guest().http('POST', `${ACCOUNT}/enter`, { code })).rejects.toThrow(/no-such-code/);
});

test('a new code for a device makes the one before worthless', async () => {
  const where = await place();
  const { client } = await member(where, 'Anna');
  const first = deviceCode.parse(await client.http('POST', `${ACCOUNT}/devices`, {}));
  await client.http('POST', `${ACCOUNT}/devices`, {});
  await expect(where.guest().http('POST', `${ACCOUNT}/enter`, { code: first.code })).rejects.toThrow(/no-such-code/);
});

test('each recovery code opens the account once; new ones make the old ones worthless', async () => {
  const where = await place();
  const { client, codes } = await member(where, 'Anna');
  const [one = '', two = ''] = codes;
  const stranded = where.guest();
  expect(accountReply.parse(await stranded.http('POST', `${ACCOUNT}/enter`, { code: one })).account?.recovery).toBe(7);
  await expect(where.guest().http('POST', `${ACCOUNT}/enter`, { code: one })).rejects.toThrow(/no-such-code/);
  const renewed = codesReply.parse(await client.http('POST', `${ACCOUNT}/recovery`, {}));
  expect(renewed.codes).toHaveLength(8);
  await expect(where.guest().http('POST', `${ACCOUNT}/enter`, { code: two })).rejects.toThrow(/no-such-code/);
});

test('codes cannot be found by trying', async () => {
  const where = await place({ codes: { burst: 3, perSecond: 0.001 } });
  const thief = where.guest();
  const attempt = () => thief.http('POST', `${ACCOUNT}/enter`, { code: 'AAAA-AAAA' });
  for (let i = 0; i < 3; i++) await expect(attempt()).rejects.toThrow(/no-such-code/);
  await expect(attempt()).rejects.toThrow(/too-many/);
});

test('a challenge holds once, for its own guest and from our own page', async () => {
  const where = await place();
  const [anna, bert] = [where.guest(), where.guest()];
  const authenticator = new Authenticator(originOf(where));
  const asked = begun.parse(await anna.http('POST', `${ACCOUNT}/passkeys/begin`, { name: 'Anna' }));
  await bert.named('Bert');
  const passkey = authenticator.make(toMake.parse(asked.options));
  await expect(bert.http('POST', `${ACCOUNT}/passkeys`, { ceremony: asked.ceremony, passkey })).rejects.toThrow(/too-late/);
  // It was tried, so it is used up for its owner, too.
  await expect(anna.http('POST', `${ACCOUNT}/passkeys`, { ceremony: asked.ceremony, passkey })).rejects.toThrow(/too-late/);
  const elsewhere = new Authenticator('https://evil.example');
  await expect(addPasskey(anna, elsewhere, 'Anna')).rejects.toThrow(/passkey-refused/);
  expect(await accountOf(anna)).toBeNull();
});

test('a passkey that is known already makes no second account', async () => {
  const where = await place();
  const { client } = await member(where, 'Anna');
  const [known] = (await accountOf(client))?.passkeys ?? [];
  const forger = new Authenticator(originOf(where), () => Buffer.from(known?.id ?? '', 'base64url'));
  const bert = await where.player('Bert');
  await expect(addPasskey(bert, forger, 'Bert')).rejects.toThrow(/passkey-refused/);
  expect(await accountOf(bert)).toBeNull();
});

test('a passkey that no account knows opens nothing, nor does one of another site', async () => {
  const where = await place();
  const { authenticator } = await member(where, 'Anna');
  const stranger = new Authenticator(originOf(where));
  stranger.make({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'x' } });
  await expect(signIn(where.guest(), stranger)).rejects.toThrow(/unknown-passkey/);
  Object.defineProperty(authenticator, 'origin', { value: 'https://evil.example' });
  await expect(signIn(where.guest(), authenticator)).rejects.toThrow(/passkey-refused/);
});

test('two accounts never have names that look the same, and a name changes only where that is seen to', async () => {
  const where = await place();
  const { client } = await member(where, 'Oliver');
  await expect(member(where, '0liver')).rejects.toThrow(/name-taken/);
  await expect(member(where, 'x')).rejects.toThrow(/name-too-short/);
  await client.http('PUT', `${API_PATH}/me`, { name: 'Somebody else' });
  expect((await accountOf(client))?.name).toBe('Oliver');
  await client.http('PUT', ACCOUNT, { name: 'Olivia' });
  expect(meReply.parse(await client.http('GET', `${API_PATH}/me`)).me?.name).toBe('Olivia');
  const other = await member(where, 'Oliver');
  await expect(other.client.http('PUT', ACCOUNT, { name: 'OLIVIA' })).rejects.toThrow(/name-taken/);
});

test('a session that is ended is shut out at once, its socket too', async () => {
  const where = await place();
  const { client, authenticator } = await member(where, 'Anna');
  const phone = where.guest();
  const { account } = await signIn(phone, authenticator);
  await phone.connect();
  const closed = new Promise((resolve) => phone.socket?.once('close', resolve));
  const theirs = account?.sessions.find(({ isThis }) => isThis)?.id;
  await client.http('DELETE', `${ACCOUNT}/sessions/${theirs}`);
  await closed;
  expect(await accountOf(phone)).toBeNull();
  expect((await accountOf(client))?.sessions).toHaveLength(1);
});

test('the last passkey stays; another one may go, and opens nothing any more', async () => {
  const where = await place();
  const { client, authenticator } = await member(where, 'Anna');
  const [only] = (await accountOf(client))?.passkeys ?? [];
  await expect(client.http('DELETE', `${ACCOUNT}/passkeys/${only?.id}`)).rejects.toThrow(/last-passkey/);
  await addPasskey(client, new Authenticator(originOf(where)));
  await client.http('DELETE', `${ACCOUNT}/passkeys/${only?.id}`);
  expect((await accountOf(client))?.passkeys).toHaveLength(1);
  await expect(signIn(where.guest(), authenticator)).rejects.toThrow(/unknown-passkey/);
});

test('everything is exported: matches, what was said, devices; and no secret', async () => {
  const where = await place();
  const { match, anna } = await twoAt(where);
  const { codes } = await addPasskey(anna, new Authenticator(originOf(where)), 'Anna');
  await anna.connect();
  await anna.watch(match);
  await anna.ask({ type: 'chat', match, text: 'good luck' });
  const raw = await anna.http('GET', `${ACCOUNT}/export`);
  const file = personFile.parse(raw);
  expect(file.matches.map((each) => each.match)).toEqual([match]);
  expect(file.said).toMatchObject([{ match, text: 'good luck' }]);
  const text = JSON.stringify(raw);
  for (const secret of [...codes, anna.cookie?.split('=')[1] ?? '?']) expect(text).not.toContain(secret);
});

test('an account that is deleted is gone, its matches stay and its name is nowhere to be read', async () => {
  const where = await place(FAST);
  const { match, anna, bert } = await twoAt(where);
  await addPasskey(anna, new Authenticator(originOf(where)), 'Anna');
  await anna.connect();
  await anna.watch(match);
  await playOut(match, [anna, bert], (keys) => keys[0] ?? '');
  const waiting = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  await expect(anna.http('DELETE', ACCOUNT, { name: 'Ann' })).rejects.toThrow(/name-does-not-fit/);
  const closed = new Promise((resolve) => anna.socket?.once('close', resolve));
  await anna.http('DELETE', ACCOUNT, { name: 'Anna' });
  await closed;
  expect(await accountOf(anna)).toBeNull();
  expect(await lobbyOf(bert)).toEqual([match]);
  const seen = JSON.stringify([
    await bert.http('GET', `${API_PATH}/matches/${match}`),
    await bert.http('GET', `${API_PATH}/matches/${match}/file`),
  ]);
  expect(seen).not.toContain('Anna');
  expect(seen).toContain('Bert');
  await expect(bert.join(waiting.match, waiting.links[0]?.token)).rejects.toThrow(/no-such-match/);
  // The name is free again.
  expect((await member(where, 'Anna')).codes).toHaveLength(8);
});

test('accounts survive a restart of the server', async () => {
  const where = await place();
  const { client } = await member(where, 'Anna');
  const again = await where.again();
  const same = again.guest();
  same.cookie = client.cookie;
  expect((await accountOf(same))?.name).toBe('Anna');
});
