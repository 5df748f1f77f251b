/** Programs as players: how they come in, where they may sit, what they may not do, and among whom they count. */
import { join } from 'node:path';
import {
  API_PATH,
  bestReply,
  friendsReply,
  lobbyReply,
  personReply,
  programsReply,
  SOCKET_PATH,
  seekReply,
} from '@taverne/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { best, holdRatings, markRated, saveRating } from '../../src/people/rated/rows.ts';
import { DATABASE, openDatabase } from '../../src/storage/opening.ts';
import { SqliteSql } from '../../src/storage/sqlite-sql.ts';
import type { Client } from '../../tools/lib/client.ts';
import { FAST, type Place, place, playOut } from '../harness.ts';
import { openSql, STORES } from '../stores.ts';
import { ACCOUNT, member } from './member.ts';

const PROGRAMS = `${ACCOUNT}/programs`;
const GAME = 'feud';
const OPEN = { game: GAME, seats: [{ kind: 'person' as const }, { kind: 'open' as const }] };

const programsOf = async (owner: Client) => programsReply.parse(await owner.http('GET', PROGRAMS)).programs;

/** A new program of somebody, at the door with its token. */
async function programOf(where: Place, owner: Client, name: string) {
  const { programs, token = '' } = programsReply.parse(await owner.http('POST', PROGRAMS, { name }));
  const client = where.guest();
  client.token = token;
  const own = programs.find((each) => each.name.startsWith(name));
  return { client, token, id: own?.id ?? '', tokenId: own?.tokens[0]?.id ?? '' };
}

describe('a program and its tokens', () => {
  test('its name is its own and says what it is; its token is shown once', async () => {
    const where = await place(FAST);
    const { client: anna } = await member(where, 'Anna');
    const { client, token } = await programOf(where, anna, 'Nimrod');
    expect(await client.http('GET', `${API_PATH}/me`)).toMatchObject({ me: { name: 'Nimrod [bot]' } });
    expect(JSON.stringify(await programsOf(anna))).not.toContain(token);
    expect(await programsOf(anna)).toMatchObject([{ name: 'Nimrod [bot]', tokens: [{ label: '', used: expect.any(Number) }] }]);
    await expect(anna.http('POST', PROGRAMS, { name: 'nimrod' })).rejects.toThrow(/name-taken/);
    await expect(anna.http('POST', PROGRAMS, { name: 'Anna' })).rejects.toThrow(/name-taken/);
    const guest = where.guest();
    await expect(guest.http('PUT', `${API_PATH}/me`, { name: 'Nimrod [BOT]' })).rejects.toThrow(/only programs/);
    await client.http('PUT', `${API_PATH}/me`, { name: 'Anna' });
    expect(await client.http('GET', `${API_PATH}/me`)).toMatchObject({ me: { name: 'Nimrod [bot]' } });
    const person = personReply.parse(await guest.http('GET', `${API_PATH}/people/${encodeURIComponent('Nimrod [bot]')}`));
    expect(person.person).toMatchObject({ name: 'Nimrod [bot]', owner: 'Anna' });
  });

  test('a token that was taken back opens nothing, and ends the socket that came by it; others stay', async () => {
    const where = await place(FAST);
    const { client: anna } = await member(where, 'Anna');
    const { client, id, tokenId } = await programOf(where, anna, 'Nimrod');
    const second = where.guest();
    second.token = programsReply.parse(await anna.http('POST', `${PROGRAMS}/${id}/tokens`, { label: 'at home' })).token;
    await Promise.all([client.connect(), second.connect()]);
    const closed = new Promise((resolve) => client.socket?.once('close', resolve));
    await anna.http('DELETE', `${PROGRAMS}/${id}/tokens/${tokenId}`);
    await closed;
    await expect(client.http('GET', `${API_PATH}/me`)).rejects.toThrow(/HTTP 401.*no-such-token/);
    await expect(client.connect()).rejects.toThrow(/401/);
    await second.ping();
    expect(await programsOf(anna)).toMatchObject([{ tokens: [{ label: 'at home' }] }]);
  });

  test('only accounts have programs, each its own, and only so many', async () => {
    const where = await place(FAST);
    const [{ client: anna }, { client: bert }] = [await member(where, 'Anna'), await member(where, 'Bert')];
    const { client, id, tokenId } = await programOf(where, anna, 'Nimrod');
    await expect(where.guest().http('POST', PROGRAMS, { name: 'Robin' })).rejects.toThrow(/no-account/);
    await expect(bert.http('DELETE', `${PROGRAMS}/${id}`)).rejects.toThrow(/no-such-program/);
    await expect(bert.http('DELETE', `${PROGRAMS}/${id}/tokens/${tokenId}`)).rejects.toThrow(/no-such-program/);
    await expect(bert.http('POST', `${PROGRAMS}/${id}/tokens`, {})).rejects.toThrow(/no-such-program/);
    for (const path of [PROGRAMS, ACCOUNT, `${ACCOUNT}/export`]) {
      await expect(client.http('GET', path)).rejects.toThrow(/HTTP 403.*not-for-programs/);
    }
    await expect(client.http('POST', `${ACCOUNT}/passkeys/begin`, {})).rejects.toThrow(/not-for-programs/);
    for (let i = 1; i < 10; i++) await anna.http('POST', PROGRAMS, { name: `Robin ${'abcdefghi'.charAt(i - 1)}` });
    await expect(anna.http('POST', PROGRAMS, { name: 'Robin z' })).rejects.toThrow(/enough-programs/);
  });

  test('whoever deletes a program, or the account that owns it, leaves nothing of it', async () => {
    const where = await place(FAST);
    const { client: anna } = await member(where, 'Anna');
    const [first, second] = [await programOf(where, anna, 'Nimrod'), await programOf(where, anna, 'Robin')];
    const { match } = await second.client.create({ ...OPEN, visibility: 'table' });
    await anna.http('DELETE', `${PROGRAMS}/${first.id}`);
    expect(await programsOf(anna)).toMatchObject([{ name: 'Robin [bot]' }]);
    await anna.http('DELETE', ACCOUNT, { name: 'Anna' });
    for (const { client } of [first, second]) await expect(client.http('GET', `${API_PATH}/me`)).rejects.toThrow(/HTTP 401/);
    expect(await where.guest().http('GET', `${API_PATH}/matches/${match}`)).toMatchObject({ status: 'cancelled' });
  });
});

test('a program is invited by the name that is shown, sits down where programs are not let in otherwise, or declines', async () => {
  const where = await place(FAST);
  const { client: anna } = await member(where, 'Anna');
  const { client: nimrod } = await programOf(where, anna, 'Nimrod');
  const invitations = async () => friendsReply.parse(await nimrod.http('GET', `${API_PATH}/friends`)).invitations;
  const inviting = async (name: string): Promise<string> => {
    const { match } = await anna.create({ ...OPEN, visibility: 'link' });
    await anna.http('POST', `${API_PATH}/matches/${match}/invitations`, { name });
    return match;
  };
  const uninvited = await anna.create({ ...OPEN, visibility: 'table' });
  await expect(nimrod.http('POST', `${API_PATH}/matches/${uninvited.match}/join`, {})).rejects.toThrow(/no-programs/);

  const first = await inviting('Nimrod [bot]');
  expect(await invitations()).toMatchObject([{ match: first, host: 'Anna' }]);
  await nimrod.http('POST', `${API_PATH}/matches/${first}/join`, {});
  expect(await invitations()).toEqual([]);

  const second = await inviting('nimrod');
  await nimrod.http('POST', `${API_PATH}/invitations/${second}/decline`);
  await expect(nimrod.http('POST', `${API_PATH}/matches/${second}/join`, {})).rejects.toThrow(/no-programs/);
});

describe('at the door', () => {
  const opened = (url: string, protocols: string[], headers: Record<string, string> = {}): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, protocols, { headers });
      socket.once('open', () => {
        resolve(socket.protocol);
        socket.terminate();
      });
      socket.once('error', ({ message }) => resolve(message));
    });

  test('the token comes as a header or as a subprotocol; pages of other origins stay outside with either', async () => {
    const where = await place(FAST);
    const { client: anna } = await member(where, 'Anna');
    const { token } = await programOf(where, anna, 'Nimrod');
    const url = `${where.base.replace('http', 'ws')}${SOCKET_PATH}`;
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect(await opened(url, ['taverne', `bearer.${token}`])).toBe('taverne');
    expect(await opened(url, [], { authorization: `Bearer ${token}` })).toBe('');
    expect(await opened(url, ['taverne', 'bearer.taverne_nothing'])).toMatch(/401/);
    expect(await opened(url, ['taverne', `bearer.${token}`], elsewhere)).toMatch(/403/);
    expect(await opened(url, [], { authorization: `Bearer ${token}`, ...elsewhere })).toMatch(/403/);
    const reply = await fetch(`${where.base}${API_PATH}/matches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...elsewhere },
      body: JSON.stringify(OPEN),
    });
    expect(reply.status).toBe(403);
    // A token that is none makes no guest.
    const stranger = await fetch(`${where.base}${API_PATH}/me`, { method: 'PUT', headers: { authorization: 'Bearer x' } });
    expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([401, []]);
  });

  test('all programs of one owner share what they may say; people are not slowed down by them', async () => {
    const where = await place({ programs: { burst: 5, perSecond: 0 } });
    const { client: anna } = await member(where, 'Anna');
    const [one, two] = [await programOf(where, anna, 'Nimrod'), await programOf(where, anna, 'Robin')];
    for (let i = 0; i < 5; i++) await (i % 2 ? one : two).client.http('GET', `${API_PATH}/lobby`);
    await expect(one.client.http('GET', `${API_PATH}/lobby`)).rejects.toThrow(/HTTP 429/);
    await expect(two.client.http('GET', `${API_PATH}/lobby`)).rejects.toThrow(/HTTP 429/);
    await one.client.connect();
    const said = Array.from({ length: 6 }, () => one.client.next(({ type }) => type === 'refused'));
    for (let i = 0; i < 6; i++) one.client.say({ type: 'ping', key: `${i}` });
    expect(await Promise.race(said)).toMatchObject({ trouble: { trouble: 'too-many' } });
    for (let i = 0; i < 10; i++) await anna.http('GET', `${API_PATH}/lobby`);
  });
});

describe('at the table', () => {
  test('a program sits down where the maker lets it, by link or in the lobby, and is marked there', async () => {
    const where = await place(FAST);
    const { client: anna } = await member(where, 'Anna');
    const { client } = await programOf(where, anna, 'Nimrod');
    const closed = await anna.create({ ...OPEN, visibility: 'table' });
    await expect(client.join(closed.match)).rejects.toThrow(/HTTP 403.*no-programs/);
    await expect(client.join(closed.match, closed.links[0]?.token)).rejects.toThrow(/no-programs/);
    const open = await anna.create({ ...OPEN, visibility: 'table', programs: true });
    const { tables } = lobbyReply.parse(await client.http('GET', `${API_PATH}/lobby`));
    expect(tables.filter(({ programs }) => programs).map(({ match }) => match)).toEqual([open.match]);
    expect(await client.join(open.match)).toMatchObject({ you: 1 });
    await Promise.all([anna.connect(), client.connect()]);
    const table = await anna.watch(open.match);
    expect(table).toMatchObject({ programs: true, seats: [{ kind: 'person' }, { name: 'Nimrod [bot]', program: true }] });
    expect(table.seats[0]).not.toHaveProperty('program');
    await client.watch(open.match);
    expect(await playOut(open.match, [anna, client], (keys) => keys.at(-1) ?? '')).toBeGreaterThan(0);
    // A program that makes a match is marked in the lobby, where people may join it.
    const own = await client.create({ ...OPEN, visibility: 'table' });
    expect(await where.guest().http('GET', `${API_PATH}/matches/${own.match}`)).toMatchObject({
      seats: [{ name: 'Nimrod [bot]', program: true }, { kind: 'open' }],
    });
    await (await where.player('Bert')).join(own.match);
  });
});

describe('what counts', () => {
  const seekWith = async (client: Client) =>
    seekReply.parse(await client.http('POST', `${API_PATH}/seek`, { game: GAME, mode: 'plain', rated: true })).seek;

  test('programs meet programs of others only, and are rated among themselves', async () => {
    const where = await place(FAST);
    const [{ client: anna }, { client: bert }] = [await member(where, 'Anna'), await member(where, 'Bert')];
    const [one, two] = [await programOf(where, anna, 'Nimrod'), await programOf(where, anna, 'Robin')];
    const other = await programOf(where, bert, 'Golem');
    expect(await seekWith(anna)).toHaveProperty('since');
    expect(await seekWith(one.client)).toHaveProperty('since');
    expect(await seekWith(two.client)).toHaveProperty('since');
    const found = await seekWith(other.client);
    const match = found && 'match' in found ? found.match : '';
    const player = other.client;
    await player.connect();
    const { seats } = await player.watch(match);
    expect(seats.every(({ program }) => program)).toBe(true);
    await player.ask({ type: 'resign', match });
    const results = async () => personReply.parse(await anna.http('GET', `${API_PATH}/people/Golem`)).person.results;
    await expect.poll(async () => (await results()).length).toBe(1);
    expect(await results()).toMatchObject([{ match, result: 'lost' }]);
  });

  test('a match between a person and a program counts for nobody, nor one between programs of one owner', async () => {
    const where = await place(FAST);
    const { client: anna } = await member(where, 'Anna');
    const [one, two] = [await programOf(where, anna, 'Nimrod'), await programOf(where, anna, 'Robin')];
    const database = openDatabase(join(where.data, DATABASE));
    onTestFinished(() => database.close());
    const sql = new SqliteSql(database);
    for (const client of [anna, one.client, two.client]) await client.connect();
    for (const [first, second] of [
      [anna, one.client],
      [one.client, two.client],
    ] as const) {
      const { match } = await first.create({ ...OPEN, visibility: 'table', programs: true });
      await markRated(sql, match, { game: GAME, mode: 'plain' });
      await second.join(match);
      await first.watch(match);
      await first.ask({ type: 'resign', match });
      const settled = () => sql.all('SELECT settled FROM rated WHERE match = $1 AND settled IS NOT NULL', [match]);
      await expect.poll(async () => (await settled()).length).toBe(1);
    }
    for (const name of ['Anna', 'Nimrod', 'Robin']) {
      const { person } = personReply.parse(await anna.http('GET', `${API_PATH}/people/${name}`));
      expect([name, person.ratings, person.results]).toEqual([name, [], []]);
    }
  });

  test.each(STORES)('the best people and the best programs stand in lists of their own (%s)', async (store) => {
    const sql = await openSql(store);
    const pool = { game: GAME, mode: 'plain' };
    const people = ['anna', 'program-AAAAAAAAAAAAAAAA'];
    for (const id of people) {
      await sql.run('INSERT INTO accounts (id, name, folded, skeleton, made) VALUES ($1, $1, $1, $1, 0)', [id]);
    }
    const held = await holdRatings(sql, people, pool);
    for (const before of held.values()) {
      await saveRating(sql, { before, after: { mu: 30, sigma: 1 }, result: 'won', match: 'm', at: 1 });
    }
    const listed = async (kind: 'people' | 'programs') => (await best(sql, { ...pool, kind }, 5, 10)).map(({ name }) => name);
    expect(await listed('people')).toEqual(['anna']);
    expect(await listed('programs')).toEqual(['program-AAAAAAAAAAAAAAAA']);
  });

  test('the lists are asked for by their addresses', async () => {
    const where = await place(FAST);
    for (const path of ['', '/programs']) {
      const reply = await where.guest().http('GET', `${API_PATH}/best/${GAME}/plain${path}`);
      expect(bestReply.parse(reply)).toEqual({ best: [] });
    }
  });
});
