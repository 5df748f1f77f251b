/** Sitting down, leaving, and a bot that takes over. */
import { changeSeat, promiseOf, type Seat } from '@taverne/engine';
import { said } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import type { Deed } from '../matches/deed.ts';
import { seatOf, type Table } from '../matches/table.ts';
import { reported, woe } from '../matches/trouble.ts';
import { distinctName } from '../names.ts';
import type { Guest, SeatRow } from '../storage/port.ts';
import { beginIfFull, holderOf } from './begin.ts';
import { settle } from './settle.ts';

export const OPEN = {
  kind: 'open',
  guest: null,
  name: null,
  level: null,
  salt: '',
  promise: '',
  left: false,
  ready: true,
  holiday: null,
} as const;

function put(table: Table, row: SeatRow): void {
  table.seats = table.seats.map((seat) => (seat.seat === row.seat ? row : seat));
}

const namesAt = ({ seats }: Table): string[] => seats.flatMap(({ name }) => (name === null ? [] : [name]));

/** Takes an open seat: the one named, or the first. */
export function joining(limits: Limits, guest: Guest, seat: Seat | undefined, share: Share): Deed {
  return (table, now) => {
    if (table.row.status === 'cancelled') return woe('no-such-match', 'this match was cancelled');
    const held = seatOf(table, guest.id);
    if (held !== undefined) return woe('already-seated', `you hold seat ${held} of this match already`);
    const open = table.seats.find((row) => row.kind === 'open' && (seat === undefined || row.seat === seat));
    if (!open) return woe('seat-taken', seat === undefined ? 'no seat is open any more' : `seat ${seat} is taken`);
    put(table, { ...open, kind: 'person', guest: guest.id, name: distinctName(guest.name, namesAt(table)), ...shareOf(share) });
    table.row = { ...table.row, changed: now };
    return beginIfFull(table, limits, now);
  };
}

/** Before the match begins the seat is open again; later it may be claimed. Without anybody left a waiting match is off. */
export function leaving(seat: Seat): Deed {
  return (table, now) => {
    const row = table.seats[seat];
    if (!row) return woe('no-seat', 'you hold no seat of this match');
    if (table.match) {
      put(table, { ...row, left: true });
      return undefined;
    }
    if (table.seats.some(({ promise, salt }) => promise !== '' && salt !== '')) {
      // Whoever came now in this one's place would know salts before promising one.
      return woe('not-allowed', said('about-to-begin', {}));
    }
    put(table, { ...OPEN, seat });
    table.orderDue = null;
    const alone = table.seats.every(({ kind }) => kind !== 'person');
    table.row = { ...table.row, status: alone ? 'cancelled' : 'waiting', changed: now };
    return undefined;
  };
}

/** A player's share of chance: promised by its hash and told later, or told at once by who does not mind. And of the beginning. */
export interface Share {
  readonly salt?: string;
  readonly promise?: string;
  readonly ready?: boolean;
}

/** Of who promises nothing is heard before its time. */
export const shareOf = ({ salt = '', promise = '', ready = true }: Share): Pick<SeatRow, 'salt' | 'promise' | 'ready'> => ({
  salt: promise === '' ? salt : '',
  promise,
  ready,
});

/** Whoever says it has looked at the table: from now on the seat has the name that its holder has now. */
export function sayingReady(limits: Limits, guest: Guest, seat: Seat, ready: boolean): Deed {
  return (table, now) => {
    const row = table.seats[seat];
    if (!row) return woe('no-seat', 'you hold no seat of this match');
    if (table.match) return undefined;
    const others = table.seats.flatMap((each) => (each.seat === seat || each.name === null ? [] : [each.name]));
    put(table, { ...row, ready, name: distinctName(guest.name, others) });
    return beginIfFull(table, limits, now);
  };
}

/** Tells the salt that was promised. Not before all promises are known: so nobody could choose by it. */
export function tellingSalt(limits: Limits, seat: Seat, salt: string): Deed {
  return (table, now) => {
    const row = table.seats[seat];
    const isFull = table.seats.every(({ kind }) => kind !== 'open');
    if (!row || table.match || !isFull || row.promise === '') return woe('not-allowed', said('salt-not-due', {}));
    if (promiseOf(salt) !== row.promise) return woe('not-allowed', said('salt-not-promised', {}));
    put(table, { ...row, salt });
    return beginIfFull(table, limits, now);
  };
}

/** Whoever said goodbye is back. */
export function returning(seat: Seat): Deed {
  return (table) => {
    const row = table.seats[seat];
    if (row?.left) put(table, { ...row, left: false });
    return undefined;
  };
}

export interface Claim {
  readonly guest: string;
  readonly seat: Seat;
  readonly level: number;
  /** Its holder has been away for long enough. */
  readonly absent: boolean;
}

/** A bot takes the seat of somebody who left; or its former holder takes it back from the bot. */
export function claiming(limits: Limits, { guest, seat, level, absent }: Claim): Deed {
  return (table, now) => {
    const { match } = table;
    const row = table.seats[seat];
    if (!match || !row) return woe('not-claimable', 'there is no such seat in a match under way');
    const own = row.guest === guest;
    if (own && row.kind !== 'bot') return woe('not-claimable', 'you hold this seat already');
    if (!own && seatOf(table, guest) === undefined) return woe('no-seat', 'only who plays here may claim a seat for a bot');
    if (!own && (row.kind !== 'person' || !(row.left || absent))) {
      return woe('not-claimable', 'the holder of this seat is still here');
    }
    const next: SeatRow = own
      ? { ...row, kind: 'person', level: null, left: false }
      : { ...row, kind: 'bot', level, left: true };
    const trouble = changeSeat(match, seat, holderOf(next));
    if (trouble) return reported(trouble);
    put(table, next);
    settle(table, limits, now);
    return undefined;
  };
}
