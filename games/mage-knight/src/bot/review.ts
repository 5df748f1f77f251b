/** After a fight: what it was worth from where it began, what came of it, and the deeds of the best line that were not done. */
import type { Reviewing } from '@taverne/engine';
import type { State } from '../state.ts';
import { planFight } from './planner.ts';
import { worth } from './worth.ts';

/**
 * `from`: a quiet moment of the fight, most of all its first; `to`: the state right after it. In points of worth, as `worth.ts` has them.
 */
export const reviewFight: Reviewing<State> = (from, to, seat) => {
  if (!from.arena || to.arena) return undefined;
  const { gain, keys } = planFight(from, seat);
  const got = Math.round(worth(to, seat) - worth(from, seat));
  const best = Math.round(gain);
  if (best <= got) return undefined;
  return { best, got, deeds: keys.filter((key) => !key.startsWith('+') && !key.startsWith('done')) };
};
