/** The ladder of opponents. */
import { guessing } from '@taverne/bots';
import type { Level } from '@taverne/engine';
import type { State } from '../state.ts';
import { instinct } from './looks.ts';
import type { Breadth } from './plan.ts';
import { planner } from './planner.ts';

const NARROW: Breadth = { rootBeam: 12, rootTurns: 8, beam: 4, turns: 6, allowance: 150 };
const WIDE: Breadth = { rootBeam: 30, rootTurns: 16, beam: 5, turns: 8, allowance: 200 };

/** Each beats the one below in most matches; `npm run ladder` plays them against each other. */
export const leadersLevels: readonly Level<State>[] = [
  /** Knows what the figures do, and that the enemy Leader is the goal. */
  { level: 1, brain: guessing(instinct, { slips: 60, noise: 2 }), thinking: {} },
  /** Takes what looks good, one action at a time, and never misses a win that is one action away. */
  { level: 2, brain: guessing(instinct, { slips: 10, noise: 1 }), thinking: {} },
  /** Plans its whole turn and finds every win in it, but does not ask what comes then. */
  { level: 3, brain: planner(NARROW), thinking: { iterations: 0 } },
  /** Sees what the other side could do with a few of its plans. */
  { level: 4, brain: planner(NARROW), thinking: { iterations: 8 } },
  /** Compares many plans, and what follows the reply. */
  { level: 5, brain: planner(WIDE), thinking: { iterations: 64 } },
];
