/** Where the land lies in the picture: spaces, the outlines of tiles, places for new ones, and the way from stop to stop by arrows. */
import type { Arrow, Box } from '@taverne/ui';
import { SCENARIOS } from '../../src/content/scenarios.ts';
import { isInShape, landOf, type Opening, qOf, rOf, spaceAt, spaceName, spacesOfTile } from '../../src/land.ts';
import type { Space } from '../../src/state.ts';
import { middleOf, outline, type Point } from '../art/geometry.ts';
import { type Spot, tileSpot } from '../spots.ts';
import type { View } from '../view.ts';

type Mapped = Pick<View, 'tiles' | 'rules' | 'seats'>;

export const middleOfSpace = (space: Space): Point => middleOf(qOf(space), rOf(space));

/** The space of this name: `2.-3`. */
export function spaceNamed(name: string): Space {
  const [q = 0, r = 0] = name.split('.').map(Number);
  return spaceAt(q, r);
}

/** Clockwise from the north-east, as the edges of a hexagon follow each other. */
const WAYS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

const CORNERS: readonly Point[] = outline()
  .slice(1, -1)
  .split('L')
  .map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return { x, y };
  });

/** The edges of these spaces beyond which there is none of them. */
function edgesOf(spaces: readonly Space[]): readonly (readonly [Point, Point])[] {
  const all = new Set(spaces);
  return spaces.flatMap((space) => {
    const { x, y } = middleOfSpace(space);
    return WAYS.flatMap(([q, r], i) => {
      const [from, to] = [CORNERS[i], CORNERS[(i + 1) % CORNERS.length]];
      if (!from || !to || all.has(spaceAt(qOf(space) + q, rOf(space) + r))) return [];
      return [[at(x + from.x, y + from.y), at(x + to.x, y + to.y)] as const];
    });
  });
}
const at = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The outline of a tile that lies there: once around, clockwise. */
export function outlineOf(x: number, y: number): string {
  const edges = edgesOf(spacesOfTile(x, y));
  const [first] = edges;
  const corners: Point[] = first ? [first[0]] : [];
  for (let edge = first; edge && corners.length < edges.length; ) {
    const [, end] = edge;
    corners.push(end);
    edge = edges.find(([from]) => from.x === end.x && from.y === end.y);
  }
  return `M${corners.map((corner) => `${corner.x},${corner.y}`).join('L')}Z`;
}

/** The places beside the land where the scenario lets it go on. */
export function openingsIn(view: Mapped): readonly Opening[] {
  const shape = SCENARIOS[view.rules.scenario].sizes[view.seats]?.shape;
  return shape === undefined ? [] : landOf(view).openings.filter(({ x, y }) => isInShape(shape, x, y));
}

/** Can a tile still come there? */
export const isOpening = (view: Mapped, spot: Spot): boolean => openingsIn(view).some(({ x, y }) => tileSpot(x, y) === spot);

/** Where its name stands: on the space that is nearest to this one. */
export function signOf({ x, y }: Pick<Opening, 'x' | 'y'>, near: Space): Point {
  const from = middleOfSpace(near);
  const far = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  const [nearest = from] = spacesOfTile(x, y)
    .map(middleOfSpace)
    .toSorted((a, b) => far(a) - far(b));
  return nearest;
}

const MARGIN = { x: 62, y: 74 };

/** What is in sight when nothing is enlarged: all of the land, and a hand's breadth of what nobody has seen. */
export function boxOf(view: Pick<View, 'tiles'>): Box {
  const middles = landOf(view).spaces.map(middleOfSpace);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN.x, Math.min(...ys) - MARGIN.y];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN.x - left, height: Math.max(...ys) + MARGIN.y - top };
}

// ── from stop to stop ──

export interface Stop extends Point {
  readonly spot: Spot;
}

/** Everything on the map that one can point at: the spaces row by row, then the places for tiles. */
export function rowsOf(view: Mapped): readonly (readonly Spot[])[] {
  const rows = Map.groupBy(landOf(view).spaces, rOf);
  return [
    ...[...rows].toSorted(([a], [b]) => a - b).map(([, spaces]) => spaces.toSorted((a, b) => qOf(a) - qOf(b)).map(spaceName)),
    openingsIn(view).map(({ x, y }) => tileSpot(x, y)),
  ].filter(({ length }) => length > 0);
}

export const stopsIn = (view: Mapped, hero: Space): readonly Stop[] => [
  ...landOf(view).spaces.map((space) => ({ spot: spaceName(space), ...middleOfSpace(space) })),
  ...openingsIn(view).map(({ x, y }) => ({ spot: tileSpot(x, y), ...signOf({ x, y }, hero) })),
];

const STEPS: { readonly [A in Arrow]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The nearest stop that way. Up and down there are two just as near: they take turns, so that one comes straight up. */
export function walk(stops: readonly Stop[], from: Spot, arrow: Arrow): Spot | undefined {
  const here = stops.find(({ spot }) => spot === from);
  if (!here) return stops[0]?.spot;
  const step = STEPS[arrow];
  const isOdd = Math.round(here.y / middleOf(0, 1).y) % 2 !== 0;
  const farOf = ({ x, y }: Point): number => {
    const [dx, dy] = [x - here.x, y - here.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (along < 1 || aside > along * 1.4) return Number.POSITIVE_INFINITY;
    return along + aside + (step.x === 0 && dx > 0 === isOdd ? 1 : 0);
  };
  const [best] = stops.toSorted((a, b) => farOf(a) - farOf(b));
  return best && Number.isFinite(farOf(best)) ? best.spot : undefined;
}
