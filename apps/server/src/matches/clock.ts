/** Clocks, as a function of who was asked before and who is asked now. Whoever is asked is on the clock (LDR-ONL-01). */
import type { Seat } from '@taverne/engine';
import type { ClockTerms } from '@taverne/protocol';
import type { ClockRow } from '../storage/port.ts';

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
  const left = terms.kind === 'live' ? terms.minutes * MINUTE : terms.days * DAY;
  return Array.from({ length: seats }, (_, seat) => ({ seat, left, due: null, stopped: null }));
}

/** What happened to the clocks. */
export interface Tick {
  /** Left out: the match begins. */
  readonly before?: Moment | undefined;
  readonly after: Moment;
  /** Whose clock runs at all; a bot's does not, because how long it must wait for its turn to think is the server's affair. */
  readonly charged: (seat: Seat) => boolean;
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
  const { before = NOWHERE, after, charged, now, undone } = tick;
  return clocks.map((clock) => {
    const { seat, due } = clock;
    const runs = !after.over && after.awaited.includes(seat) && charged(seat);
    if (undone) return takenBack(clock, terms, tick, runs);
    const given = runs ? gift(terms, before, after, seat) : 0;
    if (runs === (due !== null) && given === 0) return clock;
    const rest = due === null ? clock.left : Math.max(0, due - now);
    const left = terms.kind === 'correspondence' && given > 0 ? given : rest + given;
    return runs ? { seat, left, due: now + left, stopped: null } : { seat, left, due: null, stopped: now };
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
    return { seat, left: Math.max(0, clock.left - given), due: null, stopped: now };
  }
  const left = undone?.freely && undone.by === seat ? leftAfter(clock, now) : clock.left;
  return { seat, left, due: now + left, stopped: null };
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

export function outOfTime(clocks: readonly ClockRow[], now: number): Seat[] {
  return clocks.filter(({ due }) => due !== null && due <= now).map(({ seat }) => seat);
}

/** What is shown of the clocks. */
export function clocksShown(clocks: readonly ClockRow[], now: number): { left: number; running: boolean }[] {
  return clocks.map(({ left, due }) => ({
    left: Math.round(due === null ? left : Math.max(0, due - now)),
    running: due !== null,
  }));
}
