/** A table in words for one pair of eyes: what leaves the server is made here, and nowhere else. */
import type { Seat } from '@taverne/engine';
import type { SeatShown, TableMessage } from '@taverne/protocol';
import { chanceOf, type Table } from '../matches/table.ts';
import { isProgram } from '../people/programs/program.ts';
import type { Signer } from '../secrets.ts';
import { splitOptions } from '../storage/long-options.ts';
import type { MatchRow, SeatRow } from '../storage/port.ts';
import type { Hub } from './hub.ts';

/** Whose eyes they are. */
interface Reader {
  readonly seat: Seat | undefined;
  readonly guest: string | undefined;
}

export function tableMessage(table: Table, { seat, guest }: Reader, hub: Hub, signer: Signer): TableMessage {
  const { id, row, seats } = table;
  const waiting = row.status === 'waiting';
  const links = waiting && guest === row.maker ? linksOf(id, seats, signer) : undefined;
  const chance = chanceOf(table);
  return {
    type: 'table',
    match: id,
    game: row.game,
    version: table.match?.game.version ?? row.version,
    ...termsShown(row),
    status: row.status,
    visibility: row.visibility,
    clock: row.clock,
    seats: seats.map((one) => seatShown(one, hub.isPresent(id, one.guest), hub.isAbsent(table, one.seat), row)),
    you: seat ?? null,
    spectators: hub.spectators(id),
    ...(chance && { chance }),
    ...(links && { links }),
    ...(row.rematch !== null && { rematch: row.rematch }),
  };
}

/** The options without those that are too long for it; whether the match came from a file, and whether programs may sit down. */
export function termsShown({
  options,
  omitted,
  imported,
  programs,
}: MatchRow): Pick<TableMessage, 'options' | 'omitted' | 'imported' | 'programs'> {
  const { shown } = splitOptions(options, omitted);
  return {
    options: shown,
    ...(omitted.length > 0 && { omitted }),
    ...(imported && { imported }),
    ...(programs && { programs }),
  };
}

export function seatShown(row: SeatRow, present: boolean, absent: boolean, { status }: MatchRow): SeatShown {
  const { kind, guest, name, level, left, ready, holiday } = row;
  return {
    kind,
    ...(name !== null && { name }),
    ...(kind === 'person' && isProgram(guest) && { program: true }),
    ...(level !== null && { level }),
    present: kind === 'bot' || present,
    ...(kind === 'person' && status === 'waiting' && !ready && { unready: true }),
    claimable: kind === 'person' && status === 'running' && (left || absent),
    ...(kind === 'person' && holiday && { holiday }),
  };
}

export function linksOf(match: string, seats: readonly SeatRow[], signer: Signer): { seat: Seat; token: string }[] {
  return seats.filter(({ kind }) => kind === 'open').map(({ seat }) => ({ seat, token: signer.seatToken(match, seat) }));
}
