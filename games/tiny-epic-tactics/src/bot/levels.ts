/** The ladder of opponents. */
import type { Level } from '@taverne/engine';
import { casual } from './casual.ts';
import { planner } from './planner.ts';

/** Each beats the one below in most matches; `npm run ladder` plays them against each other. */
export const tacticsLevels: readonly Level[] = [
  /** Knows what its units can do, and wanders. */
  { level: 1, brain: casual({ slips: 45, noise: 3 }), thinking: {} },
  /** Takes what looks good, one action at a time. */
  { level: 2, brain: casual({ slips: 0, noise: 0.6 }), thinking: {} },
  /** Tries a few actions out to the end of its turn. */
  { level: 3, brain: planner({ candidates: 8, turns: 0, noise: 0.3 }), thinking: { iterations: 24 } },
  /** Tries more of them. */
  { level: 4, brain: planner({ candidates: 12, turns: 0, noise: 0.4 }), thinking: { iterations: 96 } },
  /** Looks at the reply as well. */
  { level: 5, brain: planner({ candidates: 16, turns: 1, noise: 0.4 }), thinking: { iterations: 256 } },
];
