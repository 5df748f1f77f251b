/** Where a server keeps what it has: in a folder that it has for itself, or in a PostgreSQL that others share. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { takeFolder } from './folder.ts';
import { serverSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Slices } from './slices.ts';
import { DATABASE } from './storage/opening.ts';
import type { Storage } from './storage/port.ts';
import { openPostgres, type Postgres } from './storage/postgres.ts';
import type { Sql } from './storage/sql.ts';
import { openSqlite } from './storage/sqlite.ts';

export interface Store {
  readonly storage: Storage;
  readonly secret: string;
  /** There may be other processes. */
  readonly shared: Postgres | undefined;
  release(): Promise<void>;
}

export async function openStore({ data, database, secret }: Settings, slices: Slices): Promise<Store> {
  if (database !== undefined) {
    const shared = await openPostgres(database);
    const signs = secret ?? (await madeOnce(shared.sql, 'secret', () => randomBytes(32).toString('base64url')));
    return { storage: shared, secret: signs, shared, release: () => shared.close() };
  }
  const folder = takeFolder(data);
  try {
    const storage = openSqlite(join(data, DATABASE), slices);
    const release = async (): Promise<void> => {
      await storage.close();
      folder.release();
    };
    return { storage, secret: serverSecret(data, secret), shared: undefined, release };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** What the house made for itself once, whichever process was first. */
async function madeOnce(sql: Sql, name: string, make: () => string): Promise<string> {
  await sql.run('INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, make()]);
  const [row] = await sql.all('SELECT value FROM house_keys WHERE name = $1', [name]);
  return z.object({ value: z.string() }).parse(row).value;
}
