/** How a game is told, in its text/tell.ts: the same tales for page, terminal and screen reader, each in its own voice. */
import type { GameTypes, OutcomeOf, Preview, RefusalOf } from '../game-types.ts';
import type { Outcome } from '../outcome.ts';
import type { Plain } from '../question.ts';
import type { Happening, Refusal, Seat } from '../words.ts';
import type { Sitters } from './holder.ts';
import type { Part, Tale, Voice } from './tale.ts';
import type { Say } from './words.ts';

/** One thing that an answer would bring about: under which heading, and what. */
export interface Foreseen<T> {
  readonly key: string;
  readonly part: Part<T>;
}

/** The telling of a game, by its bundle of types. */
export interface TellingOf<G extends GameTypes, T extends object> {
  event(event: G['event']): Tale<T>;
  refusal(refusal: RefusalOf<G>): Tale<T>;
  preview(preview: Preview<G>): readonly Foreseen<T>[];
  outcome(outcome: OutcomeOf<G>, view: G['view']): Tale<T>;
  /** The seat as something to speak of. */
  seat(seat: Seat, view: G['view']): T;
  /** Sides are told apart by signs and colours. */
  terminal(view: G['view'], say: Say): Voice<T>;
  /** Sides are called by whoever plays them, and things are told with whoever they belong to. */
  page(view: G['view'], table: Sitters, say: Say): Voice<T>;
}

/** The telling of any game, for whoever knows none: it is given nothing but what comes from the game itself. */
export interface Telling {
  event(event: Happening): Tale<object>;
  refusal(refusal: Refusal): Tale<object>;
  preview(preview: Plain): readonly Foreseen<object>[];
  outcome(outcome: Outcome, view: unknown): Tale<object>;
  seat(seat: Seat, view: unknown): object;
  terminal(view: unknown, say: Say): Voice<object>;
  page(view: unknown, table: Sitters, say: Say): Voice<object>;
}

/** One option of a question. */
export interface Keyed {
  readonly name: string;
  readonly key: string;
}

/** A game on a terminal: lines that carry style marks (`<seat0>…</seat0>`, `<dim>…</dim>`), which a terminal turns into colours. */
export interface TextBoard<G extends GameTypes = GameTypes> {
  draw(view: G['view'], say: Say): readonly string[];
  /** The heading under which an option is listed. */
  subject?(view: G['view'], option: Keyed, say: Say): string | undefined;
  /** The cards that somebody may mean by a word, a line each or more; for games whose cards are data. */
  cards?(view: G['view'], wanted: string, say: Say): readonly string[];
}

/**
 * How a match ended: who won, who did not, who left. Whoever won is told `web.won.<how>`, whoever lost by their own doing
 * `web.lost.<how>`, if the game has such words; everybody else, and a terminal, `outcome.<how>.says`.
 */
export function endOf<T extends object>(
  { how, places, leaver }: Pick<Outcome, 'how' | 'places' | 'leaver'>,
  thing: (seat: Seat) => T,
): Tale<T> {
  const at = (isFirst: boolean): T[] => places.flatMap((place, seat) => ((place === 1) === isFirst ? [thing(seat)] : []));
  const [winners, losers] = [at(true), at(false)];
  const left = leaver === undefined ? losers : thing(leaver);
  const parts = { winner: winners, winners: winners.length, loser: losers, leaver: left };
  const to = [
    ...winners.map((who) => ({ who, key: `web.won.${how}` })),
    ...(leaver === undefined ? losers : [thing(leaver)]).map((who) => ({ who, key: `web.lost.${how}` })),
  ];
  return { key: `outcome.${how}.says`, parts, to };
}
