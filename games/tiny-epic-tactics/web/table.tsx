/** What the board and the panels of a table share: how one looks at it, what is picked, what is being played back. */
import type { Question } from '@taverne/engine';
import { type Orientation, type TableDoor, type TableParts, type TableState, useHand } from '@taverne/ui';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type Book, bookOf } from '../src/content/book.ts';
import type { CellName } from '../src/events.ts';
import { type Look, type Quarter, quarter } from './look/projection.ts';
import { costsFor } from './picking/costs.ts';
import { back, endingWays, nextSpots, type Picks, press } from './picking/picking.ts';
import { useWalkOn } from './picking/walk-on.ts';
import { meantBy, type Spot, type Way, waysOf } from './picking/ways.ts';
import { type Reply, refusalFor } from './picking/why-not.ts';
import { type Playback, usePlayback } from './playback.ts';
import { Forecasting, Pointing, usePointerSetters } from './pointer.tsx';
import { useQuiet } from './quiet.ts';
import { cornerOf, isOneOfMany, type View, viewOf } from './view.ts';

export interface TacticsTable {
  readonly parts: TableParts;
  readonly state: TableState;
  readonly view: View;
  readonly book: Book;
  readonly look: Look;
  readonly turn: (quarters: number) => void;
  readonly setFlat: (flat: boolean) => void;
  readonly question: Question | undefined;
  readonly ways: readonly Way[];
  readonly picks: Picks;
  /** What can be pointed at next. */
  readonly next: ReadonlyMap<Spot, readonly Way[]>;
  /** The ways that end with what is picked. */
  readonly ending: readonly Way[];
  /** MP to each cell that the unit in hand can go to. */
  readonly costs: ReadonlyMap<CellName, number>;
  readonly press: (spot: Spot) => void;
  readonly choose: (key: string) => void;
  readonly back: () => void;
  readonly pointAt: (spot: Spot | undefined) => void;
  readonly pointAtWay: (key: string | undefined) => void;
  readonly why: Reply | undefined;
  readonly trouble: string | undefined;
  readonly closeWhy: () => void;
  readonly playback: Playback;
}

const Context = createContext<TacticsTable | undefined>(undefined);

export function useTable(): TacticsTable {
  const table = use(Context);
  if (!table) throw new Error('a part of Tactics stands outside its table');
  return table;
}

export function Table({ children, ...parts }: TableParts & { readonly children: ReactNode }) {
  const view = viewOf(parts.state);
  return view ? (
    <Pointing>
      <Seated parts={parts} view={view}>
        {children}
      </Seated>
    </Pointing>
  ) : null;
}

const NOTHING: readonly never[] = [];
const ignore = (): void => {};

function Seated({ parts, view, children }: { readonly parts: TableParts; readonly view: View; readonly children: ReactNode }) {
  const { state, door, fresh, played, still } = parts;
  const book = bookOf(view);
  const playback = usePlayback(view, book, state.events, fresh, played);
  const question = still ? undefined : state.questions[0];
  const ways = useMemo(() => (question ? waysOf(question, view, book) : NOTHING), [question, view, book]);
  useQuiet(state, view, door, still);
  const looking = useLook(state, view, parts.orientation);
  const hand = useUnits(question, ways, view, book, { ...useWalkOn(question, ways, door), soon: parts.soon }, playback);
  const pointer = usePointerSetters();
  const costs = useMemo(() => costsFor(view, hand.next), [view, hand.next]);
  const table: TacticsTable = {
    parts,
    state,
    view,
    book,
    question,
    ways,
    costs,
    playback,
    ...looking,
    ...hand,
    ...pointer,
    press: still ? ignore : hand.press,
  };
  return (
    <Context value={table}>
      <Forecasting question={question} ways={ways} next={hand.next} ending={hand.ending} picks={hand.picks} door={door}>
        {children}
      </Forecasting>
    </Context>
  );
}

/** The corner before whoever looks, while nothing is turned. */
const NEAR = 2;

/** From which side, and whether from straight above. Nobody has turned it yet: one's own corner is the near one. */
function useLook(state: TableState, view: View, orientation: Orientation) {
  const [turns, setTurns] = useState<Quarter | undefined>();
  const [flat, setFlat] = useState(false);
  const eyes = orientation === 'own' && isOneOfMany(state) ? state.eyes : undefined;
  const corner = eyes === undefined ? -1 : cornerOf(view, eyes, NEAR);
  const seen = turns ?? (corner < 0 ? 0 : quarter(NEAR - corner));
  const look = useMemo<Look>(() => ({ turns: seen, flat }), [seen, flat]);
  return { look, setFlat, turn: (quarters: number) => setTurns(quarter(seen + quarters)) };
}

/** Picking, answering, and what comes back when something cannot be done. */
function useUnits(
  question: Question | undefined,
  ways: readonly Way[],
  view: View,
  book: Book,
  { soon, ...door }: Pick<TableDoor, 'answer' | 'whyNot'> & Pick<TableParts, 'soon'>,
  playback: Playback,
) {
  const hand = useHand<Spot, Reply>({
    question,
    door,
    soon,
    playback,
    start: NOTHING,
    press: (picks, spot) => press(ways, picks, meantBy(spot, ways, book)),
    back,
    reply: (refused, picks, spot) => {
      const refusal = refusalFor(refused, question?.name ?? '', view, book, picks, spot);
      return { spot, picks, refusal };
    },
  });
  const { picks } = hand;
  return {
    ...hand,
    next: useMemo(() => nextSpots(ways, picks), [ways, picks]),
    ending: useMemo(() => endingWays(ways, picks), [ways, picks]),
  };
}
