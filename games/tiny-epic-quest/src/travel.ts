/** Moving a Hero by a mode of travel: where to, by which way, for what toll. */
import { consider, type Option, option, type Sieve, sift } from '@taverne/engine';
import {
  type Gait,
  type Goal,
  goalsFrom,
  isCoast,
  LEFT,
  type Path,
  REGIONS,
  type Region,
  RIGHT,
  regionName,
  regionOf,
  SLOTS,
  type Slot,
  slotName,
  slotOf,
} from './board.ts';
import { calm, goblinAt, isAggressive, isTaken } from './goblins.ts';
import { place } from './heroes.ts';
import { held } from './items.ts';
import { kindOf, landOf, whichOf } from './land.ts';
import { writeMove } from './notation.ts';
import { pay } from './players.ts';
import {
  type Against,
  INLAND,
  NO_GOBLIN_THERE,
  NOT_THAT_WAY,
  OWN_HERO_AT_OBELISK,
  OWN_HERO_IN_GROTTO,
  OWN_HERO_IN_TEMPLE,
  PORTAL_TAKEN,
  refusal,
  SAME_CARD,
  TEMPLE_FULL,
} from './refusals.ts';
import { powerOf, regionOfHero, type State } from './state.ts';
import type { MoveDeed, QuestTable } from './types.ts';
import { HEROES_EACH, type Hero, heroesOf, heroNumber, MOST_SEATS, NO_GOBLIN, NONE, seatOfHero, type Travel } from './words.ts';

/** Never more than this many in one Temple, entrance and track together (TEQ-REGION-07). */
const TEMPLE_ROOM = 2;

/** What speaks against stopping there; limits matter only where a Hero stops (TEQ-MOVE-20). */
function refuseStop(state: State, hero: Hero, region: Region): Against | undefined {
  const land = landOf(state);
  if (!state.rules.emptyPortals && isEmptyPortal(state, region)) return NO_GOBLIN_THERE;
  if (!isTaken(state, region)) return undefined;
  switch (kindOf(land, region)) {
    case 'temple':
      if (isWithOwn(state, hero, region)) return OWN_HERO_IN_TEMPLE;
      return state.at.filter((at) => at === region).length >= TEMPLE_ROOM ? TEMPLE_FULL : undefined;
    case 'obelisk':
      return isWithOwn(state, hero, region) ? OWN_HERO_AT_OBELISK : undefined;
    case 'grotto':
      return isWithOwn(state, hero, region) ? OWN_HERO_IN_GROTTO : undefined;
    case 'portal':
      return PORTAL_TAKEN;
    case 'castle':
      return undefined;
  }
}

function isEmptyPortal(state: State, region: Region): boolean {
  const land = landOf(state);
  return kindOf(land, region) === 'portal' && goblinAt(state, whichOf(land, region)) === NO_GOBLIN;
}

const isWithOwn = (state: State, hero: Hero, region: Region): boolean =>
  heroesOf(seatOfHero(hero)).some((own) => own !== hero && regionOfHero(state, own) === region);

/** How a Hero travels by a mode, as this table plays it and this Hero can. */
function gaitOf(state: State, hero: Hero, travel: Travel): Gait {
  if (travel !== 'foot') return travel;
  if (held(state, hero, 'strides')) return state.rules.footCorners ? 'boots' : 'straightBoots';
  return state.rules.footCorners ? 'foot' : 'straightFoot';
}

/** The cards a Hero can get to by a mode. */
const goalsOf = (state: State, hero: Hero, travel: Travel): readonly Goal[] =>
  goalsFrom(gaitOf(state, hero, travel), slotOf(regionOfHero(state, hero)));

/** A way to a card with what it costs. */
interface Route {
  readonly crossed: readonly Slot[];
  /** The Portals whose Goblins are paid for, each 1 Power (TEQ-MOVE-13). */
  readonly tolls: readonly number[];
}

const NO_TOLL: readonly number[] = [];

/** How a Hero goes: whether Goblins see it (the Cloak spares it that), and whether the card it stops on counts as crossed. */
interface Manner {
  readonly isUnseen: boolean;
  readonly isFinishCrossed: boolean;
}

/** The Goblins that are paid for on a way: those on the cards it crosses. */
function tollsOf(state: State, { crossed, to }: Path, { isUnseen, isFinishCrossed }: Manner): readonly number[] {
  if (isUnseen) return NO_TOLL;
  const { portalOn } = landOf(state);
  let tolls: number[] | undefined;
  for (let i = 0; i < crossed.length + Number(isFinishCrossed); i++) {
    const portal = portalOn[crossed[i] ?? to] ?? NONE;
    if (!isAggressive(state, portal)) continue;
    tolls ??= [];
    tolls.push(portal);
  }
  return tolls ?? NO_TOLL;
}

/** The cards with an aggressive Goblin, as a set of bits: to most goals no way leads past one. */
function guardedCards(state: State): number {
  const { portals } = landOf(state);
  let cards = 0;
  for (let portal = 0; portal < portals.length; portal++)
    if (isAggressive(state, portal)) cards |= 1 << slotOf(portals[portal] ?? 0);
  return cards;
}

/** The ways to a card that differ in what they meet, the cheapest first: among these one chooses (TEQ-RUL-05). */
function routesTo(state: State, { paths }: Goal, manner: Manner): readonly Route[] {
  const routes: Route[] = [];
  for (const path of paths) {
    const tolls = tollsOf(state, path, manner);
    if (!isAmong(routes, tolls)) insert(routes, { crossed: path.crossed, tolls });
  }
  return routes;
}

// Loops by hand: they are gone through for every goal of every Hero.
function isAmong(routes: readonly Route[], tolls: readonly number[]): boolean {
  for (const known of routes) if (isSameList(known.tolls, tolls)) return true;
  return false;
}

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Behind those that cost no more. */
function insert(routes: Route[], route: Route): void {
  let at = routes.length;
  while ((routes[at - 1]?.tolls.length ?? 0) > route.tolls.length) at--;
  if (at === routes.length) routes.push(route);
  else routes.splice(at, 0, route);
}

/** Only where the table plays so, and not where one stops on the Portal itself (TEQ-RUL-07). */
const isFinishCrossed = (state: State, region: Region): boolean =>
  state.rules.finishCrossed && kindOf(landOf(state), region) !== 'portal';

/** What a way is called: the cheapest by nothing, another by its first card. */
const viaOf = (routes: readonly Route[], i: number): Slot => (i === 0 ? NONE : (routes[i]?.crossed[0] ?? NONE));

/** Options never change, so each is made once. There is room for all from the start: a list that is filled here and there is slow. */
const MOVES = new Array<Option<MoveDeed> | undefined>(MOST_SEATS * HEROES_EACH * REGIONS.length * (SLOTS.length + 1)).fill(
  undefined,
);

function moveOption(hero: Hero, to: Region, via: Slot): Option<MoveDeed> {
  const at = (hero * REGIONS.length + to) * (SLOTS.length + 1) + via + 1;
  const known = MOVES[at];
  if (known) return known;
  const deed: MoveDeed = { do: 'move', hero, to, via };
  const made = option(writeMove(deed), deed);
  MOVES[at] = made;
  return made;
}

/** Every move of these Heroes by this mode, and what speaks against the others. */
export const moves = (state: State, heroes: readonly Hero[], travel: Travel) =>
  sift<Option<MoveDeed>, Against>((sieve) => {
    for (const hero of heroes) {
      movesOf(sieve, state, hero, travel);
      if (sieve.refused) refuseElsewhere(sieve, state, hero, travel);
    }
  });

function movesOf(sieve: Sieve<Option<MoveDeed>, Against>, state: State, hero: Hero, travel: Travel): void {
  const isUnseen = held(state, hero, 'isUnseen') !== undefined;
  const guarded = isUnseen ? 0 : guardedCards(state);
  const { finishCrossed } = state.rules;
  for (const goal of goalsOf(state, hero, travel)) {
    const isSafe = (guarded & (goal.crossed | (finishCrossed ? 1 << goal.to : 0))) === 0;
    // Mostly the same for both Regions of a card.
    const same = isSafe || finishCrossed ? [] : routesTo(state, goal, { isUnseen, isFinishCrossed: false });
    for (let side = LEFT; side <= RIGHT; side++) {
      const region = regionOf(goal.to, side);
      const full = refuseStop(state, hero, region);
      if (isSafe) consider(sieve, moveOption(hero, region, NONE), full);
      else if (!full || sieve.refused) {
        const own = { isUnseen, isFinishCrossed: isFinishCrossed(state, region) };
        considerWays(sieve, { state, hero, region, full }, finishCrossed ? routesTo(state, goal, own) : same);
      }
    }
  }
}

interface Stop {
  readonly state: State;
  readonly hero: Hero;
  readonly region: Region;
  /** What speaks against stopping there, by whatever way. */
  readonly full: Against | undefined;
}

/** A path whose whole cost cannot be paid is not open (TEQ-MOVE-17). */
function considerWays(
  sieve: Sieve<Option<MoveDeed>, Against>,
  { state, hero, region, full }: Stop,
  routes: readonly Route[],
): void {
  const power = powerOf(state, seatOfHero(hero));
  for (let i = 0; i < routes.length; i++) {
    const toll = routes[i]?.tolls.length ?? 0;
    const dear = toll > power ? refusal('TEQ-MOVE-17', 'too-dear', { toll, power }) : undefined;
    consider(sieve, moveOption(hero, region, viaOf(routes, i)), full ?? dear);
  }
}

/** Why no way leads to the cards that cannot be reached. */
function refuseElsewhere(sieve: Sieve<Option<MoveDeed>, Against>, state: State, hero: Hero, travel: Travel): void {
  const from = slotOf(regionOfHero(state, hero));
  const reached = new Set(goalsOf(state, hero, travel).map(({ to }) => to));
  for (const region of REGIONS) {
    if (reached.has(slotOf(region))) continue;
    const why = slotOf(region) === from ? SAME_CARD : travel === 'ship' && !isCoast(from) ? INLAND : NOT_THAT_WAY;
    consider(sieve, moveOption(hero, region, NONE), why);
  }
}

/** The way that a deed names. */
export function routeOf(state: State, travel: Travel, { hero, to, via }: MoveDeed): Route {
  const goal = goalsOf(state, hero, travel).find((each) => each.to === slotOf(to));
  const manner = { isUnseen: held(state, hero, 'isUnseen') !== undefined, isFinishCrossed: isFinishCrossed(state, to) };
  const routes = goal ? routesTo(state, goal, manner) : [];
  const found = routes.find((_, i) => viaOf(routes, i) === via);
  if (!found) throw new Error(`no way of ${travel} leads to ${regionName(to)}`);
  return found;
}

/** Goblins that a move turns passive: those paid for, and the one on the Portal where it stops (TEQ-MOVE-15, TEQ-MOVE-16). */
export function calmedBy(state: State, to: Region, { tolls }: Route): readonly number[] {
  const land = landOf(state);
  const stop = kindOf(land, to) === 'portal' && isAggressive(state, whichOf(land, to)) ? [whichOf(land, to)] : [];
  return [...tolls, ...stop];
}

/** Toll, flips, and the Hero in its new place (TEQ-RUL-36, first part). */
export function travelBy(state: State, table: QuestTable, travel: Travel, deed: MoveDeed): void {
  const seat = seatOfHero(deed.hero);
  const route = routeOf(state, travel, deed);
  const calmed = calmedBy(state, deed.to, route);
  const from = regionOfHero(state, deed.hero);
  pay(state, seat, route.tolls.length);
  for (const portal of calmed) calm(state, portal);
  place(state, deed.hero, deed.to);
  table.emit({
    event: 'moved',
    rule: RULE_OF[travel],
    seat,
    hero: heroNumber(deed.hero),
    from: regionName(from),
    to: regionName(deed.to),
    crossed: route.crossed.map(slotName),
    toll: route.tolls.length,
    calmed: calmed.map((portal) => portal + 1),
  });
}

const RULE_OF: { readonly [T in Travel]: string } = {
  horse: 'TEQ-MOVE-05',
  raft: 'TEQ-MOVE-06',
  gryphon: 'TEQ-MOVE-07',
  ship: 'TEQ-MOVE-08',
  foot: 'TEQ-MOVE-10',
};
