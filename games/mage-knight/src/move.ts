/** Moving over the map: where one gets with the points at hand, by which way, and why not elsewhere (MK-MOVE). */
import { consider, type Flood, Floods, NOWHERE, type Option, option, type Seat } from '@taverne/engine';
import { Arrivals } from './arrivals.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { SITE_ROWS } from './content/sites.ts';
import type { Deed, DeedSieve, MoveDeed } from './deeds.ts';
import { areNear, distance, type Land, landOf, siteAt, spaceName } from './land.ts';
import { hasMod } from './mods.ts';
import { rivalAt } from './pvp/meeting.ts';
import { type Against, refusal } from './refusals.ts';
import { isShownNearby } from './sight.ts';
import { atOf, FACE_DOWN, isAlone, modsOf, moveOf, type Space, type State } from './state.ts';
import { areAllies } from './teams.ts';
import { CLOSED, costsFor } from './terrain.ts';
import { NONE } from './words.ts';

/** Room for the spaces of every tile there is. */
const floods = new Floods(256);

// ── what would happen on a space ──

const QUIET = 0;
/** Something happens there: a garrison or a ruin is turned up, or a fortified site is assaulted. */
const EVENTFUL = 1;
const SHUT = 2;

/** A keep that belongs to a rival: entering it is an assault (MK-MOVE-14); one of a team mate is open (MK-SCENARIO-19). */
export const isRivalsKeep = (state: State, seat: Seat, at: Space): boolean =>
  siteAt(landOf(state), at) === 'keep' &&
  state.shields.some((shield) => shield.at === at && shield.seat !== seat && !areAllies(state, shield.seat, seat));

/** Another hero who is in a keep of their own there, a team mate too, or NONE (MK-OTHERS-01, -02). */
export function keeperAt(state: State, seat: Seat, at: Space): Seat {
  const other = rivalAt(state, seat, at);
  const isOwn = other !== NONE && state.shields.some((shield) => shield.at === at && shield.seat === other);
  return isOwn && siteAt(landOf(state), at) === 'keep' ? other : NONE;
}

/** Keeps, mage towers and cities that nobody has conquered (MK-MOVE-10). */
export function isUnconquered(state: State, land: Land, at: Space): boolean {
  const site = siteAt(land, at);
  if (site === undefined || SITE_ROWS[site].kind !== 'fortified') return false;
  return site === 'city' ? state.tokens.some((token) => token.at === at) : !state.shields.some((shield) => shield.at === at);
}

export const areCitiesClosed = ({ rules }: State): boolean => SCENARIOS[rules.scenario].closedCities === true;

/** By place of the land: what a space has in store, and which rampaging enemies watch it, as bits. */
interface Perils {
  readonly marks: Uint8Array;
  readonly watchers: Uint32Array;
}
const marks = new Uint8Array(256);
const watchers = new Uint32Array(256);

function perilsOf(state: State, seat: Seat, land: Land): Perils {
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
  // Nobody passes through the keep of a hero who is there (MK-OTHERS-01, -02).
  for (const at of state.at) if (keeperAt(state, seat, at) !== NONE) mark(land, at, EVENTFUL);
  const isClosed = areCitiesClosed(state);
  for (const place of land.forts) {
    const at = land.spaces[place] ?? NOWHERE;
    if (isClosed && siteAt(land, at) === 'city') marks[place] = SHUT;
    else if (marks[place] === QUIET && (isUnconquered(state, land, at) || isRivalsKeep(state, seat, at)))
      marks[place] = EVENTFUL;
  }
  return { marks, watchers };
}
const mark = (land: Land, at: Space, as: number): void => {
  const place = land.placeOf[at] ?? NOWHERE;
  if (place !== NOWHERE) marks[place] = as;
};

// ── where one gets ──

/** Something happens where one arrives; and the last step provokes. */
const eventful = new Arrivals();
const provoking = new Arrivals();

/** Nothing is reached without points, unless something made a terrain free. */
const isStuck = (state: State, seat: Seat): boolean => moveOf(state, seat) === 0 && !hasMod(modsOf(state, seat), 'terrain');

/** A flood over the map, and what it goes by. */
interface Flow {
  readonly flood: Flood;
  readonly land: Land;
  readonly perils: Perils;
  readonly costs: readonly number[];
  readonly points: number;
  readonly isFar: boolean;
  /** Places of other heroes. */
  readonly heroes: readonly number[];
}

interface Flowing {
  readonly reached?: number[];
  readonly points?: number;
}

/** The cheapest ways on which nothing happens; what is at their ends is written into `eventful` and `provoking`. `reached`: in order. */
function flow(state: State, seat: Seat, land: Land, { reached, points = moveOf(state, seat) }: Flowing = {}): Flood {
  const isFar = hasMod(modsOf(state, seat), 'reach');
  const flood = floods.begin(points);
  const on: Flow = {
    flood,
    land,
    perils: perilsOf(state, seat, land),
    costs: costsFor(state, seat),
    points,
    isFar,
    heroes: othersOn(state, seat, land),
  };
  eventful.wipe();
  provoking.wipe();
  flood.reach(land.placeOf[atOf(state, seat)] ?? 0, 0);
  for (let place = flood.next(); place !== NOWHERE; place = flood.next()) {
    reached?.push(place);
    if (isFar) for (const to of farWays(land, place)) stepTo(on, place, to);
    else for (let way = place * 6; way < place * 6 + 6; way++) stepTo(on, place, land.near[way] ?? NOWHERE);
  }
  return flood;
}

/** Whoever else stands where there is room for one only, by place: on the portal and in a city nobody is in the way (MK-OTHERS-05, -06). */
const othersOn = (state: State, seat: Seat, land: Land): readonly number[] =>
  isAlone(state) ? NOBODY : state.at.flatMap((at) => (rivalAt(state, seat, at) === NONE ? [] : [land.placeOf[at] ?? NOWHERE]));
const NOBODY: readonly number[] = [];

function stepTo({ flood, land, perils, costs, points, isFar, heroes }: Flow, place: number, to: number): void {
  if (to === NOWHERE || perils.marks[to] === SHUT) return;
  const step = costs[land.terrain[to] ?? 0] ?? CLOSED;
  const price = flood.price + step;
  if (step >= CLOSED || price > points) return;
  // Both spaces are next to the same rampaging enemy (MK-MOVE-19); those who bend space provoke nobody.
  if (!isFar && ((perils.watchers[place] ?? 0) & (perils.watchers[to] ?? 0)) !== 0) {
    // Not onto another hero's space (MK-PVP-05).
    if (!heroes.includes(to)) provoking.reach(to, price, place);
  } else if (perils.marks[to] === EVENTFUL) eventful.reach(to, price, place);
  else flood.reach(to, step);
}

/** Everything at most two spaces away (Space Bending). */
const farWays = (land: Land, place: number): number[] => {
  const from = land.spaces[place] ?? 0;
  return land.spaces.flatMap((space, i) => (space !== from && distance(space, from) <= 2 ? [i] : []));
};

// Options of moves are made once.
const made: { readonly [K in MoveDeed['do']]: Option<MoveDeed>[] } = { move: [], provoke: [] };
function moveOption(kind: MoveDeed['do'], to: Space): Option<MoveDeed> {
  made[kind][to] ??= option(`${kind} ${spaceName(to)}`, { do: kind, to });
  return made[kind][to];
}

/** Where the hero can go: by the cheapest way on which nothing happens, or up to where something does; and why not anywhere else. */
export function movesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (!isStuck(state, seat)) moveOptions(state, seat, sieve.options);
  if (sieve.refused) closedTo(state, seat, sieve);
}

function moveOptions(state: State, seat: Seat, options: Option<Deed>[]): void {
  const land = landOf(state);
  const reached: number[] = [];
  flow(state, seat, land, { reached });
  // The first is where one is.
  for (let i = 1; i < reached.length; i++) options.push(moveOption('move', land.spaces[reached[i] ?? 0] ?? 0));
  for (const place of eventful.places) options.push(moveOption('move', land.spaces[place] ?? 0));
  for (const place of provoking.places) options.push(moveOption('provoke', land.spaces[place] ?? 0));
}

const CLOSED_TERRAIN = refusal('MK-MOVE-08', 'closed');
const CLOSED_CITY = refusal('MK-SCENARIO-24', 'closed');
const RAMPAGER = refusal('MK-MOVE-18', 'rampager');
/** Every way there ends sooner: with a fight, or with something to be seen. */
const BEYOND = refusal('MK-MOVE-10', 'beyond');
/** Lakes, mountains, the sea or spaces of rampaging enemies lie all around it. */
const CUT_OFF = refusal('MK-MOVE-08', 'cut-off');
/** More than anybody makes in a turn. */
const ENDLESS = 200;

/** Every other space, with what speaks against it. */
function closedTo(state: State, seat: Seat, sieve: DeedSieve): void {
  const land = landOf(state);
  const taken = new Set(sieve.options.map(({ key }) => key));
  const sum = moveOf(state, seat);
  const flood = flow(state, seat, land, { points: ENDLESS });
  const costs = costsFor(state, seat);
  const mainland = mainlandOf(state, seat, land, costs);
  land.spaces.forEach((space, place) => {
    const one = moveOption('move', space);
    if (taken.has(one.key) || taken.has(moveOption('provoke', space).key) || space === atOf(state, seat)) return;
    const ends = [eventful, provoking].flatMap((ways) => (ways.has(place) ? [ways.priceOf(place)] : []));
    const needed = Math.min(flood.priceOf(place), ...ends);
    const farther = mainland.has(place) ? tooDear(needed, sum) : CUT_OFF;
    consider(sieve, one, refuseSpace(state, seat, place, costs) ?? refuseWay(state, seat, space) ?? farther);
  });
}

/** Places to which ways lead at all, whatever happens on them; those who bend space leap over what is closed. */
function mainlandOf(state: State, seat: Seat, land: Land, costs: readonly number[]): ReadonlySet<number> {
  const { marks } = perilsOf(state, seat, land);
  const isFar = hasMod(modsOf(state, seat), 'reach');
  const reached = new Set([land.placeOf[atOf(state, seat)] ?? NOWHERE]);
  for (const place of reached) {
    for (const to of isFar ? farWays(land, place) : land.near.subarray(place * 6, place * 6 + 6)) {
      if (to !== NOWHERE && marks[to] !== SHUT && (costs[land.terrain[to] ?? 0] ?? CLOSED) < CLOSED) reached.add(to);
    }
  }
  return reached;
}

function refuseSpace(state: State, seat: Seat, place: number, costs: readonly number[]): Against | undefined {
  const land = landOf(state);
  if ((costs[land.terrain[place] ?? 0] ?? CLOSED) >= CLOSED) return CLOSED_TERRAIN;
  if (state.tokens.some(({ at, isRampaging }) => isRampaging && at === land.spaces[place])) return RAMPAGER;
  return perilsOf(state, seat, land).marks[place] === SHUT ? CLOSED_CITY : undefined;
}

/** The step there provokes somebody, and another hero stands there (MK-PVP-05). */
function refuseWay(state: State, seat: Seat, space: Space): Against | undefined {
  const here = atOf(state, seat);
  const isOthers = rivalAt(state, seat, space) !== NONE;
  return isOthers && areNear(here, space) && provokedBy(state, here, space).length > 0 ? CROWDED : undefined;
}
const CROWDED = refusal('MK-PVP-05', 'provokes');

const tooDear = (needed: number, sum: number): Against =>
  Number.isFinite(needed) ? refusal('MK-MOVE-04', 'no-moves', { needed, sum, short: needed - sum }) : BEYOND;

/** The way to a space as it would be taken now. */
export interface Route {
  readonly cost: number;
  /** The spaces entered, the last one the goal. */
  readonly path: readonly Space[];
  /** Rampaging enemies that the last step provokes, by their spaces. */
  readonly provoked: readonly Space[];
}

export function routeTo(state: State, seat: Seat, { do: kind, to }: MoveDeed): Route | undefined {
  const land = landOf(state);
  const flood = flow(state, seat, land);
  const goal = land.placeOf[to] ?? NOWHERE;
  const ends = kind === 'provoke' ? provoking : eventful;
  const isEnd = ends.has(goal);
  const steps = flood.pathTo(isEnd ? ends.beforeOf(goal) : goal);
  if (!steps) return undefined;
  const path = steps.map((step) => land.spaces[step.to] ?? 0);
  const from = path.at(-1) ?? atOf(state, seat);
  return {
    cost: isEnd ? ends.priceOf(goal) : flood.priceOf(goal),
    path: isEnd ? [...path, to] : path,
    provoked: kind === 'provoke' ? provokedBy(state, from, to) : [],
  };
}

/** Rampaging enemies that are next to both spaces of a step (MK-MOVE-19, -20), by their spaces. */
export const provokedBy = (state: State, from: Space, to: Space): readonly Space[] =>
  state.tokens.flatMap(({ at, isRampaging }) => (isRampaging && areNear(at, from) && areNear(at, to) ? [at] : []));
