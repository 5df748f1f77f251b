/** Connect Four on the table: seven columns, six high; four in a row win. */
import {
  ask,
  drawn,
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

export const COLUMNS = 7;
export const ROWS = 6;

interface State {
  /** Row by row from below: 0 is empty, otherwise the seat and one more. */
  readonly cells: number[];
  readonly heights: number[];
  /** A bit for each column that has room. */
  open: number;
  seat: number;
  ending: Outcome | null;
}

interface Dropped extends Happening {
  readonly event: 'dropped';
  readonly seat: number;
  readonly column: number;
}

const COLUMN: readonly Option<number>[] = Array.from({ length: COLUMNS }, (_, column) =>
  option('abcdefg'.charAt(column), column),
);
/** What is offered, by the bits of the columns that have room. */
const OFFERED = Array.from({ length: 1 << COLUMNS }, (_, open) => COLUMN.filter(({ value }) => open & (1 << value)));

/** How many of the same kind lie next to a piece in one direction. */
function reach(cells: readonly number[], place: number, right: number, up: number): number {
  const mark = cells[place];
  const column = place % COLUMNS;
  const row = (place - column) / COLUMNS;
  let count = 0;
  for (let x = column + right, y = row + up; x >= 0 && x < COLUMNS && y >= 0 && y < ROWS; x += right, y += up) {
    if (cells[y * COLUMNS + x] !== mark) break;
    count++;
  }
  return count;
}

/** Whether the piece that was dropped there last is one of four in a row. */
const isFour = (cells: readonly number[], place: number): boolean =>
  reach(cells, place, 0, -1) >= 3 ||
  reach(cells, place, 1, 0) + reach(cells, place, -1, 0) >= 3 ||
  reach(cells, place, 1, 1) + reach(cells, place, -1, -1) >= 3 ||
  reach(cells, place, 1, -1) + reach(cells, place, -1, 1) >= 3;

const DETAILS = { rule: 'FOUR-01', lone: 'asked' } as const;

const step = (state: State, table: Table<Dropped>): Play =>
  ask(state.seat, 'drop', () => OFFERED[state.open] ?? [], DETAILS).hear((column) => drop(state, table, column));

function drop(state: State, table: Table<Dropped>, column: number): Play {
  const { seat, cells, heights } = state;
  const row = heights[column] ?? 0;
  heights[column] = row + 1;
  cells[row * COLUMNS + column] = seat + 1;
  if (row + 1 === ROWS) state.open &= ~(1 << column);
  table.emit({ event: 'dropped', rule: 'FOUR-01', seat, column });
  if (isFour(cells, row * COLUMNS + column)) state.ending = wonBy(seat, 2, 'four', 'FOUR-02');
  else if (state.open === 0) state.ending = drawn(2, 'full', 'FOUR-03');
  state.seat = 1 - seat;
  return NOTHING_ASKED;
}

export const connectFour: Game<State, object, Dropped, State> = {
  id: 'connect-four',
  version: 1,
  seats: { min: 2, max: 2 },
  longest: COLUMNS * ROWS,
  fields: {},
  options: () => ok({}),
  setup: () => ({
    cells: new Array<number>(COLUMNS * ROWS).fill(0),
    heights: new Array<number>(COLUMNS).fill(0),
    open: (1 << COLUMNS) - 1,
    seat: 0,
    ending: null,
  }),
  step,
  outcome: ({ ending }) => ending ?? undefined,
  copy: ({ cells, heights, open, seat, ending }) => ({ cells: cells.slice(), heights: heights.slice(), open, seat, ending }),
  view: (state) => connectFour.copy(state),
  hidden: () => [],
  rename: () => {},
};
