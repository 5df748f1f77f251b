/** How a match of a game is told in words: its board, its seats, what happened, what is asked, how it ended. */

import type { Happening, Match, Outcome, Refusal, Seat } from '@taverne/engine';
import { viewOf } from '@taverne/engine';
import type { Values } from '@taverne/engine/telling';
import type { Desk, Entry } from './desk.ts';
import { type GameWords, gameWords } from './game-words.ts';
import { indented } from './indented.ts';
import { type Rules, rulesOf } from './rules.ts';
import { type Figures, type Namer, nameOf, valuesFor } from './values.ts';

type Word = (key: string, values?: Values) => string;

/** A game's text board. It may also know names: of seats, of whatever its ids stand for, and whose option a notation is. */
interface TextBoard {
  (view: unknown, words: Word): readonly string[];
  seat?(view: unknown, seat: Seat, words: Word): string;
  nameOf?(view: unknown, id: string, words: Word, field: string): string | undefined;
  /** A number that stands for something, such as a side. */
  numberOf?(view: unknown, number: number, words: Word, field: string): string | undefined;
  subject?(view: unknown, key: string, words: Word): string | undefined;
  /** The cards that somebody may mean by a word, a line each or more; for games whose cards are data. */
  cards?(view: unknown, wanted: string, words: Word): readonly string[];
}

export interface Voice {
  readonly words: GameWords;
  readonly rules: Rules;
  board(match: Match, seat: Seat | undefined): readonly string[];
  seat(match: Match, seat: Seat): string;
  /** Any plain data of the game in words: figures, cards, lists of them. */
  name(match: Match, value: unknown): string;
  /** The heading under which an option is listed. */
  subject(match: Match, seat: Seat, key: string): string | undefined;
  /** What the game's own table says about cards, undefined where its messages do. */
  cards(match: Match, wanted: string): readonly string[] | undefined;
  ask(name: string): string;
  event(match: Match, event: Happening): string;
  refusal(match: Match, refusal: Refusal): string;
  outcome(match: Match, outcome: Outcome): string;
}

export async function voiceOf({ say, language }: Desk, entry: Entry): Promise<Voice> {
  const words = await gameWords(entry, language);
  const board: TextBoard = (await entry.board?.()) ?? indented;
  const word: Word = (key, values) => words.word(key, key, values);
  const seat = (match: Match, of: Seat): string =>
    board.seat?.(viewOf(match, undefined), of, word) ?? `<seat${of}>${say('seat.name', { seat: of })}</seat${of}>`;
  const namer = (match: Match): Namer => {
    const view = viewOf(match, undefined);
    return {
      words,
      name: (id, field) => board.nameOf?.(view, id, word, field),
      number: (number, field) => board.numberOf?.(view, number, word, field),
    };
  };
  const told = (match: Match, key: string, plain: string, figures: Figures): string =>
    words.has(key) ? words.word(key, plain, valuesFor(namer(match), key, figures)) : plain;

  return {
    words,
    rules: rulesOf(entry, language),
    seat,
    board: (match, of) => board(viewOf(match, of), word),
    name: (match, value) => nameOf(namer(match), value),
    subject: (match, of, key) => board.subject?.(viewOf(match, of), key, word),
    cards: (match, wanted) => board.cards?.(viewOf(match, undefined), wanted, word),
    ask: (name) => words.word(`ask.${name}`, name),
    event: (match, event) => told(match, `event.${event.event}`, plainly(event), { ...event }),
    refusal: (match, { why, figures = {} }) => told(match, `refusal.${why}`, plainWords(why, figures), figures),
    outcome(match, { how, places, leaver }) {
      const seats = places.map((place, of) => ({ place, name: seat(match, of) }));
      const winners = seats.flatMap(({ place, name }) => (place === 1 ? [name] : []));
      const winner = winners.join(', ');
      const loser = seats.flatMap(({ place, name }) => (place === 1 ? [] : [name])).join(', ');
      const plain = loser === '' ? say('end.drawn', { how }) : say('end.won', { winner, how });
      const left = leaver === undefined ? loser : seat(match, leaver);
      return words.word(`outcome.${how}.says`, plain, { winner, winners: winners.length, loser, leaver: left });
    },
  };
}

/** An event of a game without texts. */
function plainly({ event, rule: _, ...rest }: Happening): string {
  return plainWords(event, rest);
}

function plainWords(name: string, figures: Figures): string {
  const parts = Object.entries(figures).map(([what, value]) => `${what} ${sayJson(value)}`);
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`;
}

const sayJson = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
