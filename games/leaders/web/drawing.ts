/** The pen of Leaders: its paints, and figures whose heads are near −75. */
import { penWith, type Stroke } from '@taverne/ui';

/** The paints. Cloth takes the colour of the side; the rest can be overridden by CSS, which is how figures fade. */
const PAINTS = {
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
type Paint = keyof typeof PAINTS;

export function paint(name: Paint): string {
  if (name === 'cloth') return 'var(--cloth)';
  return name === 'cloth2' ? 'var(--cloth-2)' : `var(--p-${name}, ${PAINTS[name]})`;
}

export const { ink, flat, line, rod, dot, spot, ring } = penWith(paint, 'ink');
export const cheek = (x: number, y: number): Stroke => ({ ...spot([x, y, 2.6], 'blush'), opacity: 0.35 });
export { drawing } from '@taverne/ui';
