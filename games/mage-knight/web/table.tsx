/** What the map, the fight and the desk of Mage Knight share. */
import type { Missed } from '@taverne/engine';
import { createTable, type FrameTable } from '@taverne/ui';
import type { ComponentProps } from 'react';
import type { MageTypes } from '../src/types.ts';
import { boxOf } from './board/geometry.ts';
import { Looking } from './board/looking.tsx';
import { type Leaving, useLeaving } from './leaving.ts';
import { lasts, type Stand, stand } from './show/playback.ts';
import { cardIn, cardSpot, type Spot } from './spots.ts';
import { triedBy } from './tried.ts';
import { firstTwin, handIn } from './view.ts';
import { MANNER, type Way, waysOf } from './ways.ts';

export interface Reply {
  readonly spot: Spot;
  readonly picks: readonly Spot[];
  /** None: nobody is asked anything. */
  readonly missed: Missed<MageTypes> | undefined;
}

export type MageFrame = FrameTable<MageTypes, Spot, Way, Stand, Reply> & Leaving;

const frame = createTable<MageTypes, Spot, Way, Stand, Reply, Leaving>({
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
  lasts,
  sound: ({ event }) =>
    event === 'defeated' ? 'capture' : event === 'source-rolled' || event === 'die-rolled' ? 'dice' : undefined,
  stand,
  useOwn: useLeaving,
  full: ({ view }) => boxOf(view),
});

export const { useTable, useForecast } = frame;

export const Table = (props: ComponentProps<typeof frame.Table>) => (
  <Looking>
    <frame.Table {...props} />
  </Looking>
);
