/** Several threads that play matches side by side. */
import { Worker } from 'node:worker_threads';
import type { Result } from '@taverne/engine';
import type { BoutReport } from './bout.ts';
import type { HandData, HandSays } from './hand.ts';

export interface Orders extends HandData {
  /** The numbers of the matches. */
  readonly numbers: readonly number[];
  readonly threads: number;
  readonly stopped: () => boolean;
  readonly played: (report: BoutReport, file: string | undefined) => void;
}

/** Hands out the numbers of the matches to whichever thread is free, until all are played, one fails or it is stopped. */
export async function playWithCrew(orders: Orders): Promise<Result<true>> {
  const { setting, files, numbers, threads, stopped, played } = orders;
  const waiting = numbers.values();
  let failed: Extract<HandSays, { ok: false }> | undefined;
  const data: HandData = { setting, files };

  async function work(): Promise<void> {
    const hand = new Worker(new URL('./hand.ts', import.meta.url), { workerData: data });
    try {
      while (!failed && !stopped()) {
        const { value: number } = waiting.next();
        if (number === undefined) break;
        const says = await told(hand, number);
        if (says.ok) played(says.value.report, says.value.file);
        else failed ??= says;
      }
    } finally {
      await hand.terminate();
    }
  }

  await Promise.all(Array.from({ length: Math.min(threads, numbers.length) }, work));
  return failed ?? { ok: true, value: true };
}

/** Gives a hand one number and waits for what it says. A bug in the rules or in a brain ends the hand and comes out here. */
function told(hand: Worker, number: number): Promise<HandSays> {
  return new Promise((resolve, reject) => {
    hand.once('message', (says: HandSays) => {
      hand.off('error', reject);
      resolve(says);
    });
    hand.once('error', reject);
    hand.postMessage(number);
  });
}
