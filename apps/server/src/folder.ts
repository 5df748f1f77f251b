/**
 * The server's folder: for its owner only, and for one server at a time. It holds what a guest's cookie is worth, and two
 * servers that do not know of each other would tell players different things.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SECRET_FILE } from './secrets.ts';
import { DATABASE } from './storage/opening.ts';

const LOCK_FILE = 'lock';
const OWNER_ONLY = 0o700;
const FILE_OF_OWNER = 0o600;
const OTHERS = 0o077;
/** With what SQLite keeps beside it, which takes its rights from the database itself. */
const FILES = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, SECRET_FILE, LOCK_FILE] as const;

/** A folder that this process has for itself. */
export interface Folder {
  release(): void;
}

class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

/** Makes the folder if it is not there and takes it; what earlier versions left open to others is closed. */
export function takeFolder(folder: string): Folder {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  ownFolder(folder);
  const lock = lockOn(folder);
  return { release: () => lock.close() };
}

/** Nobody else may read what is in this folder, nor what will be. */
function ownFolder(folder: string): void {
  for (const name of [DATABASE, LOCK_FILE]) makeForOwner(join(folder, name));
  mend(folder, OWNER_ONLY);
  for (const name of FILES) mend(join(folder, name), FILE_OF_OWNER);
}

/** An empty file that only its owner may read, if there is none yet. */
export function makeForOwner(path: string): void {
  closeSync(openSync(path, 'a', FILE_OF_OWNER));
}

function mend(path: string, mode: number): void {
  if (existsSync(path) && (statSync(path).mode & OTHERS) !== 0) chmodSync(path, mode);
}

/** A lock of the operating system: it goes with the process that holds it, however that ends. */
function lockOn(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new FolderTaken(`another Taverne runs on ${folder}; stop it first, or give this one a folder of its own with --data`);
  }
}
