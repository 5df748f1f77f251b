/** A match in small numbers, changed in place; `copy` is the floor's fork. */

import { LEADER_START, OFF, read } from './board.ts';
import { ALL_CARDS, CARDS, type Card, EMPTY, FIGURES, LEADER, NOBODY, WALL } from './figures.ts';

export const MODES = ['discovery', 'strategist'] as const;
export type Mode = (typeof MODES)[number];

export const BAN = 0;
export const ACT = 1;
export const REACT = 2;
export const RECRUIT = 3;
export const OVER = 4;

export type Outcome = 'capture' | 'encirclement' | 'repetition' | 'turn cap';

/** LDR-DRAW-02. */
export const TURN_CAP = 200;

export interface State {
  readonly mode: Mode;
  /** The figure on each cell, EMPTY or WALL. */
  readonly at: Int8Array;
  /** The cell of each figure, OFF while its card is not recruited. */
  readonly where: Int8Array;
  readonly owner: Int8Array;
  /** Cards of each side, its Leader included. */
  readonly cards: Int8Array;
  readonly pile: Int8Array;
  /** The position at the start of each turn, two exact numbers a turn (LDR-DRAW-01). */
  readonly seen: Float64Array;
  /** The first turn whose position can still come back: recruiting and banning are for good. */
  since: number;
  /** Cards drawn from the pile. */
  drawn: number;
  /** Cards on offer (Discovery) or available (Strategist), a bit each. */
  offer: number;
  banned: number;
  /** Bans left in the ban phase under way, and whether the second one is over (LDR-STRAT-06). */
  bans: number;
  bannedTwice: boolean;
  phase: number;
  side: number;
  /** Turns completed. */
  turns: number;
  /** Figures that have acted this turn or lost their action (LDR-RUL-27), a bit each. */
  acted: number;
  /** Recruitments due in this turn. */
  due: number;
  /** NOBODY in a draw. */
  winner: number;
  outcome: Outcome | undefined;
}

export function start(mode: Mode, pile: readonly Card[]): State {
  const discovery = mode === 'discovery';
  const state: State = {
    mode,
    at: new Int8Array(OFF + 1).fill(EMPTY),
    where: new Int8Array(FIGURES).fill(OFF),
    owner: new Int8Array(FIGURES + 1).fill(NOBODY),
    cards: Int8Array.of(1, 1),
    pile: Int8Array.from(discovery ? pile.map((card) => CARDS.indexOf(card)) : []),
    seen: new Float64Array(2 * (TURN_CAP + 1)),
    since: 0,
    drawn: 0,
    offer: discovery ? 0 : ALL_CARDS,
    banned: 0,
    bans: discovery ? 0 : 2,
    bannedTwice: discovery,
    phase: discovery ? ACT : BAN,
    side: 0,
    turns: 0,
    acted: 0,
    due: 0,
    winner: NOBODY,
    outcome: undefined,
  };
  state.at[OFF] = WALL;
  for (const side of [0, 1]) {
    arrive(state, LEADER + side, read(LEADER_START, side), side);
  }
  for (let card = 0; card < 3; card++) reveal(state);
  remember(state);
  return state;
}

export function copy(state: State): State {
  return {
    ...state,
    at: state.at.slice(),
    where: state.where.slice(),
    owner: state.owner.slice(),
    cards: state.cards.slice(),
    seen: state.seen.slice(),
  };
}

/** The seat that decides now: in a ban phase South first (LDR-STRAT-02, -06), in a reaction the owner (LDR-RUL-03). */
export const decider = (state: State, nemesisOwner: number): number =>
  state.phase === BAN ? 2 - state.bans : state.phase === REACT ? nemesisOwner : state.side;

export function arrive(state: State, figure: number, cell: number, side: number): void {
  state.at[cell] = figure;
  state.where[figure] = cell;
  state.owner[figure] = side;
}

/** Displaces a figure to an empty cell. */
export function shift(state: State, figure: number, to: number): void {
  state.at[read(state.where, figure)] = EMPTY;
  state.at[to] = figure;
  state.where[figure] = to;
}

export function trade(state: State, one: number, other: number): void {
  const cell = read(state.where, one);
  const across = read(state.where, other);
  state.at[cell] = other;
  state.at[across] = one;
  state.where[one] = across;
  state.where[other] = cell;
}

/** LDR-RECRUIT-03: the top card of the pile goes on offer. */
export function reveal(state: State): void {
  if (state.drawn < state.pile.length) state.offer |= 1 << read(state.pile, state.drawn++);
}

/** Half of the figures' cells as one exact number: 38 to the tenth is less than two to the fifty-third. */
function digits(where: Int8Array, from: number, to: number): number {
  let number = 0;
  for (let figure = from; figure < to; figure++) number = number * 38 + read(where, figure);
  return number;
}

/** Writes down the position at the start of a turn and says how often it has been there before. */
export function remember(state: State): number {
  const { seen, turns } = state;
  const low = digits(state.where, 0, 10);
  const high = digits(state.where, 10, FIGURES);
  seen[2 * turns] = low;
  seen[2 * turns + 1] = high;
  let before = 0;
  for (let turn = turns - 2; turn >= state.since; turn -= 2) {
    if (seen[2 * turn] === low && seen[2 * turn + 1] === high) before++;
  }
  return before;
}

/** Everything that makes two positions different: figures, owners, who acted, what is due, what is on offer. */
export function positionKey(state: State): string {
  const { where, owner, side, phase, acted, due, offer, banned, bans, drawn } = state;
  let owners = 0;
  for (let figure = 0; figure < FIGURES; figure++) owners = owners * 3 + read(owner, figure);
  return [digits(where, 0, 10), digits(where, 10, FIGURES), owners, side, phase, acted, due, offer, banned, bans, drawn].join();
}
