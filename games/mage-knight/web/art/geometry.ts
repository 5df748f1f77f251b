/** Where hexagons lie in the picture: their points are up and down, and they are a little flat, so that upright drawings look natural. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a hexagon to the middle of the next, to the right and one row down. */
export const WIDE = 84;
export const ROW = 64;
const HALF = WIDE / 2;
const TIP = (ROW * 2) / 3;

/** The middle of a space by its axial coordinates. */
export const middleOf = (q: number, r: number): Point => ({ x: WIDE * (q + r / 2), y: ROW * r });

export const moved = ({ x, y }: Point, scale = 1): string =>
  scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;

/** The outline of a hexagon around (0, 0), by so much smaller. */
export function outline(inset = 0): string {
  const [half, tip] = [HALF - inset, TIP - inset];
  const points = [
    [0, -tip],
    [half, -tip / 2],
    [half, tip / 2],
    [0, tip],
    [-half, tip / 2],
    [-half, -tip / 2],
  ];
  return `M${points.map(([x = 0, y = 0]) => `${x},${Math.round(y * 10) / 10}`).join('L')}Z`;
}
