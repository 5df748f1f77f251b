/** Manipulator (active): makes an enemy it can see take one step. */
import { NEIGHBOURS } from '../board.ts';
import { sending } from '../deeds.ts';
import { type Active, considerUse, isIdle, occupied, shielded, unseenFromAfar } from '../search.ts';
import { cellOf } from '../state.ts';
import { MANIPULATOR, other } from '../words.ts';

export const manipulator: Active = {
  figure: MANIPULATOR,
  rule: 'LDR-ABL-MANIPULATOR-01',
  ways(search, from) {
    const { state, side } = search;
    for (const enemy of state.teams[other(side)]) {
      const target = cellOf(state, enemy);
      const against = unseenFromAfar(state, from, target) ?? shielded(search, enemy);
      if (isIdle(search, against)) continue;
      // To any empty cell next to where it stands (LDR-ABL-MANIPULATOR-01).
      for (const end of NEIGHBOURS[target]) {
        const barred = against ?? occupied(state, end);
        if (!isIdle(search, barred)) considerUse(search, from, sending(MANIPULATOR, target, end), barred);
      }
    }
  },
};
