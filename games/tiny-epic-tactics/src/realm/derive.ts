/** What follows from a plan: surfaces, elevations, portals, dungeons, corners. */
import type { Box, Placement, RealmPlan } from '../content/types.ts';
import { type Chamber, type Direction, NONE, type Terrain } from '../words.ts';
import { opposite, turned } from './cells.ts';
import type { Cell, Dungeon, Placed, Portal, Realm } from './types.ts';

type Four = readonly [Cell, Cell, Cell, Cell];
type Grid = Pick<RealmPlan, 'width' | 'height'>;

/** Everything the rules ask of a realm. Boxes that are not in `boxes` and parts beyond the edge are left out: build.ts refuses them. */
export function derive(plan: RealmPlan, boxes: readonly Box[]): Realm {
  const cells = plan.width * plan.height;
  const surface: Surface = {
    terrain: [...plan.scroll],
    elevation: plan.scroll.map(() => 0),
    boxOf: plan.scroll.map(() => NONE),
  };
  const laid: Laid[] = [];
  for (const placement of plan.placements) {
    const box = boxes.find((each) => each.id === placement.box);
    if (box !== undefined) laid.push(lay(plan, surface, { box, placement, number: laid.length }));
  }
  const portals = openPortals(plan, surface, laid);
  const near = gridNear(plan.width, plan.height, 0);
  const chamber: Chamber[] = [];
  const dungeonOf: number[] = [];
  const grids: Grid[] = [plan];
  const placed = laid.map((each, number): Placed => {
    const dungeon = dig(each.box, cells + chamber.length);
    chamber.push(...dungeon.chambers);
    dungeonOf.push(...dungeon.chambers.map(() => number));
    near.push(...withoutWalls(dungeon));
    grids.push(dungeon);
    return {
      id: each.box.id,
      on: each.on,
      turns: each.placement.turns,
      x: each.placement.x,
      y: each.placement.y,
      width: each.width,
      height: each.height,
      elevation: each.elevation,
      cells: each.cells,
      above: everAbove(laid, number),
      portals: portals.filter((portal) => portal.box === number).map((portal) => portal.cell),
      dungeon,
    };
  });
  const zoneOf = plan.scroll.map((_, cell) => plan.zones.findIndex((zone) => zone.cells.includes(cell)));
  return {
    id: plan.id,
    width: plan.width,
    height: plan.height,
    cells,
    places: cells + chamber.length,
    boxes: placed,
    column: grids.flatMap(({ width, height }) => Array.from({ length: width * height }, (_, at) => at % width)),
    row: grids.flatMap(({ width, height }) => Array.from({ length: width * height }, (_, at) => Math.trunc(at / width))),
    ...surface,
    near,
    zoneOf,
    portalOf: plan.scroll.map((_, cell) => portals.findIndex((portal) => portal.cell === cell)),
    portals,
    zones: plan.zones,
    starts: corners(plan.width, plan.height),
    artifact: plan.artifact ?? NONE,
    chamber,
    dungeonOf,
  };
}

// ── boxes ──

interface Surface {
  readonly terrain: Terrain[];
  readonly elevation: number[];
  readonly boxOf: number[];
}

/** A box in its place, before its portals are known. */
interface Laid {
  readonly box: Box;
  readonly placement: Placement;
  readonly on: number;
  readonly width: number;
  readonly height: number;
  readonly elevation: number;
  readonly cells: readonly Cell[];
}

/** Size of a box after turning. */
export const sizeOf = (
  box: Pick<Box, 'width' | 'height'>,
  turns: number,
): { readonly width: number; readonly height: number } =>
  turns % 2 === 0 ? { width: box.width, height: box.height } : { width: box.height, height: box.width };

/** The place in the box's own frame that comes to lie at (x, y) after turning it clockwise. */
function ownPlace(box: Box, turns: number, x: number, y: number): number {
  switch (turns) {
    case 1:
      return (box.height - 1 - x) * box.width + y;
    case 2:
      return (box.height - 1 - y) * box.width + (box.width - 1 - x);
    case 3:
      return x * box.width + (box.width - 1 - y);
    default:
      return y * box.width + x;
  }
}

interface Laying {
  readonly box: Box;
  readonly placement: Placement;
  readonly number: number;
}

/** Puts a box on what is there. It lies on the highest thing below it, and its top is that much higher as it is thick. */
function lay(plan: RealmPlan, surface: Surface, { box, placement, number }: Laying): Laid {
  const { width, height } = sizeOf(box, placement.turns);
  const covered: { readonly cell: Cell; readonly terrain: Terrain }[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = [placement.x + x, placement.y + y];
      if (column < 0 || row < 0 || column >= plan.width || row >= plan.height) continue;
      const terrain = box.top[ownPlace(box, placement.turns, x, y)] ?? 'plain';
      covered.push({ cell: row * plan.width + column, terrain });
    }
  }
  const below = covered.reduce((highest, { cell }) => Math.max(highest, surface.elevation[cell] ?? 0), 0);
  const support = covered.find(({ cell }) => surface.elevation[cell] === below);
  const on = support ? (surface.boxOf[support.cell] ?? NONE) : NONE;
  const elevation = below + box.thickness;
  for (const { cell, terrain } of covered) {
    surface.terrain[cell] = terrain;
    surface.elevation[cell] = elevation;
    surface.boxOf[cell] = number;
  }
  return { box, placement, on, width, height, elevation, cells: covered.map(({ cell }) => cell) };
}

function everAbove(laid: readonly Laid[], number: number): number[] {
  const direct = laid.flatMap((each, at) => (each.on === number ? [at] : []));
  return direct.flatMap((at) => [at, ...everAbove(laid, at)]).sort((a, b) => a - b);
}

// ── portals ──

/**
 * The open portals (TET-PORTAL-01, TET-BATTLE-09). Sealed is one that faces the edge of the realm, or a cell that does not
 * belong to what its box stands on, or a cell not lower than its box, or a cell that serves an earlier box (TET-RUL-56).
 */
function openPortals(plan: RealmPlan, surface: Surface, laid: readonly Laid[]): Portal[] {
  const open: Portal[] = [];
  for (const [number, each] of laid.entries()) {
    for (const portal of each.box.portals) {
      const side = turned(portal.side, each.placement.turns);
      const cell = cellInFront(plan, each, side, portal);
      if (cell === NONE || surface.boxOf[cell] !== each.on || (surface.elevation[cell] ?? 0) >= each.elevation) continue;
      if (open.some((other) => other.cell === cell)) continue;
      open.push({ cell, box: number, facing: opposite(side) });
    }
  }
  return open;
}

function cellInFront(plan: RealmPlan, laid: Laid, side: Direction, portal: Box['portals'][number]): Cell {
  const { x, y } = laid.placement;
  const length = side === 'N' || side === 'S' ? laid.width : laid.height;
  // Offsets count from the west or the north; a turn that swaps the ends of a side makes them count from the other end.
  const isSwapped = (portal.side === 'N' || portal.side === 'S' ? [2, 3] : [1, 2]).includes(laid.placement.turns);
  const along = isSwapped ? length - 1 - portal.offset : portal.offset;
  const [column, row] =
    side === 'N'
      ? [x + along, y - 1]
      : side === 'S'
        ? [x + along, y + laid.height]
        : side === 'W'
          ? [x - 1, y + along]
          : [x + laid.width, y + along];
  const isInside = column >= 0 && row >= 0 && column < plan.width && row < plan.height;
  return isInside ? row * plan.width + column : NONE;
}

// ── dungeons ──

/** A dungeon keeps the box's own frame, however the box lies. */
function dig(box: Box, first: Cell): Dungeon {
  const { chambers } = box.dungeon;
  return {
    first,
    width: box.width,
    height: box.height,
    chambers,
    entrance: first + chambers.indexOf('entrance'),
    crystal: first + chambers.indexOf('crystal'),
  };
}

/** Neighbours within a dungeon; walls are nobody's neighbours. */
function withoutWalls(dungeon: Dungeon): Four[] {
  const isWall = (cell: Cell): boolean => cell === NONE || dungeon.chambers[cell - dungeon.first] === 'wall';
  return gridNear(dungeon.width, dungeon.height, dungeon.first).map(([n, e, s, w], at): Four => {
    if (dungeon.chambers[at] === 'wall') return [NONE, NONE, NONE, NONE];
    return [isWall(n) ? NONE : n, isWall(e) ? NONE : e, isWall(s) ? NONE : s, isWall(w) ? NONE : w];
  });
}

// ── grids ──

/** For each cell of a grid its neighbours in the order of DIRECTIONS. */
function gridNear(width: number, height: number, first: Cell): Four[] {
  return Array.from({ length: width * height }, (_, at): Four => {
    const [x, y] = [at % width, Math.trunc(at / width)];
    const cell = first + at;
    return [
      y > 0 ? cell - width : NONE,
      x < width - 1 ? cell + 1 : NONE,
      y < height - 1 ? cell + width : NONE,
      x > 0 ? cell - 1 : NONE,
    ];
  });
}

/** The two-by-two blocks in the corners, clockwise from the north-west (TET-SETUP-12, TET-RUL-25). */
function corners(width: number, height: number): Cell[][] {
  const block = (x: number, y: number): Cell[] => [0, 1].flatMap((dy) => [0, 1].map((dx) => (y + dy) * width + x + dx));
  return [block(0, 0), block(width - 2, 0), block(width - 2, height - 2), block(0, height - 2)];
}
