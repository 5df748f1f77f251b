/**
 * How strong somebody is, and what a match says about it: Plackett–Luce after Weng and Lin (2011), for two to four sides, teams and ties.
 * A skill is a guess (`mu`) and how unsure it is (`sigma`).
 */
import type { Outcome } from '@taverne/engine';

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };
/** How much the better one's play varies from match to match. */
const BETA = 25 / 6;
/** Skills change with time: before each match everybody is a little less sure of them. */
const TAU = 25 / 300;
/** However much a match tells, somebody stays a little unknown. */
const KAPPA = 1e-4;

/** Who plays on one side. `isFixed`: a measure for others, such as a bot; it learns nothing itself. */
export interface Rated extends Skill {
  readonly isFixed?: boolean;
}

interface Side {
  readonly players: readonly Rated[];
  readonly mu: number;
  readonly variance: number;
}

function sideOf(players: readonly Rated[]): Side {
  const unsure = players.map((each) => ({ ...each, sigma: Math.hypot(each.sigma, TAU) }));
  return {
    players: unsure,
    mu: unsure.reduce((sum, { mu }) => sum + mu, 0),
    variance: unsure.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  };
}

/** The skills after a match. `ranks[side]`: the lower the better; sides that tie share one. */
export function afterMatch(teams: readonly (readonly Rated[])[], ranks: readonly number[]): Skill[][] {
  const sides = teams.map(sideOf);
  const spread = Math.sqrt(sides.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const best = Math.max(...sides.map(({ mu }) => mu));
  // The common factor cancels, so that nothing overflows however far apart they are.
  const weights = sides.map(({ mu }) => Math.exp((mu - best) / spread));
  const rankOf = (side: number): number => ranks[side] ?? 0;
  const worse = (than: number): number => weights.reduce((sum, weight, i) => sum + (rankOf(i) >= than ? weight : 0), 0);
  const alike = (rank: number): number => ranks.filter((each) => each === rank).length;
  return sides.map(({ players, variance }, own) => {
    let [gain, certainty] = [0, 0];
    for (let other = 0; other < sides.length; other++) {
      if (rankOf(other) > rankOf(own)) continue;
      const share = (weights[own] ?? 0) / worse(rankOf(other));
      certainty += (share * (1 - share)) / alike(rankOf(other));
      gain += ((other === own ? 1 : 0) - share) / alike(rankOf(other));
    }
    gain *= variance / spread;
    certainty *= (Math.sqrt(variance) / spread) * (variance / spread ** 2);
    return players.map((player, i) => {
      if (player.isFixed) return skillOf(teams[own]?.[i] ?? player);
      const part = variance > 0 ? player.sigma ** 2 / variance : 0;
      return {
        mu: player.mu + part * gain,
        // Nobody becomes more of a stranger than a stranger.
        sigma: Math.min(UNKNOWN.sigma, player.sigma * Math.sqrt(Math.max(1 - part * certainty, KAPPA))),
      };
    });
  });
}

const skillOf = ({ mu, sigma }: Skill): Skill => ({ mu, sigma });

/** How likely the first of two beats the second. */
export function chanceOf(one: Skill, other: Skill): number {
  const spread = Math.sqrt(one.sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2);
  return 1 / (1 + Math.exp((other.mu - one.mu) / spread));
}

/** A skill as people read it: 1500 for somebody new, and a gap of 200 means three wins of four. */
const MIDDLE = 1500;
const STEP = 30;
export const shownSkill = ({ mu }: Skill): number => Math.round(MIDDLE + STEP * (mu - UNKNOWN.mu));
/** Until so much is known of somebody, what is shown is marked as a first guess. */
export const SETTLED = 4.5;
export const isProvisional = ({ sigma }: Skill): boolean => sigma > SETTLED;

type Standing = Pick<Outcome, 'places' | 'teams' | 'leaver'>;

/**
 * Skills by seat after a match with this end. Whoever abandoned it comes last, whatever a bot made of the seat since; in a
 * team it is a side of its own then, and the others are rated as the side that they were without it.
 */
export function rateSeats(skills: readonly Rated[], outcome: Standing, abandoned: ReadonlySet<number>): Skill[] {
  const sides = new Map<string, number[]>();
  for (const seat of skills.keys()) {
    const side = abandoned.has(seat) ? `gone ${seat}` : `side ${outcome.teams?.[seat] ?? `of ${seat}`}`;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  const seatsOf = [...sides.values()];
  if (seatsOf.length < 2) return skills.map(skillOf);
  const ranks = seatsOf.map(([seat = 0]) => (abandoned.has(seat) ? Number.POSITIVE_INFINITY : (outcome.places[seat] ?? 1)));
  const after = afterMatch(
    seatsOf.map((seats) => seats.map((seat) => skills[seat] ?? UNKNOWN)),
    ranks,
  );
  return skills.map((before, seat) => {
    const side = seatsOf.findIndex((seats) => seats.includes(seat));
    return after[side]?.[seatsOf[side]?.indexOf(seat) ?? -1] ?? skillOf(before);
  });
}
