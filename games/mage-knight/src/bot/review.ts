/** After a fight: what it was worth from where it began, what came of it, and the deeds of the best line that were not done. */
import type { Seat } from '@taverne/engine';
import type { State } from '../state.ts';
import { planFight } from './planner.ts';
import { worth } from './worth.ts';

/** In points of worth: Fame is five, a wound in the hand eight. */
export interface Review {
  /** What the best line would have brought, and what the fight did bring. */
  readonly best: number;
  readonly got: number;
  /** The deeds of that line, as they are answered, without payments and what passes by itself. */
  readonly deeds: readonly string[];
}

/** `from`: a quiet moment of the fight, most of all its first; `to`: the state right after it. Undefined: nothing better is known. */
export function reviewFight(from: State, to: State, seat: Seat): Review | undefined {
  const { gain, keys } = planFight(from, seat);
  const got = Math.round(worth(to, seat) - worth(from, seat));
  const best = Math.round(gain);
  if (best <= got) return undefined;
  const deeds = keys.flatMap((key) => (key.startsWith('+') || key.startsWith('done') ? [] : [key]));
  return { best, got, deeds };
}
