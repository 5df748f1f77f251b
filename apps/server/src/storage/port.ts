/**
 * What the server asks of a store. Everything goes through one door for writing, `write`, which takes the changes of
 * many matches in one transaction; so nothing is ever half there.
 */
import type { Checkpoint, Entry, FairChance, Foresight, Outcome, Seat, Snapshot } from '@taverne/engine';
import type { ClockTerms, ForesightEnd, Holiday, MatchOptions, Notice, Status, Visibility } from '@taverne/protocol';
import type { Sql, Statement } from './sql.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly language: 'en' | 'fr' | null;
}

/** `seen`: when they were last here. `suspended`: until when they may only look on; 0 if they are not. */
export interface KnownGuest extends Guest {
  readonly seen: number;
  readonly suspended: number;
}

/** What is fixed when a match is made. */
export interface MatchTerms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  /** In lists without those that are omitted. */
  readonly options: MatchOptions;
  /** The names of options that are too long for lists. */
  readonly omitted: readonly string[];
  /** It came from a file. */
  readonly imported: boolean;
  /** What the file of a finished match published of its chance, if that holds. */
  readonly proof: FairChance | null;
  readonly seats: number;
  readonly visibility: Visibility;
  /** Its maker lets programs sit down. */
  readonly programs: boolean;
  readonly clock: ClockTerms;
  /** The secret of its chance. */
  readonly seed: string;
  /** Who made it; a guest who comes home to an account takes it along. */
  readonly maker: string;
  /** What it brought along that takes room: a file, content that was not there before. */
  readonly bytes: number;
  readonly made: number;
}

/** What changes: a summary of the journal for lists, and what stands beside it. */
export interface MatchStanding {
  readonly status: Status;
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  /** A wish to take back, valid while the journal has this length. */
  readonly consent: ConsentWish | null;
  readonly rematch: string | null;
  readonly changed: number;
}

export interface ConsentWish {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  readonly seq: number;
}

export interface MatchRow extends MatchTerms, MatchStanding {}

export interface SeatRow {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  /** The holder; on a bot's seat, whoever held it before. */
  readonly guest: string | null;
  readonly name: string | null;
  readonly level: number | null;
  readonly salt: string;
  /** The hash of a salt that is told once every seat is taken; empty: none was promised. */
  readonly promise: string;
  /** The holder said goodbye. */
  readonly left: boolean;
  /** As far as its holder is concerned, the match may begin. */
  readonly ready: boolean;
  /** Its holder is on holiday, or will be. */
  readonly holiday: Holiday | null;
}

/** What a seat will answer if it comes so. `ended`: it is over with it, which its owner has still to read. */
export interface ForesightRow extends Foresight {
  readonly id: string;
  readonly seat: Seat;
  readonly ended: ForesightEnd | null;
}

/** Milliseconds left; `bank`: how many of them are for the whole match; `due`: when they are used up, if the clock runs; `stopped`: since when it does not, if it ever ran. */
export interface ClockRow {
  readonly seat: Seat;
  readonly left: number;
  readonly bank: number;
  readonly due: number | null;
  readonly stopped: number | null;
}

export interface ChatRow {
  readonly id: number;
  /** Of the request, so that a repetition is recognised. */
  readonly key: string;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A stretch of the journal that came to be at once. `seq`: the length of the journal before it. */
export interface Append {
  readonly seq: number;
  readonly entries: readonly Entry[];
  /** Whose request led to it, and its key: so a repetition is recognised. */
  readonly seat: Seat | null;
  readonly key: string | null;
  readonly at: number;
}

/** All that one request changes. It is written whole or not at all. */
export interface Change {
  readonly match: string;
  /** How often the match was changed before, as far as who asks for it knows. Left out where it is made. */
  readonly revision?: number;
  /** A new match. */
  readonly made?: MatchRow;
  /** It begins: the version of its rules. */
  readonly begun?: number;
  /** It has another maker from now on. */
  readonly maker?: string;
  /** With `made`: the journal of a file, for a match that has not begun again yet. */
  readonly imported?: readonly Entry[];
  readonly append?: Append;
  readonly standing?: MatchStanding;
  /** Of the standing, only what changes all the time. */
  readonly asked?: Pick<MatchStanding, 'awaited' | 'changed'>;
  readonly seats?: readonly SeatRow[];
  readonly clocks?: readonly ClockRow[];
  /** All that these seats foresee from now on. */
  readonly foresights?: readonly { readonly seat: Seat; readonly rows: readonly ForesightRow[] }[];
  /** When the table obeys an order that had to wait; null: no longer. */
  readonly orderDue?: number | null;
  readonly chat?: ChatRow;
  readonly notice?: Notice;
  /** It waits for a bot now; or no longer. Left out: neither before nor after. */
  readonly thinks?: boolean;
  /** What else is written with it, and not if it is not: a message to be sent, for instance. */
  readonly also?: readonly Statement[];
}

/** `behind`: somebody else has appended since, and nothing of this change was written. */
export type Written = 'written' | 'behind';

export interface StoredMatch {
  readonly row: MatchRow;
  /** How often it was changed. */
  readonly revision: number;
  readonly seats: readonly SeatRow[];
  readonly clocks: readonly ClockRow[];
  readonly foresights: readonly ForesightRow[];
  readonly appends: readonly Append[];
  readonly orderDue: number | null;
  /** The latest lines. */
  readonly chat: readonly ChatRow[];
  readonly notices: readonly Notice[];
  /** What an imported match goes on from, until it does. */
  readonly imported: readonly Entry[] | undefined;
  /** Where its journal begins here; the first of the appends may begin before. Undefined: here is all of it. */
  readonly checkpoint: StoredCheckpoint | undefined;
}

/** A moment from which a match is run on, and what a table has to know of what came before. */
export interface StoredCheckpoint {
  readonly checkpoint: Checkpoint;
  /** Digests of the keys of requests that were done. */
  readonly keys: readonly number[];
  /** Whether a draw was ever offered, and how much room the journal took. */
  readonly offered: boolean;
  readonly bytes: number;
  /** How many of the entries before it are standing orders. Left out: nobody counted. */
  readonly ordered?: number | undefined;
}

/** What was last touched before this may go, in milliseconds since 1970; 0: nothing of the kind. */
export interface Ages {
  readonly finished: number;
  readonly waiting: number;
  readonly guests: number;
}

/** What newer rules take over from, taken when the journal had this length. */
export interface StoredSnapshot {
  readonly match: string;
  readonly seq: number;
  readonly snapshot: Snapshot;
  /** For a long match. */
  readonly checkpoint?: StoredCheckpoint | undefined;
}

/** What there is of a guest, as far as there are limits to it. */
export interface Holdings {
  /** Matches it made that wait for others. */
  readonly waiting: number;
  /** Matches in which it holds a seat and that are not over. */
  readonly unfinished: number;
  /** Matches it made that run between bots alone. */
  readonly botMatches: number;
  /** What the matches it made brought along. */
  readonly bytes: number;
}

export interface Listed {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** One of a guest's own, with the clock of the guest's seat. */
export interface OwnListed extends Listed {
  readonly clock: ClockRow | undefined;
}

export interface Storage {
  /** For tables that are not the matches' own. */
  readonly sql: Sql;
  /** All of it in one transaction, on the disk when the promise is kept. */
  write(changes: readonly Change[]): Promise<readonly Written[]>;
  match(id: string, chatLines: number): Promise<StoredMatch | undefined>;
  /** The same with no more of its journal than is needed to go on, where there is a checkpoint. */
  matchLately(id: string, chatLines: number): Promise<StoredMatch | undefined>;
  /** The same with no more of its journal than came since it had this length. */
  news(id: string, since: number, chatLines: number): Promise<StoredMatch | undefined>;
  /** How often a match was changed. */
  revision(id: string): Promise<number | undefined>;
  listed(id: string): Promise<Listed | undefined>;
  /** What was written to the journal since it had this length. */
  appends(match: string, since: number): Promise<readonly Append[]>;
  /** The number the match had after the request with this key, if it was done. */
  doneBefore(match: string, seat: Seat, key: string): Promise<number | undefined>;

  snapshot(match: string): Promise<StoredSnapshot | undefined>;
  saveSnapshots(snapshots: readonly StoredSnapshot[]): Promise<void>;
  /** Running matches that went on since their snapshot, or have none. */
  withoutSnapshot(most: number): Promise<readonly string[]>;

  openTables(since: number, most: number): Promise<readonly Listed[]>;
  /** Of this guest: those that wait for it, then what else is not over, then what is; of each the latest first. */
  matchesOf(guest: string, most: number): Promise<readonly OwnListed[]>;
  /** How much this guest has already. */
  holdingsOf(guest: string): Promise<Holdings>;
  hasText(hash: string): Promise<boolean>;
  /** Running matches that wait for a bot. */
  awaitingBots(): Promise<readonly string[]>;

  /** Matches with a clock or an order that is due by then. Where there are other processes, they leave these to us for some seconds. */
  due(by: number): Promise<readonly string[]>;
  nextDue(): Promise<number | undefined>;
  /** Moves whatever is due, and since when clocks stand still, by so much. */
  postpone(by: number): Promise<void>;
  /** When the server, or any of its processes, last showed that it was alive. */
  pulse(): Promise<number | undefined>;
  setPulse(at: number): Promise<void>;

  /** `seen`: when the guest was last noted to be here. */
  guestByToken(hash: string): Promise<KnownGuest | undefined>;
  addGuest(guest: Guest, hash: string, at: number): Promise<void>;
  changeGuest(guest: Guest): Promise<void>;

  /** Notes that a guest was here. */
  guestSeen(guest: string, at: number): Promise<void>;

  /** Matches that may go: never one that runs. */
  sweepable(before: Ages, most: number): Promise<readonly string[]>;
  /** Removes a match with all there is of it, if it still may go. */
  sweep(match: string, before: Ages): Promise<boolean>;
  /** Removes guests that nobody's match knows, and snapshots of what is over; says how many guests. */
  sweepGuests(before: Ages, most: number): Promise<number>;

  /** Packs the journals of matches that were over before this, and says how many. Who repeats a request of then is no longer recognised. */
  fold(before: number, most: number): Promise<number>;
  /** Removes long texts that no match has among its options any more. */
  sweepTexts(): Promise<void>;

  close(): Promise<void>;
}
