/** The land that the revealed tiles make, derived once for each list of tiles: spaces, their neighbours, and where tiles can be added. */
import { SITE_ROWS } from './content/sites.ts';
import { TILES } from './content/tiles.ts';
import type { Shape, SpaceText } from './content/types.ts';
import type { Placed, Space } from './state.ts';
import { BASICS, type Basic, NONE, RAMPAGERS, type Rampager, SITES, type SiteName, TERRAINS, type Terrain } from './words.ts';

// ── spaces: axial coordinates in one number ──

const STRIDE = 64;
const [OFF_Q, OFF_R] = [16, 48];
const SPACES = STRIDE * STRIDE;

export const spaceAt = (q: number, r: number): Space => (q + OFF_Q) * STRIDE + r + OFF_R;
export const qOf = (space: Space): number => Math.floor(space / STRIDE) - OFF_Q;
export const rOf = (space: Space): number => (space % STRIDE) - OFF_R;
const names: string[] = [];
/** `3.-1`; made once for each space. */
export function spaceName(space: Space): string {
  names[space] ??= `${qOf(space)}.${rOf(space)}`;
  return names[space];
}

/** Clockwise from the north-east, as the spaces of a tile are told. */
const WAYS: readonly number[] = [STRIDE - 1, STRIDE, 1, -STRIDE + 1, -STRIDE, -1];
export const areNear = (a: Space, b: Space): boolean => WAYS.includes(b - a);
export function distance(a: Space, b: Space): number {
  const [q, r] = [qOf(b) - qOf(a), rOf(b) - rOf(a)];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

// ── tiles: their lattice (facts) ──

export const centreOf = (x: number, y: number): Space => spaceAt(3 * x + y, -2 * x - 3 * y);
const LATTICE = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
/** Can the spaces of a tile there be told? No map of a scenario comes near the edge. */
const fits = (x: number, y: number): boolean => {
  const [q, r] = [3 * x + y + OFF_Q, OFF_R - 2 * x - 3 * y];
  return Math.min(q, r) > 2 && Math.max(q, r) < STRIDE - 3;
};

/** The seven spaces of a tile that lies there, the centre first. */
export const spacesOfTile = (x: number, y: number): readonly Space[] => {
  const centre = centreOf(x, y);
  return [centre, ...WAYS.map((way) => centre + way)];
};

/** One space as its tile shows it. */
export interface Ground {
  readonly terrain: Terrain;
  readonly site?: SiteName;
  /** Of a mine or a city. */
  readonly colour?: Basic;
  readonly rampager?: Rampager;
}

function read(text: SpaceText): Ground {
  const [ground = '', feature] = text.split(' ');
  const terrain = TERRAINS.find((each) => each === ground) ?? 'sea';
  if (feature === undefined) return { terrain };
  const rampager = RAMPAGERS.find((each) => each === feature);
  if (rampager) return { terrain, rampager };
  const [first = '', second] = feature.split('-');
  const colour = second === 'mine' || second === 'city' ? BASICS.find((each) => each === first) : undefined;
  const site = SITES.find((each) => each === (colour ? second : feature));
  // The price of a city is its own (MK-MOVE-07).
  return { terrain: site === 'city' ? 'city' : terrain, ...(site && { site }), ...(colour && { colour }) };
}
const GROUNDS: readonly (readonly Ground[])[] = TILES.map(({ spaces }) => spaces.map(read));
export const groundsOf = (tile: number): readonly Ground[] => GROUNDS[tile] ?? [];

// ── the land ──

/** A place where no tile lies yet, next to one that does. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  /** How many tiles it touches, and whether one of them touches two others (MK-EXPLORE-08). */
  readonly touches: number;
  readonly isBacked: boolean;
}

export interface Land {
  /** The spaces of the map; what is counted below goes by their place here. */
  readonly spaces: readonly Space[];
  /** Space → its place, or NONE. */
  readonly placeOf: Int16Array;
  readonly grounds: readonly Ground[];
  /** Terrain by number, for searches. */
  readonly terrain: Uint8Array;
  /** Six for each place: the neighbours, or NONE. */
  readonly near: Int16Array;
  /** The places of keeps, mage towers and cities. */
  readonly forts: readonly number[];
  readonly openings: readonly Opening[];
}

const lands = new WeakMap<readonly Placed[], Land>();
/** The one that was asked for last: rules at work ask for the same again and again. */
let last: { readonly tiles: readonly Placed[]; readonly land: Land } | undefined;

export function landOf({ tiles }: { readonly tiles: readonly Placed[] }): Land {
  if (last?.tiles === tiles) return last.land;
  const land = lands.get(tiles) ?? derive(tiles);
  lands.set(tiles, land);
  last = { tiles, land };
  return land;
}

function derive(tiles: readonly Placed[]): Land {
  const spaces: Space[] = [];
  const grounds: Ground[] = [];
  const placeOf = new Int16Array(SPACES).fill(NONE);
  for (const { tile, x, y } of tiles) {
    const there = groundsOf(tile);
    for (const [i, space] of spacesOfTile(x, y).entries()) {
      placeOf[space] = spaces.length;
      spaces.push(space);
      grounds.push(there[i] ?? { terrain: 'sea' });
    }
  }
  const near = new Int16Array(spaces.length * WAYS.length);
  spaces.forEach((space, place) => {
    WAYS.forEach((way, i) => {
      near[place * WAYS.length + i] = placeOf[space + way] ?? NONE;
    });
  });
  const terrain = Uint8Array.from(grounds, (ground) => TERRAINS.indexOf(ground.terrain));
  const forts = grounds.flatMap(({ site }, place) => (site && SITE_ROWS[site].kind === 'fortified' ? [place] : []));
  return { spaces, placeOf, grounds, terrain, near, forts, openings: openingsOf(tiles) };
}

/** A place of the lattice in one number; none is further out. */
const LATTICE_STRIDE = 64;
const nameOf = (x: number, y: number): number => x * LATTICE_STRIDE + y;

function openingsOf(tiles: readonly Placed[]): Opening[] {
  const taken = new Set(tiles.map(({ x, y }) => nameOf(x, y)));
  const seen = new Set(taken);
  const openings: Opening[] = [];
  for (const tile of tiles) {
    for (const [dx, dy] of LATTICE) {
      const [x, y] = [tile.x + dx, tile.y + dy];
      if (seen.has(nameOf(x, y)) || !fits(x, y)) continue;
      seen.add(nameOf(x, y));
      const isBacked = LATTICE.some(([a, b]) => taken.has(nameOf(x + a, y + b)) && touchesOf(taken, x + a, y + b) >= 2);
      openings.push({ x, y, touches: touchesOf(taken, x, y), isBacked });
    }
  }
  return openings;
}

/** How many tiles lie next to this place of the lattice. */
function touchesOf(taken: ReadonlySet<number>, x: number, y: number): number {
  let touches = 0;
  for (const [dx, dy] of LATTICE) if (taken.has(nameOf(x + dx, y + dy))) touches++;
  return touches;
}

/** Is it within the map of the scenario (MK-EXPLORE-06, MK-SCENARIO-04)? */
export function isInShape(shape: Shape, x: number, y: number): boolean {
  if (shape === 'wedge' || shape === 'wedge-unlimited') return x >= 0 && y >= 0;
  const [least, most] = COLUMNS[shape];
  return y >= least && y <= most && x >= 0 && (y >= 0 || x >= -y);
}
const COLUMNS = { 'open-5': [-2, 2], 'open-4': [-2, 1], 'open-3': [-1, 1] } as const;

/** No core tile lies there (MK-EXPLORE-10). */
export const isCoast = (shape: Shape, x: number, y: number): boolean => shape === 'wedge' && (x === 0 || y === 0);

/** What is there; undefined: no tile is. */
export function groundAt(land: Land, space: Space): Ground | undefined {
  return land.grounds[land.placeOf[space] ?? NONE];
}
export const siteAt = (land: Land, space: Space): SiteName | undefined => groundAt(land, space)?.site;
