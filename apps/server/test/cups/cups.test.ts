/** Tournaments at a real server, on both stores: from the first who joins to the place on the profile. */
import { API_PATH, cupsReply, personReply } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../tools/lib/client.ts';
import { emptyDatabase } from '../database.ts';
import { folder, type Place, place } from '../harness.ts';
import { STORES, type StoreName } from '../stores.ts';
import { again, begin, begun, CUPS, join, leave, look, make, members, QUICK, resignAll, wishFor } from './people.ts';

type Limits = Parameters<typeof place>[0];

async function at(store: StoreName, limits: Limits = {}): Promise<Place> {
  const database = store === 'postgres' ? await emptyDatabase() : undefined;
  return place({ ...QUICK, ...limits }, folder(), database === undefined ? {} : { database });
}

const PATIENT = { timeout: 30_000, interval: 50 };

/** Round after round until it is over. */
async function playAll(clients: readonly Client[], cup: string): Promise<void> {
  const [anybody] = clients;
  if (!anybody) return;
  await expect
    .poll(async () => {
      await resignAll(clients, cup);
      return (await look(anybody, cup)).status;
    }, PATIENT)
    .toBe('over');
}

const shortly = ({ table }: Awaited<ReturnType<typeof look>>) =>
  table.map(({ place: at, name, points }) => `${at} ${name} ${points}`);

describe.each(STORES)('on %s', (store) => {
  test('a Swiss tournament: whoever has as many points meets, everybody is told, and the places are on the profiles', async () => {
    const where = await at(store);
    const people = await members(where, 'Anna', 'Bert', 'Cleo', 'Dora');
    const [anna, bert] = people;
    if (!anna || !bert) throw new Error('there are four');
    const cup = await begun(people, { rated: true });
    await expect.poll(async () => (await look(anna, cup)).yours, PATIENT).not.toBeNull();
    const first = await look(anna, cup);
    expect(first).toMatchObject({ status: 'running', round: 1, of: 2, people: 4, maker: 'Anna', isYours: true, isIn: true });
    expect(first.games).toHaveLength(2);
    expect(await bert.http('GET', `${API_PATH}/matches/${first.yours?.match}/cup`)).toEqual({ cup: { cup, name: 'Spring' } });
    await playAll(people, cup);
    const over = await look(bert, cup);
    expect(over.games).toHaveLength(4);
    expect(new Set(over.games.map(({ match }) => match)).size).toBe(4);
    expect(over.table.map(({ points }) => points)).toEqual([2, 1, 1, 0]);
    expect(over.table[0]).toMatchObject({ name: 'Anna', place: 1, isYou: false });
    const { person } = personReply.parse(await anna.http('GET', `${API_PATH}/people/Anna`));
    expect(person.cups).toMatchObject([{ cup, name: 'Spring', game: 'feud', kind: 'swiss', place: 1, of: 4 }]);
    await expect
      .poll(async () => personReply.parse(await anna.http('GET', `${API_PATH}/people/Anna`)).person.ratings, PATIENT)
      .toMatchObject([{ won: 2 }]);
  });

  test('whoever looks at a tournament hears at once that it has changed, at another process, too, and nobody else does', async () => {
    const database = store === 'postgres' ? await emptyDatabase() : undefined;
    const there = (): Promise<Place> => place(QUICK, folder(), database === undefined ? {} : { database });
    const where = await there();
    const other = store === 'postgres' ? await there() : where;
    const [anna, bert] = await members(where, 'Anna', 'Bert');
    if (!anna || !bert) throw new Error('there are two');
    const cup = await make(anna);
    const [onlooker, bystander] = [other.guest(), other.guest()];
    for (const client of [onlooker, bystander]) await client.connect();
    onlooker.say({ type: 'cup', cup });
    bystander.say({ type: 'cup', cup: 'another' });
    for (const client of [onlooker, bystander]) await client.ping();
    const told = onlooker.next(({ type }) => type === 'news');
    await join(bert, cup);
    expect(await told).toEqual({ type: 'news', of: 'cup' });
    onlooker.say({ type: 'cup', cup: null });
    await onlooker.ping();
    const heard = onlooker.messages.length;
    await join(anna, cup);
    for (const client of [onlooker, bystander]) await client.ping();
    expect(onlooker.messages.slice(heard).filter(({ type }) => type === 'news')).toEqual([]);
    expect(bystander.messages.filter(({ type }) => type === 'news')).toEqual([]);
  });

  test('stopped in the middle of a round it goes on where it was, and no pair is made twice', async () => {
    const where = await at(store);
    const people = await members(where, 'Anna', 'Bert', 'Cleo', 'Dora');
    const cup = await begun(people);
    const [anna] = people;
    if (!anna) throw new Error('there are four');
    await expect.poll(async () => (await look(anna, cup)).yours, PATIENT).not.toBeNull();
    const before = await look(anna, cup);
    await resignAll(people.slice(0, 3), cup);
    const next = await where.again();
    const back = again(next, people);
    const [same] = back;
    if (!same) throw new Error('there are four');
    const after = await look(same, cup);
    expect(after.games.filter(({ round }) => round === 1).map(({ match }) => match)).toEqual(
      before.games.map(({ match }) => match),
    );
    await playAll(back, cup);
    const over = await look(same, cup);
    expect([over.games.length, over.round]).toEqual([4, 2]);
    expect(over.table.map(({ points }) => points)).toEqual([2, 1, 1, 0]);
  });

  test('everybody meets everybody; who goes in the middle loses what is left, and the others what they would have won', async () => {
    const where = await at(store);
    const people = await members(where, 'Anna', 'Bert', 'Cleo', 'Dora');
    const [anna, , , dora] = people;
    if (!anna || !dora) throw new Error('there are four');
    const cup = await begun(people, { kind: 'robin', rounds: 1 });
    await expect.poll(async () => (await look(dora, cup)).yours, PATIENT).not.toBeNull();
    await leave(dora, cup);
    await playAll(people, cup);
    const over = await look(anna, cup);
    expect(shortly(over)).toEqual(['1 Anna 3', '2 Bert 2', '3 Cleo 1', '4 Dora 0']);
    expect(over.games).toHaveLength(6);
    // What she had begun is played; the rest is not.
    expect(over.games.filter(({ match }) => match === null)).toHaveLength(2);
    expect(over.table[3]).toMatchObject({ name: 'Dora', isIn: false });
  });

  test('an arena: whoever is free is paired, and somebody comes late', async () => {
    const where = await at(store);
    const people = await members(where, 'Anna', 'Bert', 'Cleo', 'Dora');
    const [anna, bert, cleo, dora] = people;
    if (!anna || !bert || !cleo || !dora) throw new Error('there are four');
    const cup = await make(anna, { kind: 'arena', minutes: 5 });
    for (const client of [anna, bert]) await join(client, cup);
    await begin(anna, cup);
    await expect.poll(async () => (await look(anna, cup)).yours, PATIENT).not.toBeNull();
    await join(cleo, cup);
    expect((await look(cleo, cup)).yours).toBeNull();
    await resignAll(people, cup);
    // Not the same two at once: one of them meets who has come.
    await expect.poll(async () => (await look(cleo, cup)).yours, PATIENT).not.toBeNull();
    const running = await look(cleo, cup);
    expect(running).toMatchObject({ people: 3, status: 'running' });
    expect(running.games).toHaveLength(2);
    expect(running.ends).toBeGreaterThan(Date.now());
  });

  test('an arena whose time is over pairs nobody any more, and ends with its last match', async () => {
    const where = await at(store, { cupMinute: 200 });
    const people = await members(where, 'Anna', 'Bert');
    const [anna] = people;
    if (!anna) throw new Error('there are two');
    const cup = await begun(people, { kind: 'arena', minutes: 5 });
    await expect.poll(async () => (await look(anna, cup)).yours, PATIENT).not.toBeNull();
    await expect.poll(async () => Date.now() > ((await look(anna, cup)).ends ?? Infinity), PATIENT).toBe(true);
    expect((await look(anna, cup)).status).toBe('running');
    await playAll(people, cup);
    const over = await look(anna, cup);
    expect(over.games).toHaveLength(1);
    expect(over.table).toMatchObject([
      { name: 'Anna', points: 1 },
      { name: 'Bert', points: 0 },
    ]);
  });

  test('who is left over rests and has the point; where the maker lets a bot of the house play, they play that', async () => {
    const where = await at(store);
    const people = await members(where, 'Anna', 'Bert', 'Cleo');
    const [anna] = people;
    if (!anna) throw new Error('there are three');
    const cup = await begun(people, { rounds: 1 });
    await expect.poll(async () => (await look(anna, cup)).games.length, PATIENT).toBe(2);
    await playAll(people, cup);
    expect((await look(anna, cup)).games).toContainEqual({
      round: 1,
      first: expect.any(Number),
      second: null,
      match: null,
      result: 'rest',
    });
    const other = await begun(people, { rounds: 1, bot: 1 });
    await expect
      .poll(async () => (await look(anna, other)).games.filter(({ match }) => match !== null).length, PATIENT)
      .toBe(2);
    const alone = (await look(anna, other)).games.find(({ first, second }) => first === null || second === null);
    expect(alone?.match).not.toBeNull();
  });

  test('who never comes has lost after a while, and is not paired again', async () => {
    const where = await at(store, { cupPatience: 300 });
    const people = await members(where, 'Anna', 'Bert', 'Cleo', 'Dora');
    const [anna, bert] = people;
    if (!anna || !bert) throw new Error('there are four');
    const cup = await begun(people, { rounds: 3 });
    await expect.poll(async () => (await look(anna, cup)).status, PATIENT).toBe('over');
    // Four, then the two who were not asked first, then nobody is left to be paired with.
    const over = await look(anna, cup);
    expect(over.games.map(({ result }) => result === 'first' || result === 'second')).toEqual([true, true, true]);
    expect(over.table.filter(({ isIn }) => isIn)).toMatchObject([{ place: 1, points: 2 }]);
  });

  test('who never came and is back is paired again', async () => {
    const where = await at(store, { cupPatience: 300 });
    const names = ['Anna', 'Bert', 'Cleo', 'Dora'] as const;
    const people = await members(where, ...names);
    const [anna] = people;
    if (!anna) throw new Error('there are four');
    const cup = await begun(people, { kind: 'arena', minutes: 60 });
    // Nobody ever comes: whoever is asked first is out, until one is left with nobody to meet.
    await expect.poll(async () => (await look(anna, cup)).table.filter(({ isIn }) => isIn).length, PATIENT).toBe(1);
    const before = await look(anna, cup);
    const left = before.table.findIndex(({ isIn }) => isIn);
    const met = before.games.filter(({ first, second }) => first === left || second === left);
    const back = before.table.findIndex(
      (_, at) => at !== left && met.every(({ first, second }) => at !== first && at !== second),
    );
    const client = people[names.findIndex((name) => name === before.table[back]?.name)];
    if (!client) throw new Error('somebody has not met the one who is left');
    await join(client, cup);
    await expect.poll(async () => (await look(anna, cup)).games.length, PATIENT).toBeGreaterThan(before.games.length);
  });

  test('too few when it should begin: it does not come about', async () => {
    const where = await at(store);
    const [anna] = await members(where, 'Anna');
    if (!anna) throw new Error('there is one');
    const cup = await make(anna, { starts: Date.now() });
    await expect.poll(async () => (await look(anna, cup)).status, PATIENT).toBe('off');
    await expect(join(anna, cup)).rejects.toThrow(/cup-over/);
  });
});

describe('at two processes', () => {
  test('both look after it, everything is done once, and where one goes the other goes on', async () => {
    const database = await emptyDatabase();
    const [here, there] = [await place(QUICK, folder(), { database }), await place(QUICK, folder(), { database })];
    const people = await members(here, 'Anna', 'Bert', 'Cleo', 'Dora');
    const cup = await begun(people);
    const apart = again(there, people);
    const [anna] = apart;
    if (!anna) throw new Error('there are four');
    await expect.poll(async () => (await look(anna, cup)).yours, PATIENT).not.toBeNull();
    await resignAll(apart, cup);
    await here.server.close();
    await playAll(apart, cup);
    const over = await look(anna, cup);
    expect([over.games.length, new Set(over.games.map(({ match }) => match)).size]).toEqual([4, 4]);
    expect(over.table.map(({ points }) => points)).toEqual([2, 1, 1, 0]);
  });
});

describe('at the door', () => {
  test('only an account makes one and takes part; everybody may look on', async () => {
    const where = await place(QUICK);
    const [anna] = await members(where, 'Anna');
    const guest = await where.player('Gus');
    if (!anna) throw new Error('there is one');
    const cup = await make(anna);
    await expect(make(guest)).rejects.toThrow(/no-account/);
    await expect(join(guest, cup)).rejects.toThrow(/no-account/);
    expect(await look(guest, cup)).toMatchObject({ name: 'Spring', isIn: false, isYours: false });
    expect(cupsReply.parse(await guest.http('GET', CUPS)).cups).toMatchObject([{ cup, people: 0 }]);
    await expect(look(guest, 'nothing')).rejects.toThrow(/no-such-cup/);
  });

  test('what does not fit is refused with words', async () => {
    const where = await place({ ...QUICK, newCups: { burst: 100, perSecond: 1 } });
    const [anna] = await members(where, 'Anna');
    if (!anna) throw new Error('there is one');
    const trouble = (more: object) => expect(make(anna, more)).rejects;
    await trouble({ clock: { kind: 'none' } }).toThrow(/clock/);
    await trouble({ kind: 'arena', clock: { kind: 'correspondence', days: 1 } }).toThrow(/clock/);
    await trouble({ kind: 'robin', most: 40 }).toThrow(/most/);
    await trouble({ least: 9, most: 4 }).toThrow(/least/);
    await trouble({ mode: 'teams' }).toThrow(/not-for-two/);
    await trouble({ game: 'mage-knight', mode: 'full-cooperation' }).toThrow(/not-for-two/);
    await trouble({ game: 'chess' }).toThrow(/not-for-two/);
    await trouble({ options: { rounds: 99 } }).toThrow(/rounds/);
    await trouble({ options: { note: 'x'.repeat(3000) } }).toThrow(/shorter/);
    await trouble({ bot: 7 }).toThrow(/level/);
    await trouble({ starts: Date.now() + 1e11 }).toThrow(/cup-when/);
    await trouble({ starts: 5 }).toThrow(/cup-when/);
    await expect(anna.http('POST', CUPS, { ...wishFor(), extra: 1 })).rejects.toThrow(/malformed/);
  });

  test('so many and no more: made, joined, and in one tournament', async () => {
    const where = await place({ ...QUICK, cupsPerPerson: 2, cupsJoined: 1, newCups: { burst: 100, perSecond: 1 } });
    const [anna, bert, cleo] = await members(where, 'Anna', 'Bert', 'Cleo');
    if (!anna || !bert || !cleo) throw new Error('there are three');
    const [one, two] = [await make(anna, { most: 2 }), await make(anna)];
    await expect(make(anna)).rejects.toThrow(/enough-cups/);
    await join(anna, one);
    await expect(join(anna, two)).rejects.toThrow(/enough-cups-joined/);
    await join(bert, one);
    await expect(join(cleo, one)).rejects.toThrow(/cup-full/);
    await expect(begin(bert, one)).rejects.toThrow(/cup-not-yours/);
    await expect(begin(anna, two)).rejects.toThrow(/cup-too-few/);
    await expect(leave(cleo, one)).rejects.toThrow(/cup-not-in/);
    await anna.http('DELETE', `${CUPS}/${two}`);
    expect((await look(anna, two)).status).toBe('off');
    await begin(anna, one);
    await expect(anna.http('DELETE', `${CUPS}/${one}`)).rejects.toThrow(/cup-begun/);
  });

  test('who knows the latest is told that nothing is new', async () => {
    const where = await place(QUICK);
    const [anna] = await members(where, 'Anna');
    if (!anna) throw new Error('there is one');
    const cup = await make(anna);
    const { changes } = await look(anna, cup);
    expect(await anna.http('GET', `${CUPS}/${cup}?known=${changes}`)).toEqual({ cup: null });
    await join(anna, cup);
    expect(await anna.http('GET', `${CUPS}/${cup}?known=${changes}`)).toMatchObject({ cup: { people: 1 } });
  });

  test('an account that goes leaves its tournaments, and its name with it', async () => {
    const where = await place(QUICK);
    const people = await members(where, 'Anna', 'Bert', 'Cleo', 'Dora');
    const [anna, , , dora] = people;
    if (!anna || !dora) throw new Error('there are four');
    const cup = await begun(people, { kind: 'robin', rounds: 1 });
    await expect.poll(async () => (await look(anna, cup)).yours, PATIENT).not.toBeNull();
    await dora.http('DELETE', `${API_PATH}/account`, { name: 'Dora' });
    const { table } = await look(anna, cup);
    expect(table.map(({ name }) => name)).not.toContain('Dora');
    expect(table.find(({ name }) => name === null)).toMatchObject({ isIn: false });
  });
});
