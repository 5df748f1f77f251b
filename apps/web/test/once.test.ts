/** Patience with what cannot be fetched. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { once } from '../src/once.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what could not be fetched is tried again after a pause, each time a longer one', async () => {
  const load = vi.fn(async (): Promise<string> => {
    throw new Error('no network');
  });
  const loaded = once(load);
  await expect(loaded('a')).rejects.toThrow('no network');
  for (const [tries, pause] of [
    [1, 500],
    [2, 1000],
  ] as const) {
    const again = expect(loaded('a')).rejects.toThrow('no network');
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(load).toHaveBeenCalledTimes(tries);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(tries + 1);
    await again;
  }
});
