/** The beginning of a match: when the last seat is taken the table is set up. */
import {
  changeSeat,
  type Holder,
  type Match,
  moveToVersion,
  ok,
  type Result,
  restoreMatch,
  setOrders,
  startMatch,
  storedOf,
} from '@taverne/engine';
import type { TroubleReport } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import { sourceOf, storedAs, type Table } from '../matches/table.ts';
import { reported } from '../matches/trouble.ts';
import type { SeatRow } from '../storage/port.ts';
import { settle } from './settle.ts';

/** Begins if nobody is missing. Only now is everybody's salt known, and so what chance will say. */
export function beginIfFull(table: Table, limits: Limits, now: number): TroubleReport | undefined {
  if (table.match || table.seats.some(({ kind }) => kind === 'open')) return undefined;
  const { row, seats, game } = table;
  const begun = table.imported
    ? goingOn(table, table.imported)
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
function goingOn({ row, seats, game }: Table, journal: NonNullable<Table['imported']>): Result<Match> {
  const restored = restoreMatch({ ...game, version: row.version }, storedAs(row, journal), sourceOf(row, seats));
  if (!restored.ok) return restored;
  if (row.version === game.version) return restored;
  const moved = moveToVersion(restored.value, game);
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
