/** Where matches are, for a language model: on a server, or in this program. Expected failures are complaints in the reader's words. */
import type { NotOffered, Outcome, Preview, Seat, Told } from '@taverne/engine';
import type { Complaint } from '../complaint.ts';

export interface Asking {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly string[];
}

/** A match as one pair of eyes sees it. */
export interface Seen {
  readonly match: string;
  readonly game: string;
  /** Who holds each seat, in words; undefined: nobody yet. */
  readonly holders: readonly (string | undefined)[];
  readonly you: Seat | undefined;
  /** Undefined: it has not begun. */
  readonly view: unknown;
  /** What these eyes know to have happened, the latest last. */
  readonly events: readonly Told[];
  readonly question: Asking | undefined;
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | undefined;
}

export interface Listed {
  readonly match: string;
  readonly game: string;
  readonly status: 'yours' | 'running' | 'waiting' | 'open' | 'over';
  readonly names: readonly string[];
}

export interface NewMatch {
  readonly game: string;
  readonly level: number;
  readonly seats?: number | undefined;
  /** As on the command line: `name=value`. */
  readonly options: readonly string[];
  /** The other seats are for people or programs, not for bots of the house. */
  readonly isOpen: boolean;
}

export interface Tables {
  list(): Promise<readonly Listed[]>;
  /** The new match's name. */
  create(wish: NewMatch): Promise<string | Complaint>;
  join(match: string, invitation: string | undefined): Promise<Complaint | undefined>;
  see(match: string): Promise<Seen | Complaint>;
  /** Kept when these eyes are asked something, the match is over, or so many milliseconds have passed. */
  untilAsked(match: string, patience: number): Promise<void>;
  answer(match: string, question: string, key: string): Promise<Complaint | undefined>;
  preview(match: string, question: string, key: string): Promise<Preview | undefined | Complaint>;
  whyNot(match: string, question: string, tried: readonly string[] | undefined): Promise<readonly NotOffered[] | Complaint>;
  close(): void;
}
