/** What a step costs, by the way a unit walks: tables made once for each realm (TET-MOVE-04 to 09, TET-RUL-09). */
import { type Book, bookOf } from './content/book.ts';
import type { State, Unit } from './state.ts';
import { talentsOf } from './talents.ts';
import { NONE, type Terrain } from './words.ts';

/** Of a step that nobody can take: beyond the edge. */
export const NO_WAY = 255;

/** Bits: what a unit does not pay. */
export const FLIES = 1;
export const CLIMBS = 2;
export const SWIMS = 4;
const GAITS = 8;
/** Passes through cells that enemies hold; no matter of costs. */
export const GHOST = 8;

/** How a unit walks: bits of a number. */
export type Gait = number;

export function gaitOf(state: State, unit: Unit, action: boolean): Gait {
  let gait = 0;
  for (const { ability } of talentsOf(state, unit)) {
    if (ability.gait !== undefined && (action || ability.always)) gait |= ability.gait;
  }
  return gait;
}

export const isGhost = (gait: Gait): boolean => (gait & GHOST) !== 0;

export interface Costs {
  /** Cell × 4 + direction → MP for the step, and where it leads. */
  readonly steps: Uint8Array;
  readonly to: Int16Array;
  /** Cell → MP for coming out of a portal there: never a climb (TET-RUL-09). */
  readonly exits: Uint8Array;
}

/** The surcharge of a terrain for this gait. */
function surcharge(terrain: Terrain | undefined, gait: Gait): number {
  if ((gait & FLIES) !== 0) return 0;
  switch (terrain) {
    case 'water':
      return (gait & SWIMS) !== 0 ? 0 : 1; // TET-TERRAIN-02
    case 'peak':
      return (gait & CLIMBS) !== 0 ? 0 : 1; // TET-TERRAIN-05
    case 'ballista':
      return 1; // TET-BALLISTA-01
    default:
      return 0;
  }
}

function makeCosts({ realm }: Book, gait: Gait): Costs {
  const { cells, near, terrain, elevation } = realm;
  const exits = Uint8Array.from({ length: cells }, (_, cell) => 1 + surcharge(terrain[cell], gait));
  // Whatever the height, up is one MP more, and down is nothing (TET-MOVE-07, TET-MOVE-08).
  const climb = (gait & (FLIES | CLIMBS)) !== 0 ? 0 : 1;
  const steps = new Uint8Array(cells * 4).fill(NO_WAY);
  const neighbours = new Int16Array(cells * 4).fill(NONE);
  for (let cell = 0; cell < cells; cell++) {
    for (let way = 0; way < 4; way++) {
      const to = near[cell]?.[way] ?? NONE;
      if (to === NONE) continue;
      const up = (elevation[to] ?? 0) > (elevation[cell] ?? 0);
      steps[cell * 4 + way] = (exits[to] ?? 1) + (up ? climb : 0);
      neighbours[cell * 4 + way] = to;
    }
  }
  return { steps, to: neighbours, exits };
}

// Tables are made of nothing but their book; the last one used answers almost every call.
const made = new WeakMap<Book, Costs[]>();
let last: { readonly book: Book; readonly tables: Costs[] } | undefined;

export function costsOf(state: State, gait: Gait): Costs {
  const book = bookOf(state);
  if (last?.book !== book) {
    const tables = made.get(book) ?? [];
    made.set(book, tables);
    last = { book, tables };
  }
  const kind = gait & (GAITS - 1);
  const known = last.tables[kind];
  if (known) return known;
  const fresh = makeCosts(book, kind);
  last.tables[kind] = fresh;
  return fresh;
}
