/** A deploy never loses a match: when a game's rules are newer than a running match, they take over from its last quiet state. */
import { awaited, type Game, type Match, moveStored, ordersDue, restoring, type Snapshot, snapshotOf } from '@taverne/engine';
import { type Notice, said, type TroubleReport } from '@taverne/protocol';
import type { Change, ClockRow, SeatRow, StoredMatch, StoredSnapshot } from '../storage/port.ts';
import { isOnHoliday, ticked } from './clock.ts';
import type { House } from './house.ts';
import { checkpointAt, momentOf, seqOf, sourceOf, storedAs, Unplayable, versionStored } from './table.ts';
import { reported, woe } from './trouble.ts';

/** What must be written before this match can be opened, if its rules are newer. */
export async function underNewRules(
  { storage, slices, limits: { orderDelay } }: Pick<House['parts'], 'storage' | 'slices' | 'limits'>,
  stored: StoredMatch,
  game: Game,
  now: number,
): Promise<(Change & { readonly notice: Notice }) | undefined> {
  const { row, seats, appends } = stored;
  const version = versionStored(stored);
  if (appends.length === 0 || version === game.version || row.status !== 'running') return undefined;
  if (version > game.version) throw new Unplayable(rolledBack(version, game));
  const journal = appends.flatMap(({ entries }) => entries);
  const source = sourceOf(row, seats);
  const record = storedAs(row, journal);
  const kept = await storage.snapshot(row.id);
  const snapshot = kept?.seq === journal.length ? kept.snapshot : await slices.finish(tried({ ...game, version }));
  const moved = moveStored(record, snapshot, game, source);
  if (!moved.ok) throw new Unplayable(reported(moved.trouble));
  const { match } = moved.value;
  const append = { seq: journal.length, entries: match.journal.slice(journal.length), seat: null, key: null, at: now };
  const standing = { ...row, awaited: awaited(match), consent: null, changed: now };
  const id = (stored.notices.at(-1)?.id ?? 0) + 1;
  const again = moved.value.again.map(({ seat, name }) => ({ seat, name }));
  const notice = { id, at: now, notice: 'rules-changed' as const, from: version, to: game.version, again };
  // Orders that speak to what is asked now are obeyed a little later, as those are that have to wait.
  const orderDue = ordersDue(match).length > 0 ? now + orderDelay.most : null;
  return { match: row.id, append, standing, clocks: clocksAfter(stored, match, now), orderDue, notice };

  /** Killed before it could be put down: perhaps the new rules can run the old record up to here. */
  function* tried(old: Game): Generator<void, Snapshot> {
    const restored = yield* restoring(old, record, source);
    if (!restored.ok) throw new Unplayable(reported(restored.trouble));
    return snapshotOf(restored.value);
  }
}

/** The server was put back to an older version: whoever plays is told so, and the match waits for the newer one. */
function rolledBack(found: number, { id, version }: Game): TroubleReport {
  return woe('other-version', said('rolled-back', { found, game: id, version }));
}

/** Whoever is asked again is on the clock again, by correspondence with the full time; no turn has passed by that. */
function clocksAfter({ row, seats, clocks }: StoredMatch, match: Match, now: number): readonly ClockRow[] {
  const after = momentOf(match);
  if (!after) return clocks;
  const before = { awaited: row.awaited, turn: after.turn, over: false };
  const isAway = (seat: SeatRow): boolean => row.clock.kind === 'correspondence' && isOnHoliday(seat, now);
  const charged = (seat: number): boolean => {
    const held = seats[seat];
    return held?.kind === 'person' && !match.gone.has(seat) && !isAway(held);
  };
  return ticked(clocks, row.clock, { before, after, charged, now });
}

const AT_ONCE = 50;

/** Puts down what newer rules would need, of every running match that went on since the last time. */
export async function putDown(house: House, isTimeUp: () => boolean = () => false): Promise<number> {
  const { storage } = house.parts;
  const failed = new Set<string>();
  let count = 0;
  while (!isTimeUp()) {
    const ids = (await storage.withoutSnapshot(AT_ONCE + failed.size)).filter((id) => !failed.has(id));
    if (ids.length === 0) break;
    const snapshots: StoredSnapshot[] = [];
    for (const match of ids) {
      const looked = await house.at(
        match,
        (table) =>
          table.match && { match, seq: seqOf(table), snapshot: snapshotOf(table.match), checkpoint: checkpointAt(table) },
      );
      if (looked.found && looked.value) snapshots.push(looked.value);
      else failed.add(match);
    }
    await storage.saveSnapshots(snapshots);
    count += snapshots.length;
  }
  return count;
}
