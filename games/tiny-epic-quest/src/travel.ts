/** Moving a Hero by a mode of travel: where to, by which way, for what toll. */
import { consider, type Option, option, type Sieve, sift } from '@taverne/engine';
import {
  isCoast,
  isStraightStep,
  type Path,
  pathsFrom,
  REGIONS,
  type Region,
  regionName,
  type Slot,
  slotName,
  slotOf,
  strideFrom,
} from './board.ts';
import { calm, isAggressive, isTaken } from './goblins.ts';
import { place } from './heroes.ts';
import { treasuresOf } from './items.ts';
import { kindOf, landOf, whichOf } from './land.ts';
import { pay } from './players.ts';
import {
  type Against,
  INLAND,
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
import { type Hero, heroesOf, heroNumber, NONE, seatOfHero, type Travel } from './words.ts';

/** Never more than this many in one Temple, entrance and track together (TEQ-REGION-07). */
const TEMPLE_ROOM = 2;

/** What speaks against stopping there; limits matter only where a Hero stops (TEQ-MOVE-20). */
function refuseStop(state: State, hero: Hero, region: Region): Against | undefined {
  const seat = seatOfHero(hero);
  const others = heroesOf(seat).some((own) => own !== hero && regionOfHero(state, own) === region);
  switch (kindOf(landOf(state), region)) {
    case 'temple':
      if (others) return OWN_HERO_IN_TEMPLE;
      return state.at.filter((at) => at === region).length >= TEMPLE_ROOM ? TEMPLE_FULL : undefined;
    case 'obelisk':
      return others ? OWN_HERO_AT_OBELISK : undefined;
    case 'grotto':
      return others ? OWN_HERO_IN_GROTTO : undefined;
    case 'portal':
      return isTaken(state, region) ? PORTAL_TAKEN : undefined;
    case 'castle':
      return undefined;
  }
}

/** The ways of a mode from a card, as this table plays it and this Hero can. */
function waysOf(state: State, hero: Hero, travel: Travel, from: Slot): readonly Path[] {
  const paths = pathsFrom(travel, from);
  if (travel !== 'foot') return paths;
  const steps = state.rules.footCorners ? paths : paths.filter(({ to }) => isStraightStep(from, to));
  return treasuresOf(state, hero).some(({ strides }) => strides) ? [...steps, ...strideFrom(from)] : steps;
}

/** A way to a Region with what it costs. */
interface Route {
  readonly to: Region;
  readonly crossed: readonly Slot[];
  /** The Portals whose Goblins are paid for, each 1 Power (TEQ-MOVE-13). */
  readonly tolls: readonly number[];
}

function routeBy(state: State, hero: Hero, { to, crossed }: Path, region: Region): Route {
  const { portalOn } = landOf(state);
  if (treasuresOf(state, hero).some(({ isUnseen }) => isUnseen)) return { to: region, crossed, tolls: [] };
  const isFinishCrossed = state.rules.finishCrossed && kindOf(landOf(state), region) !== 'portal';
  const tolled = isFinishCrossed ? [...crossed, to] : crossed;
  return {
    to: region,
    crossed,
    tolls: tolled.map((slot) => portalOn[slot] ?? NONE).filter((portal) => isAggressive(state, portal)),
  };
}

/** The ways to a Region that differ in what they meet, the cheapest first: among these one chooses (TEQ-RUL-05). */
function routesTo(state: State, hero: Hero, travel: Travel, region: Region): readonly Route[] {
  const from = slotOf(regionOfHero(state, hero));
  const routes = waysOf(state, hero, travel, from)
    .filter(({ to }) => to === slotOf(region))
    .map((path) => routeBy(state, hero, path, region))
    .sort((a, b) => a.tolls.length - b.tolls.length || a.crossed.length - b.crossed.length);
  return routes.filter((route, i) => routes.findIndex(({ tolls }) => tolls.join() === route.tolls.join()) === i);
}

/** What a way is called: the cheapest by nothing, another by its first card. */
const viaOf = (routes: readonly Route[], i: number): Slot => (i === 0 ? NONE : (routes[i]?.crossed[0] ?? NONE));

const moveKey = ({ hero, to, via }: Omit<MoveDeed, 'do'>): string =>
  `${heroNumber(hero)} ${regionName(to)}${via === NONE ? '' : ` via ${slotName(via)}`}`;

const moveOption = (hero: Hero, to: Region, via: Slot): Option<MoveDeed> =>
  option(moveKey({ hero, to, via }), { do: 'move', hero, to, via });

/** Every move of these Heroes by this mode, and what speaks against the others. */
export const moves = (state: State, heroes: readonly Hero[], travel: Travel) =>
  sift<Option<MoveDeed>, Against>((sieve) => {
    for (const hero of heroes) movesOf(sieve, state, hero, travel);
  });

function movesOf(sieve: Sieve<Option<MoveDeed>, Against>, state: State, hero: Hero, travel: Travel): void {
  const from = slotOf(regionOfHero(state, hero));
  const purse = powerOf(state, seatOfHero(hero));
  for (const region of REGIONS) {
    const routes = slotOf(region) === from ? [] : routesTo(state, hero, travel, region);
    const [cheapest] = routes;
    if (!cheapest) {
      const why = slotOf(region) === from ? SAME_CARD : travel === 'ship' && !isCoast(from) ? INLAND : NOT_THAT_WAY;
      consider(sieve, moveOption(hero, region, NONE), why);
      continue;
    }
    const full = refuseStop(state, hero, region);
    for (const [i, { tolls }] of routes.entries()) {
      // A path whose whole cost cannot be paid is not open (TEQ-MOVE-17).
      const dear = tolls.length > purse ? refusal('TEQ-MOVE-17', 'too-dear', { toll: tolls.length, power: purse }) : undefined;
      consider(sieve, moveOption(hero, region, viaOf(routes, i)), full ?? dear);
    }
  }
}

/** The way that a deed names. */
export function routeOf(state: State, travel: Travel, { hero, to, via }: MoveDeed): Route {
  const routes = routesTo(state, hero, travel, to);
  const found = routes.find((_, i) => viaOf(routes, i) === via);
  if (!found) throw new Error(`no way of ${travel} leads to ${regionName(to)}`);
  return found;
}

/** Goblins that a move turns passive: those paid for, and the one on the Portal where it stops (TEQ-MOVE-15, TEQ-MOVE-16). */
export function calmedBy(state: State, { to, tolls }: Route): readonly number[] {
  const land = landOf(state);
  const stop = kindOf(land, to) === 'portal' && isAggressive(state, whichOf(land, to)) ? [whichOf(land, to)] : [];
  return [...tolls, ...stop];
}

/** Toll, flips, and the Hero in its new place (TEQ-RUL-36, first part). */
export function travelBy(state: State, table: QuestTable, travel: Travel, deed: MoveDeed): void {
  const seat = seatOfHero(deed.hero);
  const route = routeOf(state, travel, deed);
  const calmed = calmedBy(state, route);
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
