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
  return Array.from({ length: seats }, (_, seat) => ({ seat, left, due: null }));
}

/**
 * The clocks after a change. `charged`: whose clock runs at all; a bot's does not, because how long it must wait for
 * its turn to think is the server's affair.
 */
export function ticked(
  clocks: readonly ClockRow[],
  terms: ClockTerms,
  before: Moment = NOWHERE,
  after: Moment,
  charged: (seat: Seat) => boolean,
  now: number,
): ClockRow[] {
  return clocks.map((clock) => {
    const { seat, due } = clock;
    const runs = !after.over && after.awaited.includes(seat) && charged(seat);
    const given = runs ? gift(terms, before, after, seat) : 0;
    if (runs === (due !== null) && given === 0) return clock;
    const rest = due === null ? clock.left : Math.max(0, due - now);
    const left = terms.kind === 'correspondence' && given > 0 ? given : rest + given;
    return { seat, left, due: runs ? now + left : null };
  });
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
