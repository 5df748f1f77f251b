/** Servers in turns in one run: the ratio within a round says what one does better than another, whatever else the machine does. */
import { type LoadedTable, type LoadPlan, measure, openTables, type Phase, saturatedPhase, warmUp } from './load.ts';
import type { Target } from './targets.ts';

export interface Runner {
  readonly name: string;
  readonly target: Target;
}

/** One that was measured: a phase for each round. */
export interface Ran {
  readonly name: string;
  readonly phases: readonly Phase[];
}

/** As fast as it goes, one after the other; each round begins with another one. */
export async function inTurns(runners: readonly Runner[], plan: LoadPlan, rounds: number): Promise<readonly Ran[]> {
  const { matches, seconds, progress = () => {} } = plan;
  try {
    const ready: (Runner & { readonly tables: readonly LoadedTable[]; readonly phases: Phase[] })[] = [];
    for (const { name, target } of runners) {
      const tables = await openTables(target, matches, (count) => progress(`${name}: ${count} of ${matches} matches are open`));
      await warmUp(target.children, tables, (line) => progress(`${name}: ${line}`));
      ready.push({ name, target, tables, phases: [] });
    }
    for (let round = 0; round < rounds; round++) {
      for (const { name, target, tables, phases } of [
        ...ready.slice(round % ready.length),
        ...ready.slice(0, round % ready.length),
      ]) {
        progress(`${name}: round ${round + 1} of ${rounds}`);
        phases.push(await measure(target.children, tables, () => saturatedPhase(tables, seconds)));
      }
    }
    for (const { tables } of ready) for (const { pair } of tables) for (const line of pair.lines) line.end();
    return ready;
  } finally {
    for (const { target } of runners) await target.end();
  }
}

/** What each did in its median round, and its share of another: the median of the ratios within a round. */
export function shareOf(ran: Ran, other: Ran): number {
  return median(ran.phases.map(({ perCpuSecond }, round) => perCpuSecond / (other.phases[round]?.perCpuSecond ?? 0)));
}

export const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
