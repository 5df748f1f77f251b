/** Breakthrough on the table: eight by eight, two rows each; straight on to where it is empty, aslant also to take; the far row wins. */
import {
  ask,
  type Game,
  type Happening,
  NOTHING_ASKED,
  type Option,
  type Outcome,
  ok,
  option,
  type Play,
  type Table,
  wonBy,
} from '@taverne/engine';

export const SIDE = 8;
const CELLS = SIDE * SIDE;

interface State {
  /** 0 is empty, otherwise the seat and one more. */
  readonly cells: number[];
  readonly left: number[];
  seat: number;
  ending: Outcome | null;
}

interface Moved extends Happening {
  readonly event: 'moved';
  readonly from: number;
  readonly to: number;
}

const nameOf = (cell: number): string => `${'abcdefgh'.charAt(cell % SIDE)}${Math.floor(cell / SIDE) + 1}`;
/** A move is one number: where from and where to. */
const SHIFT = 6;
const END = CELLS - 1;

/** By cell, all moves from it, by their ends. */
const MOVES: readonly (readonly Option<number>[])[] = Array.from({ length: CELLS }, (_, from) =>
  Array.from({ length: CELLS }, (__, to) => option(`${nameOf(from)} ${nameOf(to)}`, (from << SHIFT) | to)),
);

function add(list: Option<number>[], move: Option<number> | undefined): void {
  if (move) list.push(move);
}

function movesOf({ cells, seat }: State): Option<number>[] {
  const list: Option<number>[] = [];
  const mark = seat + 1;
  const on = seat === 0 ? SIDE : -SIDE;
  for (let from = 0; from < CELLS; from++) {
    if (cells[from] !== mark) continue;
    // Nobody stands on the far row: whoever came there has won.
    const to = from + on;
    const column = from % SIDE;
    const moves = MOVES[from];
    if (!moves) continue;
    if (cells[to] === 0) add(list, moves[to]);
    if (column > 0 && cells[to - 1] !== mark) add(list, moves[to - 1]);
    if (column < SIDE - 1 && cells[to + 1] !== mark) add(list, moves[to + 1]);
  }
  return list;
}

const DETAILS = { rule: 'THROUGH-01', lone: 'asked' } as const;

const step = (state: State, table: Table<Moved>): Play =>
  ask(state.seat, 'move', () => movesOf(state), DETAILS).hear((move) => go(state, table, move >> SHIFT, move & END));

function go(state: State, table: Table<Moved>, from: number, to: number): Play {
  const { seat, cells, left } = state;
  const takes = cells[to] !== 0;
  cells[to] = seat + 1;
  cells[from] = 0;
  table.emit({ event: 'moved', rule: 'THROUGH-01', from, to });
  if (takes) left[1 - seat] = (left[1 - seat] ?? 0) - 1;
  const isThrough = seat === 0 ? to >= CELLS - SIDE : to < SIDE;
  if (isThrough || left[1 - seat] === 0) state.ending = wonBy(seat, 2, 'through', 'THROUGH-02');
  state.seat = 1 - seat;
  return NOTHING_ASKED;
}

export const breakthrough: Game<State, object, Moved, State> = {
  id: 'breakthrough',
  version: 1,
  seats: { min: 2, max: 2 },
  longest: 2 * CELLS * SIDE,
  fields: {},
  options: () => ok({}),
  setup: () => ({
    cells: Array.from({ length: CELLS }, (_, cell) => (cell < 2 * SIDE ? 1 : cell >= CELLS - 2 * SIDE ? 2 : 0)),
    left: [2 * SIDE, 2 * SIDE],
    seat: 0,
    ending: null,
  }),
  step,
  outcome: ({ ending }) => ending ?? undefined,
  copy: ({ cells, left, seat, ending }) => ({ cells: cells.slice(), left: left.slice(), seat, ending }),
  view: (state) => breakthrough.copy(state),
  hidden: () => [],
  rename: () => {},
};
