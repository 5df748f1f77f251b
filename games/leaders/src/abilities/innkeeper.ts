/** Innkeeper (active): makes an ally next to it take one step. */
import { NEIGHBOURS } from '../board.ts';
import { sending } from '../deeds.ts';
import { type Active, considerUse, isIdle, occupied } from '../search.ts';
import { sideOn } from '../state.ts';
import { INNKEEPER } from '../words.ts';

export const innkeeper: Active = {
  figure: INNKEEPER,
  rule: 'LDR-ABL-INNKEEPER-01',
  ways(search, from) {
    const { state, side } = search;
    for (const target of NEIGHBOURS[from]) {
      // Any ally, the Leader included (LDR-ABL-INNKEEPER-01).
      if (sideOn(state, target) !== side) continue;
      for (const end of NEIGHBOURS[target]) {
        const against = occupied(state, end);
        if (!isIdle(search, against)) considerUse(search, from, sending(INNKEEPER, target, end), against);
      }
    }
  },
};
