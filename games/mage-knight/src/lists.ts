/** Lists that are never changed: another takes their place. */

/** What is at this place. Whoever asks knows that there is something. */
export function found<T>(list: readonly T[], at: number, what: string): T {
  const one = list[at];
  if (one === undefined) throw new RangeError(`there is no ${what} ${at}`);
  return one;
}

/** One of these less. */
export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}
export const plus = (counts: readonly number[], at: number, n: number): readonly number[] =>
  counts.with(at, (counts[at] ?? 0) + n);
