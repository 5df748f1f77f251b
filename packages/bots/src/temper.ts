/** How a player errs: now and then it answers anything at all, and its guesses are a little off. */
import { at } from './decision.ts';

/** An integer from 0 to `of` − 1, from a generator with a seed. */
export type Roll = (of: number) => number;

export interface Temper {
  /** How often, of a hundred decisions, it slips. */
  readonly slips: number;
  /** How far a guess may be off, in the points of the guesses. */
  readonly noise: number;
}

export const isSlip = (slips: number, roll: Roll): boolean => roll(100) < slips;

export const anyOf = <T>(list: readonly T[], roll: Roll): T => at(list, list.length === 1 ? 0 : roll(list.length));

/** Parts in which noise is drawn on either side. */
const FINE = 1000;

/** The place of the best guess, each being off by up to `noise`; of equals the first. */
export function bestGuess(guesses: readonly number[], noise: number, roll: Roll): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < guesses.length; i++) {
    const off = noise > 0 ? (noise * (roll(2 * FINE + 1) - FINE)) / FINE : 0;
    const guess = (guesses[i] ?? 0) + off;
    if (guess <= most) continue;
    best = i;
    most = guess;
  }
  return best;
}
