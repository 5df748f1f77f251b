/** A table in words for one pair of eyes: what leaves the server is made here, and nowhere else. */
import { askedOf, awaited, drawOffer, type Match, questionsOf, type Seat, type Told, undoable, viewOf } from '@taverne/engine';
import type { QuestionShown, SeatShown, StateMessage, TableMessage, ToldShown } from '@taverne/protocol';
import { canAsk, missing } from '../deeds/undo.ts';
import { clocksShown } from '../matches/clock.ts';
import { newEvents } from '../matches/since.ts';
import { chanceOf, type Table } from '../matches/table.ts';
import type { Signer } from '../secrets.ts';
import type { MatchRow, SeatRow } from '../storage/port.ts';
import type { Hub } from './hub.ts';

export function stateMessage(table: Table, match: Match, seat: Seat | undefined, since: number, now: number): StateMessage {
  const { id, row, clocks } = table;
  const draw = match.outcome ? undefined : drawOffer(match);
  const { consent } = row;
  return {
    type: 'state',
    match: id,
    seq: match.journal.length,
    since,
    events: newEvents(match, seat, since).map(toldShown),
    view: viewOf(match, seat),
    questions: seat === undefined || match.outcome ? [] : questionsShown(match, seat),
    asked: match.outcome ? [] : askedOf(match),
    awaited: awaited(match),
    undo: seat === undefined ? { free: 0, ask: false } : { free: undoable(match, seat).length, ask: canAsk(table, seat) },
    orders:
      seat === undefined
        ? []
        : (match.orders[seat] ?? []).map(({ except, ...order }) => ({ ...order, ...(except && { except: [...except] }) })),
    ...(clocks.length > 0 && { clocks: clocksShown(clocks, now) }),
    ...(draw && { draw: { by: draw.by, agreed: [...draw.agreed] } }),
    ...(consent && { consent: { by: consent.by, agreed: [...consent.agreed], missing: missing(table, consent) } }),
    ...(match.outcome && { outcome: { ...match.outcome, places: [...match.outcome.places] } }),
  };
}

export const toldShown = ({ at, event }: Told): ToldShown => ({ at, event: { ...event } });

export function questionsShown(match: Match, seat: Seat): QuestionShown[] {
  return questionsOf(match, seat).map(({ options, ...question }) => ({ ...question, options: [...options] }));
}

export function tableMessage(
  table: Table,
  seat: Seat | undefined,
  guest: string | undefined,
  hub: Hub,
  signer: Signer,
): TableMessage {
  const { id, row, seats } = table;
  const waiting = row.status === 'waiting';
  const links = waiting && guest === row.maker ? linksOf(id, seats, signer) : undefined;
  const { commitment, salts, seed } = chanceOf(table);
  return {
    type: 'table',
    match: id,
    game: row.game,
    version: row.version,
    options: optionsShown(row),
    status: row.status,
    visibility: row.visibility,
    clock: row.clock,
    seats: seats.map((one) => seatShown(one, hub.isPresent(id, one.guest), hub.isAbsent(table, one.seat), row)),
    you: seat ?? null,
    spectators: hub.spectators(id),
    chance: { commitment, salts: [...salts], ...(seed !== undefined && { seed }) },
    ...(links && { links }),
    ...(row.rematch !== null && { rematch: row.rematch }),
  };
}

export function seatShown(row: SeatRow, present: boolean, absent: boolean, { status }: MatchRow): SeatShown {
  const { kind, name, level, left } = row;
  return {
    kind,
    ...(name !== null && { name }),
    ...(level !== null && { level }),
    present: kind === 'bot' || present,
    claimable: kind === 'person' && status === 'running' && (left || absent),
  };
}

export function linksOf(match: string, seats: readonly SeatRow[], signer: Signer): { seat: Seat; token: string }[] {
  return seats.filter(({ kind }) => kind === 'open').map(({ seat }) => ({ seat, token: signer.seatToken(match, seat) }));
}

/** They passed the protocol's schema when the match was made. */
export function optionsShown({ options }: MatchRow): TableMessage['options'] {
  return options as TableMessage['options'];
}
