/** Players that answer with their first guess, as far as they see straight. */
import { type Brain, type Option, picker, quick, type World } from '@taverne/engine';
import { at, type Decision, decisionOf } from './decision.ts';
import { anyOf, bestGuess, isSlip, type Roll, type Temper } from './temper.ts';

/** What whoever plays a game knows without looking ahead. */
export interface Instinct<S> {
  /** Points for each option of the question at this index; the best answer has the most. */
  guesses(world: World<S>, index: number): readonly number[];
  /** Questions in which nobody's guess is off. */
  readonly sure?: readonly string[];
}

type Asked<S> = Pick<Decision<S>, 'world' | 'index'>;

/** The option that looks best, guesses being off by up to `noise`. */
export function firstGuess<S>(instinct: Instinct<S>, asked: Asked<S>, roll: Roll, noise: number): Option {
  const { world, index } = asked;
  const options = world.options(index);
  if (options.length === 1) return at(options, 0);
  const blur = instinct.sure?.includes(world.ask(index).name) ? 0 : noise;
  return at(options, bestGuess(instinct.guesses(world, index), blur, roll));
}

/** Whether it slips and what it then says are both drawn of the generator; in which order is part of what a seed means. */
export type SlipOrder = 'whether-first' | 'what-first';

export const guessing =
  <S>(instinct: Instinct<S>, { slips, noise }: Temper, order: SlipOrder = 'whether-first'): Brain<S> =>
  (game, sight, { seed }) => {
    const decision = decisionOf(game, sight, quick(seed));
    const { options } = decision;
    if (options.length === 1) return { key: at(options, 0).key, iterations: 0 };
    const roll = picker(seed);
    const early = order === 'what-first' ? anyOf(options, roll) : undefined;
    if (isSlip(slips, roll)) return { key: (early ?? anyOf(options, roll)).key, iterations: 0 };
    return { key: firstGuess(instinct, decision, roll, noise).key, iterations: options.length };
  };
