/** A table in words for one pair of eyes: what leaves the server is made here, and nowhere else. */
import { askedOf, drawOffer, type Match, questionsOf, type Seat, undoable, viewOf } from '@taverne/engine';
import type { SeatShown, StateMessage, TableMessage } from '@taverne/protocol';
import { canAsk, missing } from '../deeds/undo.ts';
import { clocksShown } from '../matches/clock.ts';
import { newEvents } from '../matches/since.ts';
import { chanceOf, type Table } from '../matches/table.ts';
import type { Signer } from '../secrets.ts';
import type { MatchRow, SeatRow } from '../storage/port.ts';
import type { Hub } from './hub.ts';

type Shared = Omit<StateMessage, keyof Own | 'view' | 'accepted'>;
type Own = Pick<StateMessage, 'events' | 'questions' | 'undo' | 'orders'>;

/**
 * The state of a match as text, for all who watch it. What everybody is told alike is written once, and so is the
 * view where it is the same for all; only the rest is made for each pair of eyes.
 */
export class StateTexts {
  private readonly table: Table;
  private readonly match: Match;
  private readonly since: number;
  private readonly shared: string;
  private readonly texts = new Map<Seat | undefined, string>();
  private view: string | undefined;

  constructor(table: Table, match: Match, since: number, now: number) {
    this.table = table;
    this.match = match;
    this.since = since;
    this.shared = JSON.stringify(sharedOf(table, match, since, now));
  }

  for(seat: Seat | undefined, accepted?: string): string {
    let text = this.texts.get(seat);
    if (text === undefined) {
      const own = JSON.stringify(this.ownOf(seat));
      text = `${this.shared.slice(0, -1)},"view":${this.viewFor(seat)},${own.slice(1)}`;
      this.texts.set(seat, text);
    }
    return accepted === undefined ? text : `${text.slice(0, -1)},"accepted":${JSON.stringify(accepted)}}`;
  }

  private ownOf(seat: Seat | undefined): Own {
    const { table, match, since } = this;
    const events = newEvents(match, seat, since);
    if (seat === undefined) return { events, questions: [], undo: { free: 0, ask: false }, orders: [] };
    return {
      events,
      questions: table.moment?.awaited.includes(seat) ? questionsOf(match, seat) : [],
      undo: { free: undoable(match, seat).length, ask: canAsk(table, seat) },
      orders: match.orders[seat] ?? [],
    };
  }

  /** A view that takes no seat shows everybody the same. */
  private viewFor(seat: Seat | undefined): string {
    const { match } = this;
    if (match.game.view.length > 1) return JSON.stringify(viewOf(match, seat));
    this.view ??= JSON.stringify(viewOf(match, undefined));
    return this.view;
  }
}

function sharedOf(table: Table, match: Match, since: number, now: number): Shared {
  const { id, clocks, moment } = table;
  const { consent } = table.row;
  const draw = table.offered && !match.outcome ? drawOffer(match) : undefined;
  return {
    type: 'state',
    match: id,
    seq: match.journal.length,
    since,
    asked: match.outcome ? [] : askedOf(match),
    awaited: moment?.awaited ?? [],
    ...(clocks.length > 0 && { clocks: clocksShown(clocks, now) }),
    ...(draw && { draw }),
    ...(consent && { consent: { by: consent.by, agreed: consent.agreed, missing: missing(table, consent) } }),
    ...(match.outcome && { outcome: match.outcome }),
  };
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
    version: table.match?.game.version ?? row.version,
    options: row.options,
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
