/** What a computer player is: games bring theirs, hosts let them think. */
import type { Sight } from './fork.ts';
import type { Game } from './game.ts';
import type { Seat } from './words.ts';

/** How a quiet state looks to a seat: 0 is lost, 1 is won. */
export type Evaluation<S = unknown> = Judge<S>['judge'];

/** Written as a method, so that a host that knows no game can hold the evaluation of any. */
interface Judge<S> {
  judge(state: S, seat: Seat): number;
}

/** A stretch of a match, looked back at. */
export interface Review {
  /** What it could have brought and what it did, in points as the game's players count them. */
  readonly best: number;
  readonly got: number;
  /** The answers that bring more, in notation, without those that pass by themselves. */
  readonly deeds: readonly string[];
}

/** Looks back from the quiet state after a stretch to the one at its beginning; undefined: nothing better is known. */
export type Reviewing<S = unknown> = Reviewer<S>['review'];

/** Written as a method, as the evaluation is. */
interface Reviewer<S> {
  review(from: S, to: S, seat: Seat): Review | undefined;
}

/** How long to think. Whichever limit comes first ends it; with `iterations` alone the same seed gives the same advice. */
export interface Thinking {
  readonly seed: number;
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Asked now and then; true: give the best answer found so far, at once. */
  readonly stopped?: () => boolean;
}

export interface Advice {
  /** The notation to answer with. */
  readonly key: string;
  /** What the player expects of the match, from 0 (lost) to 1 (won), if it has an opinion. */
  readonly value?: number;
  /** How much was looked at. */
  readonly iterations: number;
}

/** Chooses an answer to what the sight's seat is asked. It sees imagined worlds only, never the match. */
export type Brain<S = unknown> = (game: Game<S>, sight: Sight<S>, thinking: Thinking) => Advice;

/** One step of a game's ladder of opponents. */
export interface Level<S = unknown> {
  /** Its place on the ladder, 1 the weakest. Name and description are texts of the game. */
  readonly level: number;
  /** A `Brain`; written as a method, so that a host that knows no game can hold the levels of any. */
  brain(game: Game<S>, sight: Sight<S>, thinking: Thinking): Advice;
  readonly thinking: Omit<Thinking, 'seed' | 'stopped'>;
}
