/** The wooden frame: a hexagon with its corners sawn off. */
import { at, type Point, tidy, tremble } from '@taverne/ui';

/** Its corners in one quarter; the others mirror them. */
type Quarter = readonly [Point, Point, Point];

const OUTER: Quarter = [
  { x: 612, y: 264 },
  { x: 534.6, y: 398 },
  { x: 77.4, y: 662 },
];
const INLAY: Quarter = [
  { x: 574, y: 255.8 },
  { x: 508.5, y: 369.2 },
  { x: 65.5, y: 625 },
];
const FIELD: Quarter = [
  { x: 566, y: 253.7 },
  { x: 502.7, y: 363.3 },
  { x: 63.3, y: 617 },
];

function round([a, b, c]: Quarter): Point[] {
  const half = [a, b, c, { x: -c.x, y: c.y }, { x: -b.x, y: b.y }, { x: -a.x, y: a.y }];
  return [...half, ...half.map(({ x, y }) => ({ x: -x, y: -y }))];
}

const [outer, inlay, field] = [round(OUTER), round(INLAY), round(FIELD)];
const points = (corners: readonly Point[]): string => corners.map(at).join(' ');

export const FRAME = { outer: points(outer), inlay: points(inlay), field: points(field) };

/** Both outlines meet at the mitres. */
export const MITRES: readonly string[] = outer.map((corner, i) => `M${at(corner)} L${at(field[i] ?? corner)}`);

export const STUDS: readonly Point[] = outer.map((corner, i) => {
  const inner = field[i] ?? corner;
  return { x: tidy((corner.x + inner.x) / 2), y: tidy((corner.y + inner.y) / 2) };
});

export interface Grain {
  readonly points: string;
  readonly opacity: number;
  readonly dashes: string;
}

const LINES = 7;

/** Long strokes along the wood, drawn by a hand that is not quite still. */
export const GRAIN: readonly Grain[] = Array.from({ length: LINES }, (_, i) => {
  const next = tremble(i + 3);
  const share = (i + 1) / (LINES + 0.6);
  const shaken = (from: number, to: number) => from + (to - from) * share + next() * 1.2;
  const corners = field.map((inner, n) => {
    const rim = outer[n] ?? inner;
    return { x: shaken(inner.x, rim.x), y: shaken(inner.y, rim.y) };
  });
  const dash = Math.round(210 + next() * 110);
  return { points: points(corners), opacity: 0.2 + (i % 3) * 0.08, dashes: `${dash} ${Math.round(30 + next() * 12)}` };
});
