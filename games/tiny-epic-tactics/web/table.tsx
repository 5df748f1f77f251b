/** What the board and the panels of Tactics share. */
import { isOneOfMany } from '@taverne/engine/telling';
import { createTable, endingWays, type FrameTable, type Orientation, QUICK, type TableState } from '@taverne/ui';
import { useMemo, useState } from 'react';
import { type Book, bookOf } from '../src/content/book.ts';
import type { CellName } from '../src/events.ts';
import { fullOf } from './board/insets.ts';
import { type Look, type Quarter, quarter } from './look/projection.ts';
import { costsFor } from './picking/costs.ts';
import { MANNER, restingWay } from './picking/picking.ts';
import { useWalkOn } from './picking/walk-on.ts';
import { meantBy, type Spot, type Way, waysOf } from './picking/ways.ts';
import { mostTelling, type Reply, triedBy } from './picking/why-not.ts';
import { type Stand, showing, standBefore } from './playback.ts';
import { useQuiet } from './quiet.ts';
import { cornerOf, type Tactics, type View } from './view.ts';

interface Own {
  readonly book: Book;
  readonly look: Look;
  readonly turn: (quarters: number) => void;
  readonly setFlat: (flat: boolean) => void;
  /** The ways that end with what is picked. */
  readonly ending: readonly Way[];
  /** MP to each cell that the unit in hand can go to. */
  readonly costs: ReadonlyMap<CellName, number>;
}

export type TacticsTable = FrameTable<Tactics, Spot, Way, Stand, Reply> & Own;

export const { Table, useTable, useForecast } = createTable<Tactics, Spot, Way, Stand, Reply, Own>({
  ways: (question, view) => waysOf(question, view, bookOf(view)),
  manner: MANNER,
  meant: (spot, ways, view) => meantBy(spot, ways, bookOf(view)),
  tried: triedBy,
  reply: ({ refused, picks, spot }) => ({ spot, picks, missed: mostTelling(refused) }),
  resting: ({ question, ways, picks }) => restingWay(question?.name, ways, picks),
  lasts: (event, _, { view }) => (event ? showing(event, bookOf(view)) : QUICK),
  sound: ({ event }) => (event === 'captured' ? 'capture' : event === 'rolled' || event === 'rerolled' ? 'dice' : undefined),
  stand: (view, shown) => standBefore(view, bookOf(view), shown),
  useDoor: useWalkOn,
  useOwn: ({ state, view, parts, question, ways, picks, next }) => {
    useQuiet(state, parts.door, parts.still);
    return {
      book: bookOf(view),
      ...useLook(state, view, parts.orientation),
      ending: useMemo(() => endingWays(ways, picks), [ways, picks]),
      costs: useMemo(() => costsFor(question, next), [question, next]),
    };
  },
  full: fullOf,
});

/** The corner before whoever looks, while nothing is turned. */
const NEAR = 2;

/** From which side, and whether from straight above. Nobody has turned it yet: one's own corner is the near one. */
function useLook(state: Pick<TableState, 'seats' | 'eyes'>, view: View, orientation: Orientation) {
  const [turns, setTurns] = useState<Quarter | undefined>();
  const [flat, setFlat] = useState(false);
  const eyes = orientation === 'own' && isOneOfMany(state) ? state.eyes : undefined;
  const corner = eyes === undefined ? -1 : cornerOf(view, eyes, NEAR);
  const seen = turns ?? (corner < 0 ? 0 : quarter(NEAR - corner));
  const look = useMemo<Look>(() => ({ turns: seen, flat }), [seen, flat]);
  return { look, setFlat, turn: (quarters: number) => setTurns(quarter(seen + quarters)) };
}
