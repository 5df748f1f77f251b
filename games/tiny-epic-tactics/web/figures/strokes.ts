/** The pen of Tactics: its paints, each with the line that goes with it. Heads are near −40. */
import type { Figure, Stroke } from '@taverne/ui';

const INK = '#1d130a';

/** A shape with an inked outline. */
const inked = (fill: string) => ({ fill, stroke: INK, width: 1.05 });

const PAINTS = {
  cloth: inked('var(--cloth)'),
  deep: inked('var(--cloth-2)'),
  light: inked('var(--tet-light)'),
  steel: inked('var(--tet-steel)'),
  wood: inked('#7b5530'),
  skin: inked('var(--tet-skin)'),
  gold: inked('#ffe08a'),
  bone: inked('#fbf3df'),
  dark: { fill: INK },
  line: { stroke: INK, width: 0.8, opacity: 0.7 },
  thread: { stroke: 'var(--tet-light)', width: 1.6 },
  string: { stroke: INK, width: 0.7 },
} as const satisfies { readonly [name: string]: Omit<Stroke, 'edge'> };
type Paint = keyof typeof PAINTS;

/** `cut`: along which it was cut out of the paper. */
export const figure = (cut: string, ...strokes: readonly (readonly [paint: Paint, d: string])[]): Figure => ({
  cut,
  drawing: strokes.map(([paint, d]) => ({ ...PAINTS[paint], d, edge: false })),
  portrait: '-24 -50 50 56',
});
