/** Figures as data: what a pen and a few paints put on paper, feet at (0, 0), y pointing down, heads near −75. */

/** The paints. Cloth takes the colour of the side; the rest can be overridden by CSS, which is how figures fade. */
export const PAINTS = {
  ink: '#2a1b12',
  cloth: '',
  cloth2: '',
  cream: '#f8edd4',
  white: '#fbf6ea',
  bone: '#e8dcc0',
  gold: '#dba63f',
  red: '#b5452f',
  skin: '#f2cfa6',
  tan: '#dca878',
  brown: '#b07a4e',
  blush: '#c9583a',
  steel: '#c3c0b4',
  mail: '#a9a69b',
  iron: '#8f8c82',
  wood: '#8d5c34',
  rope: '#d3ad6d',
  leather: '#5a4130',
  umber: '#4a3022',
  dark: '#33241a',
  shade: '#3a2b33',
  olive: '#6b5a3a',
  auburn: '#7d3d1e',
  chestnut: '#6b3f22',
  ginger: '#c9812f',
  fur: '#80583a',
  cubfur: '#a5743f',
  belly: '#c99d71',
  horse: '#b98352',
} as const;
export type Paint = keyof typeof PAINTS;

export function paint(name: Paint): string {
  if (name === 'cloth') return 'var(--cloth)';
  return name === 'cloth2' ? 'var(--cloth-2)' : `var(--p-${name}, ${PAINTS[name]})`;
}

/** A path or a circle, filled or not, with a line around it or along it. */
export interface Stroke {
  readonly d?: string;
  readonly circle?: readonly [x: number, y: number, r: number];
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly opacity?: number;
  /** It makes up the outline, along which the figure was cut out of the paper. */
  readonly edge: boolean;
}

export type Drawing = readonly Stroke[];

/** How much wider the ink under a rod is than the rod. */
const RIM = 3.6;

/** A shape with an inked outline. */
export const ink = (d: string, fill: Paint, width: number): Stroke => ({ d, fill, stroke: 'ink', width, edge: true });
/** A shape without an outline. */
export const flat = (d: string, fill: Paint): Stroke => ({ d, fill, edge: false });
export const line = (d: string, stroke: Paint, width: number, opacity?: number): Stroke =>
  opacity === undefined ? { d, stroke, width, edge: width >= 5 } : { d, stroke, width, opacity, edge: false };
/** A line with an inked rim: staffs, ropes, straps. Two strokes in one. */
export const rod = (d: string, stroke: Paint, width: number): readonly Stroke[] => [
  { d, stroke: 'ink', width: width + RIM, edge: true },
  { d, stroke, width, edge: false },
];
/** A circle with an inked outline. */
export const dot = (x: number, y: number, r: number, fill: Paint, width: number): Stroke => ({
  circle: [x, y, r],
  fill,
  stroke: 'ink',
  width,
  edge: true,
});
export const spot = (x: number, y: number, r: number, fill: Paint): Stroke => ({ circle: [x, y, r], fill, edge: false });
export const ring = (x: number, y: number, r: number, stroke: Paint, width: number): readonly Stroke[] => [
  { circle: [x, y, r], stroke: 'ink', width: width + RIM, edge: true },
  { circle: [x, y, r], stroke, width, edge: false },
];
export const cheek = (x: number, y: number): Stroke => ({ circle: [x, y, 2.6], fill: 'blush', opacity: 0.35, edge: false });

export const drawing = (...strokes: readonly (Stroke | readonly Stroke[])[]): Drawing => strokes.flat();
