/** The same words for both databases: what is kept in one is kept in the other. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Jobs } from '../src/storage/jobs.ts';
import { migratePostgres } from '../src/storage/postgres-opening.ts';
import { openPool } from '../src/storage/postgres-sql.ts';
import { isTaken, type Sql } from '../src/storage/sql.ts';
import { emptyDatabase } from './database.ts';
import { openSql, STORES } from './stores.ts';

const ADD = 'INSERT INTO guests (id, token, name, made, seen) VALUES ($1, $1, $2, $3, $3)';
const NAMES = 'SELECT name FROM guests ORDER BY name';
const names = async (sql: Sql): Promise<unknown[]> => (await sql.all(NAMES)).map(({ name }) => name);
const job = (name: string, runAt: number) => ({ owner: 'm', kind: 'mail', name, runAt, body: `of ${name}` });

describe.each(STORES)('%s', (store) => {
  test('parameters may be used twice, and times are numbers', async () => {
    const sql = await openSql(store);
    expect(await sql.run(ADD, ['a', 'Anna', 1_800_000_000_000])).toBe(1);
    expect(await sql.all('SELECT id, token, seen, language FROM guests')).toEqual([
      { id: 'a', token: 'a', seen: 1_800_000_000_000, language: null },
    ]);
  });

  test('a place that is taken is told from other trouble', async () => {
    const sql = await openSql(store);
    await sql.run(ADD, ['a', 'Anna', 1]);
    const again = await sql.run(ADD, ['a', 'Anna', 1]).catch((error: unknown) => error);
    const wrong = await sql.run('INSERT INTO guests (id) VALUES ($1)', ['b']).catch((error: unknown) => error);
    expect([isTaken(again), isTaken(wrong)]).toEqual([true, false]);
  });

  test('a transaction is all or nothing', async () => {
    const sql = await openSql(store);
    const broken = sql.transaction(async (inside) => {
      await inside.run(ADD, ['a', 'Anna', 1]);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await names(sql)).toEqual([]);
  });

  test('transactions that begin at once come one after the other', async () => {
    const sql = await openSql(store);
    const add = (name: string) => sql.transaction((inside) => inside.run(ADD, [name, name, 1]));
    await Promise.all([add('a'), add('b'), sql.run(ADD, ['c', 'c', 1]), add('d')]);
    expect(await names(sql)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('what others write while a transaction waits does not go with it', async () => {
    const sql = await openSql(store);
    const broken = sql
      .transaction(async (inside) => {
        await inside.run(ADD, ['a', 'Anna', 1]);
        await pause(20);
        throw new Error('no');
      })
      .catch(() => {});
    await pause(5);
    await Promise.all([sql.run(ADD, ['b', 'Bert', 1]), broken]);
    expect(await names(sql)).toEqual(['Bert']);
  });

  test('a job is taken once, and again when nothing was heard of it', async () => {
    const jobs = new Jobs(await openSql(store));
    await jobs.add(job('one', 10));
    await jobs.add(job('two', 20));
    await jobs.add(job('late', 900));
    const taking = { kind: 'mail', now: 100, lease: 50, most: 10 };
    const taken = await Promise.all([jobs.take(taking), jobs.take(taking)]);
    const [first, second] = taken.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(taken.flat().map(({ name, tries }) => [name, tries])).toHaveLength(2);
    if (!first || !second) throw new Error('two were due');
    expect(await jobs.done(first)).toBe(true);
    const again = await jobs.take({ ...taking, now: 151 });
    expect(again).toMatchObject([{ name: 'two', tries: 2, body: 'of two' }]);
    // Whoever had it before is too late, and says so.
    expect(await jobs.done(second)).toBe(false);
    expect(await jobs.later(second, 5)).toBe(false);
    expect(await jobs.take({ ...taking, now: 152 })).toEqual([]);
  });

  test('a job that is added again is another one, whoever works at the old one; one that is kept is the old one', async () => {
    const jobs = new Jobs(await openSql(store));
    await jobs.add(job('one', 10));
    await jobs.keep({ ...job('one', 500), body: 'other' });
    const taking = { kind: 'mail', now: 100, lease: 50, most: 10 };
    const [old] = await jobs.take(taking);
    if (!old) throw new Error('one was due');
    await jobs.add({ ...job('one', 90), body: 'new' });
    expect(await jobs.done(old)).toBe(false);
    expect(await jobs.take(taking)).toMatchObject([{ body: 'new', tries: 1 }]);
  });
});

describe('the tables of PostgreSQL', () => {
  test('are made once, however many start at once', async () => {
    const url = await emptyDatabase();
    const pools = Array.from({ length: 3 }, () => openPool(url, 'test'));
    await Promise.all(pools.map((pool) => migratePostgres(pool)));
    const [pool] = pools;
    const found = await pool?.query('SELECT version FROM taverne_schema');
    expect(found?.rows).toHaveLength(1);
    await Promise.all(pools.map((each) => each.end()));
  });

  test('old servers run on newer tables that only add, and not on those that need a newer one', async () => {
    const pool = openPool(await emptyDatabase(), 'test');
    await migratePostgres(pool);
    const { rows } = await pool.query('SELECT version FROM taverne_schema');
    await pool.query('UPDATE taverne_schema SET version = version + 1');
    await migratePostgres(pool);
    await pool.query('UPDATE taverne_schema SET oldest = version');
    await expect(migratePostgres(pool)).rejects.toThrow(/newer Taverne/);
    expect(rows).toHaveLength(1);
    await pool.end();
  });
});

test('the last words of a connection that is thrown away end nothing', async () => {
  const pool = openPool(await emptyDatabase(), 'test');
  const client = await pool.connect();
  client.release(true);
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
  await pool.end();
});
