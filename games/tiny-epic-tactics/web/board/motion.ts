/** Movement along a path: from cell to cell, with a small hop at each. */
import { type Point, QUICK } from '@taverne/ui';
import { walkTime } from '../playback.ts';

/** The element stands at the last point already. */
export function walkAlong(element: Element, points: readonly Point[], calm: boolean): Animation {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  if (calm) return element.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: QUICK, easing: 'ease-out' });
  const frames = points.flatMap((point, i) => {
    const here = { transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)` };
    const next = points[i + 1];
    if (!next) return [here];
    const hop = { transform: `translate(${(point.x + next.x) / 2 - end.x}px, ${Math.min(point.y, next.y) - 9 - end.y}px)` };
    return [here, hop];
  });
  return element.animate(frames, { duration: walkTime(points.length), easing: 'ease-in-out' });
}

/** A number floats up and fades. */
export const rise = (element: Element, calm: boolean): Animation =>
  element.animate(
    calm
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [
          { opacity: 0, transform: 'translateY(6px)' },
          { opacity: 1, transform: 'translateY(-6px)', offset: 0.3 },
          { opacity: 0, transform: 'translateY(-30px)' },
        ],
    { duration: 900, easing: 'ease-out', fill: 'forwards' },
  );
