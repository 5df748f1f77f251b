/** What stays of matches on people's pages: counted once, whatever happens, and gone with the person. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { API_PATH, personFile, personReply } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import { DATABASE } from '../../src/index.ts';
import { Accounts } from '../../src/people/accounts.ts';
import { carryMementos, type Kept, keep, mementosOf, takeMatch } from '../../src/people/mementos/rows.ts';
import { loadGames } from '../../src/registry.ts';
import type { Sql } from '../../src/storage/sql.ts';
import type { Client } from '../../tools/lib/client.ts';
import { FAST, type Place, place } from '../harness.ts';
import { openSql, STORES } from '../stores.ts';
import { ACCOUNT, member } from './member.ts';

const GAMES = new URL('../games.ts', import.meta.url).href;
const OPEN = [{ kind: 'person' as const }, { kind: 'open' as const }];

const mementosOn = async (client: Client, name: string) =>
  personReply.parse(await client.http('GET', `${API_PATH}/people/${name}`)).person.mementos;

/** Anna and Bert begin a match of Leaders; the first to be asked moves the Leader and recruits, then the second resigns. */
async function shortMatch(where: Place) {
  const [{ client: anna }, { client: bert }] = [await member(where, 'Anna'), await member(where, 'Bert')];
  const { match, links } = await anna.create({ game: 'leaders', seats: OPEN });
  await bert.join(match, links[0]?.token);
  for (const client of [anna, bert]) {
    await client.connect();
    await client.watch(match);
  }
  const asks = (client: Client): string | undefined => client.states.get(match)?.questions[0]?.name;
  const first = asks(anna) ? anna : bert;
  await first.answer(match, (keys) => keys.find((key) => /^[A-G]\d [A-G]\d$/.test(key)) ?? '?');
  await first.answer(match, 'end');
  expect(asks(first)).toBe('recruit');
  await first.answer(match);
  const second = first === anna ? bert : anna;
  await second.ask({ type: 'resign', match });
  const [winner, loser] = first === anna ? (['Anna', 'Bert'] as const) : (['Bert', 'Anna'] as const);
  return { match, anna, bert, winner, loser };
}

const WON = { won: 1, drawn: 0, lost: 0 };
const OPENED = { kind: 'opening', things: [{ ...WON, thing: expect.stringMatching(/^opening\.[A-G]\d [A-G]\d$/) }] };
const RECRUITED = { kind: 'card', things: [{ ...WON, thing: expect.stringMatching(/^card\.[a-z-]+$/) }] };

test('a page tells with what somebody opened, whom they recruited and how that ended; the file of the person has it, and it goes with them', async () => {
  const where = await place(FAST);
  const { anna, bert, winner, loser } = await shortMatch(where);
  await expect
    .poll(() => mementosOn(anna, winner))
    .toMatchObject([{ game: 'leaders', mode: 'plain', ...WON, kinds: [OPENED, RECRUITED] }]);
  expect(await mementosOn(anna, loser)).toEqual([{ game: 'leaders', mode: 'plain', won: 0, drawn: 0, lost: 1, kinds: [] }]);
  const best = winner === 'Anna' ? anna : bert;
  const file = personFile.parse(await best.http('GET', `${ACCOUNT}/export`));
  expect(file.mementos).toMatchObject([{ kinds: [OPENED, RECRUITED] }]);
  await best.http('DELETE', ACCOUNT, { name: winner });
  const database = new DatabaseSync(join(where.data, DATABASE), { readOnly: true });
  expect(database.prepare('SELECT DISTINCT thing FROM mementos').all()).toEqual([{ thing: '' }]);
  database.close();
});

test('matches from before are counted by and by, and none twice', async () => {
  const where = await place(FAST);
  const { match, winner } = await shortMatch(where);
  await where.server.close();
  const database = new DatabaseSync(join(where.data, DATABASE));
  database.exec('DELETE FROM mementos; UPDATE matches SET remembered = 0');
  database.close();
  const later = await place({ ...FAST, chronicleEvery: 20 }, where.data);
  await expect.poll(() => mementosOn(later.guest(), winner)).toMatchObject([{ ...WON, kinds: [OPENED, RECRUITED] }]);
  const again = await later.again();
  await again.guest().http('GET', `${API_PATH}/matches/${match}`);
  expect(await mementosOn(again.guest(), winner)).toMatchObject([WON]);
});

test('what is played against a bot of the house says nothing of anybody', async () => {
  const where = await place(FAST);
  const { client: anna } = await member(where, 'Anna');
  await anna.connect();
  const { match } = await anna.create({ game: 'leaders', seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await anna.watch(match);
  await anna.ask({ type: 'resign', match });
  const database = new DatabaseSync(join(where.data, DATABASE), { readOnly: true });
  const seen = database.prepare('SELECT remembered FROM matches WHERE id = ?');
  await expect.poll(() => seen.get(match)).toEqual({ remembered: 1 });
  database.close();
  expect(await mementosOn(anna, 'Anna')).toEqual([]);
});

describe.each(STORES)('%s', (store) => {
  const POOL = { game: 'leaders', mode: 'plain' };
  const kept = (person: string, result: Kept['result'], ...cards: string[]): Kept => ({
    ...POOL,
    person,
    result,
    things: cards.map((card) => ({ kind: 'card', thing: `card.${card}` })),
  });

  async function withGuests(...ids: string[]): Promise<Sql> {
    const sql = await openSql(store);
    for (const id of ids) {
      await sql.run('INSERT INTO guests (id, token, name, made, seen) VALUES ($1, $1, $1, 0, 0)', [id]);
    }
    return sql;
  }
  const told = async (sql: Sql, person: string) => mementosOf(sql, await loadGames(GAMES), person, 2);

  test('what ends at once for the same people all counts, and what is had most often comes first', async () => {
    const sql = await withGuests('anna', 'bert');
    const ends = [
      [kept('anna', 'won', 'archer', 'bear'), kept('bert', 'lost', 'rider')],
      [kept('bert', 'drawn', 'rider'), kept('anna', 'drawn', 'bear')],
      [kept('bert', 'won'), kept('anna', 'lost', 'bear', 'vizier')],
    ];
    await Promise.all(ends.map((all) => sql.transaction((inside) => keep(inside, all))));
    expect(await told(sql, 'anna')).toEqual([
      {
        ...POOL,
        ...{ won: 1, drawn: 1, lost: 1 },
        kinds: [
          {
            kind: 'card',
            things: [
              { thing: 'card.bear', won: 1, drawn: 1, lost: 1 },
              { thing: 'card.archer', won: 1, drawn: 0, lost: 0 },
            ],
          },
        ],
      },
    ]);
  });

  test('a match is taken once, and only when it is over', async () => {
    const sql = await openSql(store);
    const columns = 'id, game, version, options, seats, visibility, clock, seed, maker, made, status, awaited, changed';
    const add = (id: string, status: string) =>
      sql.run(`INSERT INTO matches (${columns}) VALUES ($1, 'leaders', 1, '{}', 2, 'link', '{}', '', '', 0, $2, '[]', 0)`, [
        id,
        status,
      ]);
    await add('over', 'over');
    await add('running', 'running');
    const taken = await Promise.all(
      ['over', 'running', 'over'].map((id) => sql.transaction((inside) => takeMatch(inside, id))),
    );
    expect(taken.filter((each) => each)).toEqual([true]);
  });

  test('a guest who comes home brings everything along; of somebody who is gone nothing is kept', async () => {
    const sql = await withGuests('anna', 'guest');
    await keep(sql, [kept('anna', 'won', 'bear'), kept('guest', 'lost', 'bear', 'rider'), kept('gone', 'won', 'bear')]);
    await carryMementos(sql, 'guest', 'anna');
    expect((await told(sql, 'anna'))[0]).toMatchObject({
      won: 1,
      lost: 1,
      kinds: [{ things: [{ thing: 'card.bear', won: 1, lost: 1 }, { lost: 1 }] }],
    });
    expect(await sql.all('SELECT DISTINCT person FROM mementos')).toEqual([{ person: 'anna' }]);
    const accounts = new Accounts({ sql, now: () => 0, party: () => ({ domain: '', origins: [] }) });
    await accounts.forget('anna');
    expect(await sql.all('SELECT person FROM mementos')).toEqual([]);
  });
});
