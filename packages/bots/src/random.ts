/** The player that knows nothing and wants nothing. */
import { type Advice, type Game, picker, quick, type Sight, type Thinking } from '@taverne/engine';
import { at, decisionOf } from './decision.ts';

export function random<S>(game: Game<S>, sight: Sight<S>, { seed }: Thinking): Advice {
  const { options } = decisionOf(game, sight, quick(seed));
  return { key: at(options, picker(seed)(options.length)).key, iterations: 0 };
}
