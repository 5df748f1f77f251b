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
import { NONE } from './words.ts';

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

/** Without corners, where the table plays so (TEQ-RUL-06). */
const isStraightStep = (from: Slot, to: Slot): boolean => {
  const [a, b] = [squareOf(from), squareOf(to)];
  return a.x === b.x || a.y === b.y;
};

const step = (to: Slot): Path => ({ to, crossed: [] });
const around = (from: Slot): readonly Slot[] => NEIGHBOURS[from] ?? [];
const beside = (from: Slot): readonly Slot[] => around(from).filter((to) => isStraightStep(from, to));

/** One step, or two by every card between (the Boots), each to a card that counts as a neighbour. */
const strides = (from: Slot, next: (from: Slot) => readonly Slot[]): readonly Path[] => [
  ...next(from).map(step),
  ...next(from).flatMap((between) => next(between).flatMap((to) => (to === from ? [] : [{ to, crossed: [between] }]))),
];

/** The five modes, and what becomes of Foot without corners and with the Boots. */
const PATHS_BY = {
  horse: (from) => alongLines(from, ({ y }) => y === 0),
  raft: (from) => alongLines(from, ({ x }) => x === 0),
  gryphon: (from) => alongLines(from, ({ x, y }) => x !== 0 && y !== 0),
  ship: alongCoast,
  foot: (from) => around(from).map(step),
  straightFoot: (from) => beside(from).map(step),
  boots: (from) => strides(from, around),
  straightBoots: (from) => strides(from, beside),
} as const satisfies { readonly [gait: string]: (from: Slot) => readonly Path[] };

export type Gait = keyof typeof PATHS_BY;

/** A card that can be reached, and all the ways there, the shortest first. */
export interface Goal {
  readonly to: Slot;
  readonly paths: readonly Path[];
  /** The cards that some way there crosses, as a set of bits. */
  readonly crossed: number;
}

const goals = (paths: (from: Slot) => readonly Path[]): readonly (readonly Goal[])[] =>
  SLOTS.map((from) => {
    const all = paths(from);
    const to = (slot: Slot): Path[] =>
      all.filter((path) => path.to === slot).sort((a, b) => a.crossed.length - b.crossed.length);
    return SLOTS.map((slot) => ({ to: slot, paths: to(slot), crossed: crossedBy(to(slot)) })).filter(
      (goal) => goal.paths.length > 0,
    );
  });

const crossedBy = (paths: readonly Path[]): number =>
  paths.flatMap(({ crossed }) => crossed).reduce((cards, slot) => cards | (1 << slot), 0);

const GOALS: { readonly [G in Gait]: readonly (readonly Goal[])[] } = {
  horse: goals(PATHS_BY.horse),
  raft: goals(PATHS_BY.raft),
  gryphon: goals(PATHS_BY.gryphon),
  ship: goals(PATHS_BY.ship),
  foot: goals(PATHS_BY.foot),
  straightFoot: goals(PATHS_BY.straightFoot),
  boots: goals(PATHS_BY.boots),
  straightBoots: goals(PATHS_BY.straightBoots),
};

/** Every card that can be reached from one (TEQ-MOVE-05 to -10), in the order of their places. */
export const goalsFrom = (gait: Gait, from: Slot): readonly Goal[] => GOALS[gait][from] ?? [];

// ── regions ──

/** A half of a Map card: twice the slot, and one more for the right one (TEQ-REGION-01). */
export type Region = number;
export const LEFT = 0;
export const RIGHT = 1;
export const REGIONS: readonly Region[] = SLOTS.flatMap((slot) => [slot * 2 + LEFT, slot * 2 + RIGHT]);
export const regionOf = (slot: Slot, side: number): Region => slot * 2 + side;
export const slotOf = (region: Region): Slot => region >> 1;
const REGION_NAMES: readonly string[] = REGIONS.map(
  (region) => `${slotName(slotOf(region))}${region % 2 === LEFT ? 'L' : 'R'}`,
);
export const regionName = (region: Region): string => REGION_NAMES[region] ?? '';
const REGIONS_BY_NAME: ReadonlyMap<string, Region> = new Map(REGION_NAMES.map((name, region) => [name, region]));
export const regionNamed = (name: string): Region | undefined => REGIONS_BY_NAME.get(name);
