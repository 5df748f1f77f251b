/** Acrobat (active): vaults over a neighbour, once or twice. */
import { type Cell, LEAPS, type Leap } from '../board.ts';
import { arrival } from '../deeds.ts';
import { NOBODY_TO_VAULT, NOTHING_CHANGES, type Reason } from '../reasons.ts';
import { type Active, considerArrival, isFound, isIdle, occupied } from '../search.ts';
import type { State } from '../state.ts';
import { ACROBAT, NONE } from '../words.ts';

export const acrobat: Active = {
  figure: ACROBAT,
  rule: 'LDR-ABL-ACROBAT-01',
  ways(search, from) {
    for (const first of LEAPS[from]) {
      const stumble = refuseJump(search.state, first);
      land(first.end, stumble);
      if (stumble === undefined) secondJumps(first.end);
    }

    /** One more jump from where the first one ended, in any direction (LDR-ABL-ACROBAT-02). */
    function secondJumps(landing: Cell): void {
      for (const second of LEAPS[landing]) {
        // There and back is no action (LDR-RUL-21).
        const against = second.end === from ? NOTHING_CHANGES : refuseJump(search.state, second);
        land(second.end, against);
      }
    }

    function land(end: Cell, against: Reason | undefined): void {
      if (!isIdle(search, against) && !isFound(search, arrival(ACROBAT, end))) considerArrival(search, end, against);
    }
  },
};

/** Over anybody at all (LDR-ABL-ACROBAT-03), onto the next cell in the same direction, which must be empty (LDR-ABL-ACROBAT-01). */
const refuseJump = (state: State, { over, end }: Leap): Reason | undefined =>
  state.on[over] === NONE ? NOBODY_TO_VAULT : occupied(state, end);
