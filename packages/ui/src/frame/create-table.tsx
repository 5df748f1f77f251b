/**
 * The table of a game's page, once for every game: what is being played back, what is asked, what is picked, what the pointer is on
 * and what that would bring about, and why something is not possible. A game says what only it can know, and is given a table to
 * put its parts around, typed by its own state, questions and events.
 */
import type { GameTypes, Missed, Question } from '@taverne/engine';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { Drawing } from '../board/drawing.tsx';
import { type Manner, nextSpots, pressed, type Way } from '../board/picking.ts';
import type { Box } from '../board/sight.ts';
import { type Hand, useHand } from '../board/use-hand.ts';
import type { TableParts } from '../kit.ts';
import type { TableDoor, TableState } from '../table.ts';
import { AskFirst } from './ask-first.tsx';
import { makePointer, type Pointing } from './pointer.tsx';
import { type Lasts, type Playback, type Shown, usePlayback } from './use-playback.ts';
import { type SoundName, useSounds } from './use-sounds.ts';

/** What every game's table has. */
export interface FrameTable<G extends GameTypes, Spot extends string, W extends Way<Spot>, Stand, Reply>
  extends Hand<Spot, Reply>,
    Pointing<Spot> {
  readonly parts: TableParts<G>;
  readonly state: TableState<G>;
  readonly view: G['view'];
  readonly question: Question<G> | undefined;
  readonly ways: readonly W[];
  /** What can be pointed at next, with the ways that lead through it. */
  readonly next: ReadonlyMap<Spot, readonly W[]>;
  readonly playback: Playback<G['event']> & Stand;
}

/** Something impossible was clicked on. */
export interface Clicked<G extends GameTypes, Spot extends string> {
  readonly refused: readonly Missed<G>[];
  readonly picks: readonly Spot[];
  readonly spot: Spot;
  readonly view: G['view'];
}

/** Something impossible is pointed at. */
export interface Tried<G extends GameTypes, Spot extends string> {
  readonly question: Question<G>;
  readonly picks: readonly Spot[];
  readonly spot: Spot;
  readonly view: G['view'];
}

/** Where one points for an answer. */
export interface Pointed<G extends GameTypes, Spot extends string, W extends Way<Spot>> {
  readonly question: Question<G> | undefined;
  readonly ways: readonly W[];
  readonly picks: readonly Spot[];
}

type Answering<G extends GameTypes> = Pick<TableDoor<G>, 'answer' | 'whyNot'>;

/** What only the game knows. */
export interface TableMaker<
  G extends GameTypes,
  Spot extends string,
  W extends Way<Spot>,
  Stand extends object,
  Reply,
  Own extends object,
> {
  /** The options of a question as ways from spot to spot. */
  ways(question: Question<G>, view: G['view']): readonly W[];
  /** When a click answers rather than picks. */
  readonly manner: Manner<W>;
  /** What is meant by pointing there, where it is not the spot itself. */
  meant?(spot: Spot, ways: readonly W[], view: G['view']): Spot;
  /**
   * What a click on something impossible tries, in notation or the beginning of one: all it could mean, and the table says why not.
   * Left out: the reply looks for a reason in all that is not offered.
   */
  tried?(pointed: Tried<G, Spot>): readonly string[];
  /** What a click on something impossible means. */
  reply(clicked: Clicked<G, Spot>): Reply;
  /** The way whose outcome is shown while the pointer is nowhere. */
  resting(pointed: Pointed<G, Spot, W>): W | undefined;
  /** How long an event is shown. */
  lasts: Lasts<G>;
  /** By what an event is heard, if by anything. */
  sound?(event: G['event']): SoundName | undefined;
  /** How everybody stands while events are still to be shown. */
  stand(view: G['view'], shown: Shown<G['event']>): Stand;
  /** The same door, where an answer takes more than one step. */
  useDoor?(question: Question<G> | undefined, ways: readonly W[], door: TableDoor<G>): Answering<G>;
  /** What only the parts of this game share, such as how one looks at the board. */
  useOwn(table: FrameTable<G, Spot, W, Stand, Reply>): Own;
  /** What is in sight when nothing is enlarged. */
  full(table: FrameTable<G, Spot, W, Stand, Reply> & Own): Box;
}

const NOTHING: readonly never[] = [];
const ignore = (): void => {};

export function createTable<
  G extends GameTypes,
  Spot extends string,
  W extends Way<Spot>,
  Stand extends object,
  Reply,
  Own extends object,
>(maker: TableMaker<G, Spot, W, Stand, Reply, Own>) {
  type Frame = FrameTable<G, Spot, W, Stand, Reply>;
  type Props = { readonly parts: TableParts<G>; readonly children: ReactNode };
  const Context = createContext<(Frame & Own) | undefined>(undefined);
  const pointer = makePointer<G, Spot, W>();

  function useTable(): Frame & Own {
    const table = use(Context);
    if (!table) throw new Error('a part of a game stands outside its table');
    return table;
  }

  const Table = ({ children, ...parts }: TableParts<G> & { readonly children: ReactNode }) => (
    <pointer.Pointing>
      <Seated parts={parts}>{children}</Seated>
    </pointer.Pointing>
  );

  function Seated({ parts, children }: Props) {
    const { state, still } = parts;
    const { view } = state;
    const playback = usePlayback<G, Stand>(parts, maker);
    useSounds<G['event']>({ events: state.events, left: playback.left, soundOf: maker.sound, hear: parts.hear });
    const question = still ? undefined : state.questions[0];
    const ways = useMemo(() => (question ? maker.ways(question, view) : NOTHING), [question, view]);
    const hand = useHand<G, Spot, Reply>({
      question,
      door: useDoor(question, ways, parts.door),
      soon: parts.soon,
      playback,
      // A guide knows what it asks for.
      asksBeforeEnd: parts.asksBeforeEnd && !state.isGuided,
      start: maker.manner.start?.(ways) ?? NOTHING,
      press: (picks, spot) => pressed(ways, picks, maker.meant?.(spot, ways, view) ?? spot, maker.manner),
      tried: (picks, spot) => question && maker.tried?.({ question, picks, spot, view }),
      reply: (refused, picks, spot) => maker.reply({ refused, picks, spot, view }),
    });
    const next = useMemo(() => nextSpots(ways, hand.picks), [ways, hand.picks]);
    const pointing = pointer.usePointing();
    const frame: Frame = {
      parts,
      state,
      view,
      question,
      ways,
      next,
      playback,
      ...hand,
      ...pointing,
      press: still ? ignore : hand.press,
    };
    const meant = (spot: Spot): Spot => maker.meant?.(spot, ways, view) ?? spot;
    const table = { ...frame, ...maker.useOwn(frame) };
    const resting = maker.resting({ question, ways, picks: hand.picks });
    return (
      <Context value={table}>
        <pointer.Forecasting table={frame} meant={meant} resting={resting}>
          <Laid full={maker.full(table)}>{children}</Laid>
          {hand.unfinished && <AskFirst {...hand.unfinished} hotkeys={parts.hotkeys} />}
        </pointer.Forecasting>
      </Context>
    );
  }

  const useDoor = maker.useDoor ?? ((_: unknown, __: unknown, door: TableDoor<G>): Answering<G> => door);

  return { Table, useTable, useForecast: pointer.useForecast };
}

/** The drawing of the board; the same part of it in sight is the same one. */
function Laid({ full: { x, y, width, height }, children }: { readonly full: Box; readonly children: ReactNode }) {
  const full = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
  return <Drawing full={full}>{children}</Drawing>;
}
