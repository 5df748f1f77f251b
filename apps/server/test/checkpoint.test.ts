/** Of a long match memory has the end, the store a checkpoint to open it from, and of one that is long over a packed journal. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { picker } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { DATABASE } from '../src/index.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Client } from '../tools/lib/client.ts';
import { askedFirst, FAST, type Place, place, playOut, twoAt } from './harness.ts';

const LONG = { options: { rounds: 20 } };

const pickAny = (seed: number) => {
  const roll = picker(seed);
  return (keys: string[]): string => keys[roll(keys.length)] ?? '';
};

/** The same guests at another server with the same data. */
async function backAt(where: Place, match: string, players: readonly [Client, Client]): Promise<[Client, Client]> {
  const back = players.map(({ cookie }) => {
    const client = where.guest();
    client.cookie = cookie;
    return client;
  });
  const [anna, bert] = back;
  if (!anna || !bert) throw new Error('two players');
  for (const client of [anna, bert]) await client.connect();
  for (const client of [anna, bert]) await client.watch(match, players[0].states.get(match)?.seq);
  return [anna, bert];
}

function inStore<T>(where: Place, ask: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(where.data, DATABASE));
  try {
    return ask(database);
  } finally {
    database.close();
  }
}

describe('a long match', () => {
  test('is opened from its checkpoint, without the beginning of its journal', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where, LONG);
    await playOut(match, players, pickAny(3), 60).catch(() => {});
    const { asked } = askedFirst(match, players);
    expect(await asked.answer(match, undefined, 'once')).toMatchObject({ accepted: 'once' });
    await Promise.all(players.map((each) => each.ping()));
    const before = players.map((each) => each.states.get(match));
    await where.server.close();
    inStore(where, (database) => {
      const found = database.prepare('SELECT seq FROM checkpoints WHERE match = ?').get(match);
      const seq = Number(found?.seq);
      expect(seq).toBeGreaterThan(60);
      // What is not read cannot be missed.
      const first = database.prepare('SELECT max(seq) AS seq FROM journal WHERE match = ? AND seq <= ?').get(match, seq);
      database.prepare('DELETE FROM journal WHERE match = ? AND seq < ?').run(match, Number(first?.seq));
    });
    const again = await place(FAST, where.data);
    const back = await backAt(again, match, players);
    const after = back.map((each) => each.states.get(match));
    for (const [i, state] of after.entries()) {
      const { seq, view, questions, undo, asked: who } = before[i] ?? {};
      expect(state).toMatchObject({ seq, view, questions, undo, asked: who });
    }
    // A request of before is known, and the match goes on.
    const repeated = back[players.indexOf(asked)];
    const reply = await repeated?.ask({ type: 'answer', match, question: 'long ago', option: 'rest' }, 'once');
    expect(reply).toMatchObject({ type: 'accepted', accepted: 'once' });
    await playOut(match, back, pickAny(4));
  });

  test('is opened from its journal where the checkpoint does not fit', async () => {
    const where = await place(FAST);
    const { match, players } = await twoAt(where, LONG);
    await playOut(match, players, pickAny(5), 60).catch(() => {});
    const view = players[0].states.get(match)?.view;
    await where.server.close();
    inStore(where, (database) =>
      database
        .prepare(`UPDATE checkpoints SET checkpoint = json_set(checkpoint, '$.checkpoint.state', NULL) WHERE match = ?`)
        .run(match),
    );
    const back = await backAt(await place(FAST, where.data), match, players);
    expect(back[0].states.get(match)?.view).toEqual(view);
    await playOut(match, back, pickAny(6));
  });

  test('can be taken back with consent further than memory goes', async () => {
    const { match, players } = await twoAt(await place(FAST), LONG);
    await playOut(match, players, pickAny(7), 40).catch(() => {});
    const seq = (): number => players[0].states.get(match)?.seq ?? 0;
    for (let i = 0; i < 20; i++) {
      const [{ asked, other }, before] = [askedFirst(match, players), seq()];
      const wish = await other.ask({ type: 'undo', match });
      expect(wish.type).not.toBe('refused');
      await Promise.all(players.map((each) => each.ping()));
      if (asked.states.get(match)?.consent) {
        expect((await asked.ask({ type: 'consent', match, agree: true })).type).not.toBe('refused');
      }
      await Promise.all(players.map((each) => each.ping()));
      expect(seq()).toBe(before + 1);
      expect(other.states.get(match)?.questions).toHaveLength(1);
    }
    await playOut(match, players, pickAny(8));
  });

  test('who was away for long is told what is missing, and no more', async () => {
    const where = await place(FAST);
    const { match, players, bert } = await twoAt(where, LONG);
    await playOut(match, players, pickAny(9), 10).catch(() => {});
    const had = bert.states.get(match)?.seq;
    const log = bert.logs.get(match) ?? [];
    await playOut(match, players, pickAny(10), 60).catch(() => {});
    const again = where.guest();
    again.cookie = bert.cookie;
    again.logs.set(match, [...log]);
    await again.connect();
    await again.watch(match, had);
    expect(again.states.get(match)?.since).toBeGreaterThan(0);
    expect(again.logs.get(match)).toEqual(bert.logs.get(match));
  });
});

test('a table that somebody watches stays in memory, however many others are wanted', async () => {
  const where = await place({ ...FAST, loaded: 2 });
  const { match, players } = await twoAt(where);
  const { asked } = askedFirst(match, players);
  await asked.answer(match, 'rest');
  for (let i = 0; i < 6; i++) await asked.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] });
  const last = askedFirst(match, players).asked;
  await last.answer(match, 'rest');
  // A table that was read again would tell everybody the whole view.
  const told: object = JSON.parse(last.texts.findLast((text) => text.startsWith('{"type":"state"')) ?? '{}');
  expect(told).toHaveProperty('changed');
});

describe('a match that is long over', () => {
  test('is packed into one row, and is the same to whoever looks at it', async () => {
    const where = await place(FAST);
    const { match, players, anna } = await twoAt(where);
    await playOut(match, players, pickAny(11));
    const look = async (client: Client) => {
      const seqs = [3, 12, 20];
      const looked = [];
      for (const seq of seqs) looked.push({ ...(await client.ask({ type: 'look', match, seq })), key: '' });
      return looked;
    };
    const [file, looked] = [await anna.http('GET', `/api/matches/${match}/file`), await look(anna)];
    await where.server.close();
    const storage = openSqlite(join(where.data, DATABASE));
    expect(await storage.fold(0, 10)).toBe(0);
    expect(await storage.fold(Date.now() + 1, 10)).toBe(1);
    expect(await storage.fold(Date.now() + 1, 10)).toBe(0);
    await storage.close();
    const rows = inStore(where, (database) => database.prepare('SELECT count(*) AS n FROM journal').get()?.n);
    expect(rows).toBe(0);
    const back = await backAt(await place(FAST, where.data), match, players);
    expect(await back[0].http('GET', `/api/matches/${match}/file`)).toEqual(file);
    expect(await look(back[0])).toEqual(looked);
    expect(back[1].states.get(match)?.outcome).toEqual(players[1].states.get(match)?.outcome);
  });
});
