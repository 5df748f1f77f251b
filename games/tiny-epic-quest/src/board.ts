/**
 * Where the seventeen Map cards lie (TEQ-SETUP-14 to -17, TEQ-RUL-01), and how one gets from one to another. Rows grow downward,
 * columns to the right:
 *
 *          0    1    2    3    4
 *     0    .    O1   O2   .    .        I: the cross, inland
 *     1    .    K1   I2   K2   O3       K: the Castles
 *     2    O8   I5   I1   I3   O4       O: the outer cards; with the Castles they are the Coast
 *     3    O7   K4   I4   K3   .
 *     4    .    .    O6   O5   .
 */
import { chebyshev, type Square, square, squareDirection, squareLine } from '@taverne/engine';
import { NONE, type Travel } from './words.ts';

/** Number of a place for a Map card. */
export type Slot = number;

const PLACES = {
  I1: [2, 2],
  I2: [2, 1],
  I3: [3, 2],
  I4: [2, 3],
  I5: [1, 2],
  K1: [1, 1],
  K2: [3, 1],
  K3: [3, 3],
  K4: [1, 3],
  O1: [1, 0],
  O2: [2, 0],
  O3: [4, 1],
  O4: [4, 2],
  O5: [3, 4],
  O6: [2, 4],
  O7: [0, 3],
  O8: [0, 2],
} as const satisfies { readonly [name: string]: readonly [x: number, y: number] };

export type SlotName = keyof typeof PLACES;

const isSlotName = (name: string): name is SlotName => Object.hasOwn(PLACES, name);
export const SLOT_NAMES: readonly SlotName[] = Object.keys(PLACES).filter(isSlotName);
export const SLOTS: readonly Slot[] = SLOT_NAMES.map((_, slot) => slot);

export const INLAND: readonly Slot[] = SLOTS.slice(0, 5);
export const CASTLE_SLOTS: readonly Slot[] = SLOTS.slice(5, 9);
/** The central card. */
export const HEART: Slot = 0;

const SQUARES: readonly Square[] = SLOT_NAMES.map((name) => {
  const [x, y] = PLACES[name];
  return square(x, y);
});
export const squareOf = (slot: Slot): Square => SQUARES[slot] ?? square(NONE, NONE);
export const slotName = (slot: Slot): SlotName => SLOT_NAMES[slot] ?? 'I1';
export const slotNamed = (name: SlotName): Slot => SLOT_NAMES.indexOf(name);

const slotAt = ({ x, y }: Square): Slot => SQUARES.findIndex((each) => each.x === x && each.y === y);

/** The Coast, clockwise (TEQ-SETUP-17). */
const RING: readonly Slot[] = (['O1', 'O2', 'K2', 'O3', 'O4', 'K3', 'O5', 'O6', 'K4', 'O7', 'O8', 'K1'] as const).map(
  slotNamed,
);

export const isCoast = (slot: Slot): boolean => RING.includes(slot);

/** The up to eight cards around one (TEQ-RUL-06). */
const NEIGHBOURS: readonly (readonly Slot[])[] = SLOTS.map((slot) =>
  SLOTS.filter((other) => chebyshev(squareOf(slot), squareOf(other)) === 1),
);

export const areNeighbours = (a: Slot, b: Slot): boolean => NEIGHBOURS[a]?.includes(b) ?? false;

/** A way to another card. */
export interface Path {
  readonly to: Slot;
  /** The cards that lie between start and finish (TEQ-MOVE-04), in order. */
  readonly crossed: readonly Slot[];
}

/** Along a line; every row, column and diagonal of this shape is without a gap. */
function straight(from: Slot, to: Slot): Path {
  const [, ...rest] = squareLine(squareOf(from), squareOf(to)).map(slotAt);
  return { to, crossed: rest.slice(0, -1) };
}

function alongLines(from: Slot, isWay: (way: Square) => boolean): readonly Path[] {
  return SLOTS.flatMap((to) => {
    const way = squareDirection(squareOf(from), squareOf(to));
    return way && isWay(way) ? [straight(from, to)] : [];
  });
}

/** Both ways round the island (TEQ-MOVE-08, TEQ-RUL-05). */
function alongCoast(from: Slot): readonly Path[] {
  const at = RING.indexOf(from);
  if (at < 0) return [];
  const round = [...RING.slice(at + 1), ...RING.slice(0, at)];
  const back = round.toReversed();
  return [round, back].flatMap((way) => way.map((to, i) => ({ to, crossed: way.slice(0, i) })));
}

const PATHS_BY: { readonly [T in Travel]: (from: Slot) => readonly Path[] } = {
  horse: (from) => alongLines(from, ({ y }) => y === 0),
  raft: (from) => alongLines(from, ({ x }) => x === 0),
  gryphon: (from) => alongLines(from, ({ x, y }) => x !== 0 && y !== 0),
  ship: alongCoast,
  foot: (from) => (NEIGHBOURS[from] ?? []).map((to) => ({ to, crossed: [] })),
};

const every = (paths: (from: Slot) => readonly Path[]): readonly (readonly Path[])[] => SLOTS.map(paths);

const PATHS: { readonly [T in Travel]: readonly (readonly Path[])[] } = {
  horse: every(PATHS_BY.horse),
  raft: every(PATHS_BY.raft),
  gryphon: every(PATHS_BY.gryphon),
  ship: every(PATHS_BY.ship),
  foot: every(PATHS_BY.foot),
};

/** All ways from a card by this mode (TEQ-MOVE-05 to -10). */
export const pathsFrom = (travel: Travel, from: Slot): readonly Path[] => PATHS[travel][from] ?? [];

/** Without corners, where the table plays so (TEQ-RUL-06). */
export const isStraightStep = (from: Slot, to: Slot): boolean => {
  const [a, b] = [squareOf(from), squareOf(to)];
  return a.x === b.x || a.y === b.y;
};

/** Two steps on foot, by every card between (the Boots). */
export const strideFrom = (from: Slot): readonly Path[] => STRIDES[from] ?? [];
const STRIDES = every((from) =>
  (NEIGHBOURS[from] ?? []).flatMap((between) =>
    (NEIGHBOURS[between] ?? []).flatMap((to) => (to === from ? [] : [{ to, crossed: [between] }])),
  ),
);

// ── regions ──

/** A half of a Map card: twice the slot, and one more for the right one (TEQ-REGION-01). */
export type Region = number;
export const LEFT = 0;
export const RIGHT = 1;
export const REGIONS: readonly Region[] = SLOTS.flatMap((slot) => [slot * 2 + LEFT, slot * 2 + RIGHT]);
export const regionOf = (slot: Slot, side: number): Region => slot * 2 + side;
export const slotOf = (region: Region): Slot => region >> 1;
export const regionName = (region: Region): string => `${slotName(slotOf(region))}${region % 2 === LEFT ? 'L' : 'R'}`;
export const regionNamed = (name: string): Region | undefined => REGIONS.find((region) => regionName(region) === name);
