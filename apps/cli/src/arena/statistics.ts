/** The little statistics that matches need. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two standard deviations' worth of a normal distribution: 95 %. */
const Z = 1.959964;

/** Wilson's 95 % interval for a share. A draw counts as half a success, which makes it a little too wide: the safe side. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + (Z * Z) / trials;
  const centre = (share + (Z * Z) / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly median: number;
  readonly p90: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = sorted.length === 0 ? 0 : sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { mean, least: at(0), median: at(0.5), p90: at(0.9), most: at(1) };
}
