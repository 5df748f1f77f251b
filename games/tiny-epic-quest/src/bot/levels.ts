/** The ladder of opponents. */
import { guessing, trying } from '@taverne/bots';
import type { Brain, Level } from '@taverne/engine';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { instinct } from './guess.ts';

interface Breadth {
  readonly candidates: number;
  readonly slips: number;
  readonly noise: number;
}

const LONGEST_TRIAL = 400;
const HASTE = 0.5;

/** A trial ends with the turn of the Day it began in, or when the dice have gone round. */
const planner = (breadth: Breadth): Brain<State> =>
  trying({
    ...breadth,
    instinct,
    evaluation: evaluate,
    settled: ['equip', 'arrange', 'goblin', 'symbol'],
    isFar: (state, from) =>
      state.round > from.round || state.turn > from.turn || (state.stage === 'dice' && state.roller !== from.roller),
    longest: LONGEST_TRIAL,
    haste: HASTE,
  });

/** Each beats the one below in most matches; `npm run ladder` plays them against each other. */
export const questLevels: readonly Level<State>[] = [
  { level: 1, brain: guessing(instinct, { slips: 60, noise: 3 }), thinking: {} },
  { level: 2, brain: guessing(instinct, { slips: 25, noise: 1.5 }), thinking: {} },
  { level: 3, brain: guessing(instinct, { slips: 4, noise: 0.5 }), thinking: {} },
  { level: 4, brain: planner({ candidates: 5, slips: 10, noise: 0.3 }), thinking: { iterations: 40 } },
  { level: 5, brain: planner({ candidates: 9, slips: 0, noise: 0.3 }), thinking: { iterations: 144 } },
];
