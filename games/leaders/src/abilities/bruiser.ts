/** Bruiser (active): takes the cell of an adjacent enemy and pushes that enemy on. */
import { BEYOND, NEIGHBOURS } from '../board.ts';
import { uses } from '../deeds.ts';
import { type Active, considerUse, isIdle, occupied, shielded } from '../search.ts';
import { figureOn, sideOn } from '../state.ts';
import { BRUISER, other } from '../words.ts';

const push = uses(BRUISER, (target, targetTo) => ({ to: target, target, targetTo }));

export const bruiser: Active = {
  figure: BRUISER,
  rule: 'LDR-ABL-BRUISER-01',
  ways(search, from) {
    const { state, side } = search;
    for (const target of NEIGHBOURS[from]) {
      // Allies are never pushed (LDR-RUL-37).
      if (sideOn(state, target) !== other(side)) continue;
      const shield = shielded(search, figureOn(state, target));
      // One of the three cells beyond, which must exist and be empty: no chain, not off the board (LDR-ABL-BRUISER-01, LDR-ABL-BRUISER-02).
      for (const beyond of BEYOND[from][target]) {
        const against = shield ?? occupied(state, beyond);
        if (!isIdle(search, against)) considerUse(search, from, push(target, beyond), against);
      }
    }
  },
};
