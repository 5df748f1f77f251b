/** Prowler (active): reappears anywhere away from enemies. */
import { CELLS, type Cell, NEIGHBOURS } from '../board.ts';
import { NEAR_ENEMY, NOTHING_CHANGES, type Reason } from '../reasons.ts';
import { type Active, considerArrival, occupied } from '../search.ts';
import { type State, sideOn } from '../state.ts';
import { other, PROWLER, type Side } from '../words.ts';

export const prowler: Active = {
  figure: PROWLER,
  rule: 'LDR-ABL-PROWLER-01',
  ways(search, from) {
    const { state, side } = search;
    // Distance, obstacles and the enemies around the cell it leaves are irrelevant (LDR-ABL-PROWLER-01).
    for (const end of CELLS) {
      const against = end === from ? NOTHING_CHANGES : (occupied(state, end) ?? watched(state, other(side), end));
      considerArrival(search, end, against);
    }
  },
};

function watched(state: State, enemy: Side, cell: Cell): Reason | undefined {
  for (const near of NEIGHBOURS[cell]) if (sideOn(state, near) === enemy) return NEAR_ENEMY;
  return undefined;
}
