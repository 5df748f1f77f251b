/** Pairing and rated matches: who meets, what counts, and that it counts once. */
import { API_PATH, bestReply, personReply, seekReply } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import { holdRatings, markRated, ratingsOf, saveRating, takeRated } from '../../src/people/rated/rows.ts';
import { afterMatch, UNKNOWN } from '../../src/people/skill.ts';
import type { Client } from '../../tools/lib/client.ts';
import { FAST, type Place, place, playOut } from '../harness.ts';
import { openSql, STORES } from '../stores.ts';
import { ACCOUNT, member } from './member.ts';

const GAME = 'feud';
const WISH = { game: GAME, mode: 'plain', rated: true };
const seekWith = async (client: Client, wish: object = WISH) =>
  seekReply.parse(await client.http('POST', `${API_PATH}/seek`, wish)).seek;
const lookAt = async (client: Client) => seekReply.parse(await client.http('GET', `${API_PATH}/seek`)).seek;
const matchIn = (sought: Awaited<ReturnType<typeof lookAt>>): string => {
  if (!sought || !('match' in sought)) throw new Error(`no match was found: ${JSON.stringify(sought)}`);
  return sought.match;
};
const personOf = async (client: Client, name: string) =>
  personReply.parse(await client.http('GET', `${API_PATH}/people/${name}`)).person;

async function twoMembers(where: Place) {
  const [{ client: anna }, { client: bert }] = [await member(where, 'Anna'), await member(where, 'Bert')];
  return { anna, bert };
}

async function pairedMatch(where: Place, wish: object = WISH) {
  const { anna, bert } = await twoMembers(where);
  expect(await seekWith(anna, wish)).toMatchObject({ since: expect.any(Number) });
  const match = matchIn(await seekWith(bert, wish));
  expect(matchIn(await lookAt(anna))).toBe(match);
  for (const client of [anna, bert]) {
    await client.connect();
    await client.watch(match);
  }
  return { match, anna, bert };
}

test('two who seek the same meet, and the result counts for both, once', async () => {
  const where = await place(FAST);
  const { match, anna, bert } = await pairedMatch(where);
  await anna.ask({ type: 'resign', match });
  await expect.poll(async () => (await personOf(anna, 'Bert')).results.length).toBe(1);
  const [winner, loser] = [await personOf(bert, 'Bert'), await personOf(bert, 'anna')];
  const [[best] = [], [worst] = []] = afterMatch([[UNKNOWN], [UNKNOWN]], [1, 2]);
  expect(winner.ratings).toMatchObject([{ game: GAME, mode: 'plain', won: 1, lost: 0, isProvisional: true }]);
  expect(winner.ratings[0]?.shown).toBe(Math.round(1500 + 30 * ((best?.mu ?? 0) - 25)));
  expect(loser.ratings[0]?.shown).toBe(Math.round(1500 + 30 * ((worst?.mu ?? 0) - 25)));
  expect(winner.results).toMatchObject([{ match, result: 'won', others: ['Anna'] }]);
  // After a restart nothing is counted again.
  const again = await where.again();
  expect((await personOf(again.guest(), 'Bert')).ratings).toMatchObject([{ won: 1, drawn: 0, lost: 0 }]);
});

test('a match that ended while nobody settled it is settled by the next server', async () => {
  const where = await place(FAST);
  const { match, anna } = await pairedMatch(where);
  await anna.ask({ type: 'resign', match });
  const again = await where.again();
  await expect.poll(async () => (await personOf(again.guest(), 'Anna')).results.length).toBe(1);
});

test('a casual match counts for nobody, and guests find each other, too', async () => {
  const where = await place(FAST);
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const casual = { ...WISH, rated: false };
  await seekWith(anna, casual);
  const match = matchIn(await seekWith(bert, casual));
  expect((await anna.watch(match)).seats.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bert']);
  await expect(seekWith(anna)).rejects.toThrow(/no-account/);
  await expect(personOf(anna, 'Anna')).rejects.toThrow(/no-such-person/);
});

test('who seeks something else, has stopped or is gone is met by nobody', async () => {
  const where = await place(FAST);
  const { anna, bert } = await twoMembers(where);
  await seekWith(anna, { ...WISH, clock: { kind: 'correspondence', days: 3 } });
  expect(await seekWith(bert)).not.toHaveProperty('match');
  await seekWith(anna);
  await anna.http('DELETE', `${API_PATH}/seek`);
  expect(await lookAt(anna)).toBeNull();
  await expect(seekWith(anna, { ...WISH, mode: 'teams' })).rejects.toThrow(/not-for-two/);
  const together = { game: 'mage-knight', mode: 'blitz-cooperation' };
  await expect(seekWith(anna, { ...WISH, ...together })).rejects.toThrow(/not-for-two/);
  await expect(seekWith(anna, { ...WISH, game: 'chess' })).rejects.toThrow(/not-for-two/);
});

test('of three who seek at once two meet and the third goes on seeking', async () => {
  const where = await place(FAST);
  const people = await Promise.all(['Anna', 'Bert', 'Cleo'].map(async (name) => (await member(where, name)).client));
  const first = await Promise.all(people.map((client) => seekWith(client)));
  const all = await Promise.all(people.map(async (client, i) => (first[i] && 'match' in first[i] ? first[i] : lookAt(client))));
  const matches = all.flatMap((each) => (each && 'match' in each ? [each.match] : []));
  expect([matches.length, new Set(matches).size]).toEqual([2, 1]);
  expect(all.filter((each) => each && 'since' in each)).toHaveLength(1);
});

test('what was taken back by consent makes a match casual', async () => {
  const where = await place(FAST);
  const { match, anna, bert } = await pairedMatch(where);
  const players = [anna, bert];
  // Whoever has answered asks to take it back once the other is asked.
  let asker: Client | undefined;
  while (!asker) {
    const asked = players.find((each) => (each.states.get(match)?.questions.length ?? 0) > 0);
    if (!asked) throw new Error('nobody is asked');
    await asked.answer(match);
    await Promise.all(players.map((each) => each.ping()));
    asker = players.find((each) => each.states.get(match)?.undo.ask && each.states.get(match)?.undo.free === 0);
  }
  await asker.ask({ type: 'undo', match, count: 1 });
  const other = asker === anna ? bert : anna;
  await other.ask({ type: 'consent', match, agree: true });
  await playOut(match, players, (keys) => keys[0] ?? '');
  await where.again().then(async (again) => {
    expect((await personOf(again.guest(), 'Anna')).results).toEqual([]);
  });
});

test('a rating goes with its account', async () => {
  const where = await place(FAST);
  const { match, anna, bert } = await pairedMatch(where);
  await anna.ask({ type: 'resign', match });
  await expect.poll(async () => (await personOf(bert, 'Bert')).results.length).toBe(1);
  await anna.http('DELETE', ACCOUNT, { name: 'Anna' });
  await expect(personOf(bert, 'Anna')).rejects.toThrow(/no-such-person/);
  expect((await personOf(bert, 'Bert')).results).toMatchObject([{ others: [] }]);
  // Who has played once is not among the best yet.
  expect(bestReply.parse(await bert.http('GET', `${API_PATH}/best/${GAME}/plain`)).best).toEqual([]);
});

describe.each(STORES)('%s', (store) => {
  const POOL = { game: GAME, mode: 'plain' };

  test('a match is settled once, however many try', async () => {
    const sql = await openSql(store);
    await markRated(sql, 'm', POOL);
    const taken = await Promise.all([1, 2, 3].map(() => sql.transaction((inside) => takeRated(inside, 'm', 5))));
    expect(taken.filter((pool) => pool !== undefined)).toEqual([POOL]);
  });

  test('two matches of the same people that end at once both count', async () => {
    const sql = await openSql(store);
    const settle = (match: string, people: readonly string[]) =>
      sql.transaction(async (inside) => {
        const held = await holdRatings(inside, people, POOL);
        for (const before of held.values()) {
          const after = { mu: before.mu + 1, sigma: before.sigma / 2 };
          await saveRating(inside, { before, after, result: 'won', match, at: 1 });
        }
      });
    await Promise.all([settle('a', ['anna', 'bert']), settle('b', ['bert', 'anna'])]);
    expect(await ratingsOf(sql, 'anna')).toMatchObject([{ mu: 27, sigma: UNKNOWN.sigma / 4, won: 2 }]);
  });
});
