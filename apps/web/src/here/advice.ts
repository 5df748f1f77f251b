/** What the players of the house say to somebody at this screen: what to answer now, and how a stretch of the match could have gone. */
import {
  fairSource,
  type Match,
  questionsOf,
  quick,
  type Review,
  restoreMatch,
  type Seat,
  type Sight,
  sightOf,
  storedOf,
} from '@taverne/engine';
import type { Around } from './around.ts';
import type { StoredHere } from './stored.ts';

/** Undefined: the seat is not asked anything. */
export async function hintFor(match: Match, seat: Seat, around: Around): Promise<string | undefined> {
  if (questionsOf(match, seat).length === 0) return undefined;
  const seed = match.journal.length + 1;
  return around.advise(match.game.id, sightOf(match.world, seat, quick(seed)), seed);
}

/** From one place of the line to another, with the eyes of a seat. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  readonly chance: StoredHere['chance'];
}

export async function reviewOf(match: Match, stretch: Stretch, around: Around): Promise<Review | undefined> {
  const before = sightAt(match, stretch.from, stretch);
  const after = sightAt(match, stretch.to, stretch);
  return before && after && around.review(match.game.id, before, after);
}

/** The match as the seat saw it when the line had so many entries, once what they brought about had happened. */
function sightAt(match: Match, at: number, { seat, chance }: Stretch): Sight | undefined {
  // One that has changed its version begins in the middle.
  if (match.origin) return undefined;
  const stored = { ...storedOf(match), journal: match.line.slice(0, at) };
  const restored = restoreMatch(match.game, stored, fairSource(chance.seed, chance.salts));
  return restored.ok ? sightOf(restored.value.world, seat, quick(at + 1)) : undefined;
}
