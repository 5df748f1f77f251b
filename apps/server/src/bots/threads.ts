/** Threads in which bots think. What they are given is what a seat sees; what comes back is an answer, in time or the safe one. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { Sight } from '@taverne/engine';
import type { Piscina } from 'piscina';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Judge } from './draws.ts';
import { hasBegun, hurry } from './signals.ts';
import type { Task } from './worker.ts';

/** A question as the bot sees it. `safe`: the answer that does no harm. */
export interface Seen {
  readonly game: string;
  readonly level: number;
  readonly sight: Sight;
  readonly safe: string;
}

/** What a bot says, and the milliseconds that it thought. */
interface Thought {
  readonly key: string;
  readonly took: number;
}

const IDLE = 60_000;

export class Threads {
  /** One is left for those who play. */
  readonly count = Math.max(1, availableParallelism() - 1);
  private readonly games: string;
  private readonly limits: Limits;
  private readonly log: Log;
  private opened: Promise<Piscina> | undefined;
  private closed = false;

  constructor(games: string, limits: Limits, log: Log) {
    this.games = games;
    this.limits = limits;
    this.log = log;
  }

  /** With the first bot that is asked: until then a server is open without them. */
  private pool(): Promise<Piscina> {
    this.opened ??= openPool(this.games, this.count);
    return this.opened;
  }

  /** What the bot says; or its safe answer, when thinking failed: a match must go on. */
  async think(match: string, { game, level, sight, safe }: Seen, signals: SharedArrayBuffer): Promise<Thought> {
    const patience = this.patienceFor(signals);
    let [key, took] = [safe, 0];
    try {
      const task: Task = { game, level, sight, seed: randomInt(0x7fff_ffff), signals };
      key = keyOf(await (await this.pool()).run(task, { signal: patience.signal }));
    } catch (error) {
      if (this.closed) throw error;
      this.log.error({ match, game, level, err: error }, 'a bot failed to think');
    } finally {
      took = patience.end();
    }
    return { key, took };
  }

  /**
   * A bot is given its time from the moment it thinks. That its thread is made and loads the game first is not its fault: who ended
   * the thread for that would have to make another, which would be no faster.
   */
  private patienceFor(signals: SharedArrayBuffer): Patience {
    const { thinking, thinkingGrace, threadLoading } = this.limits;
    const control = new AbortController();
    const timers: NodeJS.Timeout[] = [];
    let [began, ended]: [number | undefined, boolean] = [undefined, false];
    void hasBegun(signals, threadLoading).then(() => {
      if (ended) return;
      began = performance.now();
      timers.push(setTimeout(() => hurry(signals), thinking).unref());
      timers.push(setTimeout(() => control.abort(), thinking + thinkingGrace).unref());
    });
    const end = (): number => {
      ended = true;
      for (const timer of timers) clearTimeout(timer);
      return began === undefined ? 0 : performance.now() - began;
    };
    return { signal: control.signal, end };
  }

  readonly judge: Judge = async (game, sight) => {
    try {
      const value: unknown = await (await this.pool()).run({ game, sight }, { name: 'judge' });
      return { value: typeof value === 'number' ? value : undefined };
    } catch (error) {
      if (this.closed) return undefined;
      this.log.error({ game, err: error }, 'a bot failed to judge a draw');
      return { value: undefined };
    }
  };

  async close(): Promise<void> {
    this.closed = true;
    await (await this.opened)?.destroy();
  }
}

/** It lies beside this file, and is called as this one is: `.js` where the server was built. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

async function openPool(games: string, threads: number): Promise<Piscina> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool({
    filename: WORKER.href,
    workerData: { games },
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    // People come first: threads yield to the one that serves them.
    niceIncrement: 5,
  });
}

interface Patience {
  readonly signal: AbortSignal;
  /** Says how many milliseconds it has thought. */
  end(): number;
}

/** What came back from a thread. */
function keyOf(advice: unknown): string {
  if (typeof advice === 'object' && advice !== null && 'key' in advice && typeof advice.key === 'string') return advice.key;
  throw new TypeError('a bot gave no answer');
}
