/** Strokes of the pen on the ground and on cliffs, keyed by their cell: a drawing must not tremble anew with each render. */
import { at, type Point, tidy, tremble } from '@taverne/ui';

export const shape = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
export const stroke = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Points strewn over a cell's top, away from its edge. */
function strewn(corners: readonly Point[], count: number, seed: number): Point[] {
  const next = tremble(seed * 31 + 7);
  const [a, b, , d] = corners;
  if (!a || !b || !d) return [];
  return Array.from({ length: count }, () => {
    const [u, v] = [0.5 + next() * 0.36, 0.5 + next() * 0.36];
    return { x: a.x + (b.x - a.x) * u + (d.x - a.x) * v, y: a.y + (b.y - a.y) * u + (d.y - a.y) * v };
  });
}

/** Blades of grass in threes. */
export const tufts = (corners: readonly Point[], seed: number): string => {
  const next = tremble(seed + 101);
  return strewn(corners, 1 + (seed % 3), seed)
    .map((point) => {
      const tall = 3.4 + next() * 0.9;
      const root = `M${at(point)}`;
      return `${root}l-1.8,${tidy(-tall * 0.85)}${root}l.3,${tidy(-tall - 0.7)}${root}l2,${tidy(-tall * 0.75)}`;
    })
    .join('');
};

/** Pebbles on rock. */
export const pebbles = (corners: readonly Point[], seed: number): string =>
  strewn(corners, 5, seed)
    .map((point) => `M${at(point)}q2,-2.6 4,0`)
    .join('');

/** Short waves, wherever the water lies. */
export const ripples = (corners: readonly Point[], seed: number): string =>
  strewn(corners, 3, seed)
    .map(({ x, y }) => `M${tidy(x - 7)},${tidy(y)}q3.5,-3.4 7,0q3.5,3.4 7,0`)
    .join('');

/** The face of a cliff from its upper edge `a`–`b` down by `drop`: hatching below the lip, and a few strata. */
export function hatching(a: Point, b: Point, drop: number, seed: number): string {
  const next = tremble(seed * 13 + 5);
  const lines = Array.from({ length: 6 }, (_, i) => {
    const from = between(a, b, (i + 0.5 + next() * 0.3) / 6);
    const length = drop * (0.3 + Math.abs(next()) * 0.5);
    const bend = next() * 1.6;
    return `M${tidy(from.x)},${tidy(from.y + 3)}q${tidy(bend)},${tidy(length / 2)} ${tidy(bend / 2)},${tidy(length)}`;
  });
  const strata = Array.from({ length: Math.max(1, Math.round(drop / 20)) }, () => {
    const share = 0.2 + Math.abs(next()) * 0.4;
    const [from, to] = [between(a, b, share), between(a, b, share + 0.3)];
    const down = drop * (0.4 + Math.abs(next()) * 0.4);
    return `M${tidy(from.x)},${tidy(from.y + down)}L${tidy(to.x)},${tidy(to.y + down + next())}`;
  });
  return lines.join('') + strata.join('');
}
