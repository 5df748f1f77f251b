/** Moving over the map: where one gets with the points at hand, and what happens there (MK-MOVE). */
import { Floods, NOWHERE, type Option, option, type Seat } from '@taverne/engine';
import { beginFight } from './combat/begin.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { SITE_ROWS } from './content/sites.ts';
import type { Deed, MoveDeed } from './deeds.ts';
import { areNear, distance, type Land, landOf, siteAt, spaceName } from './land.ts';
import { hasMod } from './mods.ts';
import { drawRuins } from './sites/ruins.ts';
import { changeReputation } from './standing.ts';
import { atOf, FACE_DOWN, modsOf, moveOf, type Space, type State, type Token } from './state.ts';
import { CLOSED, costsFor } from './terrain.ts';
import { isFaceDown, turnUp } from './tokens.ts';
import type { MageTable } from './types.ts';

/** Room for the spaces of every tile there is. */
const floods = new Floods(256);

// ── what would happen on a space ──

const QUIET = 0;
/** Something happens there: a garrison or a ruin is turned up, or a fortified site is assaulted. */
const EVENTFUL = 1;
const SHUT = 2;

/** Keeps, mage towers and cities that nobody has conquered (MK-MOVE-10). */
export function isUnconquered(state: State, land: Land, at: Space): boolean {
  const site = siteAt(land, at);
  if (site === undefined || SITE_ROWS[site].kind !== 'fortified') return false;
  return site === 'city' ? state.tokens.some((token) => token.at === at) : !state.shields.some((shield) => shield.at === at);
}

const areCitiesClosed = ({ rules }: State): boolean => SCENARIOS[rules.scenario].closedCities === true;

/** Would a hero who comes next to this token see it (MK-MOVE-30, MK-SITE-09)? */
export function isShownNearby(state: State, land: Land, token: Token): boolean {
  const site = isFaceDown(token) ? siteAt(land, token.at) : undefined;
  const shown = site && SITE_ROWS[site].shown;
  return shown === 'always' || (shown === 'day' && !state.isNight);
}

/** By place of the land: what a space has in store, and which rampaging enemies watch it, as bits. */
interface Perils {
  readonly marks: Uint8Array;
  readonly watchers: Uint32Array;
}
const marks = new Uint8Array(256);
const watchers = new Uint32Array(256);

function perilsOf(state: State, land: Land): Perils {
  marks.fill(QUIET, 0, land.spaces.length);
  watchers.fill(0, 0, land.spaces.length);
  let bit = 1;
  for (const token of state.tokens) {
    const place = land.placeOf[token.at] ?? NOWHERE;
    if (token.isRampaging) {
      marks[place] = SHUT; // MK-MOVE-18
      for (let way = place * 6; way < place * 6 + 6; way++) {
        const near = land.near[way] ?? NOWHERE;
        if (near !== NOWHERE) watchers[near] = (watchers[near] ?? 0) | bit;
      }
      bit <<= 1;
    } else if (isShownNearby(state, land, token)) {
      for (let way = place * 6; way < place * 6 + 6; way++) {
        const near = land.near[way] ?? NOWHERE;
        if (near !== NOWHERE && marks[near] === QUIET) marks[near] = EVENTFUL;
      }
    }
  }
  for (const { at, token } of state.ruins) if (token === FACE_DOWN) mark(land, at, EVENTFUL);
  for (const place of land.forts) {
    const at = land.spaces[place] ?? NOWHERE;
    if (areCitiesClosed(state) && siteAt(land, at) === 'city') marks[place] = SHUT;
    else if (marks[place] === QUIET && isUnconquered(state, land, at)) marks[place] = EVENTFUL;
  }
  return { marks, watchers };
}
const mark = (land: Land, at: Space, as: number): void => {
  const place = land.placeOf[at] ?? NOWHERE;
  if (place !== NOWHERE) marks[place] = as;
};

// ── where one gets ──

/** The cheapest ways: those on which nothing happens, and what the last step may lead to where something does. */
interface Reach {
  readonly land: Land;
  /** Place → price of a way on which nothing happens but at its end; and the place before. */
  readonly prices: ReadonlyMap<number, Arrival>;
  readonly provoking: ReadonlyMap<number, Arrival>;
}
interface Arrival {
  readonly price: number;
  /** The last place on which nothing happened. */
  readonly before: number;
}

/** Nothing is reached without points, unless something made a terrain free. */
const isStuck = (state: State, seat: Seat): boolean => moveOf(state, seat) === 0 && !hasMod(modsOf(state, seat), 'terrain');

function reachOf(state: State, seat: Seat): Reach & { readonly flood: ReturnType<Floods['begin']> } {
  const land = landOf(state);
  const costs = costsFor(state, seat);
  const points = moveOf(state, seat);
  const isFar = hasMod(modsOf(state, seat), 'reach');
  const perils = perilsOf(state, land);
  const flood = floods.begin(points);
  flood.reach(land.placeOf[atOf(state, seat)] ?? 0, 0);
  const prices = new Map<number, Arrival>();
  const provoking = new Map<number, Arrival>();
  for (let place = flood.next(); place !== NOWHERE; place = flood.next()) {
    const seen = perils.watchers[place] ?? 0;
    const ways = isFar ? farWays(land, place) : land.near.subarray(place * 6, place * 6 + 6);
    for (const to of ways) {
      if (to === NOWHERE) continue;
      const step = costs[land.terrain[to] ?? 0] ?? CLOSED;
      const price = flood.price + step;
      if (price > points || perils.marks[to] === SHUT) continue;
      // Both spaces are next to the same rampaging enemy (MK-MOVE-19); those who bend space provoke nobody.
      if (!isFar && (seen & (perils.watchers[to] ?? 0)) !== 0) keepCheaper(provoking, to, price, place);
      else if (perils.marks[to] === EVENTFUL) keepCheaper(prices, to, price, place);
      else flood.reach(to, step);
    }
  }
  return { land, prices, provoking, flood };
}

function keepCheaper(best: Map<number, Arrival>, to: number, price: number, before: number): void {
  const known = best.get(to);
  if (!known || price < known.price) best.set(to, { price, before });
}

/** Everything at most two spaces away (Space Bending). */
const farWays = (land: Land, place: number): number[] => {
  const from = land.spaces[place] ?? 0;
  return land.spaces.flatMap((space, i) => (space !== from && distance(space, from) <= 2 ? [i] : []));
};

// Options of moves are made once.
const made = new Map<number, Option<MoveDeed>>();
function moveOption(kind: MoveDeed['do'], to: Space): Option<MoveDeed> {
  const name = kind === 'move' ? to : -to;
  const known = made.get(name) ?? option(`${kind} ${spaceName(to)}`, { do: kind, to });
  made.set(name, known);
  return known;
}

/** Where the hero can go: by the cheapest way on which nothing happens, or up to where something does. */
export function moveOptions(state: State, seat: Seat, options: Option<Deed>[]): void {
  if (isStuck(state, seat)) return;
  const { land, prices, provoking, flood } = reachOf(state, seat);
  const here = land.placeOf[atOf(state, seat)] ?? NOWHERE;
  for (let place = 0; place < land.spaces.length; place++) {
    const at = land.spaces[place] ?? 0;
    if (place !== here && (prices.has(place) || flood.priceOf(place) < CLOSED)) options.push(moveOption('move', at));
    if (provoking.has(place)) options.push(moveOption('provoke', at));
  }
}

/** The way to a space as it would be taken now. */
export interface Route {
  readonly cost: number;
  /** The spaces entered, the last one the goal. */
  readonly path: readonly Space[];
  /** Rampaging enemies that the last step provokes, by their spaces. */
  readonly provoked: readonly Space[];
}

export function routeTo(state: State, seat: Seat, { do: kind, to }: MoveDeed): Route | undefined {
  const { land, prices, provoking, flood } = reachOf(state, seat);
  const goal = land.placeOf[to] ?? NOWHERE;
  const arrival = kind === 'provoke' ? provoking.get(goal) : prices.get(goal);
  const last = arrival ? arrival.before : goal;
  const steps = flood.pathTo(last);
  if (!steps) return undefined;
  const path = steps.map((step) => land.spaces[step.to] ?? 0);
  const from = path.at(-1) ?? atOf(state, seat);
  return {
    cost: arrival ? arrival.price : flood.priceOf(goal),
    path: arrival ? [...path, to] : path,
    provoked: kind === 'provoke' ? provokedBy(state, from, to) : [],
  };
}

/** Rampaging enemies that are next to both spaces of a step (MK-MOVE-19, -20), by their spaces. */
const provokedBy = (state: State, from: Space, to: Space): readonly Space[] =>
  state.tokens.flatMap(({ at, isRampaging }) => (isRampaging && areNear(at, from) && areNear(at, to) ? [at] : []));

// ── going there ──

export function moveHero(state: State, table: MageTable, seat: Seat, deed: MoveDeed): void {
  const route = routeTo(state, seat, deed);
  if (!route) return;
  const here = atOf(state, seat);
  state.move[seat] = moveOf(state, seat) - route.cost;
  table.emit({
    event: 'moved',
    rule: 'MK-MOVE-04',
    seat,
    from: spaceName(here),
    to: spaceName(deed.to),
    path: route.path.map(spaceName),
    cost: route.cost,
  });
  state.hasMoved = true;
  state.path = [...state.path, here, ...route.path.slice(0, -1)];
  arrive(state, table, seat, deed.to, route.provoked);
}

/** A hero is somewhere now, having come from the last space of the path: an assault, a fight, or things are seen. */
function arrive(state: State, table: MageTable, seat: Seat, at: Space, provoked: readonly Space[]): void {
  state.at[seat] = at;
  const from = state.path.at(-1) ?? at;
  if (isUnconquered(state, landOf(state), at)) {
    changeReputation(state, table, seat, -1, 'assault', 'MK-MOVE-11');
    beginFight(state, table, seat, { site: at, from, rampagers: provoked });
  } else if (provoked.length > 0) beginFight(state, table, seat, { rampagers: provoked });
  else lookAround(state, table, seat);
}

/** Garrisons next to the hero are turned up, and the ruins under the hero's feet (MK-MOVE-30, -32). */
export function lookAround(state: State, table: MageTable, seat: Seat): void {
  const land = landOf(state);
  const here = atOf(state, seat);
  const seen = new Set(
    state.tokens.flatMap((token) => (areNear(token.at, here) && isShownNearby(state, land, token) ? [token.at] : [])),
  );
  if (seen.size > 0) turnUp(state, table, (at) => seen.has(at), [seat]);
  if (state.ruins.some(({ at, token }) => at === here && token === FACE_DOWN)) drawRuins(state, table, here);
}
