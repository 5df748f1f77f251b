/** How a turn leaves a hero: what the hero is worth, the levels to come, what of the land is known, and what is near. */
import type { Seat } from '@taverne/engine';
import { isWound, unitOf } from '../book.ts';
import { LEVELS } from '../content/tracks.ts';
import { deckSize } from '../decks.ts';
import { refuseTile } from '../explore.ts';
import { centreOf, distance, groundAt, landOf } from '../land.ts';
import { isSafe } from '../safety.ts';
import { scenarioOf, sizeOf } from '../scenario.ts';
import { atOf, deckOf, fameOf, handOf, levelOf, type State, unitsOf } from '../state.ts';
import { NONE, type SiteName } from '../words.ts';
import { levelRow } from '../wounds.ts';
import { landWorth, levelWorth, openingPull } from './campaign.ts';
import { isCampaign, roundsLeft, roundWorth } from './clock.ts';
import { forceOf, needOf } from './force.ts';
import { FAR, pricesFrom } from './paths.ts';
import { pullOfPlaces } from './pulls.ts';
import { cardWorth, worth } from './worth.ts';

/** Turns are few: a card that waits for the next one is worth less than in the middle of a fight. */
const WAITING = 2;
const LEVEL = 14;
/** Another turn at once. */
const AGAIN = 16;
const WON = 300;
const UNSAFE = 20;
/** A tile that is known, more where the scenario is about finding a city; and a city that was found where it is to be conquered. */
const TILE = { aim: 24, land: 16, haste: 6, late: 5 } as const;
/** With so few rounds left it is late to look for cities. */
const LATE = 2;
const CITY_FOUND = 20;
/** What a site pulls whoever stands on it; less with each point of the way. */
const PULLS: { readonly [S in SiteName]: number } = {
  portal: 0,
  village: 8,
  monastery: 6,
  keep: 13,
  'mage-tower': 14,
  city: 0,
  dungeon: 9,
  tomb: 6,
  'monster-den': 9,
  'spawning-grounds': 7,
  ruins: 7,
  mine: 3,
  glade: 3,
};
const RAMPAGER = 9;
/** For each level of a unit. */
const RECRUIT = 8;
const OPENING = { aim: 14, haste: 5, land: 6 } as const;
const FADES = 0.88;
/** Beside the strongest pull two others count, so that one that leads nowhere is not all there is. */
const NEXT_PULLS = { second: 0.35, third: 0.15 } as const;
const GLADE_FOR_WOUNDED = 8;

/** `before`: as the turn began, where that is known. */
export const judge = (state: State, seat: Seat, before: State = state): number =>
  worth(state, seat) + prospects(state, seat) + nearness(state, seat, before);

function prospects(state: State, seat: Seat): number {
  const hand = handOf(state, seat).filter((card) => !isWound(card)).length;
  const found = state.cities.length * CITY_FOUND + againWorth(state, seat) + (state.isEnding && !isRivalry(state) ? WON : 0);
  if (isCampaign(state)) {
    return found + levelWorth(state, seat) + landWorth(state) + roundWorth(state, seat) - cardWorth(state) * hand;
  }
  const reached = LEVELS.findLastIndex(({ fame }) => fame <= fameOf(state, seat)) + 1;
  return found + LEVEL * Math.max(reached, levelOf(state, seat)) + tilesWorth(state) - WAITING * hand;
}

/** Another turn before anybody else has one, if there are cards for it. */
const againWorth = (state: State, seat: Seat): number =>
  state.again > 0 && deckSize(deckOf(state, seat)) >= levelRow(state, seat).hand / 2 ? AGAIN : 0;

const isRivalry = (state: State): boolean => scenarioOf(state).kind === 'competitive';

/** Once all cities are found, the rest of the land is worth little. */
function tilesWorth(state: State): number {
  const tiles = state.tiles.length;
  if (scenarioOf(state).ends === 'city-revealed') return tiles * (isRivalry(state) ? TILE.land : TILE.aim);
  const rate = TILE.land + (roundsLeft(state) <= LATE ? TILE.haste : 0);
  if (isSeeking(state)) return tiles * rate;
  const { countryside, core, cities } = sizeOf(state);
  const all = countryside + core + cities + 1;
  return all * rate - (all - tiles) * TILE.late;
}

/** Is the scenario about a city that is still to be found? */
const isSeeking = (state: State): boolean =>
  scenarioOf(state).ends === 'city-revealed' ? !state.isEnding : state.cities.length < sizeOf(state).cities;

/** The strongest pull of something to explore and of something to do. */
function nearness(state: State, seat: Seat, before: State): number {
  const at = atOf(state, seat);
  const prices = pricesFrom(state, at);
  const unsafe = !state.arena && !isSafe(state, seat, at) ? UNSAFE : 0;
  const sites = isCampaign(state) ? pullOfPlaces(state, seat, prices, before) : pullOfSites(state, seat, prices);
  return pullOfOpenings(state, prices, before) + sites - unsafe;
}

const faded = (pull: number, price: number): number => (price >= FAR ? 0 : pull * FADES ** price);

function pullOfOpenings(state: State, prices: Uint8Array, before: State): number {
  const land = landOf(state);
  let price = FAR;
  const held = new Set(state.tokens.map(({ at }) => at));
  for (const opening of land.openings) {
    if (refuseTile(state, opening)) continue;
    const centre = centreOf(opening.x, opening.y);
    land.spaces.forEach((space, place) => {
      if (distance(space, centre) <= 2 && !held.has(space)) price = Math.min(price, prices[place] ?? FAR);
    });
  }
  if (isCampaign(state)) return faded(openingPull(before), price);
  return faded(isSeeking(state) ? OPENING.aim + OPENING.haste * state.round : OPENING.land, price);
}

function pullOfSites(state: State, seat: Seat, prices: Uint8Array): number {
  const land = landOf(state);
  let [first, second, third] = [0, 0, 0];
  const add = (pull: number): void => {
    if (pull > first) [first, second, third] = [pull, first, second];
    else if (pull > second) [second, third] = [pull, second];
    else if (pull > third) third = pull;
  };
  land.grounds.forEach(({ site }, place) => {
    if (site) add(faded(pullOf(state, seat, site, land.spaces[place] ?? NONE), prices[place] ?? FAR));
  });
  for (const { at, isRampaging } of state.tokens) {
    if (isRampaging) add(faded(RAMPAGER, Math.max(0, (prices[land.placeOf[at] ?? NONE] ?? FAR) - 2)));
  }
  return first + NEXT_PULLS.second * second + NEXT_PULLS.third * third;
}

function pullOf(state: State, seat: Seat, site: SiteName, at: number): number {
  const isTaken = state.shields.some((shield) => shield.at === at);
  switch (site) {
    case 'city':
      return cityPull(state, seat, at);
    case 'village':
      return Math.max(1, recruitPull(state, seat, site));
    case 'monastery':
      return isTaken ? 0 : Math.max(PULLS.monastery, recruitPull(state, seat, site));
    case 'glade':
      return handOf(state, seat).some(isWound) ? GLADE_FOR_WOUNDED : PULLS.glade;
    case 'mine':
      return groundAt(landOf(state), at)?.colour ? PULLS.mine : 0;
    default:
      return isTaken ? recruitPull(state, seat, site) : PULLS[site];
  }
}

/** The best who can be recruited there, while somebody can be led. */
function recruitPull(state: State, seat: Seat, site: SiteName): number {
  if (unitsOf(state, seat).length >= levelRow(state, seat).command) return 0;
  let most = site === 'village' ? PULLS.village : 0;
  for (const unit of state.offer) {
    const { at, level } = unitOf(state, unit);
    if (at.some((each) => each === site)) most = Math.max(most, RECRUIT * level);
  }
  return most;
}

/** By the rounds that are left. */
const CITY_PULLS = [80, 65, 50, 30, 15];
/** Cities that can be conquered pull more the fewer rounds are left. */
function cityPull(state: State, seat: Seat, at: number): number {
  const city = state.cities.find((each) => each.at === at);
  if (!city || city.leader !== NONE || scenarioOf(state).closedCities) return 0;
  const left = sizeOf(state).rounds - state.round;
  // Whoever is too weak for it grows first; in the end it is tried anyway.
  const strength = (forceOf(state, seat) / needOf(state, at) - 0.5) * 2;
  return (CITY_PULLS[left] ?? 8) * Math.max(left <= 1 ? 0.4 : 0.1, Math.min(1, strength));
}
