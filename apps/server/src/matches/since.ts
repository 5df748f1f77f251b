/** What somebody who has the match up to a certain number has not heard yet. */
import { type Entry, eventsFor, isOfLine, type Match, type Seat, standing, type Told } from '@taverne/engine';

/**
 * From which place on events are new to whoever has the first `seq` entries of the journal. An undo since then moves
 * the place back: what was told from there on no longer stands.
 */
export function newFrom(journal: readonly Entry[], seq: number): number {
  if (seq <= 0 || seq > journal.length) return 0;
  return shortest(standing(journal.slice(0, seq)).length, journal.slice(seq)) + 1;
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

/** The events that are new from this place on, as far as the seat may know them. */
export function newEvents(match: Match, seat: Seat | undefined, since: number): Told[] {
  const { events } = match;
  let first = events.length;
  while (first > 0 && (events[first - 1]?.at ?? -1) >= since) first--;
  return eventsFor(events.slice(first), seat);
}
