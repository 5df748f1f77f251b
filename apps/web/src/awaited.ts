/** What somebody has pressed for and waits for. Whatever only embellishes the page leaves the network to it. */
const awaited = new Set<Promise<unknown>>();

export function comesFirst(work: Promise<unknown>): void {
  awaited.add(work);
  const done = () => awaited.delete(work);
  work.then(done, done);
}

/** Resolves when nobody waits for anything. */
export async function lull(): Promise<void> {
  while (awaited.size > 0) await Promise.allSettled(awaited);
}
