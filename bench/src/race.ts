/** Measuring side by side: everybody runs a slice in each round, so that a busy machine is busy for all. */

import { ENTRANTS, type Entrant } from './entrants.ts';
import { type Lane, openLane } from './lane.ts';

/** Units per CPU-second in each round. */
export interface Lap {
  readonly name: string;
  readonly unit: string;
  readonly rates: readonly number[];
}

export interface Terms {
  readonly rounds: number;
  /** CPU-seconds for each entrant in each round. */
  readonly slice: number;
  progress(line: string): void;
  open?(entrant: Entrant): Lane;
}

/** Compilers take their time: the round that does not count is so much longer than the others. */
const WARM_UP = 3;

/** One long round to warm up, then those that count, one entrant at a time; each round begins with another one. */
export async function race<E extends Entrant>(
  title: string,
  entrants: readonly E[],
  terms: Terms,
): Promise<ReadonlyMap<E, Lap>> {
  const lanes = entrants.map((entrant) => ({ entrant, lane: (terms.open ?? openLane)(entrant), rates: [] as number[] }));
  try {
    for (let round = 0; round <= terms.rounds; round++) {
      const first = round % lanes.length;
      for (const { entrant, lane, rates } of [...lanes.slice(first), ...lanes.slice(0, first)]) {
        const measured = await lane.run(round === 0 ? WARM_UP * terms.slice : terms.slice);
        if (round > 0) rates.push(measured);
        const when = round === 0 ? 'warming up' : `round ${round} of ${terms.rounds}`;
        terms.progress(
          `${title}, ${when}: ${ENTRANTS[entrant].name} ${Math.round(measured).toLocaleString('en')} a CPU-second`,
        );
      }
    }
  } finally {
    for (const { lane } of lanes) lane.close();
  }
  return new Map(
    lanes.map(({ entrant, rates }) => [entrant, { name: ENTRANTS[entrant].name, unit: ENTRANTS[entrant].unit, rates }]),
  );
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** How many times faster, as the median over the rounds: within a round the machine was much the same for both. */
export function timesFaster(lap: Lap, than: Lap): number {
  return median(lap.rates.map((measured, round) => measured / (than.rates[round] ?? Number.NaN)));
}
