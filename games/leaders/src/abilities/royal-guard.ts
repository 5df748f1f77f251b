/** Royal Guard (active): comes to its Leader from anywhere, and may take one step more. */
import { CELLS, type Cell, DISTANCE, NEIGHBOURS, WITHIN_TWO } from '../board.ts';
import { FAR_FROM_LEADER, NOTHING_CHANGES, type Reason } from '../reasons.ts';
import { type Active, considerArrival, occupied } from '../search.ts';
import type { State } from '../state.ts';
import { NONE, ROYAL_GUARD } from '../words.ts';

export const royalGuard: Active = {
  figure: ROYAL_GUARD,
  rule: 'LDR-ABL-GUARD-01',
  ways(search, from) {
    const { state, leader } = search;
    // Whatever is further away is refused: looked at only if somebody wants to know.
    for (const end of search.refused === undefined ? WITHIN_TWO[leader] : CELLS) {
      // The cell it comes from is no end and no stop on the way: it still stands there (LDR-RUL-21, LDR-RUL-36).
      const against = end === from ? NOTHING_CHANGES : (outOfReach(state, leader, end) ?? occupied(state, end));
      considerArrival(search, end, against);
    }
  },
};

/** Beside the Leader (LDR-ABL-GUARD-01), or one step further from an empty cell beside it (LDR-ABL-GUARD-02). */
function outOfReach(state: State, leader: Cell, end: Cell): Reason | undefined {
  const distance = DISTANCE[leader][end];
  if (distance === 1) return undefined;
  if (distance > 2) return FAR_FROM_LEADER;
  for (const stop of NEIGHBOURS[leader]) {
    if (DISTANCE[stop][end] === 1 && state.on[stop] === NONE) return undefined;
  }
  return FAR_FROM_LEADER;
}
