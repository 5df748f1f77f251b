/** How far a seat may go back on its own. The table knows; no game does. */
import type { LineEntry } from './journal.ts';
import type { Seat } from './words.ts';

/**
 * The places in the line of this seat's own answers, latest first, back to whatever cannot be taken back: a word of
 * chance, something hidden that this seat was shown, an answer of another seat, a window that has closed (whoever was
 * last in it saw what the others had sealed). What the table or a standing order
 * answered for the seat itself is neither a place to go back to nor a barrier, and what the table answered for
 * others because there was only one option, or because they left, is no barrier either.
 *
 * `sealed`: how many entries at the end are answers still held back in an open window; they have told nobody anything.
 * `end`: as if the line ended there.
 */
export function undoPoints(line: readonly LineEntry[], seat: Seat, sealed: number, end = line.length): number[] {
  const points: number[] = [];
  for (let at = end - 1; at >= 0; at--) {
    const entry = line[at];
    if (!entry) break;
    const isSealed = at >= end - sealed;
    if (!isSealed && isBarrier(entry, seat)) break;
    if (entry.type === 'answer' && entry.seat === seat && !entry.by) {
      points.push(at);
      // A sealed answer is withdrawn alone; what came before the window is another matter.
      if (isSealed) break;
    }
  }
  return points;
}

function isBarrier(entry: LineEntry, seat: Seat): boolean {
  switch (entry.type) {
    case 'chance':
      return true;
    case 'shown':
      return entry.to.includes(seat);
    case 'answer':
      return entry.sealed === true || (entry.seat !== seat && entry.by !== 'table' && entry.by !== 'gone');
  }
}
