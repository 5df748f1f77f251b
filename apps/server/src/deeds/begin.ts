/** The beginning of a match: when the last seat is taken the table is set up. */
import {
  changeSeat,
  type Game,
  type Holder,
  type Match,
  moveToVersion,
  ok,
  type Result,
  setOrders,
  startMatch,
  storedOf,
} from '@taverne/engine';
import type { TroubleReport } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import { sourceOf, type Table } from '../matches/table.ts';
import { reported } from '../matches/trouble.ts';
import type { SeatRow } from '../storage/port.ts';
import { settle } from './settle.ts';

/** Begins if nobody is missing and everybody is ready. Only now is everybody's salt known, and so what chance will say. */
export function beginIfFull(table: Table, limits: Limits, now: number): TroubleReport | undefined {
  if (table.match || table.seats.some(({ kind, ready }) => kind === 'open' || (kind === 'person' && !ready))) return undefined;
  // Of the chance of an imported match nothing is promised, so no salt is waited for.
  if (!table.ready && table.seats.some(({ promise, salt }) => promise !== '' && salt === '')) {
    // Somebody has still to tell a salt. Who does not in time plays without; everybody can see that.
    table.orderDue ??= now + limits.saltPatience;
    if (now < table.orderDue) return undefined;
  }
  const { row, seats, game } = table;
  const begun = table.ready
    ? goingOn(table.ready, game)
    : startMatch(game, { options: row.options, seats: row.seats, chance: sourceOf(row, seats) });
  if (!begun.ok) return reported(begun.trouble);
  const match = begun.value;
  table.match = match;
  // Its rules may have changed while it waited.
  table.row = { ...row, version: storedOf(match).version };
  for (const seat of seats) {
    // What a former holder told the table is not the new one's word.
    if (match.orders[seat.seat]?.length) setOrders(match, seat.seat, []);
    if (!match.gone.has(seat.seat)) changeSeat(match, seat.seat, holderOf(seat));
  }
  settle(table, limits, now);
  return undefined;
}

/** An imported match, where its file left off. */
function goingOn(ready: Match, game: Game): Result<Match> {
  if (ready.game.version === game.version) return ok(ready);
  const moved = moveToVersion(ready, game);
  return moved.ok ? ok(moved.value.match) : moved;
}

/** A seat as the journal knows it. */
export function holderOf({ kind, name, level }: SeatRow): Holder {
  return {
    kind: kind === 'open' ? 'nobody' : kind,
    ...(name !== null && { name }),
    ...(level !== null && { level }),
  };
}
