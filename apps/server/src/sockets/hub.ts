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
  /** Ends the connection: who comes again may come to a process that knows more. */
  sendElsewhere(): void;
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

/** Who is at a match in other processes. */
export interface Elsewhere {
  isHere(match: string, guest: string): boolean;
  spectators(match: string): number;
  /** Since when somebody who was there is away, by the clock of the hub. */
  awaySince(match: string, guest: string): number | undefined;
}

/** What other processes must know of a match: who of its players is here, and since when who was is not. */
export interface Attendance {
  readonly isWatched: boolean;
  readonly here: readonly string[];
  readonly away: readonly (readonly [guest: string, since: number])[];
  readonly spectators: number;
}

/** Lists, not sets: there are thousands of them with one or two in each, and a set takes several times the room; so does a list that is spread. */
const NOBODY: readonly never[] = [];
const TIDY_EVERY = 1000;

export class Hub {
  /** How long a seat must be empty before it counts as abandoned. */
  private readonly absence: number;
  private readonly now: () => number;
  private readonly began: number;
  private readonly watching = new Map<string, readonly Watcher[]>();
  /** Who sees a match in small only: they are not there, and hear nothing but how it looks. */
  private readonly glancing = new Map<string, readonly Client[]>();
  private readonly clients = new Map<string, readonly Client[]>();
  /** For those who are away: since when, by match and guest. From sitting down, the start of the match or last being seen, whichever is latest. */
  private readonly awaySince = new Map<string, ReadonlyMap<string, number>>();
  readonly inLobby = new Set<Client>();
  /** Which tournament somebody looks at. */
  readonly atCup = new Map<Client, string>();
  /** By guest who is here and does not want to hear everybody: of whose talk nothing is told to them. */
  readonly unheard = new Map<string, ReadonlySet<string>>();
  private elsewhere: Elsewhere | undefined;
  private readonly stirs: ((match: string) => void)[] = [];
  private readonly comings: ((guest: string, isHere: boolean) => void)[] = [];
  private shuttingOut: ((person: string, session: string | undefined) => void) | undefined;

  /** `now`: any clock that never jumps. */
  constructor(absence: number, now: () => number = () => performance.now()) {
    this.absence = absence;
    this.now = now;
    this.began = now();
  }

  /** There are other processes: what they know counts as much. */
  join(elsewhere: Elsewhere): void {
    this.elsewhere = elsewhere;
  }

  /** Hears of every match at which somebody came or went. */
  onStir(listener: (match: string) => void): void {
    this.stirs.push(listener);
  }

  /** Hears when the first connection of a guest opens and when the last one closes. */
  onComing(listener: (guest: string, isHere: boolean) => void): void {
    this.comings.push(listener);
  }

  /** Guests who are connected here. */
  get guests(): readonly string[] {
    return [...this.clients.keys()];
  }

  /** Matches that somebody watches here, or glances at. */
  get watched(): readonly string[] {
    return [...new Set([...this.watching.keys(), ...this.glancing.keys()])];
  }

  attendance(match: string): Attendance {
    const watchers = this.watchers(match);
    const here = watchers.flatMap(({ client: { guest }, seat }) => (guest && seat !== undefined ? [guest.id] : []));
    const away = [...(this.awaySince.get(match) ?? [])];
    return { isWatched: this.isWatched(match), here: [...new Set(here)], away, spectators: this.spectatorsHere(match) };
  }

  private stir(match: string): void {
    for (const listener of this.stirs) listener(match);
  }

  enter(client: Client): void {
    const { guest } = client;
    if (!guest) return;
    if (!this.clients.has(guest.id)) for (const listener of this.comings) listener(guest.id, true);
    this.clients.set(guest.id, this.clientsOf(guest.id).concat(client));
  }

  leave(client: Client): void {
    const { guest } = client;
    this.inLobby.delete(client);
    this.atCup.delete(client);
    if (!guest) return;
    const others = this.clientsOf(guest.id).filter((each) => each !== client);
    if (others.length > 0) this.clients.set(guest.id, others);
    else {
      this.clients.delete(guest.id);
      this.unheard.delete(guest.id);
      for (const listener of this.comings) listener(guest.id, false);
    }
  }

  clientsOf(guest: string): readonly Client[] {
    return this.clients.get(guest) ?? NOBODY;
  }

  /** A session, or the token of a program, was taken back: whoever is here by it is here no more, at this process or any other. Without a session, all of them. */
  shutOut(person: string, session?: string): void {
    this.cut(person, session);
    this.shuttingOut?.(person, session);
  }

  /** Here alone. */
  cut(person: string, session?: string): void {
    for (const client of this.clientsOf(person)) {
      const by = client.guest?.session ?? client.guest?.program?.token;
      if (session === undefined || by === session) client.end();
    }
  }

  /** Hears who is to be shut out, for whoever tells other processes. */
  onShutOut(tell: (person: string, session: string | undefined) => void): void {
    this.shuttingOut = tell;
  }

  watch(match: string, client: Client, seat: Seat | undefined): Watcher {
    const watcher = { client, seat, upToDate: false };
    // A new list: somebody may be going through the old one.
    this.watching.set(match, this.othersThan(client, match).concat(watcher));
    if (client.guest) this.forgetAway(match, client.guest.id);
    this.stir(match);
    return watcher;
  }

  glance(match: string, client: Client): void {
    this.glancing.set(match, [...this.glancers(match).filter((each) => each !== client), client]);
    this.stir(match);
  }

  glancers(match: string): readonly Client[] {
    return this.glancing.get(match) ?? NOBODY;
  }

  private unglance(match: string, client: Client): void {
    const before = this.glancers(match);
    const others = before.filter((each) => each !== client);
    if (others.length === before.length) return;
    if (others.length > 0) this.glancing.set(match, others);
    else this.glancing.delete(match);
    this.stir(match);
  }

  unwatch(match: string, client: Client): void {
    this.unglance(match, client);
    const watcher = this.watcher(match, client);
    if (!watcher) return;
    const others = this.othersThan(client, match);
    if (others.length > 0) this.watching.set(match, others);
    else this.watching.delete(match);
    if (client.guest && watcher.seat !== undefined) this.expect(match, client.guest.id);
    else this.stir(match);
  }

  private forgetAway(match: string, guest: string): void {
    const others = new Map(this.awaySince.get(match));
    if (!others.delete(guest)) return;
    if (others.size > 0) this.awaySince.set(match, others);
    else this.awaySince.delete(match);
  }

  /** From now on its holder is expected at the table: it has just sat down, or the match begins, or it was seen for the last time. */
  expect(match: string, guest: string): void {
    this.awaySince.set(match, new Map(this.awaySince.get(match)).set(guest, this.now()));
    if (this.awaySince.size % TIDY_EVERY === 0) this.tidy();
    this.stir(match);
  }

  /** Whoever has been away for long enough is absent without being remembered, too: the server itself has been here longer. */
  private tidy(): void {
    const late = this.now() - this.absence;
    if (this.began > late) return;
    for (const [match, guests] of this.awaySince) {
      for (const [guest, since] of guests) if (since <= late) this.forgetAway(match, guest);
    }
  }

  /** What happens there is told to somebody here. */
  isWatched(match: string): boolean {
    return this.watching.has(match) || this.glancing.has(match);
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
    return this.spectatorsHere(match) + (this.elsewhere?.spectators(match) ?? 0);
  }

  private spectatorsHere(match: string): number {
    let count = 0;
    for (const { seat } of this.watchers(match)) if (seat === undefined) count++;
    return count;
  }

  isPresent(match: string, guest: string | null): boolean {
    if (guest === null) return false;
    for (const client of this.clientsOf(guest)) if (this.isWatching(match, client)) return true;
    return this.elsewhere?.isHere(match, guest) ?? false;
  }

  /** The holder has been away long enough for a bot. Somebody who has days for a turn is not expected to sit there. */
  isAbsent({ id, row, seats }: Table, seat: Seat): boolean {
    const guest = seats[seat]?.guest;
    if (guest === undefined || guest === null || row.clock.kind === 'correspondence' || this.isPresent(id, guest)) return false;
    const since = [this.awaySince.get(id)?.get(guest) ?? 0, this.elsewhere?.awaySince(id, guest) ?? 0, this.began];
    return this.now() - Math.max(...since) >= this.absence;
  }

  /** Forgets since when those are away whose matches are over. */
  matchOver(match: string): void {
    this.awaySince.delete(match);
  }
}
