/** What this process uses, for a parent that measures. */
import type { Usage } from './child.ts';

const SETTLE = 100;

/** `collect`: with the heap as small as it gets. What lies outside of it goes only some time after its owner, so that takes two rounds. */
export async function usageNow(collect: boolean): Promise<Usage> {
  // Before the collection that we ask for, which is no part of the load.
  const { user, system } = process.cpuUsage();
  for (let round = 0; collect && round < 2; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { type: 'usage', cpu: (user + system) / 1e6, rss, heap: heapUsed + external };
}
