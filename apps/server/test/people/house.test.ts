/** Peace: reports with their evidence, who keeps the house, suspensions, names, announcements; and that all of it is written down. */
import {
  API_PATH,
  accountReply,
  announcementsReply,
  chatReply,
  friendsReply,
  houseReply,
  logReply,
  reportsReply,
  stateReply,
  suspensionsReply,
} from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import { Keepers } from '../../src/people/house/keepers.ts';
import { deedsBefore, writeDown } from '../../src/people/house/log.ts';
import { addMishap, mishaps } from '../../src/people/house/mishaps.ts';
import type { Settings } from '../../src/settings.ts';
import type { Client } from '../../tools/lib/client.ts';
import { emptyDatabase } from '../database.ts';
import { FAST, folder, type Place, place, until } from '../harness.ts';
import { openSql, STORES, type StoreName } from '../stores.ts';
import { ACCOUNT, member } from './member.ts';

const HOUSE = `${API_PATH}/house`;
const REPORTS = `${API_PATH}/reports`;

const placeOn = async (store: StoreName, settings: Partial<Settings> = {}): Promise<Place> =>
  place(FAST, folder(), { ...settings, ...(store === 'postgres' && { database: await emptyDatabase() }) });

/** The first account keeps the house. */
async function inhabited(where: Place) {
  const [{ client: keeper }, { client: anna }, { client: bert }] = [
    await member(where, 'Keeper'),
    await member(where, 'Anna'),
    await member(where, 'Bert'),
  ];
  return { keeper, anna, bert };
}

const reportsOf = async (keeper: Client, which = 'open') =>
  reportsReply.parse(await keeper.http('GET', `${HOUSE}/reports/${which}`)).reports;
const deedsOf = async (keeper: Client) => logReply.parse(await keeper.http('GET', `${HOUSE}/log`)).deeds;
const suspending = async (keeper: Client, name: string, hours: number | null) =>
  suspensionsReply.parse(await keeper.http('POST', `${HOUSE}/suspensions`, { who: { name }, hours, reason: 'for shouting' }));
const tellsHouse = async (client: Client) => houseReply.parse(await client.http('GET', HOUSE));

/** Anna and Bert sit together, and both have talked. */
async function talking(anna: Client, bert: Client): Promise<string> {
  const { match, links } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  await bert.join(match, links[0]?.token);
  for (const client of [anna, bert]) {
    await client.connect();
    await client.watch(match);
  }
  await anna.ask({ type: 'chat', match, text: 'good evening' });
  await bert.ask({ type: 'chat', match, text: 'you fool' });
  return match;
}

describe.each(STORES)('%s', (store) => {
  test('the log of the keepers comes by the hundred, and says whether there is more of it', async () => {
    const sql = await openSql(store);
    const keeper = { id: 'k', name: 'Maud', language: null };
    for (let at = 1; at <= 101; at++) await writeDown(sql, keeper, { deed: 'answer', about: 'Anna', text: '', at });
    const latest = await deedsBefore(sql, 200);
    expect([latest.deeds.length, latest.deeds[0]?.at, latest.hasMore]).toEqual([100, 101, true]);
    const first = await deedsBefore(sql, 2);
    expect([first.deeds.length, first.hasMore]).toEqual([1, false]);
  });

  test('a report keeps what was said until then, is answered once, and whoever reported is told', async () => {
    const where = await placeOn(store);
    const { keeper, anna, bert } = await inhabited(where);
    const match = await talking(anna, bert);
    await anna.http('POST', REPORTS, { who: { match, seat: 1 }, match, kind: 'talk', text: 'he insults me' });
    await bert.ask({ type: 'chat', match, text: 'sorry' });
    const [report] = await reportsOf(keeper);
    expect(report).toMatchObject({ kind: 'talk', text: 'he insults me', match, by: { name: 'Anna' }, about: { name: 'Bert' } });
    expect(report?.lines.map(({ name, isAbout, text }) => [name, isAbout, text])).toEqual([
      ['Anna', false, 'good evening'],
      ['Bert', true, 'you fool'],
    ]);
    const chat = chatReply.parse(await keeper.http('GET', `${HOUSE}/chats/${match}`));
    expect(chat.lines.map(({ text }) => text)).toEqual(['good evening', 'you fool', 'sorry']);

    const answer = { text: 'he was warned' };
    const path = `${HOUSE}/reports/${report?.id}/answer`;
    const tried = await Promise.allSettled([keeper.http('POST', path, answer), keeper.http('POST', path, answer)]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await reportsOf(keeper)).toEqual([]);
    expect(await reportsOf(keeper, 'answered')).toMatchObject([{ answer: { by: 'Keeper', text: 'he was warned' } }]);
    const { tidings } = friendsReply.parse(await anna.http('GET', `${API_PATH}/friends`));
    expect(tidings).toMatchObject([{ kind: 'answered', figures: { name: 'Bert', text: 'he was warned' } }]);
    expect((await deedsOf(keeper)).map(({ deed, keeper: by, about }) => [deed, by, about])).toEqual([
      ['answer', 'Keeper', 'Bert'],
      ['read-chat', 'Keeper', match],
    ]);
    // A name goes with its account, from what was kept as well.
    await bert.http('DELETE', ACCOUNT, { name: 'Bert' });
    expect(JSON.stringify(await reportsOf(keeper, 'answered'))).not.toContain('Bert');
  });

  test('who is suspended is cut off, told why, may only look on, and comes back when it is lifted', async () => {
    const where = await placeOn(store);
    const { keeper, anna, bert } = await inhabited(where);
    const match = await talking(anna, bert);
    const closed = new Promise((resolve) => bert.socket?.once('close', resolve));
    expect((await suspending(keeper, 'bert', 24)).suspensions).toMatchObject([
      { about: { name: 'Bert' }, reason: 'for shouting', by: 'Keeper', until: expect.any(Number) },
    ]);
    await closed;
    expect((await tellsHouse(bert)).suspension).toMatchObject({ reason: 'for shouting', until: expect.any(Number) });
    await expect(bert.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] })).rejects.toThrow(/suspended/);
    await bert.connect();
    expect((await bert.watch(match)).you).toBeNull();
    expect(await bert.ask({ type: 'chat', match, text: 'let me in' })).toMatchObject({ type: 'refused' });
    // What is theirs they may still take along.
    expect(accountReply.parse(await bert.http('GET', ACCOUNT)).account?.name).toBe('Bert');
    await bert.http('GET', `${ACCOUNT}/export`);

    const [{ about } = { about: { person: '' } }] = (await suspending(keeper, 'Bert', null)).suspensions;
    expect((await tellsHouse(bert)).suspension).toEqual({ reason: 'for shouting', until: null });
    await keeper.http('DELETE', `${HOUSE}/suspensions/${about.person}`, { reason: 'he is sorry' });
    expect((await tellsHouse(bert)).suspension).toBeNull();
    bert.close();
    await bert.connect();
    expect((await bert.watch(match)).you).toBe(1);
    expect((await deedsOf(keeper)).map(({ deed, text }) => `${deed} ${text}`)).toEqual([
      'lift he is sorry',
      'suspend ∞: for shouting',
      'suspend 24 h: for shouting',
    ]);
    await expect(suspending(keeper, 'Keeper', 1)).rejects.toThrow(/is-keeper/);
  });

  test('a name that is changed by a keeper is changed at every table, and its owner is told', async () => {
    const where = await placeOn(store);
    const { keeper, anna, bert } = await inhabited(where);
    const match = await talking(anna, bert);
    const rename = (name: string) => keeper.http('PUT', `${HOUSE}/names`, { who: { name: 'Bert' }, name, reason: 'an insult' });
    await expect(rename('anna')).rejects.toThrow(/name-taken/);
    await rename('Somebody');
    await until(() => anna.tables.get(match)?.seats[1]?.name === 'Somebody');
    const again = where.guest();
    await again.connect();
    await again.watch(match);
    expect(again.texts.join()).not.toContain('Bert');
    const { tidings } = friendsReply.parse(await bert.http('GET', `${API_PATH}/friends`));
    expect(tidings).toMatchObject([{ kind: 'renamed', figures: { name: 'Somebody', text: 'an insult' } }]);
    expect(await deedsOf(keeper)).toMatchObject([{ deed: 'rename', about: 'Bert', text: 'Somebody: an insult' }]);
  });

  test('the first account keeps the house for good, whoever takes its place or its name', async () => {
    const sql = await openSql(store);
    const account = (id: string, name: string, made: number) =>
      sql.run('INSERT INTO accounts (id, name, folded, skeleton, made) VALUES ($1, $2, $3, $3, $4)', [
        id,
        name,
        name.toLowerCase(),
        made,
      ]);
    const [anybody, named] = [new Keepers(sql, []), new Keepers(sql, ['BERT', 'Nobody'])];
    expect(await anybody.isKeeper('a')).toBe(false);
    await account('a', 'Anna', 1);
    await account('b', 'Bert', 2);
    expect([await anybody.isKeeper('a'), await anybody.isKeeper('b'), await anybody.isKeeper(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await named.isKeeper('a'), await named.isKeeper('b')]).toEqual([false, true]);
    await sql.run('DELETE FROM accounts');
    await account('c', 'Bert', 3);
    expect([await anybody.isKeeper('c'), await named.isKeeper('c'), await named.isKeeper('b')]).toEqual([false, false, true]);
  });

  test('failures are counted by why, without anybody’s address, and not without end', async () => {
    const sql = await openSql(store);
    await addMishap(sql, 'mail', 'connection refused for anna@example.org at https://example.org/x', 1);
    await addMishap(sql, 'mail', 'connection refused for bert@example.org at https://example.com/y', 2);
    expect(await mishaps(sql)).toEqual([
      { channel: 'mail', why: 'connection refused for …@… at https://…', count: 2, first: 1, last: 2 },
    ]);
    for (let at = 10; at < 80; at++) await addMishap(sql, 'push', `the other side says ${at}`, at);
    expect(await mishaps(sql)).toHaveLength(40);
  });
});

test('only keepers come in, and those in the settings are keepers', async () => {
  const where = await place(FAST, folder(), { keepers: ['Anna'] });
  const { keeper: first, anna } = await inhabited(where);
  expect([(await tellsHouse(first)).isKeeper, (await tellsHouse(anna)).isKeeper]).toEqual([false, true]);
  const stranger = await where.player('Stranger');
  for (const path of ['reports/open', 'suspensions', 'announcements', 'log', 'state', 'chats/x']) {
    await expect(first.http('GET', `${HOUSE}/${path}`)).rejects.toThrow(/only-keepers/);
    await expect(stranger.http('GET', `${HOUSE}/${path}`)).rejects.toThrow(/only-keepers/);
  }
  await expect(suspending(first, 'Anna', 1)).rejects.toThrow(/only-keepers/);
  // The talk of a match that nobody reported is nobody's business.
  await expect(anna.http('GET', `${HOUSE}/chats/x`)).rejects.toThrow(/not-reported/);
});

test('reports cost something, are about who sits there, and never about oneself', async () => {
  const where = await place({ ...FAST, reports: { burst: 3, perSecond: 0 } });
  const { anna, bert, keeper } = await inhabited(where);
  const match = await talking(anna, bert);
  const about = (name: string) => anna.http('POST', REPORTS, { who: { name }, match, kind: 'play', text: 'x' });
  await expect(about('Anna')).rejects.toThrow(/yourself/);
  await expect(about('Keeper')).rejects.toThrow(/no-such-person/);
  await about('Bert');
  await expect(about('Bert')).rejects.toThrow(/too-many/);
  expect(await reportsOf(keeper)).toHaveLength(1);
});

test('an announcement is told to everybody who is here, until it ends or is withdrawn', async () => {
  const where = await place(FAST);
  const { keeper, anna } = await inhabited(where);
  await anna.connect();
  const told = anna.next((message) => message.type === 'news' && message.of === 'house');
  const wish = { en: 'We close at ten', fr: 'Nous fermons à dix heures', hours: 2 };
  const made = announcementsReply.parse(await keeper.http('POST', `${HOUSE}/announcements`, wish));
  await told;
  expect((await tellsHouse(where.guest())).announcements).toMatchObject([{ en: wish.en, fr: wish.fr }]);
  await keeper.http('DELETE', `${HOUSE}/announcements/${made.announcements[0]?.id}`);
  expect((await tellsHouse(anna)).announcements).toEqual([]);
  await expect(keeper.http('POST', `${HOUSE}/announcements`, { ...wish, fr: ' ' })).rejects.toThrow(/malformed/);
  expect((await deedsOf(keeper)).map(({ deed }) => deed)).toEqual(['withdraw', 'announce']);
});

test('the state tells how the server is', async () => {
  const where = await place(FAST);
  const { keeper, anna } = await inhabited(where);
  await anna.connect();
  const state = stateReply.parse(await keeper.http('GET', `${HOUSE}/state`));
  expect(state).toMatchObject({ isReady: true, processes: 1, mishaps: [] });
  expect(state.figures).toMatchObject({ accounts: 3, sockets: 1, running: 0 });
});

test('a suspension cuts off at every process, and announcements reach every one', async () => {
  const database = await emptyDatabase();
  const [here, there] = [await place(FAST, folder(), { database }), await place(FAST, folder(), { database })];
  const [{ client: keeper }, { client: bert }] = [await member(here, 'Keeper'), await member(there, 'Bert')];
  await bert.connect();
  const told = bert.next((message) => message.type === 'news');
  const announcing = { en: 'x', fr: 'y', hours: 1 };
  await keeper.http('POST', `${HOUSE}/announcements`, announcing);
  await told;
  const closed = new Promise((resolve) => bert.socket?.once('close', resolve));
  await suspending(keeper, 'Bert', 1);
  await closed;
  await expect(bert.http('POST', `${API_PATH}/seek`, { game: 'feud', mode: 'plain' })).rejects.toThrow(/suspended/);
});
