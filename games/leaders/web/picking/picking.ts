/** Picking in Leaders: one click picks, one click does. */
import { endingWays, type Manner, openWays } from '@taverne/ui';
import type { Spot, Way } from './ways.ts';

/** What has been pointed at so far. */
export type Picks = readonly Spot[];

/** The way that ends here, if one does. */
export const chosenWay = (ways: readonly Way[], picks: Picks): Way | undefined => endingWays(ways, picks)[0];

export const MANNER: Manner<Way> = {
  // A ban is not done by a click on a card: the card is picked, and a button of its own does it.
  click: (through, { length }) => through.find(({ path, kind }) => path.length === length && kind !== 'ban')?.key,
  // A Nemesis that has to go somewhere.
  start: (ways) => {
    const [first, ...rest] = ways;
    const spot = first?.kind === 'react' ? first.path[0] : undefined;
    return spot !== undefined && rest.every((way) => way.path[0] === spot) ? [spot] : [];
  },
};

/** The way whose outcome is shown at first: of those who can be drawn or pushed about, somebody else comes before oneself. */
export function restingWay(ways: readonly Way[], picks: Picks): Way | undefined {
  const open = picks.length >= 2 ? openWays(ways, picks) : [];
  const way = open.find(({ arrivals, figure }) => arrivals[0]?.figure !== figure) ?? open[0];
  return way?.kind === 'ability' ? way : undefined;
}
