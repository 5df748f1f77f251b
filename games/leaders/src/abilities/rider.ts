/** Rider (active): rides two cells along one line. */
import { LEAPS } from '../board.ts';
import { WAY_BLOCKED } from '../reasons.ts';
import { type Active, considerArrival, occupied } from '../search.ts';
import { NONE, RIDER } from '../words.ts';

export const rider: Active = {
  figure: RIDER,
  rule: 'LDR-ABL-RIDER-01',
  ways(search, from) {
    const { state } = search;
    for (const { over, end } of LEAPS[from]) {
      // Neither more nor less than two, and no jumping: the cell crossed must be empty too (LDR-ABL-RIDER-01, LDR-RUL-35).
      considerArrival(search, end, state.on[over] === NONE ? occupied(state, end) : WAY_BLOCKED);
    }
  },
};
