/** The beginning of a match: when the last seat is taken the table is set up. */
import { changeSeat, type Holder, startMatch } from '@taverne/engine';
import type { TroubleReport } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import { sourceOf, type Table } from '../matches/table.ts';
import { reported } from '../matches/trouble.ts';
import type { SeatRow } from '../storage/port.ts';
import { settle } from './settle.ts';

/** Begins if nobody is missing. Only now is everybody's salt known, and so what chance will say. */
export function beginIfFull(table: Table, limits: Limits, now: number): TroubleReport | undefined {
  if (table.match || table.seats.some(({ kind }) => kind === 'open')) return undefined;
  const { row, seats, game } = table;
  const started = startMatch(game, { options: row.options, seats: row.seats, chance: sourceOf(row, seats) });
  if (!started.ok) return reported(started.trouble);
  table.match = started.value;
  for (const seat of seats) changeSeat(started.value, seat.seat, holderOf(seat));
  settle(table, limits, now);
  return undefined;
}

/** A seat as the journal knows it. */
export function holderOf({ kind, name, level }: SeatRow): Holder {
  return {
    kind: kind === 'open' ? 'nobody' : kind,
    ...(name !== null && { name }),
    ...(level !== null && { level }),
  };
}
