/** A number for a position, so that different orders of the same actions are known to be one (Zobrist hashing). */
import { quick } from '@taverne/engine';
import { CELL_NAMES } from '../board.ts';
import type { State } from '../state.ts';
import { FIGURE_NAMES, NONE, SOUTH } from '../words.ts';

const CELLS = CELL_NAMES.length;
const FIGURES = FIGURE_NAMES.length;

/** 53 bits in two parts: more does not fit a number, and two of them together make a clash unlikely enough. */
const HIGH = 21;
const roll = quick(0x1eade25);
const bits = (of: number, count: number): Int32Array =>
  Int32Array.from({ length: count }, () => (of === 32 ? roll(0, 0x1_0000_0000, '') | 0 : roll(0, 2 ** of, '')));

/** One row for each figure and side, because a card may come to either. */
const PLACE_HIGH = bits(HIGH, 2 * FIGURES * CELLS);
const PLACE_LOW = bits(32, 2 * FIGURES * CELLS);
const ACTED_HIGH = bits(HIGH, FIGURES + 2);
const ACTED_LOW = bits(32, FIGURES + 2);
const BROKEN = FIGURES;
const NORTH_MOVES = FIGURES + 1;

/** Who stands where, whose turn it is and who has acted in it. Offer, pile and bans do not count. */
export function keyOf(state: State): number {
  let high = 0;
  let low = 0;
  for (const team of state.teams) {
    for (const figure of team) {
      const cell = state.at[figure];
      if (cell === NONE) continue;
      const place = (figure + (state.owner[figure] === SOUTH ? 0 : FIGURES)) * CELLS + cell;
      high ^= PLACE_HIGH[place] ?? 0;
      low ^= PLACE_LOW[place] ?? 0;
    }
  }
  for (let acted = state.acted; acted !== 0; acted &= acted - 1) {
    const figure = 31 - Math.clz32(acted & -acted);
    high ^= ACTED_HIGH[figure] ?? 0;
    low ^= ACTED_LOW[figure] ?? 0;
  }
  if (state.pairBroken) {
    high ^= ACTED_HIGH[BROKEN] ?? 0;
    low ^= ACTED_LOW[BROKEN] ?? 0;
  }
  if (state.side !== SOUTH) {
    high ^= ACTED_HIGH[NORTH_MOVES] ?? 0;
    low ^= ACTED_LOW[NORTH_MOVES] ?? 0;
  }
  return high * 0x1_0000_0000 + (low >>> 0);
}
