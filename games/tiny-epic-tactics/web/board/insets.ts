/** Where the plans of open dungeons lie: in relief in the far corners, which the realm leaves free; seen from above, over it. */
import type { Box, Point } from '@taverne/ui';
import { cellNamed } from '../../src/realm/cells.ts';
import type { Placed } from '../../src/realm/types.ts';
import { centreOf } from '../look/projection.ts';
import type { TacticsTable } from '../table.tsx';
import { openDungeons } from '../view.ts';
import { boxOf } from './ground.tsx';

export interface Inset {
  readonly box: Placed;
  /** Its upper left chamber. */
  readonly x: number;
  readonly y: number;
  /** The side of a chamber. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Whoever plays from the far corner has a plaque above them. */
const BELOW_PLAQUE = 118;
/** From the foot of one plan to the head of the next, its title included. */
const BETWEEN = 48;
/** Room for a title. */
const NARROWEST = 138;
const ASIDE = 24;

/** Chambers are to be seen and touched. */
const LEAST = 28;
const MOST = 46;

/** Small plans are drawn larger: as large as fits between the plaque and the edge of the realm, which cuts off the corner. */
function sizeFor({ width, height }: Placed['dungeon'], full: Box): number {
  const across = full.width / 2;
  const down = full.height / 2;
  const free = 1 - ASIDE / across - BELOW_PLAQUE / down;
  return Math.max(LEAST, Math.min(MOST, Math.floor(free / (width / across + height / down))));
}

type Seen = Pick<TacticsTable, 'playback' | 'book' | 'look'>;

export function insetsOf({ playback, book, look }: Seen): readonly Inset[] {
  const full = boxOf(book.realm, look);
  const open = openDungeons([...playback.pieces.values()]).flatMap((id) => {
    const box = book.realm.boxes.find((each) => each.id === id);
    if (!box) return [];
    const size = sizeFor(box.dungeon, full);
    return [{ box, size, width: Math.max(NARROWEST, box.dungeon.width * size), height: box.dungeon.height * size }];
  });
  return look.flat ? inARow(open, full) : inTheCorners(open, full);
}

type Unplaced = Omit<Inset, 'x' | 'y'>;

function inTheCorners(open: readonly Unplaced[], full: Box): readonly Inset[] {
  const feet = [full.y + BELOW_PLAQUE, full.y + BELOW_PLAQUE];
  return open.map((inset, i) => {
    const column = i % 2;
    const y = feet[column] ?? full.y;
    feet[column] = y + inset.height + BETWEEN;
    return { ...inset, y, x: column === 0 ? full.x + ASIDE : full.x + full.width - inset.width - ASIDE };
  });
}

function inARow(open: readonly Unplaced[], full: Box): readonly Inset[] {
  let right = full.x + ASIDE;
  return open.map((inset) => {
    const x = right;
    right += inset.width + BETWEEN;
    return { ...inset, x, y: full.y - inset.height - ASIDE / 2 };
  });
}

/** What has to be in sight: the realm, and plans that lie over it. */
export function fullOf(table: Seen): Box {
  const full = boxOf(table.book.realm, table.look);
  if (!table.look.flat) return full;
  const over = Math.max(0, ...insetsOf(table).map(({ height }) => height + BETWEEN));
  return { ...full, y: full.y - over, height: full.height + over };
}

/** Where a cell of the realm is drawn. */
export function pointInRealm({ book, look }: Seen, name: string | null | undefined): Point | undefined {
  const cell = cellNamed(book.realm, name ?? '');
  return cell === undefined || cell >= book.realm.cells ? undefined : centreOf(cell, book.realm, look);
}

/** Where a cell is drawn, in the realm or on a plan. */
export function pointOf(table: Seen, name: string | null | undefined): Point | undefined {
  const cell = cellNamed(table.book.realm, name ?? '') ?? -1;
  const inset = insetsOf(table).find(({ box: { dungeon } }) => {
    return dungeon.first <= cell && cell < dungeon.first + dungeon.chambers.length;
  });
  return inset ? chamberIn(inset, cell) : pointInRealm(table, name);
}

/** The middle of a chamber. */
export function chamberIn({ box, x, y, size }: Inset, cell: number): Point {
  const at = cell - box.dungeon.first;
  const { width } = box.dungeon;
  return { x: x + ((at % width) + 0.5) * size, y: y + (Math.floor(at / width) + 0.5) * size };
}
