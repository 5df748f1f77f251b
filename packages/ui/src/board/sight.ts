/** What is in sight of an enlarged drawing. Pure: places of the drawing in its own units, places of the page in pixels. */
import type { Point } from '../hexes.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much it is enlarged, and what lies in the middle. */
export interface Sight {
  readonly scale: number;
  readonly centre: Point;
}

const MOST = 4;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const whole = (full: Box): Sight => ({ scale: 1, centre: middle(full) });

/** The part of the drawing that is shown. */
export function boxOf({ scale, centre }: Sight, full: Box): Box {
  const [width, height] = [full.width / scale, full.height / scale];
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/**
 * Nothing beyond the edge of the drawing comes into sight. What was brought into sight from behind a note may lie beyond it
 * already: then it goes no further.
 */
export function held({ scale, centre }: Sight, full: Box, before?: Sight): Sight {
  const bounded = clamp(scale, 1, MOST);
  const [halfWidth, halfHeight] = [full.width / bounded / 2, full.height / bounded / 2];
  const [low, high] = [
    { x: full.x + halfWidth, y: full.y + halfHeight },
    { x: full.x + full.width - halfWidth, y: full.y + full.height - halfHeight },
  ];
  const was = before?.scale === bounded ? before.centre : low;
  return {
    scale: bounded,
    centre: {
      x: clamp(centre.x, Math.min(low.x, was.x), Math.max(high.x, was.x)),
      y: clamp(centre.y, Math.min(low.y, was.y), Math.max(high.y, was.y)),
    },
  };
}

/** Nearer or further; what is at `fixed` stays where it is. */
export function zoomed(sight: Sight, full: Box, factor: number, fixed: Point = sight.centre): Sight {
  const scale = clamp(sight.scale * factor, 1, MOST);
  const ratio = sight.scale / scale;
  const { centre } = sight;
  return held(
    { scale, centre: { x: fixed.x + (centre.x - fixed.x) * ratio, y: fixed.y + (centre.y - fixed.y) * ratio } },
    full,
  );
}

/** How the drawing lies on the page: where its middle is, and pixels to a unit. */
export interface OnPage {
  readonly middle: Point;
  readonly unit: number;
}

/** The shift that brings a stretch into another, if it fits; its middle into the other's middle, if not. */
function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high) / 2 - (from + to) / 2;
  return from < low ? low - from : to > high ? high - to : 0;
}

/** Moves as little as need be until `wanted` lies in the free part of the page; what is too large for it is made smaller. */
export function broughtInto(sight: Sight, wanted: Box, free: Box, page: OnPage): Sight {
  const fits = Math.min(free.width / wanted.width, free.height / wanted.height) / page.unit;
  const scale = clamp(sight.scale * Math.min(1, fits), 1, MOST);
  const unit = (page.unit * scale) / sight.scale;
  const onPage = (at: number, along: 'x' | 'y'): number => page.middle[along] + (at - sight.centre[along]) * unit;
  const dx = shift(onPage(wanted.x, 'x'), onPage(wanted.x + wanted.width, 'x'), free.x, free.x + free.width);
  const dy = shift(onPage(wanted.y, 'y'), onPage(wanted.y + wanted.height, 'y'), free.y, free.y + free.height);
  return { scale, centre: { x: sight.centre.x - dx / unit, y: sight.centre.y - dy / unit } };
}

/** What is left of a place on the page between what lies over its upper and its lower part. */
export function freeOf(place: Box, covers: readonly Box[]): Box {
  let [top, bottom] = [place.y, place.y + place.height];
  for (const cover of covers) {
    if (middle(cover).y < middle(place).y) top = Math.max(top, cover.y + cover.height);
    else bottom = Math.min(bottom, cover.y);
  }
  return bottom > top ? { ...place, y: top, height: bottom - top } : place;
}
