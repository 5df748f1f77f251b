/**
 * How long a thread was at work in one round of its event loop: so long everybody waited. Counted in time of the processor, so
 * that a machine on which others are busy, too, does not count.
 */
let longest: number | undefined;
let before = process.threadCpuUsage();

const MICRO = 1000;

function measure(): void {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest ?? 0, (user + system) / MICRO);
}

function round(): void {
  measure();
  // Not at once: somebody who only looks must not keep the loop from resting.
  setTimeout(() => setImmediate(round), 0).unref();
}

/** In milliseconds, since this was last asked; the first time nothing is known yet. */
export function longestStall(): number {
  if (longest === undefined) round();
  // The question may come before the round that it is about was measured.
  measure();
  const found = longest ?? 0;
  longest = 0;
  return found;
}
