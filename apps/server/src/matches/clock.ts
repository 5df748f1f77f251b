/** Clocks, as a function of who was asked before and who is asked now. Whoever is asked is on the clock (LDR-ONL-01). */
import type { Seat } from '@taverne/engine';
import type { ClockTerms, Holiday } from '@taverne/protocol';
import type { ClockRow, SeatRow } from '../storage/port.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What clocks look at. */
export interface Moment {
  readonly awaited: readonly Seat[];
  /** The number of the turn, in a game that counts them. */
  readonly turn: number | undefined;
  readonly over: boolean;
}

const NOWHERE: Moment = { awaited: [], turn: undefined, over: false };

export function newClocks(terms: ClockTerms, seats: number): ClockRow[] {
  if (terms.kind === 'none') return [];
  const bank = bankOf(terms);
  const left = terms.kind === 'live' ? terms.minutes * MINUTE : terms.days * DAY + bank;
  return Array.from({ length: seats }, (_, seat) => ({ seat, left, bank, due: null, stopped: null }));
}

const bankOf = (terms: ClockTerms): number => (terms.kind === 'correspondence' ? (terms.bank ?? 0) * DAY : 0);

/** So much is left of a clock: first the turn's own time goes, then the bank. */
const withLeft = (clock: ClockRow, left: number): Pick<ClockRow, 'seat' | 'left' | 'bank'> => ({
  seat: clock.seat,
  left,
  bank: Math.min(clock.bank, left),
});

/** On holiday one's clocks of days stand still. */
export const isOnHoliday = ({ holiday }: Pick<SeatRow, 'holiday'>, now: number): boolean =>
  holiday !== null && holiday.from <= now && now < holiday.until;

/** What is left of a clock that runs; of one whose holder has gone on holiday meanwhile, what was left then. */
function restOf({ left, due }: ClockRow, now: number, holiday: Holiday | null): number {
  if (due === null) return left;
  return Math.max(0, due - (holiday && holiday.from <= now ? Math.min(now, holiday.from) : now));
}

/** What happened to the clocks. */
export interface Tick {
  /** Left out: the match begins. */
  readonly before?: Moment | undefined;
  readonly after: Moment;
  /** Whose clock runs at all; a bot's does not, because how long it must wait for its turn to think is the server's affair. */
  readonly charged: (seat: Seat) => boolean;
  readonly holiday?: ((seat: Seat) => Holiday | null) | undefined;
  readonly now: number;
  /** Something was taken back by this seat; `freely`: without the others' consent. */
  readonly undone?: Undone | undefined;
}

export interface Undone {
  readonly by: Seat;
  readonly freely: boolean;
}

/** The clocks after a change. */
export function ticked(clocks: readonly ClockRow[], terms: ClockTerms, tick: Tick): ClockRow[] {
  const { before = NOWHERE, after, charged, now, undone, holiday = () => null } = tick;
  return clocks.map((clock) => {
    const { seat, due } = clock;
    const isAsked = !after.over && after.awaited.includes(seat);
    const runs = isAsked && charged(seat);
    if (undone) return takenBack(clock, terms, tick, runs);
    // Who is asked on holiday has all the time of a turn when it is over.
    const given = runs || (isAsked && terms.kind === 'correspondence') ? gift(terms, before, after, seat) : 0;
    if (runs === (due !== null) && given === 0) return clock;
    const rest = withLeft(clock, restOf(clock, now, holiday(seat)));
    const left = terms.kind === 'correspondence' && given > 0 ? given + rest.bank : rest.left + given;
    return runs ? { ...rest, left, due: now + left, stopped: null } : { ...rest, left, due: null, stopped: now };
  });
}

/**
 * An undo gives nobody time. Whoever takes back freely has thought on all the while; with consent it goes on with what was left. Who
 * was only asked because of what is taken back never was.
 */
function takenBack(clock: ClockRow, terms: ClockTerms, tick: Tick, runs: boolean): ClockRow {
  const { before = NOWHERE, after, now, undone } = tick;
  const { seat, due } = clock;
  if (runs === (due !== null)) return clock;
  if (!runs) {
    const turnedBack = before.turn !== undefined && after.turn !== undefined && after.turn < before.turn;
    const given = terms.kind === 'live' && turnedBack ? terms.increment * SECOND : 0;
    return { ...withLeft(clock, Math.max(0, clock.left - given)), due: null, stopped: now };
  }
  const left = undone?.freely && undone.by === seat ? leftAfter(clock, now) : clock.left;
  return { ...withLeft(clock, left), due: now + left, stopped: null };
}

/** What a clock that stands still would have left if it had not been stopped. */
export function leftAfter({ left, due, stopped }: ClockRow, now: number): number {
  if (due !== null) return Math.max(0, due - now);
  return stopped === null ? left : Math.max(0, left - (now - stopped));
}

/**
 * Live, the increment is given as an own turn begins: so a reaction in the middle of another's turn earns nothing, and
 * nobody loses it to a reaction that ends the turn. By correspondence everybody has the full time whenever asked anew.
 */
function gift(terms: ClockTerms, before: Moment, after: Moment, seat: Seat): number {
  if (before === NOWHERE) return 0;
  const anew = !before.awaited.includes(seat);
  const turned = after.turn !== undefined && before.turn !== undefined && after.turn > before.turn;
  switch (terms.kind) {
    case 'none':
      return 0;
    case 'live':
      return turned || (after.turn === undefined && anew) ? terms.increment * SECOND : 0;
    case 'correspondence':
      return turned || anew ? terms.days * DAY : 0;
  }
}

/** Whose time is up. Who went on holiday before that has it still. */
export function outOfTime(clocks: readonly ClockRow[], now: number, seats: readonly Pick<SeatRow, 'holiday'>[] = []): Seat[] {
  const isUp = ({ seat, due }: ClockRow): boolean => {
    const from = seats[seat]?.holiday?.from ?? Number.POSITIVE_INFINITY;
    return due !== null && due <= now && due <= from;
  };
  return clocks.filter(isUp).map(({ seat }) => seat);
}

/** What is shown of the clocks. */
export function clocksShown(clocks: readonly ClockRow[], now: number): { left: number; bank?: number; running: boolean }[] {
  return clocks.map((clock) => {
    const left = Math.round(restOf(clock, now, null));
    const bank = Math.min(Math.round(clock.bank), left);
    return { left, ...(clock.bank > 0 && { bank }), running: clock.due !== null };
  });
}
