/** Opening the database: it must last, and its tables must be those of this version. */
import { DatabaseSync } from 'node:sqlite';
import { hashed } from '../secrets.ts';
import { MIGRATIONS } from './schema.ts';

/** The name of the file in the data folder. */
export const DATABASE = 'taverne.db';
const BUSY_TIMEOUT = 5000;
/** As SQLite counts it. */
const FULL = 2;

class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** Opens the file and brings its tables up to date. */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  // FULL: a commit is on the disk before anybody is told about it.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  seeThatItLasts(database, path);
  migrate(database, path);
  return database;
}

/** What is acknowledged must be on the disk: a database that was opened in any other way would only show it when the power goes. */
function seeThatItLasts(database: DatabaseSync, path: string): void {
  const pragma = (name: string): unknown => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  const [mode, sync] = [pragma('journal_mode'), pragma('synchronous')];
  if (mode !== 'wal' || sync !== FULL) {
    throw new Error(`${path} cannot be written safely: journal_mode is ${String(mode)}, synchronous is ${String(sync)}`);
  }
}

function migrate(database: DatabaseSync, path: string): void {
  database.function('hash', { deterministic: true }, (text) => hashed(String(text)));
  const found = Object.values(database.prepare('PRAGMA user_version').get() ?? {})[0];
  const version = typeof found === 'number' ? found : 0;
  if (version > MIGRATIONS.length) {
    throw new NewerDatabase(
      `${path} was written by a newer Taverne (database version ${version}; this one knows ${MIGRATIONS.length})`,
    );
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
