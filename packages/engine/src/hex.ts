/**
 * Geometry of hexagonal boards, in axial coordinates: q counts columns, r grows downwards along a column.
 * The third coordinate of the cube, −q − r, is left out because it follows from the other two.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** How the hexagons stand: on an edge (columns are straight) or on a corner (rows are straight). */
export type HexLayout = 'flat-top' | 'pointy-top';

/** The six directions by name, clockwise, as they look on the screen. The same six vectors serve both layouts. */
export const FLAT_DIRECTIONS = {
  N: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
  SE: { q: 1, r: 0 },
  S: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  NW: { q: -1, r: 0 },
} as const satisfies { readonly [name: string]: Hex };

export const POINTY_DIRECTIONS = {
  NE: { q: 1, r: -1 },
  E: { q: 1, r: 0 },
  SE: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  W: { q: -1, r: 0 },
  NW: { q: 0, r: -1 },
} as const satisfies { readonly [name: string]: Hex };

/** The same directions without names, clockwise from north: neighbours in the list are 60 degrees apart. */
export const HEX_DIRECTIONS: readonly Hex[] = Object.values(FLAT_DIRECTIONS);

/** Adding 0 turns −0, which arithmetic leaves here and there, into 0. */
export const hex = (q: number, r: number): Hex => ({ q: q + 0, r: r + 0 });
export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
export const addHex = (a: Hex, b: Hex): Hex => hex(a.q + b.q, a.r + b.r);
export const subtractHex = (a: Hex, b: Hex): Hex => hex(a.q - b.q, a.r - b.r);
export const scaleHex = (a: Hex, by: number): Hex => hex(a.q * by, a.r * by);

/** The least number of steps between two hexes. */
export function hexDistance(a: Hex, b: Hex): number {
  const { q, r } = subtractHex(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The six neighbours, clockwise from north. */
export const hexNeighbours = (of: Hex): Hex[] => HEX_DIRECTIONS.map((direction) => addHex(of, direction));

/** The direction in which `to` lies from `from`, if the two are different and in line. */
export function hexDirection(from: Hex, to: Hex): Hex | undefined {
  const away = hexDistance(from, to);
  return away === 0 ? undefined : HEX_DIRECTIONS.find((way) => sameHex(addHex(from, scaleHex(way, away)), to));
}

/** The hexes from one to the other, both included: straight where they are in line, as straight as it gets elsewhere. */
export function hexLine(from: Hex, to: Hex): Hex[] {
  const steps = hexDistance(from, to);
  const { q, r } = subtractHex(to, from);
  // A hair off the edge between two hexes, so that a tie always falls to the same side.
  const [hairQ, hairR] = [1e-6, 2e-6];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const of = Math.max(steps, 1);
    return roundHex(from.q + (q * i) / of + hairQ, from.r + (r * i) / of + hairR);
  });
}

/** The hex that holds a point between hexes. */
export function roundHex(q: number, r: number): Hex {
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  // The coordinate that was rounded most gives way, so that the three still add up to nothing.
  if (offQ > offR && offQ > offS) return hex(-roundR - roundS, roundR);
  if (offR > offS) return hex(roundQ, -roundQ - roundS);
  return hex(roundQ, roundR);
}

/** The hexes at exactly this distance, clockwise, beginning due north. */
export function hexRing(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  return HEX_DIRECTIONS.flatMap((corner, side) => {
    const start = addHex(centre, scaleHex(corner, radius));
    // From one corner to the next one walks in the direction two turns of 60 degrees on.
    const along = HEX_DIRECTIONS[(side + 2) % 6] ?? corner;
    return Array.from({ length: radius }, (_, i) => addHex(start, scaleHex(along, i)));
  });
}

/** The hexes at most this far away, from the centre outwards. */
export const hexRange = (centre: Hex, radius: number): Hex[] =>
  Array.from({ length: radius + 1 }, (_, distance) => hexRing(centre, distance)).flat();

/** A board in the shape of a hexagon around (0, 0), column by column from the left, each from its top. */
export function hexagon(radius: number): Hex[] {
  const cells: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -radius - q); r <= Math.min(radius, radius - q); r++) cells.push(hex(q, r));
  }
  return cells;
}

/** Turned about (0, 0) by this many times 60 degrees clockwise. */
export function rotateHex(cell: Hex, turns: number): Hex {
  let { q, r } = cell;
  for (let left = ((turns % 6) + 6) % 6; left > 0; left--) [q, r] = [-r, q + r];
  return hex(q, r);
}

/** Mirrored left to right: for flat tops in the middle column, for pointy tops in the middle of each row. */
export function mirrorHex({ q, r }: Hex, layout: HexLayout): Hex {
  return layout === 'flat-top' ? hex(-q, q + r) : hex(-q - r, r);
}

/** The centre of a hex on the screen, y pointing down, for hexagons whose corners are `size` from their centre. */
export function hexToPixel({ q, r }: Hex, layout: HexLayout, size = 1): { readonly x: number; readonly y: number } {
  return layout === 'flat-top'
    ? { x: size * 1.5 * q, y: size * Math.sqrt(3) * (r + q / 2) }
    : { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}
