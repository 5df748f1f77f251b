/**
 * Successive halving: whatever could be answered is tried in heats, and after each heat the worse half is out. So what is
 * compared was looked at equally often, and most of the time goes to what is hard to tell apart.
 */
import type { Budget } from './budget.ts';

export interface Schedule {
  /** How often each of those that are left is tried in a heat. */
  each(heat: number, left: number): number;
  /** In turn, so that a heat that is cut short was fair; or one after the other. */
  readonly inTurn: boolean;
  /** No heat leaves fewer than this: 1 ends when one is left, 2 when the budget is spent. */
  readonly fewest: 1 | 2;
}

/** So many trials in all, each heat with an equal share of them. */
export function evenly(trials: number, field: number): Schedule {
  const heats = Math.ceil(Math.log2(field));
  return { each: (_, left) => Math.max(1, Math.floor(trials / heats / left)), inTurn: true, fewest: 1 };
}

/** Once, then twice, then four times, as long as the budget lasts. */
export const DOUBLING: Schedule = { each: (heat) => 2 ** heat, inTurn: false, fewest: 2 };

export interface Contest<C> {
  readonly schedule: Schedule;
  /** Tries a candidate once more. False: there is nothing left to find out about it. */
  attempt(candidate: C): boolean;
  /** What was found out so far; undefined: nothing yet. */
  found(candidate: C): number | undefined;
  /** Is this so good that nothing else need be looked at? */
  isDecided?(value: number): boolean;
}

/** The best of the field as far as the budget goes; undefined: nothing was found out about any of them. */
export function heats<C>(field: readonly C[], contest: Contest<C>, budget: Budget): C | undefined {
  const { schedule, isDecided } = contest;
  let ranking = rankingOf(field, contest);
  let left = field;
  for (let heat = 0; budget.more(); heat++) {
    const before = budget.spent;
    runHeat(left, schedule.each(heat, left.length), contest, budget);
    ranking = rankingOf(left, contest);
    const [first] = ranking;
    if (!first || budget.spent === before || isDecided?.(first.value)) break;
    left = ranking.slice(0, Math.max(schedule.fewest, Math.ceil(ranking.length / 2))).map(({ candidate }) => candidate);
    if (left.length < 2) break;
  }
  return ranking[0]?.candidate;
}

function runHeat<C>(left: readonly C[], each: number, { schedule, attempt }: Contest<C>, budget: Budget): void {
  const [laps, inRow] = schedule.inTurn ? [each, 1] : [1, each];
  for (let lap = 0; lap < laps; lap++) {
    for (const candidate of left) {
      for (let i = 0; i < inRow && budget.more() && attempt(candidate); i++) budget.spent++;
    }
  }
}

interface Ranked<C> {
  readonly candidate: C;
  readonly value: number;
}

/** Those of whom something is known, the best first; of equals the one that came first stays first. */
function rankingOf<C>(candidates: readonly C[], { found }: Contest<C>): Ranked<C>[] {
  const known = candidates.flatMap((candidate): Ranked<C>[] => {
    const value = found(candidate);
    return value === undefined ? [] : [{ candidate, value }];
  });
  return known.sort((a, b) => b.value - a.value);
}
