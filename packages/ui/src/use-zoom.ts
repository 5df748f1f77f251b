/** Zoom and pan over a drawing, by changing its viewBox: wheel, two fingers, a drag over empty ground, or buttons. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from './hexes.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MOST = 4;
const STEP = 1.35;

export interface Zoom {
  readonly viewBox: string;
  readonly scale: number;
  readonly nearer: () => void;
  readonly further: () => void;
  readonly fit: () => void;
  /** Brings a place into the middle, enlarged so much. */
  readonly show: (centre: Point, scale: number) => void;
  /** A drag over empty ground moves the picture while it is enlarged; two fingers enlarge it. */
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  /** Two fingers are on it: nothing below should take their movement for a drag. */
  readonly isPinched: () => boolean;
}

interface View {
  readonly scale: number;
  readonly centre: Point;
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Nothing beyond the edge of the drawing comes into sight. */
function held({ scale, centre }: View, full: Box): View {
  const bounded = clamp(scale, 1, MOST);
  const [halfWidth, halfHeight] = [full.width / bounded / 2, full.height / bounded / 2];
  return {
    scale: bounded,
    centre: {
      x: clamp(centre.x, full.x + halfWidth, full.x + full.width - halfWidth),
      y: clamp(centre.y, full.y + halfHeight, full.y + full.height - halfHeight),
    },
  };
}

export function useZoom(svg: RefObject<SVGSVGElement | null>, full: Box): Zoom {
  const [view, setView] = useState<View>({ scale: 1, centre: middle(full) });
  const fingers = useRef(new Map<number, Point>());

  const zoomBy = useCallback(
    (factor: number, around?: Point) =>
      setView((now) => {
        const scale = clamp(now.scale * factor, 1, MOST);
        const ratio = now.scale / scale;
        const fixed = around ?? now.centre;
        // What is under the pointer stays under it.
        const centre = {
          x: fixed.x + (now.centre.x - fixed.x) * ratio,
          y: fixed.y + (now.centre.y - fixed.y) * ratio,
        };
        return held({ scale, centre }, full);
      }),
    [full],
  );

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
    setView((view) =>
      held({ ...view, centre: { x: view.centre.x - (to.x - from.x), y: view.centre.y - (to.y - from.y) } }, full),
    );
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };

  const { scale, centre } = view;
  const [width, height] = [full.width / scale, full.height / scale];
  return {
    viewBox: `${centre.x - width / 2} ${centre.y - height / 2} ${width} ${height}`,
    scale,
    nearer: () => zoomBy(STEP),
    further: () => zoomBy(1 / STEP),
    fit: () => setView({ scale: 1, centre: middle(full) }),
    show: (centre, scale) => setView(held({ scale, centre }, full)),
    onPointerDown,
    onPointerMove,
    onPointerUp,
    isPinched: () => fingers.current.size > 1,
  };
}
