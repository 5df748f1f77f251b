/** Whoever asks again after a failure waits before it is tried again, each time twice as long. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const pause = (failures: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1))));

/** Asked the same, the same promise: so a component can wait for it while it renders, and nothing is fetched twice. */
export function once<Key extends string, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const begun = new Map<Key, Promise<Value>>();
  const failed = new Map<Key, number>();
  return (key) => {
    const known = begun.get(key);
    if (known) return known;
    const failures = failed.get(key) ?? 0;
    const loading = failures === 0 ? load(key) : pause(failures).then(() => load(key));
    begun.set(key, loading);
    loading.then(
      // React reads this off a promise. Of one that does not say it React waits to hear, shows what stands in for the part meanwhile,
      // and having shown it leaves it for a third of a second.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // A failure is not kept: with a network again the next try may succeed.
      () => {
        begun.delete(key);
        failed.set(key, failures + 1);
      },
    );
    return loading;
  };
}
