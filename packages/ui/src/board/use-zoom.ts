/** Zoom and pan over a drawing, by changing its viewBox: wheel, two fingers, a drag over empty ground, or buttons. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '../hexes.ts';
import { type Box, boxOf, broughtInto, freeOf, held, whole, zoomed } from './sight.ts';

const STEP = 1.35;

export interface Zoom {
  readonly viewBox: string;
  /** The part of the drawing that is shown. */
  readonly box: Box;
  readonly scale: number;
  /** Pixels to a unit of the drawing while nothing is enlarged; none before it is on the page. */
  readonly unit: () => number | undefined;
  readonly nearer: () => void;
  readonly further: () => void;
  readonly fit: () => void;
  /** Brings a place into the middle, enlarged so much. */
  readonly show: (centre: Point, scale: number) => void;
  /** Moves as little as need be until this part of the drawing is in sight, and not under any of `covers`. */
  readonly reveal: (wanted: Box, covers?: readonly Box[]) => void;
  /** A drag over empty ground moves the picture while it is enlarged; two fingers enlarge it. */
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  /** Two fingers are on it: nothing below should take their movement for a drag. */
  readonly isPinched: () => boolean;
}

export function useZoom(svg: RefObject<SVGSVGElement | null>, full: Box): Zoom {
  const [sight, setSight] = useState(() => whole(full));
  const fingers = useRef(new Map<number, Point>());

  const zoomBy = useCallback((factor: number, around?: Point) => setSight((now) => zoomed(now, full, factor, around)), [full]);
  const place = useCallback(
    (x: number, y: number): Point | undefined => {
      const matrix = svg.current?.getScreenCTM()?.inverse();
      return matrix && new DOMPoint(x, y).matrixTransform(matrix);
    },
    [svg],
  );

  useEffect(() => {
    const element = svg.current;
    // React's own wheel listener is passive, and the page must not scroll meanwhile.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0016), place(event.clientX, event.clientY));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [svg, zoomBy, place]);

  const onPointerDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
      zoomBy(apart(now) / apart(before), place((now.x + other.x) / 2, (now.y + other.y) / 2));
      return;
    }
    const [from, to] = [place(before.x, before.y), place(now.x, now.y)];
    if (!from || !to) return;
    setSight((now) => {
      const centre = { x: now.centre.x - (to.x - from.x), y: now.centre.y - (to.y - from.y) };
      return held({ ...now, centre }, full, now);
    });
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };

  const reveal = (wanted: Box, covers: readonly Box[] = []) => {
    const matrix = svg.current?.getScreenCTM();
    if (!svg.current || !matrix) return;
    const { x, y, width, height } = svg.current.getBoundingClientRect();
    const page = { middle: { x: x + width / 2, y: y + height / 2 }, unit: matrix.a };
    setSight((now) => broughtInto(now, wanted, freeOf({ x, y, width, height }, covers), page));
  };

  const box = boxOf(sight, full);
  return {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    box,
    scale: sight.scale,
    unit: () => {
      const matrix = svg.current?.getScreenCTM();
      return matrix ? matrix.a / sight.scale : undefined;
    },
    nearer: () => zoomBy(STEP),
    further: () => zoomBy(1 / STEP),
    fit: () => setSight(whole(full)),
    show: (centre, scale) => setSight(held({ scale, centre }, full)),
    reveal,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    isPinched: () => fingers.current.size > 1,
  };
}
