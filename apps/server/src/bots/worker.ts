/** A thread in which bots think. It loads the games itself and is given plain data: a sight, never a match. */
import { workerData } from 'node:worker_threads';
import type { Advice, Sight } from '@taverne/engine';
import { loadGames } from '../registry.ts';

export interface Task {
  readonly game: string;
  readonly level: number;
  readonly sight: Sight;
  readonly seed: number;
  /** One shared word: not 0 means that the answer is wanted at once, or no longer. */
  readonly stop: SharedArrayBuffer;
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

const registry = loadGames(poolData(workerData).games);

interface Position {
  readonly game: string;
  readonly sight: Sight;
}

/** How the match looks to the sight's seat, if the game has an opinion. */
export async function judge({ game, sight }: Position): Promise<number | undefined> {
  return (await registry).get(game)?.evaluation?.(sight.quiet, sight.seat);
}

export default async function think({ game: id, level, sight, seed, stop }: Task): Promise<Advice> {
  const served = (await registry).get(id);
  const found = served?.levels.find((each) => each.level === level) ?? served?.levels.at(-1);
  if (!served || !found) throw new RangeError(`there is no bot of level ${level} for ${id}`);
  const flag = new Int32Array(stop);
  const stopped = (): boolean => Atomics.load(flag, 0) !== 0;
  return found.brain(served.game, sight, { ...found.thinking, seed, stopped });
}
