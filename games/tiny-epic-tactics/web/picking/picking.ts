/** Picking in Tactics: one click picks, one click does; what rolls dice waits for its button. */
import { endingWays, type Manner, openWays } from '@taverne/ui';
import { isAttackVerb, type Spot, type Way } from './ways.ts';

/** What has been pointed at so far. */
export type Picks = readonly Spot[];

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

export const MANNER: Manner<Way> = {
  click: (through, { length }) => {
    const ends = through.filter((way) => way.path.length === length);
    const [only, ...others] = ends.filter(isLight);
    // A unit is picked before it does anything, be it the only thing it can do; a cell where it ends is the end.
    const goesOn = through.length > ends.length || (only?.question === 'act' && length === 1);
    return only && others.length === 0 && !goesOn ? only.key : undefined;
  },
  // A second click on the target means the button, where there is but one.
  again: ([only, ...others], { length }) => (others.length === 0 && length > 1 ? only?.key : undefined),
};

/** The way whose outcome is shown at first: of what can be done to the target, or of the ripostes. */
export function restingWay(question: string | undefined, ways: readonly Way[], picks: Picks): Way | undefined {
  if (picks.length > 1) return endingWays(ways, picks)[0] ?? openWays(ways, picks)[0];
  return question === 'riposte' ? ways.find(({ verb }) => isAttackVerb(verb)) : undefined;
}
