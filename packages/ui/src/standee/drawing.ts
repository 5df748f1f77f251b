/** Figures as data: what a pen and a few paints put on paper, feet at (0, 0), y pointing down. */

export type Circle = readonly [x: number, y: number, r: number];

/** A path or a circle, filled or not, with a line around it or along it. Colours as CSS has them. */
export interface Stroke {
  readonly d?: string;
  readonly circle?: Circle;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** It makes up the outline, along which the figure was cut out of the paper. */
  readonly edge: boolean;
}

export type Drawing = readonly Stroke[];

/** How much wider the ink under a rod is than the rod. */
const RIM = 3.6;

/** A pen that is dipped into a game's own paints, one of which is the ink of outlines. */
export function penWith<Paint extends string>(paint: (name: Paint) => string, black: NoInfer<Paint>) {
  const edged = (stroke: Omit<Stroke, 'edge' | 'stroke'>): Stroke => ({ ...stroke, stroke: paint(black), edge: true });
  return {
    /** A shape with an inked outline. */
    ink: (d: string, fill: Paint, width: number): Stroke => edged({ d, fill: paint(fill), width }),
    /** A shape without an outline. */
    flat: (d: string, fill: Paint): Stroke => ({ d, fill: paint(fill), edge: false }),
    line: (d: string, stroke: Paint, width: number, opacity?: number): Stroke =>
      opacity === undefined
        ? { d, stroke: paint(stroke), width, edge: width >= 5 }
        : { d, stroke: paint(stroke), width, opacity, edge: false },
    /** A line with an inked rim: staffs, ropes, straps. Two strokes in one. */
    rod: (d: string, stroke: Paint, width: number): Drawing => [
      edged({ d, width: width + RIM }),
      { d, stroke: paint(stroke), width, edge: false },
    ],
    /** A circle with an inked outline. */
    dot: (circle: Circle, fill: Paint, width: number): Stroke => edged({ circle, fill: paint(fill), width }),
    spot: (circle: Circle, fill: Paint): Stroke => ({ circle, fill: paint(fill), edge: false }),
    ring: (circle: Circle, stroke: Paint, width: number): Drawing => [
      edged({ circle, width: width + RIM }),
      { circle, stroke: paint(stroke), width, edge: false },
    ],
  };
}

export const drawing = (...strokes: readonly (Stroke | Drawing)[]): Drawing => strokes.flat();
