/** Walls (LDR-DRAW-04): a house rule, off by default, against hiding behind a closed line of figures. */
import { connected, type Table } from '@taverne/engine';
import { CELLS, type Cell, cellName, NEIGHBOURS } from './board.ts';
import { endAsLoss } from './ending.ts';
import type { LeadersEvent } from './events.ts';
import { type State, sideOn } from './state.ts';
import { NONE, SIDE_NAMES, type Side, SOUTH } from './words.ts';

/** How many figures make a wall, and for how many own turns in a row it may not stand. */
const WALL = 4;
const TURNS = 2;

/** At the end of a turn: counts the turns in a row that ended with a wall of this side; too many lose the match. */
export function endIfWalled(state: State, table: Table<LeadersEvent>): boolean {
  const { side } = state;
  if (!state.rules.wallsLose) return false;
  const wall = wallOf(state, side);
  const turns = wall === undefined ? 0 : state.walls[side] + 1;
  state.walls = side === SOUTH ? [turns, state.walls[1]] : [state.walls[0], turns];
  if (wall === undefined) return false;
  table.emit({ event: 'wall-stood', rule: 'LDR-DRAW-04', side: SIDE_NAMES[side], turns, cells: wall.map(cellName) });
  if (turns < TURNS) return false;
  endAsLoss(state, side, 'walls', 'LDR-DRAW-04');
  return true;
}

/** The cells of connected own figures, four or more, without which the rest of the board falls into parts with empty cells. */
function wallOf(state: State, side: Side): readonly Cell[] | undefined {
  const own = CELLS.filter((cell) => sideOn(state, cell) === side);
  return partsOf(own).find((line) => line.length >= WALL && splitsBoard(state, line));
}

const partsOf = (cells: readonly Cell[]): Cell[][] => connected(cells, (cell) => NEIGHBOURS[cell]);

function splitsBoard(state: State, line: readonly Cell[]): boolean {
  const rest = CELLS.filter((cell) => !line.includes(cell));
  return partsOf(rest).filter((part) => part.some((cell) => state.on[cell] === NONE)).length > 1;
}
