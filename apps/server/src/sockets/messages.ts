/** A table in words for one pair of eyes: what leaves the server is made here, and nowhere else. */
import { askedOf, drawOffer, type Entry, type Match, questionsOf, type Seat, undoable, viewOf } from '@taverne/engine';
import type { SeatShown, StateMessage, TableMessage } from '@taverne/protocol';
import { canAsk, missing } from '../deeds/undo.ts';
import { clocksShown } from '../matches/clock.ts';
import { newEvents } from '../matches/since.ts';
import { chanceOf, type Table } from '../matches/table.ts';
import type { Signer } from '../secrets.ts';
import type { MatchRow, SeatRow } from '../storage/port.ts';
import type { Hub } from './hub.ts';

/** What everybody is told alike, and what differs by the eyes: so it is worked out once for all who watch. */
export class StateMessages {
  private readonly table: Table;
  private readonly match: Match;
  private readonly since: number;
  private readonly common: Common;
  private view: unknown;

  constructor(table: Table, match: Match, since: number, now: number) {
    this.table = table;
    this.match = match;
    this.since = since;
    this.common = commonOf(table, match, now);
  }

  for(seat: Seat | undefined): StateMessage {
    const { table, match, since, common } = this;
    return {
      type: 'state',
      match: table.id,
      seq: match.journal.length,
      since,
      events: newEvents(match, seat, since),
      view: this.viewFor(seat),
      questions: seat !== undefined && common.awaited.includes(seat) ? questionsOf(match, seat) : [],
      undo: seat === undefined ? NO_UNDO : { free: undoable(match, seat).length, ask: canAsk(table, seat) },
      orders: (seat === undefined ? undefined : match.orders[seat]) ?? [],
      ...common,
    };
  }

  /** A game whose view takes no seat shows everybody the same. */
  private viewFor(seat: Seat | undefined): unknown {
    if (this.match.game.view.length > 1) return viewOf(this.match, seat);
    this.view ??= viewOf(this.match, undefined);
    return this.view;
  }
}

const NO_UNDO = { free: 0, ask: false };

type Common = Pick<StateMessage, 'asked' | 'awaited' | 'clocks' | 'draw' | 'consent' | 'outcome'>;

function commonOf(table: Table, match: Match, now: number): Common {
  const { clocks, moment } = table;
  const { consent } = table.row;
  const draw = match.outcome || !match.journal.some(isOffer) ? undefined : drawOffer(match);
  return {
    asked: match.outcome ? [] : askedOf(match),
    awaited: moment?.awaited ?? [],
    ...(clocks.length > 0 && { clocks: clocksShown(clocks, now) }),
    ...(draw && { draw }),
    ...(consent && { consent: { by: consent.by, agreed: consent.agreed, missing: missing(table, consent) } }),
    ...(match.outcome && { outcome: match.outcome }),
  };
}

const isOffer = ({ type }: Entry): boolean => type === 'offer';

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
    version: table.match?.game.version ?? row.version,
    options: optionsShown(row),
    status: row.status,
    visibility: row.visibility,
    clock: row.clock,
    seats: seats.map((one) => seatShown(one, hub.isPresent(id, one.guest), hub.isAbsent(table, one.seat), row)),
    you: seat ?? null,
    spectators: hub.spectators(id),
    chance: { commitment, salts, ...(seed !== undefined && { seed }) },
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
