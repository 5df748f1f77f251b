/** A thread in which bots think. It loads the games itself and is given plain data: a sight, never a match. */
import { workerData } from 'node:worker_threads';
import type { Advice, Sight } from '@taverne/engine';
import { loadPlayed, type PlayedGame } from '../registry.ts';
import { begin, stopped } from './signals.ts';

export interface Task {
  readonly game: string;
  readonly level: number;
  readonly sight: Sight;
  readonly seed: number;
  /** Shared with whoever waits: see `signals.ts`. */
  readonly signals: SharedArrayBuffer;
}

interface PoolData {
  readonly games: string;
}

/** The pool wraps what it hands to its threads in a list. */
function poolData(raw: unknown): PoolData {
  const data: unknown = Array.isArray(raw) ? raw.at(-1) : raw;
  if (typeof data !== 'object' || data === null || !('games' in data) || typeof data.games !== 'string') {
    throw new TypeError('a thinking thread must be told where the games are');
  }
  return { games: data.games };
}

const { games } = poolData(workerData);
const loaded = new Map<string, Promise<PlayedGame | undefined>>();

/** Each game when it is first wanted: a bot need not wait for those that nobody plays. */
function played(id: string): Promise<PlayedGame | undefined> {
  const known = loaded.get(id) ?? loadPlayed(games, id);
  loaded.set(id, known);
  return known;
}

interface Position {
  readonly game: string;
  readonly sight: Sight;
}

/** How the match looks to the sight's seat, if the game has an opinion. */
export async function judge({ game, sight }: Position): Promise<number | undefined> {
  return (await played(game))?.evaluation?.(sight.quiet, sight.seat);
}

export default async function think({ game: id, level, sight, seed, signals }: Task): Promise<Advice> {
  const known = await played(id);
  const found = known?.levels.find((each) => each.level === level) ?? known?.levels.at(-1);
  if (!known || !found) throw new RangeError(`there is no bot of level ${level} for ${id}`);
  begin(signals);
  return found.brain(known.game, sight, { ...found.thinking, seed, stopped: stopped(signals) });
}
