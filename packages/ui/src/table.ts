/**
 * A table as the page sees it, wherever the match runs: on a server, in a worker of this page, or in a stored file.
 * Boards and panels know nothing else: they draw a state and knock at a door.
 */
import type {
  Asked,
  FairChance,
  GameTypes,
  Happening,
  Holder,
  Missed,
  NameOf,
  NotOffered,
  Order,
  Outcome,
  OutcomeOf,
  Preview,
  Question,
  Review,
  Seat,
  Told,
  Trouble,
} from '@taverne/engine';

export interface SeatInfo extends Holder {
  /** Held by whoever looks at this page. At one screen all are. */
  readonly mine: boolean;
  /** Is somebody there? A bot always is. */
  readonly present: boolean;
  /** A bot that is thinking now. */
  readonly thinking: boolean;
  /** Its holder left: a bot may take over. */
  readonly claimable: boolean;
}

/** Milliseconds left, as of `at` (performance.now of this page); `bank`: how many of them are for the whole match; running: it counts down. */
export interface Clock {
  readonly left: number;
  readonly bank?: number;
  readonly at: number;
  readonly running: boolean;
}

/** As whoever made the match gave them; the game's own parser understood them. */
export type TableOptions = { readonly [name: string]: unknown };

/** By the types of its game; told field by field, so that one of any game passes where no game is known. */
export type TableState<G extends GameTypes = GameTypes> = StateTold<
  G['view'],
  Question<G>,
  NameOf<G>,
  G['event'],
  OutcomeOf<G>
>;

interface StateTold<View, Asking, Name extends string, E extends Happening, End extends Outcome> {
  readonly match: string;
  readonly game: string;
  /** The sequence number: how many entries the journal has. */
  readonly seq: number;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes these are; undefined: a spectator's. At one screen they change with whoever is asked. */
  readonly eyes: Seat | undefined;
  readonly view: View;
  /** The match options as they were given, long texts included: a board draws what they brought. Left out: the usual ones. */
  readonly options?: TableOptions;
  /** What those eyes are asked. */
  readonly questions: readonly Asking[];
  /** A guide has narrowed what they offer: what is not on offer may be legal all the same. */
  readonly isGuided?: true;
  /** Whom the table asks, whoever has answered: public. */
  readonly asked: readonly Asked<Name>[];
  /** What those eyes may know of what happened: everything, but for what is in `older`. */
  readonly events: readonly Told<E>[];
  /** What happened before, where this page came late: as far as it was asked for, and the way to ask for more. */
  readonly older?: { readonly events: readonly Told<E>[]; readonly more?: () => Promise<void> };
  /** How many answers these eyes may take back on their own. */
  readonly undo: number;
  /** Beyond that one may ask the others. */
  readonly mayAskUndo: boolean;
  /** Somebody asks to take back more than that and waits for consent. */
  readonly undoAsked: { readonly by: Seat; readonly waitsFor: readonly Seat[] } | undefined;
  readonly drawOffer: { readonly by: Seat; readonly agreed: readonly Seat[] } | undefined;
  readonly clocks: readonly Clock[] | undefined;
  readonly outcome: End | undefined;
  /** The standing orders of these eyes, where the door knows them. */
  readonly orders?: readonly Order[];
  /** Commitment and salts; the seed once the match is over. */
  readonly chance: FairChance | undefined;
  /** `here`: the match runs in this page and needs no network. */
  readonly link: 'here' | 'connecting' | 'online' | 'lost';
}

/** What one can do at a table, wherever it is. Each resolves to nothing when it was done and the page has been told of it, or to what was wrong. */
export interface HostDoor {
  answer(question: string, key: string): Promise<Trouble | undefined>;
  undo(): Promise<Trouble | undefined>;
  /** Asks the others to let one take back more, or answers such a wish. */
  askUndo(): Promise<Trouble | undefined>;
  answerUndo(agree: boolean): Promise<Trouble | undefined>;
  resign(): Promise<Trouble | undefined>;
  offerDraw(): Promise<Trouble | undefined>;
  answerDraw(agree: boolean): Promise<Trouble | undefined>;
  /** A bot takes the seat of somebody who left. */
  claim(seat: Seat): Promise<Trouble | undefined>;
  say(text: string): Promise<Trouble | undefined>;
  rematch(): Promise<string | Trouble>;
  /** What is not offered and why; of what was `tried` (notations, or beginnings of some) only that, with what is possible instead. */
  whyNot(question: string, tried?: readonly string[]): Promise<readonly NotOffered[]>;
  preview(question: string, key: string): Promise<Preview | undefined>;
  /** What the best player of the house would answer to the first question of these eyes. Left out: nobody is asked for advice here. */
  hint?(): Promise<string | undefined>;
  /** Looks back at what happened between two places of the line; undefined: nothing better is known. Left out: nobody looks back here. */
  review?(from: number, to: number): Promise<Review | undefined>;
  /** Replaces the standing orders of these eyes. Left out: this door has none. */
  orders?(orders: readonly Order[]): Promise<Trouble | undefined>;
  /** The match file, where it may be had already. */
  file(): Promise<string | Trouble>;
}

/** The same door for the parts of a game's page: what it tells of a question is the game's own. */
export type TableDoor<G extends GameTypes = GameTypes> = DoorTelling<Missed<G>, Preview<G>>;

interface DoorTelling<M, P> extends Omit<HostDoor, 'whyNot' | 'preview'> {
  whyNot(question: string, tried?: readonly string[]): Promise<readonly M[]>;
  preview(question: string, key: string): Promise<P | undefined>;
}

/** What a board is given. */
export type BoardProps<G extends GameTypes = GameTypes> = BoardGiven<TableState<G>, TableDoor<G>, G['event']>;

interface BoardGiven<State, Door, E extends Happening> {
  readonly state: State;
  readonly door: Door;
  /** Events that have not been played back yet; the board animates them and calls `played`. */
  readonly fresh: readonly Told<E>[];
  readonly played: () => void;
  /** The board cannot be touched: a replay, or a preview of another moment. */
  readonly still: boolean;
}
