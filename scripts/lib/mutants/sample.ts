/** A share of the mutants that favours none, and what it says about all of them. */

/** Every nth, beginning with the one given (from 1): each file is in it by its size. */
export const sampleOf = <T>(mutants: readonly T[], every: number, from: number): T[] =>
  mutants.filter((_, at) => at % every === from - 1);

/** All of them, so that those before any place are spread over the whole: a run that is stopped has run a fair share. */
export function spreadOut<T>(mutants: readonly T[]): T[] {
  const of = mutants.length;
  let step = Math.max(1, Math.round(of * 0.618));
  while (divisorOf(step, of) !== 1) step++;
  return mutants.flatMap((_, at) => mutants.slice((at * step) % of, ((at * step) % of) + 1));
}

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

/** Where the share of all lies in 95 of 100 samples like this one (Wilson), in per cent. */
export function intervalOf(caught: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 100];
  const z = 1.96;
  const share = caught / of;
  const middle = share + (z * z) / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [(100 * (middle - reach)) / whole, (100 * (middle + reach)) / whole];
}
