/** What the map, the fight and the desk of Mage Knight share. */
import type { Missed } from '@taverne/engine';
import { type Box, createTable, type FrameTable } from '@taverne/ui';
import { landOf, spaceName } from '../src/land.ts';
import type { MageTypes } from '../src/types.ts';
import { middleOf } from './art/geometry.ts';
import { cardIn, cardSpot, type Spot } from './spots.ts';
import { triedBy } from './tried.ts';
import { firstTwin, handIn, type View } from './view.ts';
import { MANNER, type Way, waysOf } from './ways.ts';

export interface Reply {
  readonly spot: Spot;
  readonly picks: readonly Spot[];
  /** None: nobody is asked anything. */
  readonly missed: Missed<MageTypes> | undefined;
}

export type MageFrame = FrameTable<MageTypes, Spot, Way, object, Reply>;

const NOTHING = {};

export const { Table, useTable, useForecast } = createTable<MageTypes, Spot, Way, object, Reply, object>({
  ways: waysOf,
  manner: MANNER,
  // Two copies are one option: whichever is pressed, the first is meant.
  meant: (spot, ways, view) => {
    const card = cardIn(spot);
    if (card === undefined || ways.some(({ path }) => path.includes(spot))) return spot;
    const hand = view.hand.flatMap((_, seat) => handIn(view, seat));
    return hand.includes(card) ? cardSpot(firstTwin(hand, card)) : spot;
  },
  tried: triedBy,
  reply: ({ refused, picks, spot }) => ({ spot, picks, missed: refused[0] }),
  resting: ({ ways, picks }) =>
    picks.length > 0
      ? ways.find(({ path }) => path.length === picks.length && picks.every((spot, i) => path[i] === spot))
      : undefined,
  lasts: () => 0,
  sound: ({ event }) =>
    event === 'defeated' ? 'capture' : event === 'source-rolled' || event === 'die-rolled' ? 'dice' : undefined,
  stand: () => NOTHING,
  useOwn: () => NOTHING,
  full: ({ view }) => boxOf(view),
});

const MARGIN = { x: 60, y: 90 };

/** All of the land, and the places where it could go on. */
function boxOf(view: Pick<View, 'tiles'>): Box {
  const { spaces } = landOf(view);
  const middles = spaces.map((space) => {
    const [q = 0, r = 0] = spaceName(space).split('.').map(Number);
    return middleOf(q, r);
  });
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - MARGIN.x, Math.min(...ys) - MARGIN.y];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN.x - left, height: Math.max(...ys) + MARGIN.y - top };
}
