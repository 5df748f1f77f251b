/**
 * What the evaluation looks at. A position is described by a list of small facts, each with a number; the same facts count
 * differently for the side to move and for the side that waits.
 */
import { ABILITIES } from '../abilities/index.ts';
import { isJailed } from '../abilities/jailer.ts';
import { isProtected } from '../abilities/protector.ts';
import { cellNamed, DISTANCE, NEIGHBOURS } from '../board.ts';
import { cardsHeld, leaderCell, type State } from '../state.ts';
import { FIGURE_NAMES, JAILER, NONE, other, type Side } from '../words.ts';
import { threatOf } from './reach.ts';

const DISTANCES = 7;

/** How many facts of each kind there are about a side. */
const SIZES = {
  /** A figure and its distance to the enemy Leader. */
  figure: FIGURE_NAMES.length * DISTANCES,
  /** A figure's distance to its own Leader: 1, 2, 3, or more. */
  home: 4,
  /** The Leader's distance from the middle of the board, 0 to 3; 4 is a corner. */
  ring: 5,
  /** Empty cells around the Leader, 0 to 6. */
  room: 7,
  /** Characters that could take part in a capture next turn, 0 to 5 or more. */
  threat: 6,
  /** The Leader is protected. */
  shield: 1,
  /** Enemies whose ability the Jailer holds, 0 to 3 or more. */
  jailed: 4,
  /** Cards held, 1 to 5. */
  cards: 6,
} as const;

type Kind = keyof typeof SIZES;

/** The number of the first fact of each kind. */
export const FIRST: { readonly [K in Kind]: number } = {
  figure: 0,
  home: before('home'),
  ring: before('ring'),
  room: before('room'),
  threat: before('threat'),
  shield: before('shield'),
  jailed: before('jailed'),
  cards: before('cards'),
};

function before(kind: Kind): number {
  const kinds = Object.entries(SIZES);
  return kinds.slice(0, Object.keys(SIZES).indexOf(kind)).reduce((sum, [, size]) => sum + size, 0);
}

/** How many facts there are about one side; those about the side that waits follow those about the side to move. */
export const FACTS: number = FIRST.cards + SIZES.cards;

/** The fact that a figure stands so far from the enemy Leader; both Leaders are figure 0. */
export const figureFact = (figure: number, distance: number): number => FIRST.figure + figure * DISTANCES + distance;

const MIDDLE = cellNamed('D4') ?? 0;

/** Fills the list with the numbers of all facts that hold; says how many. */
export function factsOf(state: State, mover: Side, out: Int32Array): number {
  const half = sideFacts(state, mover, out, 0);
  const end = sideFacts(state, other(mover), out, half);
  for (let n = half; n < end; n++) out[n] = (out[n] ?? 0) + FACTS;
  return end;
}

function sideFacts(state: State, side: Side, out: Int32Array, from: number): number {
  const enemy = other(side);
  const own = leaderCell(state, side);
  const foe = leaderCell(state, enemy);
  let n = from;
  for (const figure of state.teams[side]) {
    const cell = state.at[figure];
    if (cell === NONE) continue;
    out[n++] = figureFact(figure === side ? 0 : figure, DISTANCE[cell][foe]);
    if (figure !== side) out[n++] = FIRST.home + Math.min(DISTANCE[cell][own], 4) - 1;
  }
  let room = 0;
  for (const cell of NEIGHBOURS[own]) if (state.on[cell] === NONE) room++;
  out[n++] = FIRST.ring + (NEIGHBOURS[own].length === 3 ? 4 : DISTANCE[own][MIDDLE]);
  out[n++] = FIRST.room + room;
  out[n++] = FIRST.threat + Math.min(threatOf(state, side), 5);
  if (isProtected(state, side, enemy)) out[n++] = FIRST.shield;
  if (state.owner[JAILER] === side) out[n++] = FIRST.jailed + jailed(state, enemy);
  out[n++] = FIRST.cards + cardsHeld(state, side);
  return n;
}

function jailed(state: State, side: Side): number {
  let count = 0;
  for (const figure of state.teams[side]) if (ABILITIES[figure] !== undefined && isJailed(state, figure, side)) count++;
  return Math.min(count, 3);
}
