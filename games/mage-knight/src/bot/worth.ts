/** What a hero's standing is worth, in points: the judge of fights, and the part of the judge of turns that knows no map. */
import type { Seat } from '@taverne/engine';
import { cardOf, isWound, unitOf } from '../book.ts';
import type { CardKind } from '../cards/card.ts';
import { REPUTATIONS, WORST_REPUTATION } from '../content/tracks.ts';
import type { Reward } from '../content/types.ts';
import { cardsIn } from '../decks.ts';
import { landOf, siteAt } from '../land.ts';
import { scenarioOf } from '../scenario.ts';
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
import { isCampaign, roundsLeft, untilTheEnd } from './clock.ts';

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
  fame: [POINTS.fame],
  level: [14],
  wound: [5, 8.5, 10],
  unit: [5, 9, 11],
  owned: [0.6, 0.9, 1],
  reputation: [0.3, 0.7, 1],
  felled: [32],
  crystal: [POINTS.crystal],
} as const;
/** Where all is about cities, Fame is worth what it still leads to. */
const IN_CAMPAIGN: { readonly [W in keyof typeof OVER_TIME]: readonly number[] } = {
  fame: [1.5, 4, 5],
  level: [3, 13, 11],
  wound: [8],
  unit: [6, 10, 17],
  owned: [0.3, 0.9, 1.4],
  reputation: [0.1, 0.6, 1],
  felled: [60, 40, 32],
  crystal: [3, 3, 4.5],
};
/** In the last round wounds are still in the way, and crystals of use, as long as there are turns: for each of them so much. */
const A_TURN = { wound: 1.5, crystal: 0.5 } as const;
export const overTime = (what: keyof typeof OVER_TIME, state: State): number => {
  const [left, isOurs] = [roundsLeft(state), isCampaign(state)];
  const table = (isOurs ? IN_CAMPAIGN : OVER_TIME)[what];
  const then = table[Math.min(left, table.length - 1)] ?? 1;
  return isOurs && left === 0 && (what === 'wound' || what === 'crystal') ? untilTheEnd(state, then, A_TURN[what]) : then;
};

/** Against the clock a card in the hand is one that need not be drawn, and there are never too many. */
const SPARED = { before: 3.5, last: 3 } as const;
/** A card in the hand. */
export const cardWorth = (state: State): number => {
  if (!isCampaign(state)) return POINTS.card;
  return roundsLeft(state) === 0 ? SPARED.last : SPARED.before;
};

/** A wound in the hand. */
export const woundWorth = (state: State): number => overTime('wound', state);

/** Many wounds are worse than each by itself: hands that are full of them do nothing. In the last round they are counted by its turns alone. */
const CROWD = 0.2;
export const crowdWorth = (state: State, wounds: number): number =>
  isCampaign(state) && roundsLeft(state) > 0 ? CROWD * wounds * wounds : 0;

/** Each point, and much more what it does to influence; with the worst nobody talks to one (MK-INTERACT-04, -05). */
const STANDING = { point: 2, influence: 5, none: -60 } as const;
function reputationWorth(state: State, seat: Seat): number {
  const reputation = reputationOf(state, seat);
  const influence = REPUTATIONS[reputation - WORST_REPUTATION];
  const among = influence === null || influence === undefined ? STANDING.none : STANDING.influence * influence;
  return overTime('reputation', state) * (STANDING.point * reputation + among);
}

const OWNED: { readonly [K in CardKind]: number } = { basic: 0, advanced: 8, spell: 12, artifact: 14, wound: 0 };
export const REWARD_WORTH: { readonly [R in Reward]: number } = {
  artifact: 14,
  spell: 12,
  advanced: 8,
  unit: 14,
  crystal: 3,
  crystals: 10,
  treasure: 13,
};
/** A shield on it, beside what the site pays; on a city there is one for each defender beaten, who does not come back. */
export const SHIELD_WORTH: { readonly [S in SiteName]?: number } = { keep: 14, 'mage-tower': 10 };
/** For each defender beaten, and for the city. */
export const WORTH_OF_CITY = { shield: 32, city: 150 } as const;

/** Against the clock there is time to heal a unit, and a card that is spared for later counts more than one that serves a unit. */
const WOUNDED = 0.55;
const BANNER = 10;

export function unitWorth(state: State, { unit, wounds, isSpent }: Unit): number {
  const { level } = unitOf(state, unit);
  const ready = isSpent || wounds > 0 ? 0 : POINTS.ready * level;
  const share = isCampaign(state) ? WOUNDED : POINTS.wounded;
  return overTime('unit', state) * level * (wounds > 0 ? share / wounds : 1) + ready;
}

const pilesOf = (state: State, seat: Seat): readonly (readonly number[])[] => [
  discardOf(state, seat),
  cardsIn(deckOf(state, seat)),
  state.played[seat] ?? [],
  state.aside[seat] ?? [],
];
/** In the hand and wherever else they wait. */
export const woundsOwned = (state: State, seat: Seat): number =>
  pilesOf(state, seat).reduce((n, pile) => n + woundsIn(pile), woundsIn(handOf(state, seat)));

/** Everything but where on the map the hero is. */
export function worth(state: State, seat: Seat): number {
  const hand = handOf(state, seat);
  const wounds = woundsIn(hand);
  let sum = overTime('fame', state) * fameOf(state, seat) + reputationWorth(state, seat);
  const wound = woundWorth(state);
  const owned = overTime('owned', state);
  sum += cardWorth(state) * (hand.length - wounds) - wound * wounds;
  for (const n of crystalsOf(state, seat)) sum += overTime('crystal', state) * n;
  const banner = owned * OWNED.artifact + (isCampaign(state) ? BANNER : POINTS.card);
  for (const unit of unitsOf(state, seat)) {
    sum += unitWorth(state, unit) + (unit.banner === NONE ? 0 : banner);
  }
  for (const card of hand) sum += isWound(card) ? 0 : owned * OWNED[cardOf(state, card).kind];
  sum -= crowdWorth(state, woundsOwned(state, seat));
  for (const pile of pilesOf(state, seat))
    for (const card of pile) sum += isWound(card) ? -wound * POINTS.pileWound : owned * OWNED[cardOf(state, card).kind];
  for (const reward of rewardsOf(state, seat)) sum += owned * REWARD_WORTH[reward];
  for (const later of state.laters[seat] ?? []) if (later.what !== 'card') sum += POINTS[later.what] * later.n;
  sum -= POINTS.skill * (state.flipped[seat]?.length ?? 0);
  const land = landOf(state);
  const shield = isCampaign(state) ? owned : 1;
  for (const { at, seat: owner } of state.shields)
    if (owner === seat) sum += shield * (SHIELD_WORTH[siteAt(land, at) ?? 'portal'] ?? 0);
  return sum + conquered(state, seat);
}

/** Cities, and those of their defenders who were beaten. */
function conquered(state: State, seat: Seat): number {
  let sum = 0;
  const land = landOf(state);
  for (const { at, seat: owner } of state.shields)
    if (owner === seat && siteAt(land, at) === 'city') sum += overTime('felled', state);
  const isRival = scenarioOf(state).kind === 'competitive';
  for (const { leader } of state.cities) if (isRival ? leader === seat : leader !== NONE) sum += WORTH_OF_CITY.city;
  return sum;
}

/** When it is over nothing counts but what was conquered, and the Fame of it. */
export const worthInTheEnd = (state: State, seat: Seat): number =>
  conquered(state, seat) + overTime('fame', state) * fameOf(state, seat);
