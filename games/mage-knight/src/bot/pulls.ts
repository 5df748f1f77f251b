/**
 * What draws a hero where cities are to be conquered against the clock: what there is to win at each place, as far as one is strong enough
 * for it, and less with each point of the way. It is seen as the turn began: whoever acts there loses nothing of it, or to wait beside it
 * would be as good as to act.
 */
import type { Seat } from '@taverne/engine';
import { enemyOf, isWound, unitOf } from '../book.ts';
import { ENEMIES } from '../content/enemies.ts';
import { SITE_ROWS } from '../content/sites.ts';
import { REPUTATIONS, WORST_REPUTATION } from '../content/tracks.ts';
import type { Reward } from '../content/types.ts';
import { groundAt, landOf } from '../land.ts';
import { handOf, reputationOf, type Space, type State, type Token, unitsOf } from '../state.ts';
import { NONE, PILES, type PileName, type SiteName } from '../words.ts';
import { levelRow } from '../wounds.ts';
import { roundsLeft } from './clock.ts';
import { forceOf } from './force.ts';
import { FAR } from './paths.ts';
import { overTime, POINTS, REWARD_WORTH, SHIELD_WORTH } from './worth.ts';

const FADES = 0.88;
/** Beside the strongest pull two others count, so that one that leads nowhere is not all there is. */
const NEXT_PULLS = { second: 0.45, third: 0.15 };

/** The strongest pulls, from a space with these prices of the ways; `before`: as the turn began. */
export function pullOfPlaces(state: State, seat: Seat, prices: Uint8Array, before: State): number {
  const { placeOf } = landOf(state);
  const known = pullsIn(before, seat);
  let [first, second, third] = [0, 0, 0];
  const add = ({ at, pull, reach }: Pull): void => {
    const price = prices[placeOf[at] ?? NONE] ?? FAR;
    if (price >= FAR) return;
    const here = pull * FADES ** Math.max(0, price - reach);
    if (here > first) [first, second, third] = [here, first, second];
    else if (here > second) [second, third] = [here, second];
    else if (here > third) third = here;
  };
  for (const pull of known) add(pull);
  // Of land that was revealed since.
  if (state.tiles !== before.tiles)
    for (const pull of pullsIn(state, seat)) if (!known.some(({ at }) => at === pull.at)) add(pull);
  return first + NEXT_PULLS.second * second + NEXT_PULLS.third * third;
}

interface Pull {
  readonly at: Space;
  readonly pull: number;
  /** So many points of the way are not needed: one acts from beside it. */
  readonly reach: number;
}
const pulls = new WeakMap<State, readonly Pull[]>();

function pullsIn(state: State, seat: Seat): readonly Pull[] {
  const known = pulls.get(state);
  if (known) return known;
  const land = landOf(state);
  const found: Pull[] = [];
  land.grounds.forEach(({ site }, place) => {
    const at = land.spaces[place] ?? NONE;
    const pull = site ? pullOf(state, seat, site, at) : 0;
    if (pull > 0) found.push({ at, pull, reach: 0 });
  });
  for (const token of state.tokens) {
    if (token.isRampaging) found.push({ at: token.at, pull: rampagerPrize(state, seat, token), reach: 2 });
  }
  pulls.set(state, found);
  return found;
}

/** Where wounds are healed, for each in the hand; and what is there for everybody. */
const HEALING = { village: 4, monastery: 5, glade: 8 } as const;
const SMALL = { village: 1, monastery: 4, glade: 3, mine: 3, ruins: 7 } as const;

function pullOf(state: State, seat: Seat, site: SiteName, at: Space): number {
  const isTaken = state.shields.some((shield) => shield.at === at);
  const wounds = handOf(state, seat).filter(isWound).length;
  switch (site) {
    case 'portal':
      return 0;
    case 'city':
      return cityPull(state, seat, at) + (isTaken ? recruitPrize(state, seat, site) : 0);
    case 'village':
      return Math.max(SMALL.village + HEALING.village * wounds, recruitPrize(state, seat, site));
    case 'monastery':
      return isTaken ? 0 : Math.max(SMALL.monastery + HEALING.monastery * wounds, recruitPrize(state, seat, site));
    case 'glade':
      return wounds > 0 ? HEALING.glade : SMALL.glade;
    case 'mine':
      return groundAt(landOf(state), at)?.colour ? SMALL.mine : 0;
    case 'ruins':
      return isTaken ? 0 : SMALL.ruins;
    default:
      return isTaken ? recruitPrize(state, seat, site) : sitePrize(state, seat, site, at);
  }
}

/** By the rounds that are left. */
const CITY_PULLS = [150, 85, 80, 30, 15];
const LEAST = { late: 0.5, early: 0.1 } as const;
/** Cities pull more the fewer rounds are left; whoever is too weak grows first, and in the end it is tried anyway. */
function cityPull(state: State, seat: Seat, at: Space): number {
  const city = state.cities.find((each) => each.at === at);
  if (!city || city.leader !== NONE) return 0;
  const left = roundsLeft(state);
  const strength = (forceOf(state, seat) / waveOf(state, at) - 0.5) * 2;
  return (CITY_PULLS[left] ?? 8) * Math.max(left <= 1 ? LEAST.late : LEAST.early, Math.min(1, strength));
}

/** Defenders fall in waves: what it takes to beat the weakest of them. */
const WAVE = 2;
function waveOf(state: State, at: Space): number {
  const needs = state.tokens.filter((token) => token.at === at).map((token) => guardOf(state, token).need);
  return Math.max(
    1,
    needs
      .sort((a, b) => a - b)
      .slice(0, WAVE)
      .reduce((sum, need) => sum + need, 0),
  );
}

// ── what there is to win ──

interface Guard {
  readonly fame: number;
  readonly need: number;
}
/** A blow that is not blocked can be borne in part. */
const ATTACK_SHARE = 0.6;
const MEANS = new Map<PileName, Guard>();
function meanOf(pile: PileName): Guard {
  const known = MEANS.get(pile);
  if (known) return known;
  let [n, fame, need] = [0, 0, 0];
  for (const row of ENEMIES) {
    if (row.pile !== pile) continue;
    n += row.copies;
    fame += row.copies * row.fame;
    need += row.copies * (row.armor + ATTACK_SHARE * row.attack);
  }
  const mean = { fame: fame / n, need: need / n };
  MEANS.set(pile, mean);
  return mean;
}
function guardOf(state: State, token: Token): Guard {
  if (token.enemy < 0) return meanOf(PILES[token.pile] ?? 'green');
  const { fame, armor, attack } = enemyOf(state, token.enemy);
  return { fame, need: armor + ATTACK_SHARE * attack };
}

/** Fame brings levels besides. */
const FAME = 1.6;
/** Of what can be won this is what is left for the cards and wounds that it takes. */
const NET = 0.3;
/** With so much of the force that it takes nothing is won, and with so much more it is certain. */
const WEAK = 0.8;
const SPAN = 0.9;
const LEAST_CHANCE = 0.03;

function prizeOf(state: State, seat: Seat, guards: readonly Guard[], besides: number): number {
  const need = guards.reduce((sum, guard) => sum + guard.need, 0);
  const fame = guards.reduce((sum, guard) => sum + guard.fame, 0);
  const chance = Math.max(LEAST_CHANCE, Math.min(1, (forceOf(state, seat) / need - WEAK) / SPAN));
  return NET * chance * (FAME * overTime('fame', state) * fame + overTime('owned', state) * besides);
}

const rampagerPrize = (state: State, seat: Seat, token: Token): number =>
  prizeOf(state, seat, [guardOf(state, token)], POINTS.reputation * 2);

/** What those who are there, or will be, are worth, with what the site pays. */
function sitePrize(state: State, seat: Seat, site: SiteName, at: Space): number {
  const row = SITE_ROWS[site];
  const tokens = state.tokens.filter((token) => token.at === at && !token.isRampaging);
  const guards =
    tokens.length > 0 ? tokens.map((token) => guardOf(state, token)) : (row.garrison ?? row.enemies ?? []).map(meanOf);
  const paid = (row.rewards ?? []).reduce((sum: number, reward: Reward) => sum + REWARD_WORTH[reward], 0);
  if (guards.length === 0) return 0;
  return prizeOf(state, seat, guards, paid + (SHIELD_WORTH[site] ?? 0));
}

/** Influence that a hand brings by its mean card. */
const INFLUENCE = 1.6;
/** Of what a unit is worth this is left for the cards it takes; with so little less influence one may find the rest. */
const RECRUITED = 0.7;
const MARGIN = 4;
/** The best who can be recruited there; what costs more than a hand brings is seldom paid. */
function recruitPrize(state: State, seat: Seat, site: SiteName): number {
  const units = unitsOf(state, seat);
  const row = levelRow(state, seat);
  const standing = REPUTATIONS[reputationOf(state, seat) - WORST_REPUTATION];
  if (standing === null || standing === undefined) return 0;
  const isFull = units.length >= row.command;
  const least = isFull ? Math.min(...units.map(({ unit }) => unitOf(state, unit).level)) : 0;
  const purse = row.hand * INFLUENCE + standing;
  let most = 0;
  for (const unit of state.offer) {
    const { at, level, cost } = unitOf(state, unit);
    if (!at.some((each) => each === site)) continue;
    const chance = Math.max(0, Math.min(1, (purse + MARGIN - cost) / MARGIN));
    const gain = (level - least) * overTime('unit', state) + (level - least) * POINTS.ready;
    most = Math.max(most, RECRUITED * chance * gain);
  }
  return most;
}
