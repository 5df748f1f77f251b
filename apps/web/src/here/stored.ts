/** Matches of this device: one record each in IndexedDB, written after every answer. */
import type { FairChance, Holder, Snapshot, Stored } from '@taverne/engine';
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
  /** What newer rules would go on from; nothing once it is over. */
  readonly snapshot?: Snapshot;
  /** “What if”: the address of the moment of another match from which it goes on. */
  readonly from?: string;
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

export type Kept = 'kept' | 'behind';

/**
 * Writes a match down and tells the other tabs. `before`: how many entries its journal had when it was last read or written here; if
 * another tab has gone on with it since, nothing is written.
 */
export async function keep(match: StoredHere, before: number): Promise<Kept> {
  const transaction = (await open()).transaction('matches', 'readwrite');
  const known = await transaction.store.get(match.id);
  const isBehind = known !== undefined && known.journal.length !== before;
  if (!isBehind) await transaction.store.put(match);
  await transaction.done;
  if (isBehind) return 'behind';
  tabs?.postMessage({ match: match.id, seq: match.journal.length });
  return 'kept';
}

const tabs = globalThis.BroadcastChannel && new BroadcastChannel('taverne.here');

const isNews = (data: unknown): data is { readonly match: string; readonly seq: number } =>
  typeof data === 'object' && data !== null && 'match' in data && 'seq' in data;

/** Another tab has written a match down, or forgotten one. */
export function onOtherTab(told: (match: string, seq: number) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isNews(data)) told(data.match, data.seq);
  };
  tabs?.addEventListener('message', hear);
  return () => tabs?.removeEventListener('message', hear);
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

/** As it was before it was forgotten. */
export async function rememberHere(match: StoredHere): Promise<void> {
  await (await open()).put('matches', match);
}
