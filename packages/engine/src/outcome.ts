/** How a match ends, and what its end means for a seat. */
import type { Json, RuleId, Seat } from './words.ts';

export interface Outcome<D = Json> {
  /** `places[seat]` is 1 for the first; seats that tie share a place. */
  readonly places: readonly number[];
  /** `teams[seat]`: seats of one team win and lose together. Left out: everybody plays for themselves. */
  readonly teams?: readonly number[];
  readonly how: string;
  readonly rule: RuleId;
  /** Who resigned or ran out of time, where that ended the match. */
  readonly leaver?: Seat;
  /** Scores, deciding figures: whatever the page shows beside the result. */
  readonly detail?: D;
}

export function wonBy(winner: Seat, seats: number, how: string, rule: RuleId): Outcome<never> {
  const places = new Array<number>(seats).fill(2);
  // Whoever played alone and left has lost to nobody.
  if (winner >= 0) places[winner] = 1;
  return { places, how, rule };
}

export function drawn(seats: number, how: string, rule: RuleId): Outcome {
  return { places: new Array<number>(seats).fill(1), how, rule };
}

/** Who left before the end has lost: behind all who stayed, who move up. Teams win and lose together, whoever of them left. */
export function withLeavers(outcome: Outcome, gone: ReadonlySet<Seat>): Outcome {
  if (gone.size === 0 || outcome.teams) return outcome;
  const { places } = outcome;
  const isAhead = (seat: Seat, own: number): boolean => !gone.has(seat) && (places[seat] ?? own) < own;
  return {
    ...outcome,
    places: places.map((own, seat) =>
      gone.has(seat) ? places.length - gone.size + 1 : 1 + places.filter((_, other) => isAhead(other, own)).length,
    ),
  };
}

type Standing = Pick<Outcome, 'places' | 'teams'>;

const areRivals = ({ teams }: Standing, seat: Seat, other: Seat): boolean =>
  teams ? teams[other] !== teams[seat] : other !== seat;

/** Who has no rival plays against the game itself: first is won, anything else lost. */
export function resultFor(outcome: Standing, seat: Seat): 'won' | 'drawn' | 'lost' {
  if (outcome.places[seat] !== 1) return 'lost';
  return outcome.places.some((place, other) => place === 1 && areRivals(outcome, seat, other)) ? 'drawn' : 'won';
}

/** From 0 (behind every rival) to 1 (ahead of all); a place shared with a rival is worth half of what it is shared for. */
export function worth(outcome: Standing, seat: Seat): number {
  const { places } = outcome;
  const own = places[seat];
  if (own === undefined) return 0;
  let [points, rivals] = [0, 0];
  for (let other = 0; other < places.length; other++) {
    if (!areRivals(outcome, seat, other)) continue;
    const place = places[other] ?? own;
    points += place > own ? 1 : place === own ? 0.5 : 0;
    rivals++;
  }
  return rivals > 0 ? points / rivals : own === 1 ? 1 : 0;
}
