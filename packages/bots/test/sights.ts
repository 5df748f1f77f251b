/** What a seat sees at the beginning of a match. */
import { type Game, quick, type Seat, type Sight, sightOf, startMatch } from '@taverne/engine';

export function sightAtStart<S>(game: Game<S>, seat: Seat = 0, seed = 1): Sight<S> {
  const started = startMatch(game, { chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  return sightOf(started.value.world, seat, quick(seed));
}
