/** Players that answer with their first guess, as far as they see straight. */
import { type Advice, type Brain, type Option, picker, quick, type World } from '@taverne/engine';
import type { State } from '../state.ts';
import { guesses } from './answer-guess.ts';
import { openAsk, tacticsWorld } from './sight.ts';

export interface Temper {
  /** How often, of a hundred decisions, anything at all is answered. */
  readonly slips: number;
  /** How far a guess may be off, in points. */
  readonly noise: number;
}

export type Roll = (of: number) => number;

/** The option that looks best, guesses being off by up to `noise`; but whoever walks knows where to. */
export function firstGuess(world: World<State>, index: number, roll: Roll, noise: number): Option {
  const options = world.options(index);
  const [first] = options;
  if (!first) throw new RangeError('there is nothing to choose from');
  if (options.length === 1) return first;
  const ask = world.ask(index);
  const values = guesses(world.state, ask, options);
  const blur = ask.name === 'walk' ? 0 : noise;
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const value = (values[i] ?? 0) + (blur > 0 ? (blur * (roll(2001) - 1000)) / 1000 : 0);
    if (value > most) [best, most] = [options[i] ?? first, value];
  }
  return best;
}

export const casual =
  ({ slips, noise }: Temper): Brain =>
  (game, sight, { seed }): Advice => {
    const roll = picker(seed);
    const world = tacticsWorld(game, sight, quick(seed));
    const index = openAsk(world, sight.seat);
    const options = world.options(index);
    const any = options[roll(options.length)];
    if (any && (options.length === 1 || roll(100) < slips)) return { key: any.key, iterations: 0 };
    return { key: firstGuess(world, index, roll, noise).key, iterations: options.length };
  };
