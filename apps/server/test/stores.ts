/** The two stores, so that a suite runs on both: SQLite in a file, and a real PostgreSQL, one for each worker of the tests. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../src/storage/opening.ts';
import type { Storage } from '../src/storage/port.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { migratePostgres } from '../src/storage/postgres-opening.ts';
import { openPool, PostgresSql } from '../src/storage/postgres-sql.ts';
import type { Sql } from '../src/storage/sql.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { SqliteSql } from '../src/storage/sqlite-sql.ts';
import { emptyDatabase } from './database.ts';
import { folder } from './harness.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

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

/** A store of its own, closed after the test. */
export async function openStore(store: StoreName): Promise<Storage> {
  const storage = store === 'sqlite' ? openSqlite(join(folder(), 'test.db')) : await openPostgres(await emptyDatabase());
  onTestFinished(() => storage.close());
  return storage;
}
