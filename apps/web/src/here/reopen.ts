/** A match of this device comes back, under newer rules if its game has changed since: an update never loses a match. */
import {
  fairSource,
  type Game,
  type Match,
  moveStored,
  ok,
  type Result,
  restoreMatch,
  type Snapshot,
  type Source,
  snapshotOf,
  versionOf,
} from '@taverne/engine';
import type { StoredHere } from './stored.ts';

export interface Reopened {
  readonly match: Match;
  /** It goes on under newer rules, and so many answers are asked again. */
  readonly again?: number;
}

export function reopened(game: Game, stored: StoredHere): Result<Reopened> {
  const source = fairSource(stored.chance.seed, stored.chance.salts);
  const version = versionOf(stored);
  // What is over is only looked back at.
  if (version >= game.version || stored.over) {
    const restored = restoreMatch(stored.over ? { ...game, version } : game, stored, source);
    return restored.ok ? ok({ match: restored.value }) : restored;
  }
  const snapshot = stored.snapshot ? ok(stored.snapshot) : tried({ ...game, version }, stored, source);
  if (!snapshot.ok) return snapshot;
  const moved = moveStored(stored, snapshot.value, game, source);
  if (!moved.ok) return moved;
  const { match, again } = moved.value;
  return ok({ match, again: again.length });
}

/** It was kept before snapshots were: perhaps the new rules can run the old record up to here. */
function tried(old: Game, stored: StoredHere, source: Source): Result<Snapshot> {
  const restored = restoreMatch(old, stored, source);
  return restored.ok ? ok(snapshotOf(restored.value)) : restored;
}
