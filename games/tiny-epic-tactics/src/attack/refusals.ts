/** "Why not?": the figures of a case that only somebody who asks wants to know. */
import { bookOf } from '../content/book.ts';
import type { AttackDeed } from '../deeds.ts';
import { distance } from '../realm/cells.ts';
import type { Case, Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import { cellOf } from '../units.ts';
import { aimOf } from './aim.ts';

/** Distance, range with its parts, elevations. */
export function explainAttack(state: State, deed: AttackDeed, against: Reason): Reason {
  const figures = caseOf(state, deed, against);
  return figures ? { ...against, figures } : against;
}

function caseOf(state: State, { do: kind, unit, target }: AttackDeed, { why }: Reason): Case | undefined {
  const { realm } = bookOf(state);
  const [from, to] = [cellOf(state, unit), cellOf(state, target)];
  const heights = { elevation: realm.elevation[from] ?? 0, target: realm.elevation[to] ?? 0 };
  switch (why) {
    case 'not-adjacent':
      return { distance: distance(realm, from, to) };
    case 'other-elevation':
      return heights;
    case 'out-of-range': {
      const aim = aimOf(state, kind, unit, target);
      if (!aim) return undefined;
      return { distance: aim.distance, range: aim.range, parts: aim.parts.map(({ of, by }) => ({ of, by })), ...heights };
    }
    default:
      return undefined;
  }
}
