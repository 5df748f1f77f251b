/** How a Leader falls: captured by those who take part, or encircled. */
import { type Cell, type CellName, cellName, NEIGHBOURS } from './board.ts';
import { AFAR, BESIDE, NEEDED, type Part, partOf } from './content/parts.ts';
import { cellOf, leaderCell, type State } from './state.ts';
import { type FigureName, figureName, NONE, other, type Side } from './words.ts';

/** Captured: at least two opposing characters take part (LDR-END-02). */
export const isCaptured = (state: State, side: Side): boolean => isCapturedOn(state, side, leaderCell(state, side));

/** Whether a Leader would be captured on that cell by the enemies where they stand: those beside it, and those who reach further. */
export function isCapturedOn(state: State, side: Side, leader: Cell): boolean {
  const { on, at, owner } = state;
  let count = 0;
  for (const cell of NEIGHBOURS[leader]) {
    const figure = on[cell];
    if (figure !== NONE && owner[figure] !== side) count += BESIDE[figure];
  }
  for (const { figure, weights } of AFAR) {
    const from = at[figure];
    if (from !== NONE && owner[figure] !== side) count += weights[from][leader];
  }
  return count >= NEEDED;
}

/** Encircled: every existing neighbour cell is occupied, no matter by whom (LDR-END-04, LDR-END-05). */
export function isEncircled(state: State, side: Side): boolean {
  for (const cell of NEIGHBOURS[leaderCell(state, side)]) {
    if (state.on[cell] === NONE) return false;
  }
  return true;
}

export type Fate = 'capture' | 'encirclement';

/** What has befallen the Leader of a side. Both at once is called a capture (LDR-RUL-39). */
export function fateOf(state: State, side: Side): Fate | undefined {
  if (isCaptured(state, side)) return 'capture';
  return isEncircled(state, side) ? 'encirclement' : undefined;
}

/** A figure that has to do with the fall of a Leader: as a participant of the capture, or because it fills a cell. */
export type Participant = { readonly figure: FigureName; readonly cell: CellName; readonly how: Part | 'fills' };

/** Everybody who takes part in the capture of this side's Leader, enough for it or not: the page shows the threat. */
export function participants(state: State, side: Side): Participant[] {
  const leader = leaderCell(state, side);
  return state.teams[other(side)].flatMap((enemy) => {
    const from = cellOf(state, enemy);
    const how = partOf(enemy, from, leader);
    return how === undefined ? [] : [{ figure: figureName(enemy), cell: cellName(from), how }];
  });
}

/** Everybody next to this side's Leader: when no cell is left, those who encircle it. */
export function encirclers(state: State, side: Side): Participant[] {
  return NEIGHBOURS[leaderCell(state, side)].flatMap((cell) => {
    const figure = state.on[cell];
    return figure === NONE ? [] : [{ figure: figureName(figure), cell: cellName(cell), how: 'fills' }];
  });
}

/** Who brought the fate about. */
export const culprits = (state: State, side: Side, fate: Fate): Participant[] =>
  fate === 'capture' ? participants(state, side) : encirclers(state, side);
