/** Grappler (active): goes to somebody it can see, or drags that character to itself. */
import { BETWEEN } from '../board.ts';
import { uses } from '../deeds.ts';
import { SAME_AS_MOVE } from '../reasons.ts';
import { type Active, considerUse, isIdle, shielded, unseenFromAfar } from '../search.ts';
import { cellOf } from '../state.ts';
import { GRAPPLER, NONE } from '../words.ts';

const go = uses(GRAPPLER, (target, to) => ({ to, target, targetTo: NONE }));

const pull = uses(GRAPPLER, (target, targetTo) => ({ to: NONE, target, targetTo }));

export const grappler: Active = {
  figure: GRAPPLER,
  rule: 'LDR-ABL-GRAPPLER-01',
  ways(search, from) {
    const { state } = search;
    // Ally, enemy or Leader (LDR-ABL-GRAPPLER-02).
    for (const team of state.teams) {
      for (const figure of team) {
        if (figure === GRAPPLER) continue;
        const target = cellOf(state, figure);
        const hidden = unseenFromAfar(state, from, target);
        if (isIdle(search, hidden)) continue;
        // Along the line until the two are next to each other (LDR-ABL-GRAPPLER-01); next to each other nothing would move.
        const line = BETWEEN[from][target] ?? [];
        considerUse(search, from, go(target, line.at(-1) ?? from), hidden ?? (line.length === 1 ? SAME_AS_MOVE : undefined));
        // Going does not displace the other, so only dragging minds a Protector (LDR-RUL-10).
        considerUse(search, from, pull(target, line[0] ?? target), hidden ?? shielded(search, figure));
      }
    }
  },
};
