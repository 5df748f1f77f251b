/** Vizier (passive): the Leader of its side may take one step more in its own action. */
import { type Cell, DISTANCE, NEIGHBOURS, TWO_AWAY } from '../board.ts';
import { NO_WAY, type Reason } from '../reasons.ts';
import { considerMove, occupied, type Search } from '../search.ts';
import type { State } from '../state.ts';
import { NONE, VIZIER } from '../words.ts';

/**
 * Two steps instead of one (LDR-ABL-VIZIER-01), wherever the Vizier stands (LDR-RUL-19). What two steps reach beside the
 * start is a basic move already, and back to the start is no action (LDR-RUL-21): only cells two away are left.
 */
export function longerMoves(search: Search): void {
  const { state, side, from } = search;
  if (state.owner[VIZIER] !== side) return;
  for (const end of TWO_AWAY[from]) considerMove(search, end, occupied(state, end) ?? blocked(state, from, end));
}

/** Each step goes to an empty cell; nobody is passed through. */
function blocked(state: State, from: Cell, end: Cell): Reason | undefined {
  for (const middle of NEIGHBOURS[from]) {
    if (DISTANCE[middle][end] === 1 && state.on[middle] === NONE) return undefined;
  }
  return NO_WAY;
}
