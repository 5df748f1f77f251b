/** Where every player begins: what its seat has to decide, in a world of its own to play with. */
import { type Game, type Option, type Seat, type Sight, type Source, type World, worldOf } from '@taverne/engine';

export class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

export interface Decision<S> {
  readonly seat: Seat;
  /** One that the seat cannot tell from the true one. */
  readonly world: World<S>;
  /** Where among the asks of the world the question stands. */
  readonly index: number;
  readonly options: readonly Option[];
}

export function decisionOf<S>(game: Game<S>, sight: Sight<S>, chance: Source): Decision<S> {
  const { seat } = sight;
  const world = worldOf(game, sight, chance);
  const index = world.request?.asks.findIndex((ask, i) => ask.seat === seat && world.isOpen(i)) ?? -1;
  if (index < 0) throw new NotAsked(`seat ${seat} is not asked anything in this sight`);
  return { seat, world, index, options: world.options(index) };
}

/** An option out of a list that a rule promises to be filled. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}

/** In another world the list may be another. */
export const keyed = (options: readonly Option[], key: string | undefined): Option | undefined =>
  options.find((option) => option.key === key);
