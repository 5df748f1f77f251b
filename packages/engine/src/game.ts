/** What a game is, for the table: a handful of functions over a plain-data state. */
import type { Notation } from './game-types.ts';
import type { LineEntry } from './journal.ts';
import type { OptionFields } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Play } from './question.ts';
import type { Result, Trouble } from './result.ts';
import type { Seats } from './seats.ts';
import type { Fresh } from './view.ts';
import type { Happening, Refusal, RuleId, Seat } from './words.ts';

/** The face of the table that rules see. */
export interface Table<E extends Happening = Happening> {
  /** An integer from 0 to `of` − 1. Recorded; read back when a step is run again. */
  chance(what: string, of: number): number;
  /** Something hidden was shown to these seats: they cannot undo past it. */
  shown(...to: Seat[]): void;
  emit(event: E): void;
}

/** Whether and when a draw may be agreed. */
export interface Agreement<State> {
  readonly rule: RuleId;
  /** A count that grows during the match, such as own turns taken; it is recorded with an offer. */
  now(state: State, seat: Seat): number;
  /** `last`: what `now` said at this seat's previous offer. */
  refuse(state: State, seat: Seat, last: number | undefined): Refusal | undefined;
}

/** What a game says to whatever somebody tries at one of its questions. Asked on demand: it costs nothing while nobody wonders. */
export interface Reasons<State = unknown, R extends Refusal = Refusal> {
  /**
   * Why something is refused that the rules need not go through to find the options: a cell out of reach, somebody else's figure, a
   * card that is not on offer; be it only the beginning of a notation. Nothing: these words mean nothing in this game.
   */
  refuse(state: State, tried: string, seat: Seat): R | undefined;
  /** The notations of the options that come nearest to what was tried. Left out: those that begin with the same words. */
  instead?(state: State, tried: string, seat: Seat): readonly string[];
}

/** A text for a whole position, like FEN in chess. */
export interface Positions<State> {
  write(state: State): string;
  read(text: string): Result<State>;
}

/** A match that is over. */
export interface Finished<State> {
  readonly state: State;
  readonly line: readonly LineEntry[];
}

/** What stays of a match on the page of whoever played it. */
export interface Mementos<State = unknown> {
  /** Such as `opening` or `unit`, in the order in which they are told. The words of each are `memento.<kind>`. */
  readonly kinds: readonly string[];
  /** By kind what a seat played with, each by the message that names it: `unit.W1` for `unit.W1.name`. What has none is told by what stands after the point. */
  of(finished: Finished<State>, seat: Seat): { readonly [kind: string]: readonly string[] };
}

export interface Game<State = unknown, Options = unknown, E extends Happening = Happening, View = unknown> {
  readonly id: string;
  /** Goes up whenever a recorded match could run differently. */
  readonly version: number;
  readonly seats: Seats;
  /** No match asks more questions than this. */
  readonly longest: number;
  /** How its options are written, and read back by whoever sees a view: where there is one, a server sends keys alone. */
  readonly notation?: Notation;
  /** Questions that only finish the answer before them, such as what it is paid with: they are taken back together with it. */
  readonly followUps?: ReadonlySet<string>;
  /** By question: why whatever else one could try is refused. Left out: only what the rules go through has a reason. */
  readonly reasons?: { readonly [question: string]: Reasons<State> };

  /** The match options as data: the lobby, the command line and the documents read them. */
  readonly fields: OptionFields;
  /** Parses options at the edge; everything left out has its default. */
  options(raw: unknown): Result<Options>;
  /** What speaks against these options with so many seats. Left out: nothing does. */
  misfit?(options: Options, seats: number): Trouble | undefined;
  setup(options: Options, table: Table<E>, seats: number): State;
  /** From one quiet point to the next, changing the state in place. */
  step(state: State, table: Table<E>): Play;
  /** Asked at quiet points only. */
  outcome(state: State): Outcome | undefined;
  copy(state: State): State;

  /** What a seat may see; undefined: a spectator. A view that takes the state alone is the same for all, and is made once for all. */
  view(state: State, seat: Seat | undefined): View;
  /** Of a view that is the same for all: tells what is new in it (`Glance`). Left out, a host makes both views and compares them. */
  glance?(before: State, after: State): Fresh[];
  /** Groups of ids that this seat cannot tell apart. */
  hidden(state: State, seat: Seat | undefined): readonly (readonly string[])[];
  /** Renames ids in hidden places only. */
  rename(state: State, to: ReadonlyMap<string, string>): void;

  /** The number of the turn under way, if the game has turns: standing orders can end with it. */
  turn?(state: State): number;
  /** Somebody resigns or runs out of time. Undefined: the others play on and the seat gives safe answers. */
  forfeit?(state: State, seat: Seat, why: 'resign' | 'time', seats: number): Outcome | undefined;
  /** What the end is called, and by which rule, when one after the other has left and one is left over. */
  readonly leaving?: { readonly [W in 'resign' | 'time']: string } & { readonly rule: RuleId };
  readonly agreement?: Agreement<State>;
  readonly positions?: Positions<State>;
  /** What profiles count of its matches. Left out: how they ended. */
  readonly mementos?: Mementos<State>;
  /** Brings a quiet state of an older version to this one's shape. */
  upgrade?(state: unknown, from: number): State;
}
