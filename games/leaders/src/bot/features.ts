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

/** The kinds of facts about a side, each with the number of its first fact. */
const FIGURE = 0;
/** A figure's distance to its own Leader: 1, 2, 3, or more. */
const HOME = FIGURE + FIGURE_NAMES.length * DISTANCES;
/** The Leader's distance from the middle of the board, 0 to 3; 4 is a corner. */
const RING = HOME + 4;
/** Empty cells around the Leader, 0 to 6. */
const ROOM = RING + 5;
/** Characters that could take part in a capture next turn, 0 to 5 or more. */
const THREAT = ROOM + 7;
/** The Leader is protected. */
const SHIELD = THREAT + 6;
/** Enemies whose ability the Jailer holds, 0 to 3 or more. */
const JAILED = SHIELD + 1;
/** Cards held, 1 to 5. */
const CARDS = JAILED + 4;

/** How many facts there are about one side; those about the side that waits follow those about the side to move. */
export const FACTS: number = CARDS + 6;

/** The fact that a figure stands so far from the enemy Leader; Leaders are figure 0. */
export const figureFact = (figure: number, distance: number): number => FIGURE + figure * DISTANCES + distance;

const MIDDLE = cellNamed('D4') ?? 0;

/** Fills the list with the numbers of all facts that hold; says how many. */
export function factsOf(state: State, mover: Side, out: Int32Array): number {
  return sideFacts(state, other(mover), FACTS, out, sideFacts(state, mover, 0, out, 0));
}

function sideFacts(state: State, side: Side, base: number, out: Int32Array, from: number): number {
  const enemy = other(side);
  const own = leaderCell(state, side);
  const foe = leaderCell(state, enemy);
  let n = from;
  for (const figure of state.teams[side]) {
    const cell = state.at[figure];
    if (cell === NONE) continue;
    out[n++] = base + figureFact(figure === side ? 0 : figure, DISTANCE[cell][foe]);
    if (figure !== side) out[n++] = base + HOME + Math.min(DISTANCE[cell][own], 4) - 1;
  }
  let room = 0;
  for (const cell of NEIGHBOURS[own]) if (state.on[cell] === NONE) room++;
  out[n++] = base + RING + (NEIGHBOURS[own].length === 3 ? 4 : DISTANCE[own][MIDDLE]);
  out[n++] = base + ROOM + room;
  out[n++] = base + THREAT + Math.min(threatOf(state, side), 5);
  if (isProtected(state, side, enemy)) out[n++] = base + SHIELD;
  if (state.owner[JAILER] === side) out[n++] = base + JAILED + jailed(state, enemy);
  out[n++] = base + CARDS + cardsHeld(state, side);
  return n;
}

function jailed(state: State, side: Side): number {
  let count = 0;
  for (const figure of state.teams[side]) if (ABILITIES[figure] !== undefined && isJailed(state, figure, side)) count++;
  return Math.min(count, 3);
}
