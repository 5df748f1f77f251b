/** Picking: one click picks, one click does; what rolls dice waits for its button. Pure, so that mouse, touch, keyboard and tests go through the same. */
import { nextSpots as next, openWays as open, type Pressed } from '@taverne/ui';
import { isAttackVerb, type Spot, type Way } from './ways.ts';

/** What has been pointed at so far. */
export type Picks = readonly Spot[];

/** The ways that are still open. */
export const openWays = (ways: readonly Way[], picks: Picks): Way[] => open<Spot, Way>(ways, picks);

/** What can be pointed at next, with the ways that lead through it. */
export const nextSpots = (ways: readonly Way[], picks: Picks): ReadonlyMap<Spot, readonly Way[]> =>
  next<Spot, Way>(ways, picks);

/** The ways that end with what is picked: they are buttons. */
export const endingWays = (ways: readonly Way[], picks: Picks): Way[] =>
  picks.length === 0 ? [] : openWays(ways, picks).filter((way) => way.path.length === picks.length);

/** The ways that a push may go from here, one for each direction: they are pointed at, and they are buttons, too. */
export function pushesNext(ways: readonly Way[], picks: Picks): Way[] {
  const pushes = openWays(ways, picks).filter(
    (way) => way.direction !== undefined && isAttackVerb(way.verb) && way.path.length === picks.length + 1,
  );
  return pushes.filter((way, i) => pushes.findIndex(({ direction }) => direction === way.direction) === i);
}

/** Questions about cards: one looks at a card before one gives it away. */
export const isWeighed = (question: string): boolean => /^(keep|discard|window)/.test(question);

/** Done by the click itself: nothing is rolled, no card is shown, no card is given away. */
const isLight = (way: Way): boolean => !isAttackVerb(way.verb) && way.tactics.length === 0 && !isWeighed(way.question);

/** What comes of pointing at something. */
export function press(ways: readonly Way[], picks: Picks, spot: Spot): Pressed<Spot> {
  const through = nextSpots(ways, picks).get(spot);
  if (through) {
    const longer = [...picks, spot];
    const ends = through.filter((way) => way.path.length === longer.length);
    const light = ends.filter(isLight);
    const [only] = light;
    // A unit is picked before it does anything, be it the only thing it can do; a cell where it ends is the end.
    const goesOn = through.length > ends.length || (only?.question === 'act' && longer.length === 1);
    if (only && light.length === 1 && !goesOn) return { comes: 'answer', key: only.key };
    return { comes: 'picks', picks: longer };
  }
  if (picks.at(-1) === spot) {
    const ends = endingWays(ways, picks);
    const [only] = ends;
    // A second click on the target means the button, where there is but one.
    if (only && ends.length === 1 && picks.length > 1) return { comes: 'answer', key: only.key };
    return { comes: 'picks', picks: back(picks) };
  }
  if (picks.length > 0 && nextSpots(ways, []).has(spot)) return { comes: 'picks', picks: [spot] };
  // Somebody else to aim at, while a target is picked.
  const earlier = picks.slice(0, -1);
  if (earlier.length > 0 && nextSpots(ways, earlier).has(spot)) return press(ways, earlier, spot);
  return { comes: 'refused', spot };
}

/** One step back. */
export const back = (picks: Picks): Picks => picks.slice(0, -1);
