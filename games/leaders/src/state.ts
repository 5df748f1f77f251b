/**
 * The state of a match: plain data. What changes with every action are `at` and `on`; every other list is replaced,
 * never changed, so that a copy may share it.
 */
import {
  begins,
  copyBy,
  emptyOf,
  given,
  inPlace,
  type Outcome,
  type Pile,
  pileOf,
  type Seat,
  type StateFields,
  type StateOf,
} from '@taverne/engine';
import { type Cell, cellName, DISTANCE, perCell } from './board.ts';
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

/** Who sees what of it: view.ts. */
export const STATE = {
  rules: given<Rules>().kept,
  /** The seat that plays South; the other one plays North. */
  south: given<Seat>().open,
  phase: begins<Phase>('act').open,
  /** Whose turn it is. */
  side: begins<Side>(SOUTH).kept,
  /** Turns completed by both sides together. */
  turns: begins(0).open,
  /** Figure → its cell. */
  at: inPlace(() => perFigure((): Cell | None => NONE)).shown,
  /** Cell → the figure on it, at most one (LDR-ACT-07); none: the cell is empty (LDR-TERM-09). The same as `at` the other way round. */
  on: inPlace(() => perCell((): Figure | None => NONE)).elsewhere,
  /**
   * The figures on the board by side, in the order of their numbers: together they are the characters (LDR-TERM-01), a side's
   * own are its allies (LDR-TERM-02), those of the other its enemies (LDR-TERM-03), Leaders included (LDR-ABL-LEADER-02).
   */
  teams: begins<Readonly<PerSide<readonly Figure[]>>>([[], []]).kept,
  /** Figure → its side (LDR-SETUP-07). */
  owner: begins<Readonly<PerFigure<Side | None>>>(perFigure(() => NONE)).kept,
  /** The figures that have taken their action in this turn, as a set of bits. */
  acted: begins(0).kept,
  /** Someone else has acted since one of Old Bear and Cub moved: the partner's move is forfeited (LDR-RUL-27). */
  pairBroken: begins(false).open,
  /** Recruitments still due in this turn. */
  due: begins(0).open,
  /** Discovery: the three cards face up. Strategist: every card still available. */
  offer: begins<readonly Card[]>([]).kept,
  /** The face-down cards (Discovery). Their order is unknown, or all of it is known from the start. */
  pile: begins<Pile<Card>>(pileOf([])).kept,
  /** Banned cards, in the order of the bans (Strategist). */
  bans: begins<readonly Card[]>([]).kept,
  /** The positions at the start of turns that could still come back (LDR-DRAW-01). */
  seen: begins<readonly string[]>([]).kept,
  /** For each side: its own turns in a row that ended with a wall (LDR-DRAW-04). */
  walls: begins<Readonly<PerSide<number>>>([0, 0]).kept,
  /** How the match ended by the rules. */
  ending: begins<Outcome | null>(null).open,
} satisfies StateFields;

export interface State extends StateOf<typeof STATE> {}

/** A board with nobody on it. */
export const emptyState = (rules: Rules, south: Seat): State => emptyOf(STATE, { rules, south });

export const copy = copyBy<typeof STATE>((shared, { at, on }) => ({ ...shared, at: [...at], on: [...on] }));

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

/** Whether the order of the face-down cards is known; it is so from the start, or it never is. */
export const isPileKnown = (state: State): boolean => state.pile.top.length > 0;

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
