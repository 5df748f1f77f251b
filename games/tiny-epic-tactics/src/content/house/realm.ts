/** The standard realm. */
import { terrain } from '../letters.ts';
import type { RealmPlan } from '../types.ts';

/** The house draws its scrolls in this size. */
const WIDTH = 14;

/** A cell by its name: column letter, then the row counted from the north. */
export const at = (name: string): number => (Number(name.slice(1)) - 1) * WIDTH + name.charCodeAt(0) - 'A'.charCodeAt(0);

/** The trigger cell first, then the others (TET-CONTROL-02, TET-RUL-19). */
const zone = (trigger: string, ...others: readonly string[]): RealmPlan['zones'][number] => ({
  cells: [trigger, ...others].map(at).sort((a, b) => a - b),
  trigger: at(trigger),
});

export const EVERGREEN: RealmPlan = {
  id: 'evergreen',
  width: 14,
  height: 14,
  scroll: terrain(
    '...F......F...',
    '...~.F..F.~...',
    '.F.....V....F.',
    '..............',
    '~............~',
    '~.F........F.~',
    '.V..........V.',
    '..............',
    '....~=X=~~....',
    'F..F.........F',
    '..........F...',
    '..............',
    '..F~.....~.F..',
    '......V.......',
  ),
  placements: [
    { box: '8x5', x: 3, y: 3, turns: 0 },
    { box: '8x1', x: 3, y: 5, turns: 0 },
    { box: '3x2', x: 11, y: 8, turns: 0 },
    { box: '5x4', x: 4, y: 9, turns: 0 },
    { box: '1x2', x: 8, y: 9, turns: 0 },
    { box: '2x2', x: 1, y: 8, turns: 0 },
  ],
  zones: [
    zone('H7', 'F7', 'G7', 'I7', 'G8', 'H8'),
    zone('G12', 'F12', 'H12', 'I12', 'G13', 'H13'),
    zone('G2', 'G1', 'H1', 'F2', 'H2', 'I2'),
  ],
  artifact: null,
};
