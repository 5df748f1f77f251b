/** Who is connected, and who watches what. */
import type { Seat } from '@taverne/engine';
import type { ServerMessage } from '@taverne/protocol';
import type { Table } from '../matches/table.ts';
import type { Guest } from '../storage/port.ts';

/** One connection, as the rest of the server sees it. */
export interface Client {
  readonly guest: Guest | undefined;
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

const NOBODY: ReadonlyMap<Client, Watcher> = new Map();

export class Hub {
  /** How long a seat must be empty before it counts as abandoned. */
  private readonly absence: number;
  private readonly now: () => number;
  private readonly began: number;
  private readonly watching = new Map<string, Map<Client, Watcher>>();
  private readonly clients = new Map<string, Set<Client>>();
  /** When the holder of a seat was last seen at its table, for those who are away: by match and guest. */
  private readonly lastSeen = new Map<string, number>();
  readonly inLobby = new Set<Client>();

  constructor(absence: number, now: () => number) {
    this.absence = absence;
    this.now = now;
    this.began = now();
  }

  enter(client: Client): void {
    const { guest } = client;
    if (!guest) return;
    const known = this.clients.get(guest.id) ?? new Set();
    known.add(client);
    this.clients.set(guest.id, known);
  }

  leave(client: Client): void {
    const { guest } = client;
    this.inLobby.delete(client);
    const known = guest && this.clients.get(guest.id);
    known?.delete(client);
    if (guest && known?.size === 0) this.clients.delete(guest.id);
  }

  clientsOf(guest: string): ReadonlySet<Client> {
    return this.clients.get(guest) ?? new Set();
  }

  watch(match: string, client: Client, seat: Seat | undefined): Watcher {
    const watchers = this.watching.get(match) ?? new Map<Client, Watcher>();
    const watcher = { client, seat, upToDate: false };
    watchers.set(client, watcher);
    this.watching.set(match, watchers);
    if (client.guest) this.lastSeen.delete(`${match} ${client.guest.id}`);
    return watcher;
  }

  unwatch(match: string, client: Client): void {
    const watchers = this.watching.get(match);
    const watcher = watchers?.get(client);
    if (!watchers || !watcher) return;
    watchers.delete(client);
    if (watchers.size === 0) this.watching.delete(match);
    if (client.guest && watcher.seat !== undefined) this.lastSeen.set(`${match} ${client.guest.id}`, this.now());
  }

  watchers(match: string): ReadonlyMap<Client, Watcher> {
    return this.watching.get(match) ?? NOBODY;
  }

  isWatching(match: string, client: Client): boolean {
    return this.watchers(match).has(client);
  }

  spectators(match: string): number {
    let count = 0;
    for (const { seat } of this.watchers(match).values()) if (seat === undefined) count++;
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
    return this.now() - (this.lastSeen.get(`${id} ${guest}`) ?? this.began) >= this.absence;
  }

  /** Forgets when those were last seen whose matches are over. */
  matchOver(match: string, guests: readonly (string | null)[]): void {
    for (const guest of guests) this.lastSeen.delete(`${match} ${guest}`);
  }
}
