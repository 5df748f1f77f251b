/** What a thread that thinks and whoever waits for it tell each other while it does: a few words of shared memory. */
const STOP = 0;
const BEGUN = 1;
const WORDS = 2;

export const newSignals = (): SharedArrayBuffer => new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT);

/** The answer is wanted at once, or no longer. */
export function hurry(signals: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(signals), STOP, 1);
}

export function stopped(signals: SharedArrayBuffer): () => boolean {
  const words = new Int32Array(signals);
  return () => Atomics.load(words, STOP) !== 0;
}

/** Said by the thread: the game is loaded, and from now on the bot thinks. */
export function begin(signals: SharedArrayBuffer): void {
  const words = new Int32Array(signals);
  Atomics.store(words, BEGUN, 1);
  Atomics.notify(words, BEGUN);
}

/** Kept when it thinks; or when it has not begun for so many milliseconds. */
export async function hasBegun(signals: SharedArrayBuffer, patience: number): Promise<void> {
  await Atomics.waitAsync(new Int32Array(signals), BEGUN, 0, patience).value;
}
