/** Lists that are never changed: another takes their place. */

/** One of these less. */
export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}
export const plus = (counts: readonly number[], at: number, n: number): readonly number[] =>
  counts.with(at, (counts[at] ?? 0) + n);
