/** Grappler (active): goes to somebody it can see, or drags that character to itself. */
import { BETWEEN } from '../board.ts';
import { uses } from '../deeds.ts';
import { type Active, considerUse, isIdle, sameAsMove, shielded, unseenFromAfar } from '../search.ts';
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
        const approach = go(target, line.at(-1) ?? from);
        considerUse(search, from, approach, hidden ?? (line.length === 1 ? sameAsMove(search, from, approach) : undefined));
        // Going does not displace the other, so only dragging minds a Protector (LDR-RUL-10).
        considerUse(search, from, pull(target, line[0] ?? target), hidden ?? shielded(search, figure));
      }
    }
  },
};
