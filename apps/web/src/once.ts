/** Asked the same, the same promise: so a component can wait for it while it renders, and nothing is fetched twice. */
export function once<Key extends string, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const begun = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = begun.get(key);
    if (known) return known;
    const loading = load(key);
    begun.set(key, loading);
    loading.then(
      // React reads this off a promise. Of one that does not say it React waits to hear, shows what stands in for the part meanwhile,
      // and having shown it leaves it for a third of a second.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // A failure is not kept: with a network again the next try may succeed.
      () => begun.delete(key),
    );
    return loading;
  };
}
