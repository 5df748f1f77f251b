/** What the board and the panels of a table share: what is picked, what the pointer is on, what is being played back. */
import type { NotOffered, Preview, Question } from '@taverne/engine';
import { type TableDoor, type TableParts, type TableState, useHand, usePreview } from '@taverne/ui';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { View } from '../src/index.ts';
import { back, nextSpots, openWays, type Picks, press, start } from './picking/picking.ts';
import { type Spot, type Way, waysOf } from './picking/ways.ts';
import { type Reply, refusalFor } from './picking/why-not.ts';
import { type Playback, usePlayback } from './playback.ts';
import { figureOn, isCell, isTurned, isView } from './view.ts';

export interface LeadersTable {
  readonly parts: TableParts;
  readonly state: TableState;
  readonly view: View;
  readonly turned: boolean;
  readonly question: Question | undefined;
  readonly ways: readonly Way[];
  readonly picks: Picks;
  /** What can be pointed at next. */
  readonly next: ReadonlyMap<Spot, readonly Way[]>;
  readonly press: (spot: Spot) => void;
  readonly choose: (key: string) => void;
  readonly back: () => void;
  /** The way whose outcome is shown: the one under the pointer, or the first of a choice. */
  readonly focus: Way | undefined;
  readonly preview: Preview | undefined;
  readonly pointAt: (spot: Spot | undefined) => void;
  readonly pointAtWay: (key: string | undefined) => void;
  readonly refused: readonly NotOffered[];
  readonly why: Reply | undefined;
  readonly trouble: string | undefined;
  readonly closeWhy: () => void;
  readonly showsThreats: boolean;
  readonly toggleThreats: () => void;
  readonly playback: Playback;
}

const Context = createContext<LeadersTable | undefined>(undefined);

export function useTable(): LeadersTable {
  const table = use(Context);
  if (!table) throw new Error('a part of Leaders stands outside its table');
  return table;
}

export function Table({ children, ...parts }: TableParts & { readonly children: ReactNode }) {
  const { view } = parts.state;
  return isView(view) ? (
    <Seated parts={parts} view={view}>
      {children}
    </Seated>
  ) : null;
}

const NOTHING: readonly never[] = [];
const ignore = (): void => {};

function Seated({ parts, view, children }: { readonly parts: TableParts; readonly view: View; readonly children: ReactNode }) {
  const { state, door, fresh, played, still } = parts;
  const playback = usePlayback(view, fresh, played);
  const question = still ? undefined : state.questions[0];
  const ways = useMemo(() => (question ? waysOf(question.options, view) : NOTHING), [question, view]);
  const hand = useFigures(question, ways, view, parts, playback);
  const pointer = usePointer(question, hand.next, hand.picks, ways, door);
  const refused = useRefused(question, hand.picks, door);
  const [showsThreats, setThreats] = useState(false);
  const table: LeadersTable = {
    parts,
    state,
    view,
    turned: isTurned(state, view, parts.orientation),
    question,
    ways,
    playback,
    refused,
    showsThreats,
    toggleThreats: useCallback(() => setThreats((on) => !on), []),
    ...hand,
    ...pointer,
    press: still ? ignore : hand.press,
  };
  return <Context value={table}>{children}</Context>;
}

/** Picking, answering, and what comes back when something cannot be done. */
function useFigures(question: Question | undefined, ways: readonly Way[], view: View, parts: TableParts, playback: Playback) {
  const { door, soon } = parts;
  const hand = useHand<Spot, Reply>({
    question,
    door,
    soon,
    playback,
    start: start(ways),
    press: (picks, spot) => press(ways, picks, spot),
    back: (picks) => back(ways, picks),
    reply: (refused, picks, spot) => {
      const from = picks[0] ?? spot;
      const figure = isCell(from) ? figureOn(view, from) : undefined;
      return { spot, picks, figure, refusal: refusalFor(refused, view, picks, spot) };
    },
  });
  const { picks } = hand;
  return { ...hand, next: useMemo(() => nextSpots(ways, picks), [ways, picks]) };
}

/** What the pointer or the focus is on, and what it would bring about. */
function usePointer(
  question: Question | undefined,
  next: ReadonlyMap<Spot, readonly Way[]>,
  picks: Picks,
  ways: readonly Way[],
  door: TableDoor,
) {
  const [spot, setSpot] = useState<Spot | undefined>();
  const [key, setKey] = useState<string | undefined>();
  const under = spot === undefined ? undefined : endingAt(next.get(spot), picks.length + 1);
  const left = picks.length >= 2 ? openWays(ways, picks) : NOTHING;
  const offered = left.find((way) => way.arrivals[0]?.figure !== way.figure) ?? left[0];
  const focus = ways.find((way) => way.key === key) ?? under ?? (offered?.kind === 'ability' ? offered : undefined);
  return {
    focus,
    preview: usePreview(question, focus?.key, door),
    pointAt: setSpot,
    pointAtWay: setKey,
  };
}

const endingAt = (ways: readonly Way[] | undefined, length: number): Way | undefined =>
  ways?.find((way) => way.path.length === length);

/** What is barred to the figure in hand is worth showing before anybody clicks on it. */
function useRefused(question: Question | undefined, picks: Picks, door: TableDoor): readonly NotOffered[] {
  const [known, setKnown] = useState<{ readonly id: string; readonly refused: readonly NotOffered[] } | undefined>();
  const id = question?.id;
  const wanted = picks.length > 0 && known?.id !== id ? id : undefined;
  useEffect(() => {
    if (wanted !== undefined) void door.whyNot(wanted).then((refused) => setKnown({ id: wanted, refused }));
  }, [wanted, door]);
  return known && known.id === id ? known.refused : NOTHING;
}
