/** What a request did to a table, as the change that the store is asked to write. */
import type { Entry, Seat } from '@taverne/engine';
import type { Holiday } from '@taverne/protocol';
import type { Append, Change, ChatRow, MatchStanding } from '../storage/port.ts';
import { isOnHoliday, type Moment, newClocks, ticked, type Undone } from './clock.ts';
import { ordersIn } from './since.ts';
import { hasOffer, lastLine, momentOf, numberOf, seqOf, type Table, waitsForBot, weightOf } from './table.ts';

/** A table as it was before a request. */
export interface Before {
  readonly revision: number;
  readonly seq: number;
  readonly line: number;
  readonly moment: Moment | undefined;
  readonly row: Table['row'];
  readonly seats: Table['seats'];
  readonly clocks: Table['clocks'];
  readonly foresights: Table['foresights'];
  readonly orderDue: Table['orderDue'];
  /** The number of the last line of talk, and of the last notice. */
  readonly talk: number;
  readonly notices: number;
}

export function before(table: Table): Before {
  const { revision, row, seats, clocks, foresights, orderDue, moment, match, chat } = table;
  const [talk, notices] = [lastLine(chat), table.notices.at(-1)?.id ?? 0];
  const [seq, line] = [seqOf(table), match?.lineLength ?? 0];
  return { revision, seq, line, moment, row, seats, clocks, foresights, orderDue, talk, notices };
}

export interface Asker {
  readonly seat: Seat;
  readonly key: string;
}

/** When it happened, who asked for it, and what they said. */
interface Happened {
  readonly now: number;
  readonly asker?: Asker | undefined;
  readonly chat?: ChatRow | undefined;
}

/** Brings the summary and the clocks of the table up to date, and says what is new since `was`. */
export function changeOf(table: Table, was: Before, { asker, now, chat }: Happened): Change {
  table.moment = momentOf(table.match);
  const entries = table.match?.journal.slice(was.seq - table.match.bygone.entries) ?? [];
  table.ordered += ordersIn(entries);
  keepTime(table, was, now, undoneIn(entries));
  sumUp(table, now);
  const { id, match, row, seats, clocks, foresights, orderDue } = table;
  table.offered ||= hasOffer(entries);
  table.bytes += weightOf(entries);
  const thought = table.thinks;
  table.thinks = waitsForBot(table);
  const append: Append = { seq: was.seq, entries, seat: asker?.seat ?? null, key: asker?.key ?? null, at: now };
  const change: Change = {
    match: id,
    ...(entries.length > 0 && { append }),
    ...(match && !was.moment && { begun: row.version }),
    ...(row !== was.row && standingOf(row, was.row)),
    ...(row.maker !== was.row.maker && { maker: row.maker }),
    ...(seats !== was.seats && { seats: seats.filter((seat, i) => seat !== was.seats[i]) }),
    ...(clocks !== was.clocks && { clocks: clocks.filter((clock, i) => clock !== was.clocks[i]) }),
    ...(foresights !== was.foresights && { foresights: newForesights(foresights, was.foresights) }),
    ...(orderDue !== was.orderDue && { orderDue }),
    ...(chat && { chat }),
  };
  return isEmpty(change) || !(table.thinks || thought) ? change : { ...change, thinks: table.thinks };
}

/** What others changed at a table since then, as if it had happened here. Of talk and notices the last is told with it. */
export function newsSince(table: Table, was: Before): Change {
  const { id, match, row, seats, clocks } = table;
  const entries = match?.journal.slice(was.seq - match.bygone.entries) ?? [];
  const append: Append = { seq: was.seq, entries, seat: null, key: null, at: row.changed };
  const changed = seats.filter((seat, i) => JSON.stringify(seat) !== JSON.stringify(was.seats[i]));
  return {
    match: id,
    ...(entries.length > 0 && { append }),
    ...(match && !was.moment && { begun: row.version }),
    ...(changed.length > 0 && { seats: changed }),
    ...(entries.length === 0 && JSON.stringify(clocks) !== JSON.stringify(was.clocks) && { clocks }),
  };
}

/** Of the seats that foresee something else than before, all that they foresee. */
function newForesights(now: Table['foresights'], was: Table['foresights']): NonNullable<Change['foresights']> {
  const of = (list: Table['foresights'], seat: Seat) => list.filter((each) => each.seat === seat);
  const seats = [...new Set([...now, ...was].map(({ seat }) => seat))];
  const isOther = (seat: Seat): boolean => JSON.stringify(of(now, seat)) !== JSON.stringify(of(was, seat));
  return seats.filter(isOther).map((seat) => ({ seat, rows: of(now, seat) }));
}

/** Nothing came of it: there is nothing to write and nothing to tell. */
export const isEmpty = (change: Change): boolean => Object.keys(change).length === 1;

function undoneIn(entries: readonly Entry[]): Undone | undefined {
  const [first] = entries;
  if (first?.type !== 'undo' && first?.type !== 'withdraw') return undefined;
  return { by: first.seat, freely: first.type === 'withdraw' || first.consent === undefined };
}

function keepTime(table: Table, was: Before, now: number, undone: Undone | undefined): void {
  const after = table.moment;
  const terms = table.row.clock;
  if (!after || terms.kind === 'none') return;
  const clocks = was.moment ? table.clocks : newClocks(terms, table.row.seats);
  const holiday = (seat: Seat): Holiday | null =>
    terms.kind === 'correspondence' ? (table.seats[seat]?.holiday ?? null) : null;
  const charged = (seat: Seat): boolean =>
    table.seats[seat]?.kind === 'person' && !table.match?.gone.has(seat) && !isOnHoliday({ holiday: holiday(seat) }, now);
  const next = ticked(clocks, terms, { before: was.moment, after, charged, now, undone, holiday });
  if (clocks !== was.clocks || next.some((clock, i) => clock !== clocks[i])) table.clocks = next;
}

/** Lists read the row, not the journal. It is only replaced when something in it changes. */
function sumUp(table: Table, now: number): void {
  const { match, moment, row } = table;
  const consent = row.consent && row.consent.seq === numberOf(table) ? row.consent : null;
  if (!match) {
    if (consent !== row.consent) table.row = { ...row, consent };
    return;
  }
  const asked = moment?.awaited ?? [];
  const status = match.outcome ? 'over' : 'running';
  if (status === row.status && consent === row.consent && asked.join() === row.awaited.join()) return;
  table.row = { ...row, status, consent, awaited: asked, outcome: match.outcome ?? null, changed: now };
}

function standingOf(row: MatchStanding, was: MatchStanding): Pick<Change, 'standing' | 'asked'> {
  const { status, awaited, outcome, consent, rematch, changed } = row;
  const moved = status !== was.status || outcome !== was.outcome || consent !== was.consent || rematch !== was.rematch;
  return moved ? { standing: { status, awaited, outcome, consent, rematch, changed } } : { asked: { awaited, changed } };
}
