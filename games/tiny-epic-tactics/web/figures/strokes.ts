/** Figures as data: what a pen and a few paints put on paper; feet at (0, 0), y pointing down, heads near −40. */
export const PAINTS = [
  'cloth',
  'deep',
  'light',
  'steel',
  'wood',
  'skin',
  'dark',
  'gold',
  'bone',
  'line',
  'thread',
  'string',
] as const;
export type Paint = (typeof PAINTS)[number];

export type Stroke = readonly [paint: Paint, d: string];

export interface Figure {
  /** Along which it was cut out of the paper. */
  readonly cut: string;
  readonly strokes: readonly Stroke[];
}
