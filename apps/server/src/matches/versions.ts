/** A deploy never loses a match: when a game's rules are newer than a running match, they take over from its last quiet state. */
import { awaited, type Game, moveStored, restoreMatch, type Snapshot, snapshotOf } from '@taverne/engine';
import type { Change, Storage, StoredMatch, StoredSnapshot } from '../storage/port.ts';
import type { House } from './house.ts';
import { seqOf, sourceOf, storedAs, Unplayable, versionOf } from './table.ts';

/** What must be written before this match can be opened, if its rules are newer; and how many answers are asked again. */
export async function underNewRules(
  storage: Storage,
  stored: StoredMatch,
  game: Game,
  now: number,
): Promise<{ readonly change?: Change; readonly dropped: number }> {
  const { row, seats, appends } = stored;
  const version = versionOf(stored);
  if (appends.length === 0 || version === game.version || row.status !== 'running') return { dropped: 0 };
  const journal = appends.flatMap(({ entries }) => entries);
  const source = sourceOf(row, seats);
  const record = storedAs(row, journal);
  const kept = await storage.snapshot(row.id);
  const snapshot = kept?.seq === journal.length ? kept.snapshot : tried({ ...game, version });
  const moved = moveStored(record, snapshot, game, source);
  if (!moved.ok) throw new Unplayable(`match ${row.id}: ${moved.trouble.say}`);
  const entries = moved.value.match.journal.slice(journal.length);
  const append = { seq: journal.length, entries, seat: null, key: null, at: now };
  const standing = { ...row, awaited: awaited(moved.value.match), consent: null, changed: now };
  return { change: { match: row.id, append, standing }, dropped: moved.value.dropped.length };

  /** Killed before it could be put down: perhaps the new rules can run the old record up to here. */
  function tried(old: Game): Snapshot {
    const restored = restoreMatch(old, record, source);
    if (!restored.ok) throw new Unplayable(`match ${row.id} was made by older rules: ${restored.trouble.say}`);
    return snapshotOf(restored.value);
  }
}

const AT_ONCE = 50;

/** Puts down what newer rules would need, of every running match that went on since the last time. */
export async function putDown(house: House, isTimeUp: () => boolean = () => false): Promise<number> {
  const { storage, log } = house.parts;
  const failed = new Set<string>();
  let count = 0;
  while (!isTimeUp()) {
    const ids = (await storage.withoutSnapshot(AT_ONCE + failed.size)).filter((id) => !failed.has(id));
    if (ids.length === 0) break;
    const snapshots: StoredSnapshot[] = [];
    for (const match of ids) {
      const snapshot = await house
        .at(match, (table) => table.match && { match, seq: seqOf(table), snapshot: snapshotOf(table.match) })
        .catch((error: unknown) => log.error({ match, err: error }, 'a match could not be put down'));
      if (snapshot) snapshots.push(snapshot);
      else failed.add(match);
    }
    await storage.saveSnapshots(snapshots);
    count += snapshots.length;
  }
  return count;
}
