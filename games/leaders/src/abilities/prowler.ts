/** Prowler (active): reappears anywhere away from enemies. */
import { CELLS, type Cell, NEIGHBOURS } from '../board.ts';
import { NEAR_ENEMY, type Reason } from '../reasons.ts';
import { type Active, considerArrival, occupied } from '../search.ts';
import type { State } from '../state.ts';
import { NONE, other, PROWLER, type Side } from '../words.ts';

export const prowler: Active = {
  figure: PROWLER,
  rule: 'LDR-ABL-PROWLER-01',
  ways(search, from) {
    const { state, side } = search;
    // Distance, obstacles and the enemies around the cell it leaves are irrelevant (LDR-ABL-PROWLER-01).
    for (const end of CELLS) {
      if (end === from) continue;
      considerArrival(search, PROWLER, from, end, occupied(state, end) ?? watched(state, other(side), end));
    }
  },
};

function watched(state: State, enemy: Side, cell: Cell): Reason | undefined {
  for (const near of NEIGHBOURS[cell]) {
    const figure = state.on[near];
    if (figure !== NONE && state.owner[figure] === enemy) return NEAR_ENEMY;
  }
  return undefined;
}
