/** The player that knows nothing and wants nothing. */
import { type Advice, type Game, picker, quick, type Sight, type Thinking, worldOf } from '@taverne/engine';
import { askOf, at } from './asked.ts';

export function random<S>(game: Game<S>, sight: Sight<S>, thinking: Thinking): Advice {
  const world = worldOf(game, sight, quick(thinking.seed));
  const options = world.options(askOf(world, sight.seat));
  return { key: at(options, picker(thinking.seed)(options.length)).key, iterations: 0 };
}
