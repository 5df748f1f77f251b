/** Hex on the table, seven by seven: a stone each; whoever joins the own two edges wins. */
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

export const WIDTH = 7;
export const CELLS = WIDTH * WIDTH;

interface State {
  /** 0 is empty, otherwise the seat and one more. */
  readonly cells: number[];
  /** Joined stones and edges point, one to the next, to a common end. The edges come after the cells, two of each seat. */
  readonly chains: number[];
  /** What is still empty, as it is offered. Replaced with each stone, never changed. */
  free: readonly Option<number>[];
  seat: number;
  ending: Outcome | null;
}

interface Placed extends Happening {
  readonly event: 'placed';
  readonly seat: number;
  readonly cell: number;
}

/** The six neighbours of a cell that are on the board. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  const around = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
    [x + 1, y - 1],
    [x - 1, y + 1],
  ] as const;
  return around.flatMap(([a, b]) => (a >= 0 && a < WIDTH && b >= 0 && b < WIDTH ? [b * WIDTH + a] : []));
});

const CELL: readonly Option<number>[] = Array.from({ length: CELLS }, (_, cell) =>
  option(`${'abcdefg'.charAt(cell % WIDTH)}${Math.floor(cell / WIDTH) + 1}`, cell),
);

/** The last takes the place of the one that is gone. */
function without(free: readonly Option<number>[], cell: number): readonly Option<number>[] {
  const list = free.slice(0, -1);
  const last = free[list.length];
  const place = free.findIndex(({ value }) => value === cell);
  if (last && place < list.length) list[place] = last;
  return list;
}

function endOf(chains: number[], from: number): number {
  let at = from;
  for (let next = chains[at] ?? at; next !== at; next = chains[at] ?? at) {
    chains[at] = chains[next] ?? next;
    at = next;
  }
  return at;
}

function join(chains: number[], one: number, other: number): void {
  chains[endOf(chains, one)] = endOf(chains, other);
}

const DETAILS = { rule: 'HEX-01', lone: 'asked' } as const;

const step = (state: State, table: Table<Placed>): Play =>
  ask(state.seat, 'stone', () => state.free, DETAILS).hear((cell) => place(state, table, cell));

function place(state: State, table: Table<Placed>, cell: number): Play {
  const { seat, cells, chains } = state;
  cells[cell] = seat + 1;
  state.free = without(state.free, cell);
  table.emit({ event: 'placed', rule: 'HEX-01', seat, cell });
  for (const near of NEIGHBOURS[cell] ?? []) if (cells[near] === seat + 1) join(chains, cell, near);
  const [near, far] = [CELLS + 2 * seat, CELLS + 2 * seat + 1];
  const along = seat === 0 ? cell % WIDTH : Math.floor(cell / WIDTH);
  if (along === 0) join(chains, cell, near);
  if (along === WIDTH - 1) join(chains, cell, far);
  if (endOf(chains, near) === endOf(chains, far)) state.ending = wonBy(seat, 2, 'joined', 'HEX-02');
  state.seat = 1 - seat;
  return NOTHING_ASKED;
}

export const hex: Game<State, object, Placed, State> = {
  id: 'hex',
  version: 1,
  seats: { min: 2, max: 2 },
  longest: CELLS,
  fields: {},
  options: () => ok({}),
  setup: () => ({
    cells: new Array<number>(CELLS).fill(0),
    chains: Array.from({ length: CELLS + 4 }, (_, at) => at),
    free: CELL,
    seat: 0,
    ending: null,
  }),
  step,
  outcome: ({ ending }) => ending ?? undefined,
  copy: ({ cells, chains, free, seat, ending }) => ({ cells: cells.slice(), chains: chains.slice(), free, seat, ending }),
  view: (state) => hex.copy(state),
  hidden: () => [],
  rename: () => {},
};
