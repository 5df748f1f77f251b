/** Friends, who is here, invitations, block and mute: on both stores, and with several processes. */
import {
  API_PATH,
  type BOND_DEEDS,
  deviceCode,
  friendsReply,
  invitedReply,
  lobbyReply,
  peopleReply,
  seekReply,
} from '@taverne/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { carryBonds, knownTo, tie } from '../../src/people/friends/bonds.ts';
import { addTiding, tidingsOf } from '../../src/people/friends/tidings.ts';
import { openPool } from '../../src/storage/postgres-sql.ts';
import type { Client } from '../../tools/lib/client.ts';
import { emptyDatabase } from '../database.ts';
import { FAST, folder, type Place, place, until } from '../harness.ts';
import { openSql, STORES, type StoreName } from '../stores.ts';
import { ACCOUNT, accountOf, member } from './member.ts';

const FRIENDS = `${API_PATH}/friends`;
/** A busy machine takes its time. */
const PATIENT = { timeout: 20_000 };
type Deed = (typeof BOND_DEEDS)[number];

const placeOn = async (store: StoreName): Promise<Place> =>
  store === 'sqlite' ? place(FAST) : place(FAST, folder(), { database: await emptyDatabase() });

const friendsOf = async (client: Client) => friendsReply.parse(await client.http('GET', FRIENDS));
const does = async (client: Client, deed: Deed, name: string) =>
  friendsReply.parse(await client.http('POST', FRIENDS, { who: { name }, do: deed }));
const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

async function annaAndBert(where: Place) {
  const [{ client: anna }, { client: bert }] = [await member(where, 'Anna'), await member(where, 'Bert')];
  return { anna, bert };
}

async function befriended(where: Place) {
  const { anna, bert } = await annaAndBert(where);
  await does(anna, 'ask', 'bert');
  await does(bert, 'accept', 'Anna');
  return { anna, bert };
}

const OPEN_SEAT = [{ kind: 'person' as const }, { kind: 'open' as const }];

async function waitingMatch(host: Client, visibility: 'link' | 'table' = 'link') {
  return host.create({ game: 'feud', seats: OPEN_SEAT, visibility });
}

const inviting = async (host: Client, match: string, name: string) =>
  invitedReply.parse(await host.http('POST', `${API_PATH}/matches/${match}/invitations`, { name })).invited;

describe.each(STORES)('%s', (store) => {
  test('friendship is asked and accepted; it can be taken back, refused and ended', async () => {
    const where = await placeOn(store);
    const { anna, bert } = await annaAndBert(where);
    expect(names((await does(anna, 'ask', 'bert')).asks)).toEqual(['Bert']);
    expect(names((await friendsOf(bert)).asked)).toEqual(['Anna']);
    expect((await does(anna, 'take-back', 'Bert')).asks).toEqual([]);
    await expect(does(bert, 'accept', 'Anna')).rejects.toThrow(/no-such-wish/);

    await does(anna, 'ask', 'Bert');
    expect((await does(bert, 'refuse', 'Anna')).asked).toEqual([]);
    expect((await friendsOf(anna)).asks).toEqual([]);

    await does(anna, 'ask', 'Bert');
    expect(names((await does(bert, 'accept', 'Anna')).friends)).toEqual(['Anna']);
    const told = await friendsOf(anna);
    expect(names(told.friends)).toEqual(['Bert']);
    expect(told.tidings).toMatchObject([{ kind: 'friend', figures: { name: 'Bert' } }]);
    await anna.http('DELETE', `${FRIENDS}/tidings/${told.tidings[0]?.id}`);
    expect((await friendsOf(anna)).tidings).toEqual([]);

    await does(bert, 'remove', 'Anna');
    expect((await friendsOf(anna)).friends).toEqual([]);
  });

  test('two who ask each other at once become friends', async () => {
    const where = await placeOn(store);
    const { anna, bert } = await annaAndBert(where);
    await Promise.all([does(anna, 'ask', 'Bert'), does(bert, 'ask', 'Anna')]);
    for (const client of [anna, bert]) {
      expect(await friendsOf(client)).toMatchObject({ friends: [{ isAccount: true }], asks: [], asked: [] });
    }
  });

  test('whoever is blocked is met nowhere: no wish, no invitation, no pairing, no open table', async () => {
    const where = await placeOn(store);
    const { anna, bert } = await befriended(where);
    const { match: asked } = await waitingMatch(bert);
    await inviting(bert, asked, 'Anna');
    expect(names((await does(anna, 'block', 'Bert')).blocks)).toEqual(['Bert']);
    // Friendship and invitations end with it, for both, and Bert is not told by whom.
    expect(await friendsOf(anna)).toMatchObject({ friends: [], invitations: [] });
    expect(await friendsOf(bert)).toMatchObject({ friends: [], blocks: [], mutes: [] });
    for (const [client, other] of [
      [anna, 'Bert'],
      [bert, 'Anna'],
    ] as const) {
      await expect(does(client, 'ask', other)).rejects.toThrow(/not-reachable/);
      const { match } = await waitingMatch(client);
      await expect(inviting(client, match, other)).rejects.toThrow(/not-reachable/);
    }
    const { match } = await waitingMatch(anna, 'table');
    await expect(bert.join(match)).rejects.toThrow(/not-at-this-table/);
    const tables = async (client: Client) => lobbyReply.parse(await client.http('GET', `${API_PATH}/lobby`)).tables;
    expect(await tables(bert)).toEqual([]);
    expect(await tables(anna)).toHaveLength(1);

    const wish = { game: 'feud', mode: 'plain', rated: false };
    const seeking = async (client: Client) => seekReply.parse(await client.http('POST', `${API_PATH}/seek`, wish)).seek;
    await seeking(anna);
    expect(await seeking(bert)).toHaveProperty('since');
    await does(anna, 'unblock', 'Bert');
    expect(await seeking(bert)).toHaveProperty('match');
  });

  test('an invitation leads to the seat, or is declined and the maker told', async () => {
    const where = await placeOn(store);
    const { anna, bert } = await annaAndBert(where);
    const { match } = await waitingMatch(anna);
    await expect(bert.join(match)).rejects.toThrow(/by link only/);
    expect(await inviting(anna, match, 'bert')).toMatchObject([{ name: 'Bert', hasDeclined: false }]);
    expect((await friendsOf(bert)).invitations).toMatchObject([{ match, game: 'feud', host: 'Anna' }]);
    expect(lobbyReply.parse(await bert.http('GET', `${API_PATH}/lobby`)).news).toBe(1);
    expect((await bert.join(match)).you).toBe(1);
    expect((await friendsOf(bert)).invitations).toEqual([]);

    const { match: second } = await waitingMatch(anna);
    await inviting(anna, second, 'Bert');
    await bert.http('POST', `${API_PATH}/invitations/${second}/decline`);
    expect((await friendsOf(anna)).tidings).toMatchObject([{ kind: 'declined', figures: { name: 'Bert', match: second } }]);
    await expect(inviting(anna, second, 'Bert')).rejects.toThrow(/has-declined/);
    await expect(bert.join(second)).rejects.toThrow(/by link only/);

    const { match: third } = await waitingMatch(anna);
    await inviting(anna, third, 'Bert');
    await anna.http('DELETE', `${API_PATH}/matches/${third}/invitations/Bert`);
    expect((await friendsOf(bert)).invitations).toEqual([]);
    await expect(inviting(bert, third, 'Anna')).rejects.toThrow(/not-the-host/);
    await expect(inviting(anna, third, 'Anna')).rejects.toThrow(/yourself/);
  });

  test('nobody hears whom they muted; where one blocks, both are silent to each other', async () => {
    const where = await placeOn(store);
    const { anna, bert } = await annaAndBert(where);
    const { match, links } = await waitingMatch(anna);
    await bert.join(match, links[0]?.token);
    for (const client of [anna, bert]) {
      await client.connect();
      await client.watch(match);
    }
    const heard = (client: Client): string[] =>
      client.messages.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));
    const says = async (client: Client, text: string): Promise<void> => {
      await client.ask({ type: 'chat', match, text });
      await Promise.all([anna.ping(), bert.ping()]);
    };
    await says(bert, 'one');
    await anna.http('POST', FRIENDS, { who: { match, seat: 1 }, do: 'mute' });
    await says(bert, 'two');
    await says(anna, 'three');
    expect([heard(anna), heard(bert)]).toEqual([
      ['one', 'three'],
      ['one', 'two', 'three'],
    ]);
    expect(peopleReply.parse(await anna.http('GET', `${API_PATH}/matches/${match}/people`)).people).toEqual([
      { seat: 1, name: 'Bert', isAccount: true, isFriend: false, isBlocked: false, isMuted: true },
    ]);
    await does(anna, 'unmute', 'Bert');
    await does(bert, 'block', 'Anna');
    await says(anna, 'four');
    await says(bert, 'five');
    expect([heard(anna), heard(bert)]).toEqual([
      ['one', 'three', 'four'],
      ['one', 'two', 'three', 'five'],
    ]);
    // Nor does who comes again.
    const again = where.guest();
    again.cookie = anna.cookie;
    await again.connect();
    await again.watch(match);
    expect(heard(again)).toEqual(['three', 'four']);
  });

  test('what a guest does not want to hear it does not want to hear as an account', async () => {
    const sql = await openSql(store);
    await tie(sql, { person: 'guest', other: 'pest' }, 'blocks', 1);
    await tie(sql, { person: 'guest', other: 'bore' }, 'mutes', 1);
    await tie(sql, { person: 'anna', other: 'bore' }, 'mutes', 1);
    await carryBonds(sql, 'guest', 'anna');
    const kinds = (await knownTo(sql, 'anna')).map(({ kind, known }) => `${kind} ${known.person}`);
    expect(kinds.toSorted()).toEqual(['blocks pest', 'mutes bore']);
    expect(await knownTo(sql, 'guest')).toEqual([]);
    expect((await knownTo(sql, 'pest')).map(({ kind, known }) => `${kind} ${known.person}`)).toEqual(['blocked anna']);
  });

  test('of what was told the latest is kept', async () => {
    const sql = await openSql(store);
    for (let at = 1; at <= 60; at++) await addTiding(sql, 'anna', { kind: 'friend', figures: { name: `F${at}` }, at });
    const kept = await tidingsOf(sql, 'anna');
    expect([kept.length, kept[0]?.figures.name, kept.at(-1)?.figures.name]).toEqual([50, 'F60', 'F11']);
  });
});

test('friends see that one is here, unless one hides; strangers never do', async () => {
  const where = await place(FAST);
  const { anna, bert } = await befriended(where);
  const isHere = async () => (await friendsOf(anna)).friends[0]?.isHere;
  expect(await isHere()).toBe(false);
  await bert.connect();
  expect(await isHere()).toBe(true);
  expect(friendsReply.parse(await bert.http('PUT', FRIENDS, { isHidden: true })).isHidden).toBe(true);
  expect(await isHere()).toBe(false);
  await bert.http('PUT', FRIENDS, { isHidden: false });
  expect(await isHere()).toBe(true);
  await does(anna, 'remove', 'Bert');
  expect(await friendsOf(anna)).toMatchObject({ friends: [], asks: [] });
});

test('guests have no friends, but may shut their ears; and nobody is a friend of themselves', async () => {
  const where = await place(FAST);
  const { client: anna } = await member(where, 'Anna');
  const guest = await where.player('Guest');
  await expect(does(guest, 'ask', 'Anna')).rejects.toThrow(/no-account/);
  expect(names((await does(guest, 'block', 'Anna')).blocks)).toEqual(['Anna']);
  await expect(does(anna, 'ask', 'anna')).rejects.toThrow(/yourself/);
  await expect(does(anna, 'ask', 'Nobody')).rejects.toThrow(/no-such-person/);
  await expect(anna.http('POST', FRIENDS, { who: { name: 'Anna' }, do: 'hug' })).rejects.toThrow(/malformed/);
});

test('bonds cost something, and so do invitations', async () => {
  const rare = { burst: 2, perSecond: 0 };
  const where = await place({ ...FAST, bonds: rare, invitations: rare });
  const { anna } = await annaAndBert(where);
  await does(anna, 'mute', 'Bert');
  await does(anna, 'unmute', 'Bert');
  await expect(does(anna, 'mute', 'Bert')).rejects.toThrow(/too-many/);
  const { match } = await waitingMatch(anna);
  await inviting(anna, match, 'Bert');
  await inviting(anna, match, 'Bert');
  await expect(inviting(anna, match, 'Bert')).rejects.toThrow(/too-many/);
});

test('with an account go its bonds, on the other side, too', async () => {
  const where = await place(FAST);
  const { anna, bert } = await befriended(where);
  const { match } = await waitingMatch(anna);
  await inviting(anna, match, 'Bert');
  await anna.http('DELETE', ACCOUNT, { name: 'Anna' });
  expect(await friendsOf(bert)).toMatchObject({ friends: [], invitations: [] });
});

describe('at two processes', () => {
  async function apart() {
    const database = await emptyDatabase();
    const [here, there] = [await place(FAST, folder(), { database }), await place(FAST, folder(), { database })];
    const [{ client: anna }, { client: bert }] = [await member(here, 'Anna'), await member(there, 'Bert')];
    const pool = openPool(database, 'test');
    onTestFinished(() => pool.end());
    /** Where people are the processes know a moment after they come. */
    const areKnown = (people: number) =>
      expect.poll(async () => (await pool.query('SELECT 1 FROM online')).rowCount, PATIENT).toBe(people);
    return { there, anna, bert, areKnown };
  }

  test('news reach whom they concern, a mute is heeded, and friends are seen there, too', async () => {
    const { anna, bert, areKnown } = await apart();
    await Promise.all([anna.connect(), bert.connect()]);
    await areKnown(2);
    const told = (client: Client): number => client.messages.filter(({ type }) => type === 'news').length;
    await does(anna, 'ask', 'Bert');
    await until(() => told(bert) === 1);
    await does(bert, 'accept', 'Anna');
    // Anna was told that she asked, and that Bert said yes.
    await until(() => told(anna) === 2);
    await expect.poll(async () => (await friendsOf(anna)).friends[0]?.isHere, PATIENT).toBe(true);

    const { match, links } = await waitingMatch(anna);
    await bert.join(match, links[0]?.token);
    await Promise.all([anna.watch(match), bert.watch(match)]);
    // Bert blocks Anna through the other process: hers is told to keep his words from her.
    await does(bert, 'block', 'Anna');
    await until(() => told(anna) === 3);
    await bert.ask({ type: 'chat', match, text: 'unheard' });
    await does(anna, 'mute', 'Bert');
    await anna.ask({ type: 'chat', match, text: 'the last word' });
    await until(() => anna.texts.some((text) => text.includes('the last word')));
    expect(anna.texts.some((text) => text.includes('unheard'))).toBe(false);
  });

  test('a session that is ended at one process is shut out at the other', async () => {
    const { there, anna, areKnown } = await apart();
    const { code } = deviceCode.parse(await anna.http('POST', `${ACCOUNT}/devices`));
    const phone = there.guest();
    await phone.http('POST', `${ACCOUNT}/enter`, { code });
    await phone.connect();
    await areKnown(1);
    const closed = new Promise((resolve) => phone.socket?.once('close', resolve));
    const theirs = (await accountOf(anna))?.sessions.find(({ isThis }) => !isThis)?.id;
    await anna.http('DELETE', `${ACCOUNT}/sessions/${theirs}`);
    await closed;
  });
});
