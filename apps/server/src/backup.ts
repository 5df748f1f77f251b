/** A consistent copy of a server's folder, also while the server runs and writes. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeForOwner } from './folder.ts';
import { SECRET_FILE } from './secrets.ts';
import { DATABASE } from './storage/opening.ts';

const BUSY_TIMEOUT = 10_000;

/** Says what went wrong, if anything. The copy is a folder that a server can be started with. */
export function backUp(from: string, to: string): string | undefined {
  const [source, target] = [join(from, DATABASE), join(to, DATABASE)];
  if (!existsSync(source)) return `there is no ${DATABASE} in ${from}`;
  if (existsSync(target)) return `${to} holds a backup already; choose a new folder`;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  chmodSync(to, 0o700);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  // One read transaction over the whole file: what is committed meanwhile is not in the copy, and nobody waits for it.
  const database = new DatabaseSync(source, { readOnly: true, timeout: BUSY_TIMEOUT });
  try {
    makeForOwner(part);
    database.prepare('VACUUM INTO ?').run(part);
  } finally {
    database.close();
  }
  const secret = join(from, SECRET_FILE);
  // Without it guests would lose their seats: it signs their cookies.
  if (existsSync(secret)) copyFileSync(secret, join(to, SECRET_FILE));
  // Last of all: a folder with the database in it is a whole backup.
  renameSync(part, target);
  return undefined;
}
