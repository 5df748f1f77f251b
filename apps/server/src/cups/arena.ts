/**
 * An arena: for so many minutes whoever is free is paired with somebody who has about as many points. Not with the last
 * opponent again, unless nobody else has come for a while; and rather with somebody whom one has not met lately.
 */
import { type Seating, seated } from './swiss.ts';

export interface ArenaPlayer extends Seating {
  readonly points: number;
  /** Whom one has met, the latest first. */
  readonly met: readonly string[];
  /** Since when one is free. */
  readonly since: number;
}

/** Who has waited so long takes the last opponent, too. */
export const PATIENCE = 30_000;
/** What it costs to have met lately, in places of the table: the longer ago, the less. */
const LATELY = 6;

/** Pairs of those who are free; who is left waits for the next who is. */
export function arenaPairs(free: readonly ArenaPlayer[], now: number): readonly (readonly [string, string])[] {
  const ranked = free.toSorted((a, b) => b.points - a.points || a.since - b.since);
  const left = new Set(ranked);
  const pairs: (readonly [string, string])[] = [];
  for (const one of ranked) {
    if (!left.delete(one)) continue;
    const [other] = [...left]
      .filter((each) => mayMeet(one, each, now))
      .toSorted((a, b) => distance(one, a, ranked) - distance(one, b, ranked));
    if (!other) continue;
    left.delete(other);
    pairs.push(seated(one, other, pairs.length));
  }
  return pairs;
}

function mayMeet(one: ArenaPlayer, other: ArenaPlayer, now: number): boolean {
  const haveJustMet = one.met[0] === other.id || other.met[0] === one.id;
  return !haveJustMet || now - Math.max(one.since, other.since) >= PATIENCE;
}

function distance(one: ArenaPlayer, other: ArenaPlayer, ranked: readonly ArenaPlayer[]): number {
  const ago = one.met.indexOf(other.id);
  const met = ago < 0 ? 0 : Math.max(1, LATELY - ago);
  return Math.abs(ranked.indexOf(one) - ranked.indexOf(other)) + met;
}
