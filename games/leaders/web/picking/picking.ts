/** Picking: one click picks, one click does. Pure, so that mouse, touch, keyboard and tests go through the same. */
import { nextSpots as next, openWays as open, type Pressed } from '@taverne/ui';
import type { Spot, Way } from './ways.ts';

/** What has been pointed at so far. */
export type Picks = readonly Spot[];

/** The ways that are still open. */
export const openWays = (ways: readonly Way[], picks: Picks): Way[] => open<Spot, Way>(ways, picks);

/** What can be pointed at next, with the ways that lead through it. */
export const nextSpots = (ways: readonly Way[], picks: Picks): ReadonlyMap<Spot, readonly Way[]> =>
  next<Spot, Way>(ways, picks);

/** The way that ends here, if one does. */
export const chosenWay = (ways: readonly Way[], picks: Picks): Way | undefined =>
  picks.length === 0 ? undefined : openWays(ways, picks).find((way) => way.path.length === picks.length);

/** A ban is not done by a click on a card: the card is picked, and a button of its own does it. */
const isConfirmed = (way: Way): boolean => way.kind === 'ban';

/** What comes of pointing at something. */
export function press(ways: readonly Way[], picks: Picks, spot: Spot): Pressed<Spot> {
  const through = nextSpots(ways, picks).get(spot);
  if (through) {
    const longer = [...picks, spot];
    const done = through.find((way) => way.path.length === longer.length);
    return done && !isConfirmed(done) ? { comes: 'answer', key: done.key } : { comes: 'picks', picks: longer };
  }
  // The last thing picked is put down again; another one to begin with takes its place.
  if (picks.at(-1) === spot) return { comes: 'picks', picks: back(ways, picks) };
  if (picks.length > 0 && nextSpots(ways, []).has(spot)) return { comes: 'picks', picks: [spot] };
  // Somebody else to aim at, while a target is picked.
  const earlier = picks.slice(0, -1);
  if (earlier.length > 0 && nextSpots(ways, earlier).has(spot)) return press(ways, earlier, spot);
  return { comes: 'refused', spot };
}

/** What everybody must begin with is picked for them: a Nemesis that has to go somewhere. */
export function start(ways: readonly Way[]): Picks {
  const [first, ...rest] = ways;
  const spot = first?.kind === 'react' ? first.path[0] : undefined;
  return spot !== undefined && rest.every((way) => way.path[0] === spot) ? [spot] : [];
}

/** One step back; what was picked for the player stays. */
export const back = (ways: readonly Way[], picks: Picks): Picks =>
  picks.length > start(ways).length ? picks.slice(0, -1) : picks;
