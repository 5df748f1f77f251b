/** The journal: every answer, what chance said, and what ended or bent the match, in order. It is the only truth. */
import type { Phrase } from './phrase.ts';
import type { Option } from './question.ts';
import { said } from './sentences.ts';
import type { Json, Seat } from './words.ts';

/** Who may answer in a seat's place. */
export const DEPUTIES = ['table', 'gone', 'order'] as const;
export type Deputy = (typeof DEPUTIES)[number];

/** An answer, by the notation of the option. `by` is left out when the seat's own holder gave it. */
export interface AnswerEntry {
  readonly type: 'answer';
  readonly seat: Seat;
  readonly name: string;
  readonly key: string;
  /** `table`: there was only one option. `gone`: the seat left, and the table gives its safe answer. `order`: a standing order spoke. */
  readonly by?: Deputy;
  /** Given together with others and opened with theirs: once it is, it cannot be taken back. */
  readonly sealed?: true;
}

export interface ChanceEntry {
  readonly type: 'chance';
  readonly what: string;
  readonly of: number;
  readonly said: number;
}

/** Something hidden was shown to these seats. */
export interface ShownEntry {
  readonly type: 'shown';
  readonly to: readonly Seat[];
}

/** What the rules meet when a step is run again. */
export type LineEntry = AnswerEntry | ChanceEntry | ShownEntry;

export const HOLDERS = ['person', 'bot', 'nobody'] as const;
export interface Holder {
  readonly kind: (typeof HOLDERS)[number];
  readonly name?: string;
  readonly level?: number;
}

/** What a seat has told the table to answer in its place (see orders.ts). */
export interface Order {
  /** The name of the question, or `*` for every question that has a safe answer. */
  readonly question: string;
  /** `safe`: the question's own safe answer. Otherwise a notation, used only where it is offered. */
  readonly answer: string;
  /** The first option whose notation begins with the words of `answer`: a card, whatever it is played on. */
  readonly begins?: boolean;
  /** Public circumstances that must all be there: play it when one of mine is the target. */
  readonly when?: readonly string[];
  /** Public circumstances in which the seat wants to be asked after all. */
  readonly except?: readonly string[];
  /** Only when there is nothing else to answer. Quickness then speaks: a live table waits before it obeys. */
  readonly alone?: boolean;
  /** The last turn in which the order holds. */
  readonly until?: number;
}

/** What ended or bent the match. */
export type Bend =
  /** Entries of the line from `to` on no longer stand. `consent`: who agreed, where the rules of undo alone did not allow it. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number; readonly consent?: readonly Seat[] }
  /** A sealed answer taken back while others are still asked: the entry `at` of the line no longer stands. */
  | { readonly type: 'withdraw'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'resign'; readonly seat: Seat }
  | { readonly type: 'time'; readonly seat: Seat }
  | { readonly type: 'offer'; readonly seat: Seat; readonly now: number }
  | { readonly type: 'agree'; readonly seat: Seat }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'seat'; readonly seat: Seat; readonly holder: Holder }
  | { readonly type: 'orders'; readonly seat: Seat; readonly orders: readonly Order[] }
  /** From here on the match runs under another version: a new line begins with this quiet state. */
  | {
      readonly type: 'version';
      readonly from: number;
      readonly version: number;
      readonly state: Json;
      readonly chances: number;
    };

export type Entry = LineEntry | Bend;

/** In memory an answer remembers the option it named, so that a step can be run again without building any list. Never stored. */
export type Taped = LineEntry & { picked?: Option };

export const isOfLine = (entry: Entry): entry is LineEntry =>
  entry.type === 'answer' || entry.type === 'chance' || entry.type === 'shown';

/** The entry without what only memory needs. */
export function bare(entry: Taped): LineEntry {
  if (entry.type !== 'answer' || entry.picked === undefined) return entry;
  const { type, seat, name, key, by, sealed } = entry;
  return { type, seat, name, key, ...(by && { by }), ...(sealed && { sealed }) };
}

export function countAnswers(line: readonly LineEntry[], seat: Seat): number {
  let count = 0;
  for (const entry of line) if (entry.type === 'answer' && entry.seat === seat) count++;
  return count;
}

/**
 * What stands of the journal: undone and withdrawn entries left out, counted from the last change of version. `before`: how many
 * entries of the line came before this part of the journal.
 */
export function standing(journal: readonly Entry[], before = 0): LineEntry[] {
  const line: LineEntry[] = [];
  for (const entry of journal) {
    if (isOfLine(entry)) line.push(entry);
    else if (entry.type === 'undo') line.length = Math.min(line.length, entry.to - before);
    else if (entry.type === 'withdraw') line.splice(entry.at - before, 1);
    else if (entry.type === 'version') line.length = 0;
  }
  return line;
}

/** After how many of these entries a line that had `length` has `place`, never to have fewer again; −1: it does not come to that. */
export function settledAt(journal: readonly Entry[], length: number, place: number): number {
  let [now, found] = [length, length === place ? 0 : -1];
  for (const [i, entry] of journal.entries()) {
    if (isOfLine(entry)) now++;
    else if (entry.type === 'undo') now = Math.min(now, entry.to);
    else if (entry.type === 'withdraw') now--;
    else if (entry.type === 'version') now = 0;
    if (now < place) found = -1;
    else if (found < 0 && now === place) found = i + 1;
  }
  return found;
}

export const isOwnAnswer = (entry: Entry, seat: Seat): boolean =>
  entry.type === 'answer' && entry.seat === seat && entry.by === undefined;

/** Whether somebody else has given an answer since the draw at this place of the journal was offered: then it has lapsed. */
export function hasLapsed(journal: readonly Entry[], at: number): boolean {
  const offer = journal[at];
  if (offer?.type !== 'offer') return true;
  for (let i = at + 1; i < journal.length; i++) {
    const entry = journal[i];
    if (entry?.type === 'answer' && entry.seat !== offer.seat && entry.by === undefined) return true;
  }
  return false;
}

/** How an entry reads in an error message. */
export function tellEntry(entry: Entry | undefined): Phrase {
  if (!entry) return said('entry-none', {});
  switch (entry.type) {
    case 'answer':
      return said('entry-answer', { seat: entry.seat, name: entry.name, key: entry.key });
    case 'chance':
      return said('entry-chance', { what: entry.what, said: entry.said, of: entry.of });
    case 'shown':
      return entry.to.length === 0 ? said('entry-shown-nobody', {}) : said('entry-shown', { seats: entry.to });
    default:
      return said('entry-other', { type: entry.type });
  }
}
