/** Movement: transforms only, from events only; a calm fade for whoever asked for less motion. */
import type { Point } from './hexes.ts';

export const QUICK = 160;
export const TRAVEL = 320;

export const wantsCalm = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Travel {
  readonly from: Point;
  readonly to: Point;
  readonly calm: boolean;
  /** Over others, in an arc. */
  readonly hop?: number;
}

/** An element that stands at `to` already comes from `from`. */
export function travel(element: Element, { from, to, calm, hop = 0 }: Travel): Animation {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (calm) return element.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: QUICK, easing: 'ease-out' });
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - hop}px)`, offset: 0.5 },
      { transform: 'translate(0, 0)' },
    ],
    { duration: TRAVEL, easing: 'cubic-bezier(.3, .1, .2, 1)' },
  );
}

/** Something new comes onto the table. */
export function appear(element: Element, calm: boolean): Animation {
  const frames = calm
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [
        { opacity: 0, transform: 'translateY(-60px)' },
        { opacity: 1, transform: 'translateY(0)' },
      ];
  return element.animate(frames, { duration: calm ? QUICK : TRAVEL, easing: 'cubic-bezier(.3, .1, .2, 1)' });
}
