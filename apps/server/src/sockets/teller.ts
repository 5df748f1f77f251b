/** Tells whoever watches a match what happened there, once it is stored. */
import type { Entry, Seat } from '@taverne/engine';
import type { Notice } from '@taverne/protocol';
import type { Happened } from '../matches/deed.ts';
import type { House } from '../matches/house.ts';
import { shortest } from '../matches/since.ts';
import { shorten, type Table } from '../matches/table.ts';
import type { Signer } from '../secrets.ts';
import type { ChatRow, SeatRow } from '../storage/port.ts';
import { Glimpses } from './glimpses.ts';
import { type Client, type Hub, send, type Watcher } from './hub.ts';
import { tableMessage } from './messages.ts';
import type { Sights } from './sights.ts';
import { StateTexts } from './state-texts.ts';

/** A client's request under way. `told`: its acknowledgement went out with the state that it led to. */
export interface Request {
  readonly client: Client;
  readonly key: string;
  told: boolean;
}

type Sitting = Pick<Watcher, 'client' | 'seat'>;

const isRequest = (by: unknown): by is Request => typeof by === 'object' && by !== null && 'client' in by;

/** What other processes are told that is of no match they watch. */
export interface Abroad {
  tellLobby(): void;
  nudge(guest: string, match: string, game: string): void;
}

/** Changes in the lobby are told at most this often. */
const LOBBY_PAUSE = 1000;
const PRESENCE_PAUSE = 100;
/** Where many look on each of them is told: so much longer for each. */
const PRESENCE_PAUSE_EACH = 2;

export class Teller {
  private readonly house: House;
  private readonly hub: Hub;
  private readonly signer: Signer;
  /** What those who watch a table were told last of its views. It goes with the table; then everybody is told all again. */
  private readonly sights = new WeakMap<Table, Sights>();
  private lobbyTimer: NodeJS.Timeout | undefined;
  private readonly presences = new Map<string, NodeJS.Timeout>();

  private readonly glimpses: Glimpses;

  /** Other processes, where there are any. */
  abroad: Abroad | undefined;

  constructor(house: House, hub: Hub, signer: Signer) {
    this.house = house;
    this.hub = hub;
    this.signer = signer;
    this.glimpses = new Glimpses(house, hub);
    house.onHappened((happened) => this.hear(happened));
  }

  /** What is put into words only when it is written: the table does nothing else until then. */
  private hear({ table, was, change, by, elsewhere }: Happened): () => void {
    const { append, seats, clocks, chat, notice, begun } = change;
    const { row } = table;
    const status = row.status !== was.row.status;
    // Clocks stop and start by themselves where a holiday begins and ends.
    const news = append || clocks || row.consent !== was.row.consent;
    const began = was.moment === undefined;
    const since = began ? 0 : shortest(was.line, append?.entries ?? []) + 1;
    const secret = append && !clocks && row.consent === was.row.consent ? orderedBy(append.entries) : undefined;
    return () => {
      this.expect(table, begun === undefined ? (seats ?? []) : table.seats);
      if (begun !== undefined) this.tellAbsence(table.id);
      if (seats || status || row.rematch !== was.row.rematch) this.tellTable(table);
      if (secret) this.tellOrders(table, secret, isRequest(by) ? by : undefined);
      else if (news) this.tellState(table, since, isRequest(by) ? by : undefined);
      if (append || status) this.glimpses.tellSoon(table.id);
      if (chat) this.tellChat(table, [chat]);
      if (notice) for (const { client } of this.hub.watchers(table.id)) this.tellNoticesTo(client, table.id, [notice]);
      if (table.foresights !== was.foresights) this.tellForesights(table, was.foresights);
      this.tellTurns(table, was.moment?.awaited ?? [], elsewhere === true);
      if (!seats && !status) return;
      if (was.row.status === 'waiting' && row.visibility === 'table') {
        this.tellLobby();
        if (!elsewhere) this.abroad?.tellLobby();
      }
      if (row.status === 'over') this.forgetAbsence(table);
    };
  }

  /** Who has just sat down, or whose match begins, is not away before there was time to come. */
  private expect({ id }: Table, seats: readonly SeatRow[]): void {
    for (const { kind, guest } of seats) {
      if (kind === 'person' && guest !== null && !this.hub.isPresent(id, guest)) this.hub.expect(id, guest);
    }
  }

  /** Tells who is there once a seat that is empty now may be claimed. */
  tellAbsence(match: string): void {
    setTimeout(() => this.tellPresence(match), this.house.parts.limits.absence + PRESENCE_PAUSE).unref();
  }

  private forgetAbsence({ id }: Table): void {
    this.hub.matchOver(id);
  }

  /** Everybody who watches has heard all before, so all with the same eyes get the same text. */
  private tellState(table: Table, since: number, request: Request | undefined): void {
    const { match } = table;
    const watchers = this.hub.watchers(table.id);
    const before = this.sights.get(table);
    this.sights.delete(table);
    if (!match) return;
    if (watchers.length > 0) {
      const { now } = this.house.parts;
      const texts = new StateTexts(table, match, { since, now: now(), before });
      for (const watcher of watchers) {
        const { client, seat, upToDate } = watcher;
        const own = client === request?.client;
        client.sendText(texts.for(seat, !upToDate, own ? request.key : undefined));
        watcher.upToDate = true;
        if (own) request.told = true;
      }
      this.sights.set(table, texts.sights());
    }
    match.letGo(this.house.parts.limits.eventsKept);
    shorten(table);
  }

  /** To the seats that gave them alone: nobody else may notice that there are any. */
  private tellOrders(table: Table, seats: readonly Seat[], request: Request | undefined): void {
    const { match } = table;
    if (!match) return;
    const texts = new StateTexts(table, match, { since: match.lineLength + 1, now: this.house.parts.now() });
    for (const { client, seat } of this.hub.watchers(table.id)) {
      if (seat === undefined || !seats.includes(seat)) continue;
      const own = client === request?.client;
      client.sendText(texts.for(seat, true, own ? request.key : undefined));
      if (own) request.told = true;
    }
    shorten(table);
  }

  private tellTable(table: Table): void {
    for (const watcher of this.hub.watchers(table.id)) this.tellTableTo(table, this.seated(table, watcher));
  }

  /** Somebody who watched may have sat down or stood up. */
  private seated(table: Table, { client, seat }: Watcher): Sitting {
    const held = table.seats.find(({ guest, kind }) => kind === 'person' && guest !== null && guest === client.guest?.id)?.seat;
    if (held !== seat) this.hub.watch(table.id, client, held);
    return { client, seat: held };
  }

  tellTableTo(table: Table, { client, seat }: Sitting): void {
    send(client, tableMessage(table, { seat, guest: client.guest?.id }, this.hub, this.signer));
  }

  /** Nobody is told what somebody says whom they do not want to hear. */
  tellChatTo(client: Client, { id: match, seats }: Table, rows: readonly ChatRow[]): void {
    const unheard = client.guest && this.hub.unheard.get(client.guest.id);
    const lines = rows.flatMap(({ key: _, ...line }) => (unheard?.has(seats[line.seat]?.guest ?? '') ? [] : [line]));
    if (lines.length > 0) send(client, { type: 'chat', match, lines });
  }

  tellNoticesTo(client: Client, match: string, notices: readonly Notice[]): void {
    if (notices.length > 0) send(client, { type: 'notices', match, notices });
  }

  /** To the holder of the seat alone. */
  tellForesightsTo({ id: match, foresights: rows }: Table, { client, seat }: Sitting): void {
    if (seat === undefined) return;
    const own = rows.filter((row) => row.seat === seat);
    const foresights = own.map(({ id, course, ended }) => ({ id, course, ...(ended && { ended }) }));
    send(client, { type: 'foresights', match, foresights });
  }

  private tellChat(table: Table, rows: readonly ChatRow[]): void {
    for (const { client } of this.hub.watchers(table.id)) this.tellChatTo(client, table, rows);
  }

  private tellForesights(table: Table, before: Table['foresights']): void {
    const { id, foresights } = table;
    const of = (rows: Table['foresights'], seat: Seat | undefined): string =>
      JSON.stringify(rows.filter((row) => row.seat === seat));
    for (const watcher of this.hub.watchers(id)) {
      if (of(foresights, watcher.seat) !== of(before, watcher.seat)) this.tellForesightsTo(table, watcher);
    }
  }

  /** Who is asked anew and looks elsewhere gets a nudge. */
  private tellTurns(table: Table, before: readonly Seat[], elsewhere: boolean): void {
    for (const seat of table.row.awaited) {
      const row = table.seats[seat];
      if (before.includes(seat) || row?.kind !== 'person' || row.guest === null) continue;
      this.nudge(row.guest, table.id, table.row.game);
      // Whoever did it asks all others to look for its guest; where it is only heard of, they have been asked.
      if (!elsewhere && !this.hub.isPresent(table.id, row.guest)) this.abroad?.nudge(row.guest, table.id, table.row.game);
    }
  }

  /** Who looks elsewhere is told that a match waits. */
  nudge(guest: string, match: string, game: string): void {
    for (const client of this.hub.clientsOf(guest)) {
      if (!this.hub.isWatching(match, client)) send(client, { type: 'turn', match, game });
    }
  }

  tellLobby(): void {
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = undefined;
      for (const client of this.hub.inLobby) send(client, { type: 'lobby' });
    }, LOBBY_PAUSE).unref();
  }

  /** Tells those who watch who is there now: a little later, because where one comes others often do. */
  tellPresence(match: string): void {
    const watchers = this.hub.watchers(match).length;
    if (this.presences.has(match) || watchers === 0) return;
    const tell = async (): Promise<void> => {
      this.presences.delete(match);
      await this.house.at(match, (table) => this.tellTable(table));
    };
    this.presences.set(match, setTimeout(() => void tell(), PRESENCE_PAUSE + PRESENCE_PAUSE_EACH * watchers).unref());
  }
}

/** Who gave orders, where nothing else happened. */
function orderedBy(entries: readonly Entry[]): readonly Seat[] | undefined {
  const seats = entries.flatMap((entry) => (entry.type === 'orders' ? [entry.seat] : []));
  return seats.length === entries.length ? seats : undefined;
}
