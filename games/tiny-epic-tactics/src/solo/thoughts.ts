/**
 * What the Enemy thinks, one thought at a time: the page tells them in order. Every saying is in this table with the figures
 * it carries; text/ has the words for it under the same name. Units go by card id, cells by name, zones by A, B or C, the
 * compass by N, E, S or W.
 */
import type { Thought } from '../events.ts';

export const SAYINGS = {
  // ── whose turn it is to act (TET-SOLO-ENEMY-01, TET-SOLO-ENEMY-02) ──
  /** The card names this class, and its unit has no card yet. */
  'card-names': ['card', 'class', 'unit'],
  /** The card says Leftmost: the first unit of the row without a card. */
  'card-leftmost': ['card', 'unit'],
  /** The unit that the card names has a card already: the first of the row without one instead. */
  'card-taken': ['card', 'class', 'named', 'unit'],
  // ── what the card grants (TET-SOLO-ENEMY-08) ──
  'bonus-damage': ['by'],
  'bonus-move': ['by'],
  'bonus-climber': [],
  /** Weakened: it moves, but does not attack after moving (TET-SOLO-ENEMY-07). */
  'weakened-stops': [],
  // ── checks, in step 1, 2, 4 or 5 (TET-SOLO-ENEMY-09 to 13) ──
  'melee-nobody': ['step'],
  'melee-one': ['step', 'target'],
  /** Several: the first met clockwise from the arrow. */
  'melee-sweep': ['step', 'target', 'count', 'compass'],
  'ranged-nobody': ['step'],
  'ranged-one': ['step', 'target'],
  'ranged-sweep': ['step', 'target', 'count', 'compass'],
  'spell-nobody': ['step'],
  'spell-one': ['step', 'target'],
  'spell-sweep': ['step', 'target', 'count', 'compass'],
  /** It has no attack from afar. */
  'melee-only': ['step'],
  // ── movement, step 3 (TET-SOLO-MOVE-01 to 13) ──
  'all-in-dungeons': [],
  nearest: ['target', 'distance'],
  /** Several at that distance: the first met clockwise from the arrow. */
  'nearest-tie': ['target', 'distance', 'count', 'compass'],
  /** From where it would end it could attack this unit: that is the move (TET-SOLO-MOVE-04). */
  'goal-in-reach': ['target', 'cell'],
  'goal-out-of-reach': ['target', 'cell'],
  'next-nearest': ['target', 'distance'],
  /** Nobody qualifies: it heads for the nearest (TET-SOLO-MOVE-05). */
  'no-goal': ['target'],
  'rows-first': ['compass', 'goal'],
  'columns-first': ['compass', 'goal'],
  moves: ['from', 'cell', 'cost'],
  stays: ['cell'],
  // why it stops where it stops
  'stops-beside': ['cell', 'unit'],
  'stops-tired': ['cell', 'next', 'cost', 'left'],
  'stops-blocked': ['cell', 'next', 'unit'],
  'stops-closed': ['cell', 'next', 'box'],
  'stops-arrived': ['cell'],
  /** Somebody of its own side stands where it would stop: the last free cell before (TET-RUL-41). */
  'stops-before': ['cell', 'taken', 'unit'],
  // ── the Climber (TET-SOLO-CLIMB-01 to 03) ──
  climb: ['cell', 'distance', 'elevation'],
  'climb-tie': ['cell', 'distance', 'elevation', 'count', 'compass'],
  'climb-highest': ['elevation'],
  // ── coming into play (TET-SOLO-SETUP-12, -13, TET-SOLO-CAP-03 to 05) ──
  'flag-drawn': ['zone', 'cell'],
  'trigger-taken': ['cell', 'unit'],
  'trigger-closed': ['cell', 'box'],
  'beside-last': ['unit', 'cell'],
  'compass-drawn': ['card', 'compass'],
  'compass-cell': ['compass', 'cell'],
  /** The cells before it, turning clockwise, are not free. */
  'compass-turned': ['compass', 'cell', 'count'],
  'nearest-free': ['cell', 'distance', 'compass'],
} as const satisfies { readonly [say: string]: readonly string[] };

export type Saying = keyof typeof SAYINGS;
type FigureOf<S extends Saying> = (typeof SAYINGS)[S][number];

/** A thought with exactly the figures of its saying. */
export function thought<const S extends Saying>(say: S, figures: { readonly [name in FigureOf<S>]: string | number }): Thought {
  return SAYINGS[say].length === 0 ? { say } : { say, figures };
}
