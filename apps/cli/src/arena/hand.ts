/** A worker of the crew: plays the matches whose numbers it is given, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '@taverne/engine';
import { type BoutReport, playBout } from './bout.ts';
import { type Ring, ringOf, type Setting } from './ring.ts';

/** What a hand is told at its start. */
export interface HandData {
  readonly setting: Setting;
  /** Are the match files wanted? */
  readonly files: boolean;
}

/** What it says after each match. */
export type HandSays = Result<{ readonly report: BoutReport; readonly file: string | undefined }>;

const isHandData = (data: unknown): data is HandData =>
  typeof data === 'object' && data !== null && 'setting' in data && 'files' in data;

/** Handed over by the crew, which is our own code: this only tells the compiler. */
function told(data: unknown): HandData {
  if (!isHandData(data)) throw new TypeError('a hand is started by its crew');
  return data;
}

const { setting, files } = told(workerData);
const ring: Promise<Result<Ring>> = ringOf(setting);

async function play(number: number): Promise<HandSays> {
  const ready = await ring;
  if (!ready.ok) return ready;
  const played = await playBout({ ...ready.value, number });
  if (!played.ok) return played;
  const { report, file } = played.value;
  return { ok: true, value: { report, file: files ? file() : undefined } };
}

parentPort?.on('message', (number: number) => {
  void play(number).then((says) => parentPort?.postMessage(says));
});
