/** What the bots have in common: the seat's question in a world, and what an end is worth. */
import type { Option, Outcome, Seat, World } from '@taverne/engine';

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

/** From 0 (behind everybody) to 1 (ahead of everybody); a shared place is worth half of what it is shared for. */
export function worth(outcome: Outcome, seat: Seat): number {
  const { places } = outcome;
  const own = places[seat];
  if (own === undefined) return 0;
  if (places.length === 1) return own === 1 ? 1 : 0;
  let points = 0;
  for (let other = 0; other < places.length; other++) {
    const place = places[other] ?? own;
    if (other !== seat) points += place > own ? 1 : place === own ? 0.5 : 0;
  }
  return points / (places.length - 1);
}
