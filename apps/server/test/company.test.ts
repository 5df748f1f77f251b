/** Several processes on one PostgreSQL: any of them serves any match, and what one does the others tell. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Chore } from '../src/storage/chore.ts';
import { openPool } from '../src/storage/postgres-sql.ts';
import { Postgres } from '../tools/lib/postgres.ts';
import { emptyDatabase } from './database.ts';
import { askedFirst, FAST, folder, type Place, place, twoAt, until } from './harness.ts';
import { ACCOUNT, member, signIn } from './people/member.ts';
import { openSql } from './stores.ts';

/** The same games, of which one has newer rules. */
const NEWER = new URL('./newer-games.ts', import.meta.url).href;
type Limits = Parameters<typeof place>[0];
const FIRST = (keys: string[]): string => keys[0] ?? '';

async function two(limits: Limits = FAST): Promise<readonly [Place, Place]> {
  const database = await emptyDatabase();
  return [await place(limits, folder(), { database }), await place(limits, folder(), { database })];
}

/** Anna at the one, Bert at the other; both watch. */
async function apart([here, there]: readonly [Place, Place], wish: object = {}) {
  const [anna, bert] = [await here.player('Anna'), await there.player('Bert')];
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }];
  const { match, links } = await anna.create({ game: 'feud', seats, ...wish });
  await bert.join(match, links[0]?.token);
  await Promise.all([anna.watch(match), bert.watch(match)]);
  return { match, anna, bert, players: [anna, bert] as const };
}

type Players = Awaited<ReturnType<typeof apart>>['players'];
const seqOf = (match: string, [a, b]: Players): readonly [number, number] => [
  a.states.get(match)?.seq ?? 0,
  b.states.get(match)?.seq ?? 0,
];
const told = (match: string, players: Players): Promise<void> =>
  until(() => {
    const [a, b] = seqOf(match, players);
    return a === b;
  }, 10_000);

describe('a match whose players are at two processes', () => {
  test('is played to its end; both hear everything once and in order', async () => {
    const { match, anna, bert, players } = await apart(await two());
    for (let answers = 0; !anna.states.get(match)?.outcome; answers++) {
      if (answers > 500) throw new Error('the match has no end');
      const reply = await askedFirst(match, players).asked.answer(match, FIRST);
      if (reply.type === 'refused') throw new Error(JSON.stringify(reply));
      await told(match, players);
    }
    expect(bert.states.get(match)?.outcome).toEqual(anna.states.get(match)?.outcome);
    const places = (who: typeof anna) => who.logs.get(match)?.map(({ at }) => at);
    expect(places(bert)).toEqual(places(anna));
  });

  test('takes talk, an undo and a wish to take back from either', async () => {
    const { match, anna, bert, players } = await apart(await two());
    await anna.ask({ type: 'chat', match, text: 'hello' });
    await until(() => bert.messages.some((message) => message.type === 'chat' && message.lines.at(-1)?.text === 'hello'));
    const { asked, other } = askedFirst(match, players);
    await asked.answer(match, FIRST);
    await told(match, players);
    await asked.ask({ type: 'undo', match });
    await told(match, players);
    expect(other.states.get(match)?.awaited).toEqual(asked.states.get(match)?.awaited);
  });

  test('of two who take the last seat at once through different processes one gets it', async () => {
    const places = await two();
    const anna = await places[0].player('Anna');
    const seats = [{ kind: 'person' as const }, { kind: 'open' as const }];
    const { match } = await anna.create({ game: 'feud', seats, visibility: 'table' });
    // Both have it in memory, as it was before.
    for (const where of places) await where.guest().http('GET', `/api/matches/${match}/options`);
    const guests = await Promise.all(places.map((where, i) => where.player(`Guest ${i}`)));
    const joined = await Promise.allSettled(guests.map((guest) => guest.join(match)));
    expect(joined.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a request that is repeated at another process is known there', async () => {
    const [here, there] = await two();
    const { match, players } = await apart([here, there]);
    const { asked } = askedFirst(match, players);
    const [question] = asked.states.get(match)?.questions ?? [];
    const answer = { type: 'answer' as const, match, question: question?.id ?? '', option: question?.options[0]?.key ?? '' };
    const first = await asked.ask(answer, 'the-same-key');
    const again = (asked === players[0] ? there : here).guest();
    again.cookie = asked.cookie;
    await again.connect();
    const second = await again.ask(answer, 'the-same-key');
    expect(second).toMatchObject({ type: 'accepted', seq: 'seq' in first ? first.seq : -1 });
  });

  test('who is there, who looks on and who has gone is known at both', async () => {
    const places = await two({ ...FAST, absence: 300 });
    const { match, anna, bert } = await apart(places);
    const seatOfBert = () => anna.tables.get(match)?.seats[1];
    await until(() => seatOfBert()?.present === true);
    const looker = await places[1].player('Cleo');
    await looker.watch(match);
    await until(() => anna.tables.get(match)?.spectators === 1);
    bert.close();
    await until(() => seatOfBert()?.present === false);
    await until(() => seatOfBert()?.claimable === true);
    const claimed = await anna.ask({ type: 'claim', match, seat: 1 });
    expect(claimed.type).not.toBe('refused');
  });

  test('a nudge reaches who looks elsewhere, wherever that is; so does news of the lobby', async () => {
    const [here, there] = await two();
    const { match, anna, players } = await apart([here, there]);
    const areBothAsked = (): boolean => players.every((each) => (each.states.get(match)?.questions.length ?? 0) > 0);
    while (areBothAsked()) {
      for (const each of players) await each.answer(match, FIRST);
      await told(match, players);
    }
    const { asked, other } = askedFirst(match, players);
    other.say({ type: 'unwatch', match });
    other.say({ type: 'lobby', on: true });
    await other.ping();
    await until(() => (asked.tables.get(match)?.seats.filter(({ present }) => present).length ?? 0) === 1);
    const nudged = other.next((message) => message.type === 'turn' && message.match === match);
    while (!asked.states.get(match)?.awaited.includes(other === anna ? 0 : 1)) await asked.answer(match, FIRST);
    await nudged;
    const seats = [{ kind: 'person' as const }, { kind: 'open' as const }];
    // The other process learns within a second that somebody looks at the lobby there.
    const isTold = (): boolean => other.messages.some(({ type }) => type === 'lobby');
    for (let i = 0; i < 20 && !isTold(); i++) {
      const { match: made } = await asked.create({ game: 'feud', seats, visibility: 'table' });
      await asked.ask({ type: 'leave', match: made });
      await other.next((message) => message.type === 'lobby', 500).catch(() => {});
    }
    expect(isTold()).toBe(true);
  });
});

describe('a match that somebody watches already', () => {
  test('takes more at once who look on than may wait for it: they share what is known of it', async () => {
    const [here] = await two({ ...FAST, queued: 10 });
    const { match } = await twoAt(here);
    const onlookers = await Promise.all(Array.from({ length: 40 }, () => here.guest().connect()));
    const tables = await Promise.all(onlookers.map((each) => each.watch(match)));
    expect(tables.map(({ status }) => status)).toEqual(tables.map(() => 'running'));
  });
});

describe('a match that nobody watches', () => {
  test('takes more at once who come to look on than may wait for it: it is opened once for all of them', async () => {
    const [here, there] = await two({ ...FAST, queued: 10 });
    const { match, anna, bert } = await twoAt(here);
    anna.close();
    bert.close();
    const onlookers = await Promise.all(Array.from({ length: 40 }, () => there.guest().connect()));
    const tables = await Promise.all(onlookers.map((each) => each.watch(match)));
    expect(tables.map(({ status }) => status)).toEqual(tables.map(() => 'running'));
  });
});

describe('who is shut out', () => {
  test('is so at every process', async () => {
    const places = await two();
    const { client, authenticator } = await member(places[0], 'Anna');
    const phone = places[0].guest();
    const { account } = await signIn(phone, authenticator);
    const elsewhere = [client, phone].map(({ cookie }) => {
      const there = places[1].guest();
      there.cookie = cookie;
      return there.connect();
    });
    const [stays, goes] = await Promise.all(elsewhere);
    const closed = new Promise((resolve) => goes?.socket?.once('close', resolve));
    await client.http('DELETE', `${ACCOUNT}/sessions/${account?.sessions.find(({ isThis }) => isThis)?.id}`);
    await closed;
    await stays?.ping();
  });
});

describe('an outage of the database', () => {
  test('of a few seconds is given back to every clock, once', async () => {
    const postgres = await Postgres.start();
    onTestFinished(() => postgres.stop());
    const database = await postgres.database('outage');
    const places = [await place(FAST, folder(), { database }), await place(FAST, folder(), { database })] as const;
    const { match } = await apart(places, { clock: { kind: 'live', minutes: 10, increment: 0 } });
    const pool = openPool(database, 'test');
    onTestFinished(() => pool.end());
    const dues = async (): Promise<number> => {
      const { rows } = await pool.query('SELECT sum(due) AS n FROM clocks WHERE match = $1 AND due IS NOT NULL', [match]);
      return z.object({ n: z.number() }).parse(rows[0]).n;
    };
    const count = async (): Promise<number> => {
      const { rows } = await pool.query('SELECT count(*) AS n FROM clocks WHERE match = $1 AND due IS NOT NULL', [match]);
      return z.object({ n: z.number() }).parse(rows[0]).n;
    };
    const [before, running] = [await dues(), await count()];
    const from = Date.now();
    await postgres.restart({ away: 3000 });
    const away = Date.now() - from;
    await expect.poll(dues, { timeout: 20_000 }).toBeGreaterThan(before + running * 2900);
    // Not twice, though both have noticed: with the second before and the second after.
    await places[0].player('Cleo');
    expect(await dues()).toBeLessThan(before + running * (away + 2500));
  });
});

describe('what a process leaves', () => {
  test('a bot that was to think there is woken at another, also when it said goodbye', async () => {
    const places = await two();
    const anna = await places[0].player('Anna');
    const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, level: 1 }];
    const { match } = await anna.create({ game: 'feud', seats });
    const again = places[1].guest();
    again.cookie = anna.cookie;
    await again.connect();
    await anna.watch(match);
    // Whoever is asked first: after an answer of Anna's the bot is asked, at the process that goes now.
    await until(() => (anna.states.get(match)?.questions.length ?? 0) > 0);
    const seq = anna.states.get(match)?.seq ?? 0;
    await anna.answer(match, FIRST);
    await places[0].server.close();
    await again.watch(match);
    await until(() => (again.states.get(match)?.questions.length ?? 0) > 0 || again.states.get(match)?.outcome !== undefined);
    expect(again.states.get(match)?.seq ?? 0).toBeGreaterThan(seq);
  });

  test('a clock that was set there runs out at one of those who are left', async () => {
    const database = await emptyDatabase();
    const places = [await place(FAST, folder(), { database }), await place(FAST, folder(), { database })] as const;
    const { match, bert } = await apart(places, { clock: { kind: 'live', minutes: 1, increment: 0 } });
    await places[0].server.close();
    const pool = openPool(database, 'test');
    onTestFinished(() => pool.end());
    await pool.query('UPDATE clocks SET due = 1 WHERE match = $1 AND due IS NOT NULL', [match]);
    await pool.query('UPDATE matches SET revision = revision + 1 WHERE id = $1', [match]);
    await until(() => bert.states.get(match)?.outcome !== undefined);
    expect(bert.states.get(match)?.outcome).toMatchObject({ how: 'time' });
  });

  test('who is at an old process when a match moves to newer rules is sent elsewhere, and finds it there', async () => {
    const database = await emptyDatabase();
    const old = await place(FAST, folder(), { database });
    const { match, anna } = await twoAt(old);
    const closed = new Promise<number>((resolve) => anna.socket?.once('close', resolve));
    const next = await place(FAST, folder(), { database, games: NEWER });
    const again = next.guest();
    again.cookie = anna.cookie;
    await again.connect();
    await again.watch(match);
    expect(again.states.get(match)?.questions).toBeDefined();
    expect(await closed).toBe(1012);
  });
});

describe('what is done every so often', () => {
  test('is done by one process at a time, and not again before it is due', async () => {
    const sql = await openSql('postgres');
    let now = 1000;
    const chores = [0, 1].map(() => new Chore(sql, 'dusting', () => now));
    const done = (): Promise<(string | undefined)[]> => Promise.all(chores.map((chore) => chore.run(100, async () => 'done')));
    expect((await done()).filter(Boolean)).toEqual(['done']);
    now += 50;
    expect(await done()).toEqual([undefined, undefined]);
    now += 50;
    expect((await done()).filter(Boolean)).toEqual(['done']);
  });
});
