/** What the house knows of a game before anything of it is loaded, and how to load the rest. The type lives here; each game writes its own. */
import type { Game } from './game.ts';
import type { Evaluation, Level, Reviewing } from './player.ts';
import type { SeatCount } from './seats.ts';
import type { Telling, TextBoard } from './telling/telling.ts';
import type { Seat } from './words.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** ICU messages by key. */
export type Messages = { readonly [key: string]: string };

/** One way to play that is measured by itself. */
export interface MeasuredMode {
  readonly name: string;
  readonly options: { readonly [option: string]: string | boolean };
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

/** What the form of a new match cannot read off an option's declaration. */
export interface OptionManifest {
  /** Is there any use for it with what is chosen so far, and with so many seats? Left out: always. */
  isFor?(chosen: { readonly [option: string]: unknown }, seats: number): boolean;
  /** Nobody should have to look for it: it stands before the house rules. */
  readonly isUpFront?: true;
  /** The game's kit has a control for it, which stands in the place of a plain field. */
  readonly hasControl?: true;
}

/** Only the first four must be there. What else is left out, the house does in a plain way for every game. */
export interface GameManifest {
  /** The name of its folder, and of the game in addresses, match files and commands. */
  readonly id: string;
  /** A proper name: the same in every language. */
  readonly name: string;
  /** In all its modes together. */
  readonly seats: SeatCount;
  load(): Promise<Game>;

  /** How long a match usually takes. */
  readonly minutes?: number;
  /** The address of a picture for its card, 420 by 186. */
  readonly picture?: string;
  /** A seat sees what others must not: at one screen the device is handed over before anything is shown. */
  readonly hasSecrets?: true;
  /** It has an `agreement`: whoever plays may offer a draw. */
  readonly hasDraws?: true;
  /** Its kit has a guided first match. */
  readonly hasLesson?: true;
  /** Pages of its own, which its kit brings: each is the word after the slash in an address. */
  readonly pages?: readonly string[];
  readonly options?: { readonly [option: string]: OptionManifest };
  /** What a table of a device may weigh on demand, packed: its board, its words and its rules. */
  readonly kilobytes?: number;

  /** Its words, one language at a time: a page that only names the game loads nothing else of it. */
  messages?(language: Language): Promise<Messages>;
  /** The address of its numbered rules, in Markdown. */
  rules?(language: Language): string;
  /** Its ladder of opponents, weakest first. */
  levels?(): Promise<readonly Level[]>;
  evaluation?(): Promise<Evaluation<unknown>>;
  /** What its page looks back at, such as a fight: what it was worth, and how. */
  review?(): Promise<Reviewing>;
  board?(): Promise<TextBoard>;
  /** How it is told. Left out: with the plain words of its rules. */
  telling?(): Promise<Telling>;
  /** For games with several modes, or whose balance is measured. */
  measures?(): Promise<Measures>;
  /** Its content as a file in JSON, for games whose content can be replaced by the option `pack`. */
  pack?(): Promise<string>;
}
