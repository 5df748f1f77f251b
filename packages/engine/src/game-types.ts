/**
 * What a game and everybody around it say to each other, as types: a game names them once, and its rules, page, bots and tests are
 * typed by it. Whoever knows no game (a server, the command line, the shell of the page) goes by the defaults.
 */
import type { Game, Reasons } from './game.ts';
import type { Offer } from './offer.ts';
import type { Outcome } from './outcome.ts';
import {
  type AnswerTo,
  ask,
  askAll,
  askFirst,
  type Details,
  type Option,
  type Plain,
  type Play,
  type Questioning,
  type ValueOf,
} from './question.ts';
import type { Happening, Json, Refusal, RuleId, Seat } from './words.ts';

/** What belongs to one question. What is left out does not exist: a question without `preview` cannot be given one. */
export interface QuestionTypes {
  /** The values of its options. */
  readonly value: unknown;
  /** What an answer would bring about: path, cost, damage, who could answer. */
  readonly preview?: Plain;
  /** What is known along with it: the price of each destination, the end of a path. */
  readonly figures?: Plain;
}

export interface GameTypes {
  readonly state: unknown;
  readonly options: unknown;
  readonly view: unknown;
  readonly event: Happening;
  /** The codes of its refusals. */
  readonly why: string;
  /** The figures of its refusals. Left out: nothing is known of them. */
  readonly case?: Plain;
  /** What its outcomes tell beside the places. Left out: nothing is known of it. */
  readonly detail?: Json;
  /** By name. */
  readonly questions: { readonly [name: string]: QuestionTypes };
}

/** A game by its bundle of types. */
export interface GameOf<G extends GameTypes> extends Game<G['state'], G['options'], G['event'], G['view']> {
  outcome(state: G['state']): OutcomeOf<G> | undefined;
  readonly notation?: Notation<G>;
  readonly reasons?: ReasonsOf<G>;
}

/** What a game says to whatever is tried, question by question: none is forgotten. */
export type ReasonsOf<G extends GameTypes> = { readonly [N in NameOf<G>]: Reasons<G['state'], RefusalOf<G>> };

/** The figures of a game's refusals. */
export type CaseOf<G extends GameTypes> = 'case' extends keyof G ? NonNullable<G['case']> : Plain;
/** Why something is not allowed in this game. */
export type RefusalOf<G extends GameTypes> = Refusal<G['why'], CaseOf<G>>;

/** How a match of it ends. */
export type OutcomeOf<G extends GameTypes> = Outcome<G extends { readonly detail: infer D } ? D : Json>;

/** The names of its questions. */
export type NameOf<G extends GameTypes> = Extract<keyof G['questions'], string>;
/** The values of a question's options. */
export type AnswerOf<G extends GameTypes, N extends NameOf<G> = NameOf<G>> = G['questions'][N]['value'];

type PreviewIn<Q extends QuestionTypes> = 'preview' extends keyof Q ? NonNullable<Q['preview']> : never;
type FiguresIn<Q extends QuestionTypes> = 'figures' extends keyof Q ? NonNullable<Q['figures']> : never;

/** What an answer to one of these questions would bring about. */
export type Preview<G extends GameTypes = GameTypes, N extends NameOf<G> = NameOf<G>> = {
  [P in N]: PreviewIn<G['questions'][P]>;
}[N];
export type FiguresOf<G extends GameTypes = GameTypes, N extends NameOf<G> = NameOf<G>> = {
  [P in N]: FiguresIn<G['questions'][P]>;
}[N];

interface QuestionNamed<N extends string, V, F> {
  /** The seat, how many answers it has given, a digest of what it is offered: unmoved by others unless its own options change. */
  readonly id: string;
  readonly seat: Seat;
  readonly name: N;
  readonly options: readonly Option<V>[];
  /** `all`: sealed until everybody asked has answered. `first`: others are asked too and may be quicker. */
  readonly until: 'one' | 'all' | 'first';
  readonly safe?: string;
  /** The rule behind the question. */
  readonly rule?: RuleId;
  /** Public, or the seat's own to know. No part of the id, and made for people only. */
  readonly figures?: F;
}

/** A question as its seat sees it, told apart by its name. */
export type Question<G extends GameTypes = GameTypes, N extends NameOf<G> = NameOf<G>> = {
  [P in N]: QuestionNamed<P, AnswerOf<G, P>, FiguresOf<G, P>>;
}[N];

interface NotOfferedTo<N extends string, V, R extends Refusal> {
  /** The question. */
  readonly name: N;
  readonly key: string;
  /** Left out: it would be no answer at all, or the key says it. */
  readonly value?: V;
  readonly refusal: R;
  /** The notations of the options that come nearest, where it was tried. */
  readonly instead?: readonly string[];
}

/** Something that somebody may expect to be offered for a question and that is not. */
export type Missed<G extends GameTypes = GameTypes, N extends NameOf<G> = NameOf<G>> = {
  [P in N]: NotOfferedTo<P, AnswerOf<G, P>, RefusalOf<G>>;
}[N];

/** The two-way table of a game's notation. */
export type Notation<G extends GameTypes = GameTypes> = {
  readonly [N in NameOf<G>]: {
    /** The key of an option. The rules make their options with it. */
    write(value: AnswerOf<G, N>, state: G['state']): string;
    /** What a key means to whoever sees this view, from the seat that is asked where it names what is its own; nothing: it means nothing. */
    read(key: string, view: G['view'], seat?: Seat): AnswerOf<G, N> | undefined;
  };
};

/** An ask of a game, by the name of its question. */
export interface AskOf<G extends GameTypes, N extends NameOf<G>, O extends Option<AnswerOf<G, N>> = Option<AnswerOf<G, N>>>
  extends Details<O, Preview<G, N>, FiguresOf<G, N>, RefusalOf<G>> {
  readonly seat: Seat;
  readonly name: N;
  readonly options: () => readonly O[];
}

type AskOne<G extends GameTypes> = <N extends NameOf<G>, O extends Option<AnswerOf<G, N>>>(
  seat: Seat,
  name: N,
  options: (() => readonly O[]) | Offer<O, RefusalOf<G>>,
  details?: Details<O, Preview<G, N>, FiguresOf<G, N>, RefusalOf<G>>,
) => Questioning<ValueOf<O>>;
type AskAll<G extends GameTypes> = <N extends NameOf<G>, O extends Option<AnswerOf<G, N>>>(
  asks: readonly AskOf<G, N, O>[],
) => Play<readonly ValueOf<O>[]>;
type AskFirst<G extends GameTypes> = <const A extends readonly [AnyAsk<G>, ...AnyAsk<G>[]]>(
  asks: A,
) => Play<{ readonly seat: Seat; readonly value: AnswerTo<A[number]> }>;

/** The engine's ways to ask, for the questions of one game: neither name nor value, preview or refusal can be another's. */
export interface Asker<G extends GameTypes> {
  readonly ask: AskOne<G>;
  readonly askAll: AskAll<G>;
  readonly askFirst: AskFirst<G>;
}

type AnyAsk<G extends GameTypes> = { [N in NameOf<G>]: AskOf<G, N> }[NameOf<G>];

const ASKER = { ask, askAll, askFirst };
export const asker = <G extends GameTypes>(): Asker<G> => ASKER;
