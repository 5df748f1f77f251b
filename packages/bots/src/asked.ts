/** What the bots have in common: the seat's question in a world. */
import type { Option, Seat, World } from '@taverne/engine';

export class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

/** Where among the asks of the world the seat's open question stands. */
export function askOf<S>(world: World<S>, seat: Seat): number {
  const index = world.request?.asks.findIndex((ask, i) => ask.seat === seat && world.isOpen(i)) ?? -1;
  if (index < 0) throw new NotAsked(`seat ${seat} is not asked anything in this sight`);
  return index;
}

/** An option out of a list that a rule promises to be filled. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}

export const keyed = (options: readonly Option[], key: string): Option | undefined =>
  options.find((option) => option.key === key);
