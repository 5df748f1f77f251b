/** Illusionist (active): trades places with somebody it can see. */
import { uses } from '../deeds.ts';
import { type Active, considerUse, isIdle, shielded, unseenFromAfar } from '../search.ts';
import { cellOf } from '../state.ts';
import { ILLUSIONIST } from '../words.ts';

const swap = uses(ILLUSIONIST, (from, target) => ({ to: target, target, targetTo: from }));

export const illusionist: Active = {
  figure: ILLUSIONIST,
  rule: 'LDR-ABL-ILLUSIONIST-01',
  ways(search, from) {
    // Ally, enemy or Leader (LDR-ABL-ILLUSIONIST-01).
    for (const team of search.state.teams) {
      for (const partner of team) {
        if (partner === ILLUSIONIST) continue;
        const target = cellOf(search.state, partner);
        const against = unseenFromAfar(search.state, from, target) ?? shielded(search, partner);
        if (!isIdle(search, against)) considerUse(search, from, swap(from, target), against);
      }
    }
  },
};
