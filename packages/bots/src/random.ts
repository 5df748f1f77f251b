/** The player that knows nothing and wants nothing. */
import { type Advice, type Game, type Option, picker, quick, type Sight, type Thinking } from '@taverne/engine';
import { at, decisionOf } from './decision.ts';

/** What it says to these options: it looks at nothing else, so whoever has them need not show it a world. */
export const randomKey = (options: readonly Option[], seed: number): string => at(options, picker(seed)(options.length)).key;

export function random<S>(game: Game<S>, sight: Sight<S>, { seed }: Thinking): Advice {
  const { options } = decisionOf(game, sight, quick(seed));
  return { key: randomKey(options, seed), iterations: 0 };
}
