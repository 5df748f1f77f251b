/** Who is connected, and who watches what. */
import type { Seat } from '@taverne/engine';
import type { ServerMessage } from '@taverne/protocol';
import type { Visitor } from '../guests.ts';
import type { Table } from '../matches/table.ts';
import type { Payer } from '../rates.ts';

/** One connection, as the rest of the server sees it. */
export interface Client {
  readonly guest: Visitor | undefined;
  /** Who pays for what it asks. */
  readonly payer: Payer;
  /** Until its connection is lost. */
  isHere(): boolean;
  hasRead(): Promise<void>;
  /** Cuts it off. */
  end(): void;
  /** Sends a message that is text already; the same text may go to many. */
  sendText(text: string): void;
}

export function send(client: Client, message: ServerMessage): void {
  client.sendText(JSON.stringify(message));
}

export interface Watcher {
  readonly client: Client;
  readonly seat: Seat | undefined;
  /** It has been told a whole state with these eyes: from then on it is enough to say what changed. */
  upToDate: boolean;
}

/** Lists, not sets: there are thousands of them with one or two in each, and a set takes several times the room. */
const NOBODY: readonly never[] = [];
const TIDY_EVERY = 1000;

export class Hub {
  /** How long a seat must be empty before it counts as abandoned. */
  private readonly absence: number;
  private readonly now: () => number;
  private readonly began: number;
  private readonly watching = new Map<string, readonly Watcher[]>();
  private readonly clients = new Map<string, readonly Client[]>();
  /** For those who are away: since when, by match and guest. From sitting down, the start of the match or last being seen, whichever is latest. */
  private readonly awaySince = new Map<string, number>();
  readonly inLobby = new Set<Client>();

  /** `now`: any clock that never jumps. */
  constructor(absence: number, now: () => number = () => performance.now()) {
    this.absence = absence;
    this.now = now;
    this.began = now();
  }

  enter(client: Client): void {
    const { guest } = client;
    if (!guest) return;
    this.clients.set(guest.id, [...this.clientsOf(guest.id), client]);
  }

  leave(client: Client): void {
    const { guest } = client;
    this.inLobby.delete(client);
    if (!guest) return;
    const others = this.clientsOf(guest.id).filter((each) => each !== client);
    if (others.length > 0) this.clients.set(guest.id, others);
    else this.clients.delete(guest.id);
  }

  clientsOf(guest: string): readonly Client[] {
    return this.clients.get(guest) ?? NOBODY;
  }

  /** A session was taken back: whoever is here by it is here no more. */
  shutOut(person: string, session: string): void {
    for (const client of this.clientsOf(person)) if (client.guest?.session === session) client.end();
  }

  watch(match: string, client: Client, seat: Seat | undefined): Watcher {
    const watcher = { client, seat, upToDate: false };
    // A new list: somebody may be going through the old one.
    this.watching.set(match, [...this.othersThan(client, match), watcher]);
    if (client.guest) this.awaySince.delete(`${match} ${client.guest.id}`);
    return watcher;
  }

  unwatch(match: string, client: Client): void {
    const watcher = this.watcher(match, client);
    if (!watcher) return;
    const others = this.othersThan(client, match);
    if (others.length > 0) this.watching.set(match, others);
    else this.watching.delete(match);
    if (client.guest && watcher.seat !== undefined) this.expect(match, client.guest.id);
  }

  /** From now on its holder is expected at the table: it has just sat down, or the match begins, or it was seen for the last time. */
  expect(match: string, guest: string): void {
    this.awaySince.set(`${match} ${guest}`, this.now());
    if (this.awaySince.size % TIDY_EVERY === 0) this.tidy();
  }

  /** Whoever has been away for long enough is absent without being remembered, too: the server itself has been here longer. */
  private tidy(): void {
    const late = this.now() - this.absence;
    if (this.began > late) return;
    for (const [whose, since] of this.awaySince) if (since <= late) this.awaySince.delete(whose);
  }

  watchers(match: string): readonly Watcher[] {
    return this.watching.get(match) ?? NOBODY;
  }

  watcher(match: string, client: Client): Watcher | undefined {
    return this.watchers(match).find((each) => each.client === client);
  }

  private othersThan(client: Client, match: string): Watcher[] {
    return this.watchers(match).filter((each) => each.client !== client);
  }

  isWatching(match: string, client: Client): boolean {
    return this.watcher(match, client) !== undefined;
  }

  spectators(match: string): number {
    let count = 0;
    for (const { seat } of this.watchers(match)) if (seat === undefined) count++;
    return count;
  }

  isPresent(match: string, guest: string | null): boolean {
    if (guest === null) return false;
    for (const client of this.clientsOf(guest)) if (this.isWatching(match, client)) return true;
    return false;
  }

  /** The holder has been away long enough for a bot. Somebody who has days for a turn is not expected to sit there. */
  isAbsent({ id, row, seats }: Table, seat: Seat): boolean {
    const guest = seats[seat]?.guest;
    if (guest === undefined || guest === null || row.clock.kind === 'correspondence' || this.isPresent(id, guest)) return false;
    return this.now() - Math.max(this.awaySince.get(`${id} ${guest}`) ?? 0, this.began) >= this.absence;
  }

  /** Forgets since when those are away whose matches are over. */
  matchOver(match: string, guests: readonly (string | null)[]): void {
    for (const guest of guests) this.awaySince.delete(`${match} ${guest}`);
  }
}
