/** A contestant in a process of its own, so that nobody runs in another's heap or in code compiled for another's data. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Entrant } from './entrants.ts';

/** Does a portion of work and says how many units it was. A portion should be well above a clock reading: 10 µs or more. */
export type Work = () => number | Promise<number>;

/** Runs a contestant for some CPU-seconds and says how many units it did in each. */
export interface Lane {
  run(slice: number): Promise<number>;
  close(): void;
}

/** CPU-seconds of the whole process: its garbage collection and compilation are part of the price. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Milliseconds between two looks at what was spent: to look takes as long as a dozen decisions. */
const LOOK = 5;

export async function rate(work: Work, slice: number): Promise<number> {
  const start = cpuSeconds();
  let units = 0;
  let spent = 0;
  while (spent < slice) {
    const until = performance.now() + LOOK;
    while (performance.now() < until) units += await work();
    spent = cpuSeconds() - start;
  }
  return units / spent;
}

/** Starts the process of an entrant; lane-process.ts is what runs there. */
export function openLane(entrant: Entrant): Lane {
  // Nobody is measured with the checks of development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(new URL('./lane-process.ts', import.meta.url), [entrant], { execArgv: [], env });
  return {
    async run(slice) {
      child.send(slice);
      return answerOf(child, entrant);
    },
    close: () => child.kill(),
  };
}

async function answerOf(child: ChildProcess, entrant: Entrant): Promise<number> {
  const over = new AbortController();
  const died = once(child, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`the process of ${entrant} ended with code ${code}`);
  });
  try {
    const said: unknown[] = await Promise.race([once(child, 'message', { signal: over.signal }), died]);
    return Number(said[0]);
  } finally {
    over.abort();
    died.catch(() => undefined);
  }
}
