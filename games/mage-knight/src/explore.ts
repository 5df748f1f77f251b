/** Revealing tiles: which comes, where it may lie, and what is on it (MK-EXPLORE). */
import { bagWithout, drawFrom, option, type Seat } from '@taverne/engine';
import { CITIES } from './content/cities.ts';
import { RAMPAGER_ROWS, SITE_ROWS } from './content/sites.ts';
import { TILES } from './content/tiles.ts';
import { type DeedSieve, type ExploreDeed, weigh } from './deeds.ts';
import {
  centreOf,
  distance,
  type Ground,
  groundsOf,
  isCoast,
  isInShape,
  landOf,
  type Opening,
  spaceName,
  spacesOfTile,
} from './land.ts';
import { hasMod } from './mods.ts';
import { teach } from './offers.ts';
import { type Against, refusal } from './refusals.ts';
import { nextCityLevel, scenarioOf, sizeOf } from './scenario.ts';
import { lookAroundAll } from './sight.ts';
import { garrisonMine } from './sites/mines.ts';
import { drawRuins, layRuins } from './sites/ruins.ts';
import { gainFame } from './standing.ts';
import { atOf, modsOf, moveOf, type Space, type State } from './state.ts';
import { layEnemies, layFaceDown } from './tokens.ts';
import type { MageTable, Verdict } from './types.ts';
import { COLOURS, NONE } from './words.ts';

export const EXPLORE_COST = 2;

// ── which tile comes next; its back is open to all (MK-EXPLORE-07, -12, -23) ──

type Back = 'countryside' | 'core';
interface Next {
  readonly back: Back;
  /** The deck is empty: it comes from the tiles set aside. */
  readonly isReserve: boolean;
}
const NEXT = {
  countryside: { back: 'countryside', isReserve: false },
  core: { back: 'core', isReserve: false },
  reserveCountryside: { back: 'countryside', isReserve: true },
  reserveCore: { back: 'core', isReserve: true },
} as const satisfies { readonly [name: string]: Next };

function nextTile(state: State): Next | undefined {
  if (state.countrysideLeft > 0) return NEXT.countryside;
  if (state.coreLeft + state.cityLeft > 0) return NEXT.core;
  if (state.countrysideBag.length > 0) return NEXT.reserveCountryside;
  return state.coreBag.length > 0 ? NEXT.reserveCore : undefined;
}

// ── where it may lie ──

const OUTSIDE = refusal('MK-EXPLORE-06', 'tile-shape');
const TWO_OR_BACKED = refusal('MK-EXPLORE-08', 'tile-touches');
const TWO = refusal('MK-EXPLORE-09', 'tile-touches');
const THREE = refusal('MK-EXPLORE-13', 'tile-touches');
const COAST = refusal('MK-EXPLORE-10', 'tile-coast');
const NO_TILES = refusal('MK-EXPLORE-14', 'no-tiles');
const NOT_BESIDE = refusal('MK-EXPLORE-01', 'tile-far');
const noPoints = (state: State, seat: Seat): Against => {
  const sum = moveOf(state, seat);
  return refusal('MK-EXPLORE-02', 'no-moves', { needed: EXPLORE_COST, sum, short: EXPLORE_COST - sum });
};

export function refuseTile(state: State, { x, y, touches, isBacked }: Opening): Verdict {
  const { shape } = sizeOf(state);
  if (!isInShape(shape, x, y)) return OUTSIDE;
  const next = nextTile(state);
  if (!next) return NO_TILES;
  if (next.back === 'core' && isCoast(shape, x, y)) return COAST;
  if (next.isReserve) return touches >= 3 ? undefined : THREE;
  if (next.back === 'core') return touches >= 2 ? undefined : TWO;
  return touches >= 2 || isBacked ? undefined : TWO_OR_BACKED;
}

const TAKEN = refusal('MK-EXPLORE-01', 'tile-there');

/** `explore 1 1` where nobody thinks of a tile: one lies there, the land does not reach so far, or it is somewhere else. */
export function refusePlace(state: State, tried: string): Against {
  const [x = NONE, y = NONE] = tried.split(' ').slice(1).map(Number);
  if (state.tiles.some((tile) => tile.x === x && tile.y === y)) return TAKEN;
  return isInShape(sizeOf(state).shape, x, y) ? NOT_BESIDE : OUTSIDE;
}

/** Next to one of its seven spaces; two away for those who bend space (MK-EXPLORE-01, -22). */
const isNext = (state: State, seat: Seat, { x, y }: Opening): boolean =>
  distance(atOf(state, seat), centreOf(x, y)) <= (hasMod(modsOf(state, seat), 'reach') ? 3 : 2);

export function exploresThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const isPaid = moveOf(state, seat) >= EXPLORE_COST;
  for (const opening of landOf(state).openings) {
    const isBeside = isNext(state, seat, opening);
    const against = refuseTile(state, opening) ?? (isBeside ? (isPaid ? undefined : noPoints(state, seat)) : NOT_BESIDE);
    if (against === OUTSIDE) continue;
    const { x, y } = opening;
    weigh(sieve, against, () => option(`explore ${x} ${y}`, { do: 'explore', x, y }));
  }
}

// ── revealing ──

export function explore(state: State, table: MageTable, seat: Seat, { x, y }: ExploreDeed): void {
  state.move[seat] = moveOf(state, seat) - EXPLORE_COST;
  state.hasMoved = true;
  // Seen whatever chance says: it cannot be taken back (MK-EXPLORE-20).
  table.shown(seat);
  const tile = revealTile(state, table, x, y);
  table.emit({ event: 'explored', rule: 'MK-EXPLORE-02', seat, tile: TILES[tile]?.id ?? '', x, y });
  const { famePerTile = 0, ends } = scenarioOf(state);
  gainFame(state, table, seat, { n: famePerTile, by: 'tile', rule: 'MK-SCENARIO-25' });
  if (ends === 'city-revealed' && TILES[tile]?.kind === 'city') state.isEnding = true;
  // A tile may lie beside others, too.
  lookAroundAll(state, table);
}

/** The next tile of the deck, or of those set aside, comes to lie there. */
export function revealTile(state: State, table: MageTable, x: number, y: number): number {
  const tile = drawTile(state, table);
  placeTile(state, table, { tile, x, y });
  return tile;
}

function drawTile(state: State, table: MageTable): number {
  const next = nextTile(state);
  if (next?.back === 'countryside') {
    if (!next.isReserve) state.countrysideLeft--;
    const isSorted = !next.isReserve && scenarioOf(state).ascending;
    return isSorted ? lowest(state) : drawOf(state, table, 'countrysideBag');
  }
  if (next?.isReserve) return drawOf(state, table, 'coreBag');
  const isCity = table.chance('core tile', state.coreLeft + state.cityLeft) < state.cityLeft;
  if (isCity) state.cityLeft--;
  else state.coreLeft--;
  return drawOf(state, table, isCity ? 'cityBag' : 'coreBag');
}

function drawOf(state: State, table: MageTable, bag: 'countrysideBag' | 'coreBag' | 'cityBag'): number {
  const drawn = drawFrom(state[bag], table, 'tile');
  if (!drawn) throw new RangeError('there is no tile to reveal');
  state[bag] = drawn.left;
  return drawn.card;
}
function lowest(state: State): number {
  const [tile = 0] = state.countrysideBag;
  state.countrysideBag = bagWithout(state.countrysideBag, tile);
  return tile;
}

/** What its sites bring along (MK-EXPLORE-15 to -17, MK-SITE). */
export function placeTile(state: State, table: MageTable, laid: State['tiles'][number]): void {
  const { tile, x, y } = laid;
  state.tiles = [...state.tiles, laid];
  const spaces = spacesOfTile(x, y);
  groundsOf(tile).forEach((ground, i) => {
    settle(state, table, ground, spaces[i] ?? NONE);
  });
}

function settle(state: State, table: MageTable, { site, colour, rampager }: Ground, at: Space): void {
  if (rampager) {
    layEnemies(state, table, [RAMPAGER_ROWS[rampager].pile], { at, isRampaging: true });
  }
  if (!site) return;
  for (const pile of SITE_ROWS[site].garrison ?? []) layFaceDown(state, at, pile);
  if (site === 'monastery') teach(state, table);
  if (site === 'ruins') {
    layRuins(state, at);
    if (!state.isNight) drawRuins(state, table, at);
  }
  if (site === 'mine') garrisonMine(state, table, at);
  // Everybody is a friend there: a shield each, and no leader (MK-SCENARIO-59 to -61).
  if (site === 'city' && scenarioOf(state).openCity)
    state.shields = [...state.shields, ...Array.from({ length: state.seats }, (_, seat) => ({ at, seat }))];
  if (site === 'city' && colour && !scenarioOf(state).closedCities && !scenarioOf(state).openCity) {
    const level = nextCityLevel(state);
    state.cities = [...state.cities, { at, colour: COLOURS.indexOf(colour), level, leader: NONE }];
    for (const pile of CITIES[colour].garrison[level - 1] ?? []) layFaceDown(state, at, pile);
    table.emit({ event: 'city-revealed', rule: 'MK-EXPLORE-17', colour, level, at: spaceName(at) });
  }
}
