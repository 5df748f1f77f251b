/** The ladder of opponents. */
import { guessing, type Temper } from '@taverne/bots';
import type { Brain, Level } from '@taverne/engine';
import type { State } from '../state.ts';
import { instinct, planner } from './planner.ts';

const casual = (temper: Temper): Brain<State> => guessing(instinct, temper, 'what-first');

/** Each beats the one below in most matches; `npm run ladder` plays them against each other. */
export const tacticsLevels: readonly Level<State>[] = [
  /** Knows what its units can do, and wanders. */
  { level: 1, brain: casual({ slips: 45, noise: 3 }), thinking: {} },
  /** Takes what looks good, one action at a time. */
  { level: 2, brain: casual({ slips: 15, noise: 1.2 }), thinking: {} },
  /** Tries a few actions out to the end of its turn, but not every time. */
  { level: 3, brain: planner({ candidates: 4, turns: 0, noise: 0.6, slips: 70 }), thinking: { iterations: 8 } },
  /** Tries more of them, and seldom acts without thinking. */
  { level: 4, brain: planner({ candidates: 8, turns: 0, noise: 0.4, slips: 12 }), thinking: { iterations: 32 } },
  /** Thinks about everything, and looks at the reply as well. */
  { level: 5, brain: planner({ candidates: 14, turns: 1, noise: 0.4, slips: 0 }), thinking: { iterations: 168 } },
];
