/** Match files on the disk. What is written is written whole or not at all. */
import { accessSync, constants, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fitsGame, type Game, LONGEST_FILE, type MatchFile, readFile, type Trouble } from '@taverne/engine';
import { Complaint, failed, tellTrouble } from './complaint.ts';
import { type Desk, deskWith, type Entry, gameNamed } from './desk.ts';
import type { Say } from './words.ts';

/** What the system says when it refuses, in our words; anything else is a bug and passes on. */
const SYSTEM = {
  ENOENT: 'file.none',
  ENOTDIR: 'file.none',
  EEXIST: 'file.exists',
  EISDIR: 'file.folder',
  EACCES: 'file.forbidden',
  EPERM: 'file.forbidden',
  EROFS: 'file.forbidden',
  ENOSPC: 'file.full',
  ENAMETOOLONG: 'file.name',
  ELOOP: 'file.name',
} as const;

type SystemCode = keyof typeof SYSTEM;
const isSystemCode = (code: unknown): code is SystemCode => typeof code === 'string' && Object.hasOwn(SYSTEM, code);

/** Turns a refusal of the system into a complaint about `path`. */
export function refusedBySystem(say: Say, error: unknown, path: string): Complaint {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (!isSystemCode(code)) throw error;
  return failed(say(SYSTEM[code], { path }));
}

export function readWhole(say: Say, path: string): string | Complaint {
  try {
    const { size } = statSync(path);
    if (size > LONGEST_FILE) return failed(say('file.long', { path, size, most: LONGEST_FILE }));
    return readFileSync(path, 'utf8');
  } catch (error) {
    return refusedBySystem(say, error, path);
  }
}

/** Writes beside the place and moves there, so that whoever looks finds the old file or the new one, never half of either. */
export function writeWhole(say: Say, path: string, text: string): Complaint | undefined {
  const beside = `${path}.${process.pid}.part`;
  try {
    if (isFolder(path)) return failed(say('file.folder', { path }));
    writeFileSync(beside, text);
    renameSync(beside, path);
    return undefined;
  } catch (error) {
    removeQuietly(beside);
    return refusedBySystem(say, error, path);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It was never there: the complaint about the failed write says why.
  }
}

/** Can a file be written there? Asked before hours of play, not after. */
export function writable(say: Say, path: string): Complaint | undefined {
  try {
    if (isFolder(path)) return failed(say('file.folder', { path }));
    accessSync(dirname(path), constants.W_OK);
    return undefined;
  } catch (error) {
    return refusedBySystem(say, error, path);
  }
}

/** Is there something else than a match under this name? We do not write over other people's work. */
export function strangerAt(say: Say, path: string): Complaint | undefined {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const text = readWhole(say, path);
  const ours = typeof text === 'string' && (text === '' || readFile(text).ok);
  return ours ? undefined : failed(say('file.stranger', { path }));
}

export interface Opened {
  /** The desk, with the words of the game. */
  readonly desk: Desk;
  readonly entry: Entry;
  readonly game: Game;
  readonly file: MatchFile;
}

/** A match file with its game. */
export async function openMatchFile(desk: Desk, path: string): Promise<Opened | Complaint> {
  const { say } = desk;
  const text = readWhole(say, path);
  if (text instanceof Complaint) return text;
  const read = readFile(text);
  if (!read.ok) return damaged(say, path, read.trouble);
  const entry = gameNamed(desk, read.value.game);
  if (entry instanceof Complaint) return failed(say('file.game', { path, game: read.value.game }));
  const game = await entry.load();
  const fits = fitsGame(game, read.value);
  return fits.ok ? { desk: await deskWith(desk, entry), entry, game, file: read.value } : damaged(say, path, fits.trouble);
}

export function damaged(say: Say, path: string, trouble: Trouble): Complaint {
  return failed(`${path}: ${tellTrouble(say, trouble)}`);
}
