/**
 * The state of a match: plain data. What changes with every action are `at` and `on`; every other list is replaced,
 * never changed, so that a copy may share it.
 */
import type { Outcome, Seat } from '@taverne/engine';
import { type Cell, cellName, DISTANCE, type PerCell, perCell } from './board.ts';
import type { Rules } from './options.ts';
import {
  BEAR,
  type Card,
  CUB,
  type Figure,
  figureName,
  NONE,
  type None,
  other,
  type PerFigure,
  type PerSide,
  perFigure,
  type Side,
  SOUTH,
} from './words.ts';

/**
 * What the table waits for: a ban (Strategist), an action or the end of the actions, the forced move of a Nemesis
 * in the middle of an action, or a recruitment.
 */
export const PHASES = ['ban', 'act', 'react', 'recruit'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  readonly rules: Rules;
  /** The seat that plays South; the other one plays North. */
  readonly south: Seat;
  phase: Phase;
  /** Whose turn it is. */
  side: Side;
  /** Turns completed by both sides together. */
  turns: number;
  /** Figure → its cell. */
  readonly at: PerFigure<Cell | None>;
  /** Cell → the figure on it, at most one (LDR-ACT-07); none: the cell is empty (LDR-TERM-09). */
  readonly on: PerCell<Figure | None>;
  /**
   * The figures on the board by side, in the order of their numbers: together they are the characters (LDR-TERM-01), a side's
   * own are its allies (LDR-TERM-02), those of the other its enemies (LDR-TERM-03), Leaders included (LDR-ABL-LEADER-02).
   */
  teams: Readonly<PerSide<readonly Figure[]>>;
  /** Figure → its side (LDR-SETUP-07). */
  owner: Readonly<PerFigure<Side | None>>;
  /** The figures that have taken their action in this turn, as a set of bits. */
  acted: number;
  /** Someone else has acted since one of Old Bear and Cub moved: the partner's move is forfeited (LDR-RUL-27). */
  pairBroken: boolean;
  /** Recruitments still due in this turn. */
  due: number;
  /** Discovery: the three cards face up. Strategist: every card still available. */
  offer: readonly Card[];
  /** The face-down cards (Discovery): a sorted bag, unless `pileKnown`, where the next card comes first. */
  pile: readonly Card[];
  readonly pileKnown: boolean;
  /** Banned cards, in the order of the bans (Strategist). */
  bans: readonly Card[];
  /** The positions at the start of turns that could still come back (LDR-DRAW-01). */
  seen: readonly string[];
  /** For each side: its own turns in a row that ended with a wall (LDR-DRAW-04). */
  walls: Readonly<PerSide<number>>;
  /** How the match ended by the rules. */
  ending: Outcome | null;
}

/** A board with nobody on it. */
export function emptyState(rules: Rules, south: Seat, pileKnown: boolean): State {
  return {
    rules,
    south,
    phase: 'act',
    side: SOUTH,
    turns: 0,
    at: perFigure(() => NONE),
    on: perCell(() => NONE),
    teams: [[], []],
    owner: perFigure(() => NONE),
    acted: 0,
    pairBroken: false,
    due: 0,
    offer: [],
    pile: [],
    pileKnown,
    bans: [],
    seen: [],
    walls: [0, 0],
    ending: null,
  };
}

export function copy(state: State): State {
  const { rules, south, phase, side, turns, at, on, teams, owner, acted, pairBroken, due } = state;
  const { offer, pile, pileKnown, bans, seen, walls, ending } = state;
  return {
    rules,
    south,
    phase,
    side,
    turns,
    at: [...at],
    on: [...on],
    teams,
    owner,
    acted,
    pairBroken,
    due,
    offer,
    pile,
    pileKnown,
    bans,
    seen,
    walls,
    ending,
  };
}

// ── who and where ──

export const seatOf = (state: State, side: Side): Seat => (side === SOUTH ? state.south : 1 - state.south);
export const sideOf = (state: State, seat: Seat): Side => (seat === state.south ? SOUTH : other(SOUTH));

/** The cell of a figure that is on the board, as every figure of a team is. */
export function cellOf(state: State, figure: Figure): Cell {
  const cell = state.at[figure];
  if (cell === NONE) throw new Error(`${figureName(figure)} is not on the board`);
  return cell;
}

/** The side of a figure that is on the board. */
export function ownerOf(state: State, figure: Figure): Side {
  const side = state.owner[figure];
  if (side === NONE) throw new Error(`${figureName(figure)} has no owner`);
  return side;
}

/** The figure on a cell that is not empty. */
export function figureOn(state: State, cell: Cell): Figure {
  const figure = state.on[cell];
  if (figure === NONE) throw new Error(`nobody stands on ${cellName(cell)}`);
  return figure;
}

/** Whose figure stands on a cell, if anybody does. */
export function sideOn(state: State, cell: Cell): Side | None {
  const figure = state.on[cell];
  return figure === NONE ? NONE : state.owner[figure];
}

/** A Leader goes by the number of its side. */
export const leaderCell = (state: State, side: Side): Cell => cellOf(state, side);

/** Whether two figures on the board are adjacent (LDR-TERM-05). */
export const areNear = (state: State, a: Figure, b: Figure): boolean => DISTANCE[cellOf(state, a)][cellOf(state, b)] === 1;

/** Cards held, Leader included (LDR-RECRUIT-10): the Cub has no card of its own. */
export function cardsHeld(state: State, side: Side): number {
  const team = state.teams[side];
  return team.includes(CUB) ? team.length - 1 : team.length;
}

// ── who has acted ──

export const hasActed = (state: Pick<State, 'acted'>, figure: Figure): boolean => (state.acted & (1 << figure)) !== 0;

/** Remembers an action, and what it means for Old Bear and Cub (LDR-ABL-BEAR-03). */
export function markActed(state: State, figure: Figure): void {
  state.acted |= 1 << figure;
  if (figure !== BEAR && figure !== CUB && hasActed(state, BEAR) !== hasActed(state, CUB)) state.pairBroken = true;
}

// ── figures on cells ──

export function put(state: State, figure: Figure, cell: Cell): void {
  state.at[figure] = cell;
  state.on[cell] = figure;
}

export function shift(state: State, figure: Figure, from: Cell, to: Cell): void {
  state.on[from] = NONE;
  put(state, figure, to);
}

/** A figure comes onto the board. The lists of teams and owners are replaced, because copies share them. */
export function join(state: State, figure: Figure, side: Side, cell: Cell): void {
  put(state, figure, cell);
  const team = [...state.teams[side], figure].sort((a, b) => a - b);
  state.teams = side === SOUTH ? [team, state.teams[1]] : [state.teams[0], team];
  const owner: PerFigure<Side | None> = [...state.owner];
  owner[figure] = side;
  state.owner = owner;
}
