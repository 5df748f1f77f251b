/** What the board and the panels of Leaders share. */
import type { Missed } from '@taverne/engine';
import { createTable, type FrameTable, useRefused } from '@taverne/ui';
import { useCallback, useState } from 'react';
import type { Leaders } from '../src/index.ts';
import { BOARD } from './board/geometry.ts';
import { MANNER, restingWay } from './picking/picking.ts';
import { type Spot, type Way, waysOf } from './picking/ways.ts';
import { mostTelling, type Reply, triedBy } from './picking/why-not.ts';
import { lasts, type Places, placesBefore } from './playback.ts';
import { isTurned } from './view.ts';

interface Stand {
  readonly places: Places;
}

interface Own {
  /** Seen from North's end. */
  readonly turned: boolean;
  /** What is barred to the figure in hand: worth showing before anybody clicks on it. */
  readonly refused: readonly Missed<Leaders>[];
  readonly showsThreats: boolean;
  readonly toggleThreats: () => void;
}

export type LeadersTable = FrameTable<Leaders, Spot, Way, Stand, Reply> & Own;

export const { Table, useTable, useForecast } = createTable<Leaders, Spot, Way, Stand, Reply, Own>({
  ways: waysOf,
  manner: MANNER,
  tried: triedBy,
  reply: ({ refused, picks, spot }) => ({ spot, picks, missed: mostTelling(refused) }),
  resting: ({ ways, picks }) => restingWay(ways, picks),
  lasts,
  sound: ({ event }) => (event === 'leader-captured' || event === 'leader-encircled' ? 'capture' : undefined),
  stand: (view, { rest }) => ({ places: placesBefore(view, rest) }),
  useOwn: ({ state, view, parts, question, picks }) => {
    const [showsThreats, setThreats] = useState(false);
    return {
      turned: isTurned(state, view, parts.orientation),
      refused: useRefused(picks.length > 0 ? question : undefined, parts.door),
      showsThreats,
      toggleThreats: useCallback(() => setThreats((on) => !on), []),
    };
  },
  full: () => BOARD,
});
