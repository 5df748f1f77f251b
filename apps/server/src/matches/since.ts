/** What somebody who has the match up to a certain number has not heard yet. */
import { type Entry, isOfLine, type Match, standing, type Told } from '@taverne/engine';
import type { Tale, ToldText } from './archive.ts';

/** A journal, or what memory has of it. */
interface Record {
  readonly journal: readonly Entry[];
  readonly bygone?: { readonly entries: number; readonly line: number };
}

/**
 * From which place on events are new to whoever has the first `seq` entries of the journal. An undo since then moves
 * the place back: what was told from there on no longer stands. Undefined: that many are no longer in memory.
 */
export function newFrom({ journal, bygone = { entries: 0, line: 0 } }: Record, seq: number): number | undefined {
  const has = seq - bygone.entries;
  if (seq <= 0 || has > journal.length) return 0;
  if (has < 0) return undefined;
  return shortest(bygone.line + standing(journal.slice(0, has), bygone.line).length, journal.slice(has)) + 1;
}

export const ordersIn = (entries: readonly Entry[]): number => entries.filter(({ type }) => type === 'orders').length;

/** What memory no longer has of a journal: how many entries, and how many of them are standing orders. */
interface Bygone {
  readonly entries: number;
  readonly ordered: number;
}

/**
 * How many entries the journal had when its match had this number, as people are told it. Standing orders do not count in that: nobody
 * but who gave them may notice that there are any. One less than is in memory, or more than there are, where it is not known.
 */
export function entriesAt(
  journal: readonly Entry[],
  number: number,
  { entries, ordered }: Bygone = { entries: 0, ordered: 0 },
): number {
  let left = number - (entries - ordered);
  if (number <= 0) return 0;
  if (left < 0) return entries - 1;
  let at = 0;
  for (; left > 0 && at < journal.length; at++) if (journal[at]?.type !== 'orders') left--;
  return entries + at + left;
}

/** How short the line was at its shortest while these entries came to it; −1 if it began anew. */
export function shortest(line: number, entries: readonly Entry[]): number {
  let [length, least] = [line, line];
  for (const entry of entries) {
    if (isOfLine(entry)) length++;
    else if (entry.type === 'undo') length = Math.min(length, entry.to);
    else if (entry.type === 'withdraw') least = Math.min(least, entry.at, --length);
    else if (entry.type === 'version') return -1;
    least = Math.min(least, length);
  }
  return least;
}

/** Whether memory can say all that happened since somebody was told of this journal and this line. */
export function knowsSince(match: Match | undefined, was: { readonly seq: number; readonly line: number }): boolean {
  if (!match) return true;
  const { bygone, journal } = match;
  if (was.seq < bygone.entries) return false;
  return shortest(was.line, journal.slice(was.seq - bygone.entries)) + 1 >= match.eventsFrom;
}

/** What happened from this place on, whoever may know of it, as far as memory has it. */
export function toldSince(match: Match, since: number): readonly Told[] {
  const { events } = match;
  let first = events.length;
  while (first > 0 && (events[first - 1]?.at ?? -1) >= since) first--;
  return events.slice(first);
}

/** What to tell somebody who lacks everything from place `since` on, or the latest of it. */
export interface Lacking {
  readonly since: number;
  readonly earlier: readonly ToldText[];
  /** From here on memory has it. */
  readonly from: number;
  /** What came before these is not told. */
  readonly older: boolean;
}

/** A tale and what memory has of its end, put together; undefined: the match has gone on too far since it was told. */
export function joinedTo({ seq, told, since, older }: Tale, match: Match): Lacking | undefined {
  const from = newFrom(match, seq);
  if (from === undefined || from < match.eventsFrom) return undefined;
  return { since, from: Math.max(since, from), earlier: told.filter(({ at }) => at < from), older };
}
