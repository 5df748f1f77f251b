/** The two stores, so that a suite runs on both: SQLite in a file, and a real PostgreSQL, one for each worker of the tests. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newId } from '../src/secrets.ts';
import { openDatabase } from '../src/storage/opening.ts';
import { migratePostgres } from '../src/storage/postgres-opening.ts';
import { openPool, PostgresSql } from '../src/storage/postgres-sql.ts';
import type { Sql } from '../src/storage/sql.ts';
import { SqliteSql } from '../src/storage/sqlite-sql.ts';
import { Postgres } from '../tools/lib/postgres.ts';
import { folder } from './harness.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

let started: Promise<Postgres> | undefined;

/** The address of a new and empty database, in a server that is started when it is first wanted. */
export async function emptyDatabase(): Promise<string> {
  started ??= Postgres.start();
  return (await started).database(
    `t${newId()
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '_')}_${Date.now()}`,
  );
}

/** All tables there are, in a database of its own that is closed after the test. */
export async function openSql(store: StoreName): Promise<Sql> {
  if (store === 'sqlite') {
    const database = openDatabase(join(folder(), 'test.db'));
    onTestFinished(() => database.close());
    return new SqliteSql(database);
  }
  const pool = openPool(await emptyDatabase(), 'test');
  onTestFinished(() => pool.end());
  await migratePostgres(pool);
  return new PostgresSql(pool);
}
