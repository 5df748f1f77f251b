/** What processes tell each other goes to the database in one piece: whoever comes to a match waits for the answer. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Crowd } from '../src/company/crowd.ts';
import { openPostgres, type Postgres } from '../src/storage/postgres.ts';
import { emptyDatabase } from './database.ts';

/** A way to the database on which it is counted how often somebody speaks after having heard an answer. */
async function counted(database: string): Promise<{ readonly url: string; readonly rounds: () => number }> {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  let [rounds, answered] = [0, true];
  const between = createServer((here) => {
    const there = connect(Number(port), hostname);
    for (const socket of [here, there]) sockets.add(socket.on('error', () => socket.destroy()));
    here.on('data', () => {
      if (answered) rounds++;
      answered = false;
    });
    there.on('data', () => {
      answered = true;
    });
    here.pipe(there).pipe(here);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    between.close();
  });
  const address = between.address();
  const url = new URL(database);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return { url: url.href, rounds: () => rounds };
}

async function opened(url: string, process: string): Promise<Postgres> {
  const storage = await openPostgres(url, process);
  onTestFinished(() => storage.close());
  await storage.setPulse(Date.now());
  return storage;
}

test('who is at which match, who came and went, and who is nudged: one round trip for all of it', async () => {
  const database = await emptyDatabase();
  const way = await counted(database);
  const [here, there] = [new Crowd(await opened(way.url, 'here'), 'here'), new Crowd(await opened(database, 'there'), 'there')];
  const row = { isWatched: true, away: [], spectators: 0 };
  const [match, now] = ['m1', Date.now()];
  await there.say({ rows: [{ match, ...row, here: ['bert'] }], guests: [['bert', true]], nudges: [] }, now);
  const before = way.rounds();
  const rows = [
    { match, ...row, here: ['anna'] },
    { match: 'm2', ...row, here: ['anna'] },
  ];
  await here.say(
    {
      rows,
      guests: [
        ['anna', true],
        ['carl', false],
      ],
      nudges: [['bert', match, 'feud']],
    },
    now,
  );
  expect(way.rounds() - before).toBe(1);
  // And it has looked: Bert is at the other.
  expect([here.isHere(match, 'bert'), here.isHere('m2', 'bert')]).toEqual([true, false]);
  await there.look([match], now - 1000);
  expect(there.isHere(match, 'anna')).toBe(true);
  expect(await there.whoIsHere(['anna', 'carl'], now - 1000)).toEqual(['anna']);
});

test('what fails is told, and leaves no connection behind that is in the middle of something', async () => {
  const storage = await opened(await emptyDatabase(), 'here');
  const crowd = new Crowd(storage, 'here');
  const guests = [['an\0na', true]] as const;
  await expect(crowd.say({ rows: [], guests, nudges: [] }, Date.now())).rejects.toThrow();
  await crowd.say({ rows: [], guests: [['anna', true]], nudges: [] }, Date.now());
  expect(await crowd.whoIsHere(['anna'], 0)).toEqual(['anna']);
  expect(storage.pool.idleCount).toBe(storage.pool.totalCount);
});
