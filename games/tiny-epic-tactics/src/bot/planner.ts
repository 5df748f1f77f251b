/** Players of this game that try things out: to the end of the turn, or of the reply to it. */
import { type Instinct, trying } from '@taverne/bots';
import type { Brain } from '@taverne/engine';
import type { State } from '../state.ts';
import { guesses } from './answer-guess.ts';
import { evaluate } from './evaluate.ts';

export interface Breadth {
  /** How many of the answers that look best are tried at all. */
  readonly candidates: number;
  /** Turns that a trial plays on after the one under way: 0 sees its end, 1 the reply. */
  readonly turns: number;
  /** How far the guesses of a trial may be off, in points, so that trials differ. */
  readonly noise: number;
  /** How often, of a hundred decisions, it does not think at all and answers with a first guess. */
  readonly slips: number;
}

/** Whoever walks knows where to. */
export const instinct: Instinct<State> = {
  guesses: (world, index) => guesses(world.state, world.ask(index), world.options(index)),
  sure: ['walk'],
};

/** Where a walk leads was decided with the walk itself, and cards are kept for what is printed on them. */
const SETTLED: readonly string[] = ['walk', 'keep-unit'];
const LONGEST_TRIAL = 160;
/** How far a guess without thinking may be off, in points. */
const HASTE = 1;

export const planner = ({ turns, ...breadth }: Breadth): Brain<State> =>
  trying({
    ...breadth,
    instinct,
    evaluation: evaluate,
    settled: SETTLED,
    isFar: (state, from) => isFar(state, from.turns + turns),
    longest: LONGEST_TRIAL,
    haste: HASTE,
  });

/** Only where a turn has begun and nothing is under way. */
const isFar = (state: State, turns: number): boolean =>
  state.turns > turns && state.phase === 'act' && state.attacks.length === 0 && state.walk === null;
