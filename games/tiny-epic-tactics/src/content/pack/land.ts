/** The schema of a pack's boxes and realms, which it draws with one letter a cell and cells by name. */
import { type Check, listOf, misfit, oneOf, record, text, whole } from '@taverne/engine/parse';
import { cellOfPlan } from '../../realm/cells.ts';
import { LARGEST, MOST_BOXES, SMALLEST } from '../../realm/text.ts';
import { said } from '../../sentences.ts';
import { CLASS_NAMES, DIRECTIONS } from '../../words.ts';
import { wayThrough } from '../dungeons.ts';
import { CHAMBER_LETTERS, TERRAIN_LETTERS, wordOf } from '../letters.ts';
import { type Box, CRYSTAL_NAMES, type Placement, type RealmPlan } from '../types.ts';

/** Ids of boxes and realms stand in realms as text (realm/text.ts). */
const landId: Check<string> = (raw, at) => {
  const id = text(20)(raw, at);
  return /^[a-z0-9][a-z0-9-]*$/.test(id) ? id : misfit(at, said('land-id', {}), raw);
};

/** So many rows of so many letters, as one list. */
const drawing =
  <W extends string>(letters: { readonly [word in W]: string }, width: number, height: number): Check<readonly W[]> =>
  (raw, at) => {
    const rows = listOf(text(width), height)(raw, at);
    if (rows.length !== height) misfit(at, said('land-rows', { height }), raw);
    return rows.flatMap((row, y) => {
      if (row.length !== width) misfit(`${at}[${y}]`, said('land-letters', { width }), row);
      return [...row].map(
        (letter) =>
          wordOf(letters, letter) ??
          misfit(`${at}[${y}]`, said('land-letter', { letters: Object.values<string>(letters).join(' ') }), row),
      );
    });
  };

/** Reads a size first, because what else is in the record depends on it. */
function sizeIn(raw: unknown, at: string, side: Check<number>): { readonly width: number; readonly height: number } {
  const given: { readonly width?: unknown; readonly height?: unknown } =
    typeof raw === 'object' && raw !== null ? { ...raw } : {};
  return { width: side(given.width, `${at}.width`), height: side(given.height, `${at}.height`) };
}

// ── boxes ──

const boxSide = whole(1, 10);
const crystal = record({ does: oneOf(CRYSTAL_NAMES), amount: whole(1, 6) });

const portals =
  (width: number, height: number): Check<Box['portals']> =>
  (raw, at) =>
    listOf(record({ side: oneOf(DIRECTIONS), offset: whole(0, 9) }), 8)(raw, at).map((portal, i, all) => {
      const length = portal.side === 'N' || portal.side === 'S' ? width : height;
      if (portal.offset >= length) misfit(`${at}[${i}].offset`, said('land-portal', { length }), portal.offset);
      const isTwice = all.findIndex(({ side, offset }) => side === portal.side && offset === portal.offset) < i;
      return isTwice ? misfit(`${at}[${i}]`, said('land-portal-twice', {}), portal) : portal;
    });

export const box: Check<Box> = (raw, at) => {
  const { width, height } = sizeIn(raw, at, boxSide);
  const made: Box = record({
    id: landId,
    width: boxSide,
    height: boxSide,
    thickness: whole(1, 4),
    top: drawing(TERRAIN_LETTERS, width, height),
    portals: portals(width, height),
    dungeon: record({ chambers: drawing(CHAMBER_LETTERS, width, height), crystal }),
  })(raw, at);
  const inside = `${at}.dungeon.chambers`;
  for (const one of ['entrance', 'crystal'] as const) {
    const count = made.dungeon.chambers.filter((chamber) => chamber === one).length;
    if (count !== 1) misfit(inside, said('land-chamber', { letter: CHAMBER_LETTERS[one], chamber: one }), count);
  }
  // Whoever enters must be able to come out again (TET-RUL-32): there is no other way than the crystal.
  const stuck = CLASS_NAMES.find((name) => wayThrough(made, name) === Number.POSITIVE_INFINITY);
  return stuck === undefined ? made : misfit(inside, said('land-way-out', {}), stuck);
};

// ── realms ──

const realmSide = whole(SMALLEST, LARGEST);
type Grid = Pick<RealmPlan, 'width' | 'height'>;

const cellIn =
  (grid: Grid): Check<number> =>
  (raw, at) =>
    cellOfPlan(grid, text(3)(raw, at)) ?? misfit(at, said('land-cell', {}), raw);

const placement =
  (grid: Grid): Check<Placement> =>
  (raw, at) => {
    const made = record({ box: landId, at: cellIn(grid) }, { turns: whole(0, 3) })(raw, at);
    const turns = ([0, 1, 2, 3] as const).find((each) => each === (made.turns ?? 0)) ?? 0;
    return { box: made.box, x: made.at % grid.width, y: Math.trunc(made.at / grid.width), turns };
  };

/** Six cells, one of which is the trigger cell (TET-CONTROL-01, TET-CONTROL-02). */
const ZONE_CELLS = 6;
const zone =
  (grid: Grid): Check<RealmPlan['zones'][number]> =>
  (raw, at) => {
    const made = record({ cells: listOf(cellIn(grid), ZONE_CELLS), trigger: cellIn(grid) })(raw, at);
    const cells = [...new Set(made.cells)].sort((a, b) => a - b);
    if (cells.length !== ZONE_CELLS) misfit(`${at}.cells`, said('land-zone-cells', { count: ZONE_CELLS }), made.cells.length);
    if (!cells.includes(made.trigger)) misfit(`${at}.trigger`, said('land-trigger', {}), made.trigger);
    return { cells, trigger: made.trigger };
  };

const land = (grid: Grid) => ({
  id: landId,
  width: realmSide,
  height: realmSide,
  scroll: drawing(TERRAIN_LETTERS, grid.width, grid.height),
  placements: listOf(placement(grid), MOST_BOXES),
});

/** How many control zones there are. */
const ZONES = 3;

export const standardRealm: Check<RealmPlan> = (raw, at) => {
  const grid = sizeIn(raw, at, realmSide);
  const made = record({ ...land(grid), zones: listOf(zone(grid), ZONES) })(raw, at);
  if (made.zones.length !== ZONES) misfit(`${at}.zones`, said('land-zones', { count: ZONES }), made.zones.length);
  for (const [i, { cells }] of made.zones.entries()) {
    const shared = cells.find((cell) => made.zones.some((other, j) => j < i && other.cells.includes(cell)));
    if (shared !== undefined) misfit(`${at}.zones[${i}].cells`, said('land-zone-shared', {}), i);
  }
  return { ...made, artifact: null };
};

export const battleRealm: Check<RealmPlan> = (raw, at) => {
  const grid = sizeIn(raw, at, realmSide);
  return { ...record({ ...land(grid), artifact: cellIn(grid) })(raw, at), zones: [] };
};
