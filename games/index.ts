/** The list of games. Everything heavy is loaded when it is wanted. */
import type { Evaluation, Game, Level, Seat } from '@taverne/engine';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** ICU messages by key. */
export type Messages = { readonly [key: string]: string };

/** Draws a view in text: lines with style marks, see the game's text/board.ts. */
export type TextBoard = (view: unknown, words: (key: string) => string) => readonly string[];

/** One way to play that is measured by itself. */
export interface MeasuredMode {
  readonly name: string;
  readonly options: { readonly [option: string]: string };
  /** The numbers of players to measure; the ladder takes the first. */
  readonly seats: readonly number[];
  /** Do all win or lose together, against the game itself? */
  readonly adventure: boolean;
}

/** What is counted of a seat when a match is over. */
export interface SeatTally {
  /** Its place in the order of play; the first player's is 0. */
  readonly order: number;
  /** Seats of one team win together. */
  readonly team: number;
  /** What it played with, by kind, such as `unit`: the ids. */
  readonly had: { readonly [kind: string]: readonly string[] };
  /** Figures of the match that are worth a mean. */
  readonly figures: { readonly [figure: string]: number };
}

/** What the ladder and the balance command play, and what they count. */
export interface Measures {
  readonly modes: readonly MeasuredMode[];
  tally(state: unknown, seat: Seat): SeatTally;
}

export interface GameEntry {
  readonly id: string;
  load(): Promise<Game>;
  /** Its ladder of opponents, weakest first. */
  levels(): Promise<readonly Level[]>;
  evaluation(): Promise<Evaluation<unknown>>;
  messages(language: Language): Promise<Messages>;
  board(): Promise<TextBoard>;
  /** For games with several modes, or whose balance is measured. */
  measures?(): Promise<Measures>;
  /** Its content as a file in JSON, for games whose content can be replaced by the option `pack`. */
  pack?(): Promise<string>;
  /** Where its numbered rules stand, in Markdown. */
  rules(language: Language): URL;
}

const leaders: GameEntry = {
  id: 'leaders',
  load: async () => (await import('@taverne/leaders')).leaders,
  levels: async () => (await import('@taverne/leaders/bot')).leadersLevels,
  evaluation: async () => (await import('@taverne/leaders/bot')).evaluate,
  messages: async (language) => (await import('@taverne/leaders/words')).wordsIn(language),
  board: async () => (await import('@taverne/leaders/text')).textBoard,
  rules: (language) => new URL(`./leaders/rules/${language}.md`, import.meta.url),
};

const tinyEpicTactics: GameEntry = {
  id: 'tiny-epic-tactics',
  load: async () => (await import('@taverne/tiny-epic-tactics')).tinyEpicTactics,
  levels: async () => (await import('@taverne/tiny-epic-tactics/bot')).tacticsLevels,
  evaluation: async () => (await import('@taverne/tiny-epic-tactics/bot')).evaluate,
  measures: async () => (await import('@taverne/tiny-epic-tactics/bot')).tacticsMeasures,
  messages: async (language) => (await import('@taverne/tiny-epic-tactics/words')).wordsIn(language),
  board: async () => (await import('@taverne/tiny-epic-tactics/text')).textBoard,
  pack: async () => (await import('@taverne/tiny-epic-tactics/text')).housePack(),
  rules: (language) => new URL(`./tiny-epic-tactics/rules/${language}.md`, import.meta.url),
};

export const games: readonly GameEntry[] = [leaders, tinyEpicTactics];

export const findGame = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id);
