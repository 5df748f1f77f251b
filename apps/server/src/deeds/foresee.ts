/**
 * Conditional answers at a table. They stand beside the journal, so that nothing that others are told changes with them: neither a number
 * nor a word. What they answer is written with the very answer that it follows from.
 */
import { fateOf, type Match, type Seat, suppose, take } from '@taverne/engine';
import { LONGEST, said } from '@taverne/protocol';
import type { Deed } from '../matches/deed.ts';
import { numberOf, type Table } from '../matches/table.ts';
import { notStarted, reported, woe } from '../matches/trouble.ts';
import { hashed, newId } from '../secrets.ts';
import type { ForesightRow } from '../storage/port.ts';

/**
 * By what the hidden is guessed: the same as long as nothing happens, so that the board stands still while somebody tries; another with
 * every change, and known to nobody, because from guesses whose way is known one could reckon back to the truth.
 */
export const guessFor = (table: Table, seat: Seat): number =>
  Buffer.from(hashed(`guess ${table.row.seed} ${seat} ${numberOf(table)}`)).readInt32LE();

/** `number`: that of the match as whoever asks has it. */
export function foreseeing(seat: Seat, number: number, keys: readonly string[]): Deed {
  return (table) => {
    const { match } = table;
    if (!match) return notStarted();
    if (numberOf(table) !== number) return woe('not-allowed', said('foreseen-too-late', {}));
    const own = table.foresights.filter((each) => each.seat === seat && each.ended === null);
    if (own.length >= LONGEST.foresights) return woe('too-many', said('enough-foreseen', { most: LONGEST.foresights }));
    const supposed = suppose(match, seat, keys, guessFor(table, seat));
    if (!supposed.ok) return reported(supposed.trouble);
    const { course } = supposed.value;
    const last = course.findLastIndex((step) => 'seat' in step && step.seat === seat);
    const first = course.findIndex((step) => 'seat' in step && step.seat !== seat);
    const [begins] = course;
    const isOwn = begins !== undefined && 'seat' in begins && begins.seat === seat;
    if (isOwn || first < 0 || last < first) return woe('not-allowed', said('nothing-foreseen', {}));
    const row = { id: newId(), seat, at: match.lineLength, seq: match.seq, course: course.slice(0, last + 1), ended: null };
    // A request that is repeated is done already. What became of earlier ones was on the page of whoever asks for more.
    if (own.some((each) => JSON.stringify(each.course) === JSON.stringify(row.course))) return undefined;
    table.foresights = [...table.foresights.filter((each) => each.seat !== seat || each.ended === null), row];
    return undefined;
  };
}

export function forgetting(seat: Seat, id: string): Deed {
  return (table) => {
    table.foresights = table.foresights.filter((each) => each.seat !== seat || each.id !== id);
    return undefined;
  };
}

/** Gives the answers that were foreseen, and says of the others what became of them. True: somebody has been answered for. */
export function followForesights(table: Table, match: Match): boolean {
  for (const row of table.foresights) {
    if (row.ended !== null) continue;
    const { seat } = row;
    if (table.seats[seat]?.kind !== 'person' || match.gone.has(seat)) {
      end(table, row, 'missed');
      continue;
    }
    const found = fateOf(match, seat, row);
    if (found.fate === 'waits') continue;
    if (found.fate !== 'answers') end(table, row, found.fate);
    else if (take(match, found.index, found.picked, 'order')) end(table, row, 'barred');
    else return true;
  }
  return false;
}

function end(table: Table, row: ForesightRow, ended: NonNullable<ForesightRow['ended']>): void {
  table.foresights = table.foresights.map((each) => (each === row ? { ...row, ended } : each));
}
