/** Matches of this device: one record each in IndexedDB, written after every answer. */
import type { FairChance, Holder, Stored } from '@taverne/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface StoredHere extends Stored {
  readonly id: string;
  readonly holders: readonly Holder[];
  /** With its seed, which stays on this device until the match is over. */
  readonly chance: FairChance & {
    readonly seed: string;
    /** What chance said at the beginning came from another match or a script: the seed does not prove it. */
    readonly foreign?: boolean;
  };
  readonly made: number;
  readonly changed: number;
  readonly over: boolean;
}

interface Shelf extends DBSchema {
  matches: { key: string; value: StoredHere; indexes: { changed: number } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('taverne', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
  });
  return shelf;
}

export async function keep(match: StoredHere): Promise<void> {
  await (await open()).put('matches', match);
}

export async function fetchHere(id: string): Promise<StoredHere | undefined> {
  return (await open()).get('matches', id);
}

/** The latest first. */
export async function listHere(): Promise<StoredHere[]> {
  return (await (await open()).getAllFromIndex('matches', 'changed')).reverse();
}

export async function forgetHere(id: string): Promise<void> {
  await (await open()).delete('matches', id);
}
