/** What a hero's standing is worth, in points: the judge of fights, and the part of the judge of turns that knows no map. */
import type { Seat } from '@taverne/engine';
import { cardOf, isWound, unitOf } from '../book.ts';
import type { CardKind } from '../cards/card.ts';
import { REPUTATIONS, WORST_REPUTATION } from '../content/tracks.ts';
import type { Reward } from '../content/types.ts';
import { cardsIn } from '../decks.ts';
import { landOf, siteAt } from '../land.ts';
import { scenarioOf, sizeOf } from '../scenario.ts';
import {
  crystalsOf,
  deckOf,
  discardOf,
  fameOf,
  handOf,
  reputationOf,
  rewardsOf,
  type State,
  type Unit,
  unitsOf,
} from '../state.ts';
import { NONE, type SiteName } from '../words.ts';
import { woundsIn } from '../wounds.ts';

/** What the parts count. */
export const POINTS = {
  fame: 5,
  reputation: 3,
  /** A card that is still in hand when the turn ends is one that need not be drawn. */
  card: 2,
  crystal: 3,
  /** A wound in a pile counts this share of one in the hand. */
  pileWound: 0.7,
  /** A wounded unit is worth this share of itself. */
  wounded: 0.4,
  /** For each of its levels, as long as it can still be used this round. */
  ready: 1.5,
  skill: 1,
} as const;

/**
 * What counts for more the more rounds are left, from the last round on: a wound takes the place of a card again and again, each level of a
 * unit serves again and again, and what is new in the deck is drawn again and again.
 */
const OVER_TIME = {
  wound: [5, 8.5, 10],
  unit: [5, 9, 11],
  owned: [0.6, 0.9, 1],
  reputation: [0.3, 0.7, 1],
} as const;
/** Rounds that are left after this one. */
export const roundsLeft = (state: State): number => sizeOf(state).rounds - state.round;
const overTime = (what: keyof typeof OVER_TIME, state: State): number => {
  const table = OVER_TIME[what];
  return table[Math.min(roundsLeft(state), table.length - 1)] ?? 1;
};

/** A wound in the hand. */
export const woundWorth = (state: State): number => overTime('wound', state);

/** Each point, and much more what it does to influence; with the worst nobody talks to one (MK-INTERACT-04, -05). */
const STANDING = { point: 2, influence: 5, none: -60 } as const;
function reputationWorth(state: State, seat: Seat): number {
  const reputation = reputationOf(state, seat);
  const influence = REPUTATIONS[reputation - WORST_REPUTATION];
  const among = influence === null || influence === undefined ? STANDING.none : STANDING.influence * influence;
  return overTime('reputation', state) * (STANDING.point * reputation + among);
}

const OWNED: { readonly [K in CardKind]: number } = { basic: 0, advanced: 8, spell: 12, artifact: 14, wound: 0 };
const REWARDS: { readonly [R in Reward]: number } = {
  artifact: 14,
  spell: 12,
  advanced: 8,
  unit: 14,
  crystal: 3,
  crystals: 10,
  treasure: 13,
};
/** A shield on it, beside what the site pays; on a city there is one for each defender beaten, who does not come back. */
const SHIELDS: { readonly [S in SiteName]?: number } = { keep: 14, 'mage-tower': 10, city: 32 };
/** For each defender beaten, and for the city. */
export const WORTH_OF_CITY = { shield: 32, city: 150 } as const;

export function unitWorth(state: State, { unit, wounds, isSpent }: Unit): number {
  const { level } = unitOf(state, unit);
  const ready = isSpent || wounds > 0 ? 0 : POINTS.ready * level;
  return overTime('unit', state) * level * (wounds > 0 ? POINTS.wounded / wounds : 1) + ready;
}

/** Everything but where on the map the hero is. */
export function worth(state: State, seat: Seat): number {
  const hand = handOf(state, seat);
  const wounds = woundsIn(hand);
  let sum = POINTS.fame * fameOf(state, seat) + reputationWorth(state, seat);
  const wound = woundWorth(state);
  const owned = overTime('owned', state);
  sum += POINTS.card * (hand.length - wounds) - wound * wounds;
  for (const n of crystalsOf(state, seat)) sum += POINTS.crystal * n;
  for (const unit of unitsOf(state, seat)) {
    sum += unitWorth(state, unit) + (unit.banner === NONE ? 0 : owned * OWNED.artifact + POINTS.card);
  }
  for (const card of hand) sum += isWound(card) ? 0 : owned * OWNED[cardOf(state, card).kind];
  const piles = [discardOf(state, seat), cardsIn(deckOf(state, seat)), state.played[seat] ?? [], state.aside[seat] ?? []];
  for (const pile of piles)
    for (const card of pile) sum += isWound(card) ? -wound * POINTS.pileWound : owned * OWNED[cardOf(state, card).kind];
  for (const reward of rewardsOf(state, seat)) sum += owned * REWARDS[reward];
  for (const later of state.laters[seat] ?? []) if (later.what !== 'card') sum += POINTS[later.what] * later.n;
  sum -= POINTS.skill * (state.flipped[seat]?.length ?? 0);
  const land = landOf(state);
  for (const { at, seat: owner } of state.shields) if (owner === seat) sum += SHIELDS[siteAt(land, at) ?? 'portal'] ?? 0;
  const isRival = scenarioOf(state).kind === 'competitive';
  for (const { leader } of state.cities) if (isRival ? leader === seat : leader !== NONE) sum += WORTH_OF_CITY.city;
  return sum;
}
