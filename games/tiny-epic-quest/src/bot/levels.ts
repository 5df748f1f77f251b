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
/** What the first guess knows as well as any trial. */
const SETTLED = [
  'equip',
  'arrange',
  'goblin',
  'symbol',
  'step',
  'gain',
  'claim',
  'rouse',
  'home',
  'spend',
  'settle',
  'use',
  'dusk',
  'reroll',
  'grotto',
  'wander',
];

/** Turns of a Day that a trial looks ahead, its own included. */
const TURNS = 2;

/** By Day a trial goes on into the next turn, or to nightfall; by Night to its end. */
const planner = (breadth: Breadth): Brain<State> =>
  trying({
    ...breadth,
    instinct,
    evaluation: evaluate,
    settled: SETTLED,
    isFar: (state, from) => state.round > from.round || (from.turn < 4 && state.turn >= Math.min(4, from.turn + TURNS)),
    longest: LONGEST_TRIAL,
    haste: HASTE,
  });

/** Each beats the one below in most matches; `npm run ladder` plays them against each other. */
export const questLevels: readonly Level<State>[] = [
  { level: 1, brain: guessing(instinct, { slips: 50, noise: 4 }), thinking: {} },
  { level: 2, brain: guessing(instinct, { slips: 20, noise: 2.5 }), thinking: {} },
  { level: 3, brain: guessing(instinct, { slips: 6, noise: 1.2 }), thinking: {} },
  { level: 4, brain: guessing(instinct, { slips: 0, noise: 0.2 }), thinking: {} },
  { level: 5, brain: planner({ candidates: 5, slips: 0, noise: 0.3 }), thinking: { iterations: 45 } },
];
