/**
 * The house: all tables. Whatever happens at a table goes through here, one thing at a time for each table: the
 * request is tried in memory, written, and only when it is on the disk acknowledged and told. If it cannot be
 * written the table in memory is forgotten; the store alone says how things are.
 */
import type { TroubleReport } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Registry } from '../registry.ts';
import type { Slices } from '../slices.ts';
import type { Committer } from '../storage/committer.ts';
import type { Change, Storage } from '../storage/port.ts';
import type { Acted, Companion, Deed, Listener, Looked } from './deed.ts';
import { type Asker, type Before, before, changeOf, isEmpty } from './draft.ts';
import { Hearers } from './hearers.ts';
import { readTable } from './reading.ts';
import { type Room, Rooms } from './rooms.ts';
import { ordersIn } from './since.ts';
import { carriedOn, digestOf, numberOf, seqOf, shorten, type Table, Unplayable } from './table.ts';
import { woe } from './trouble.ts';

export interface HouseParts {
  readonly storage: Storage;
  readonly committer: Committer;
  readonly registry: Registry;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  readonly slices: Slices;
  /** Whether somebody watches this match: then it stays in memory. */
  readonly isWatched: (id: string) => boolean;
  /** Where other processes change matches, too: whether they tell us of this one. Left out: there are no others. */
  readonly isTold?: ((id: string) => boolean) | undefined;
}

/** `behind` again and again means that other processes are faster; somebody else's turn then. */
const ATTEMPTS = 10;

const BUSY = woe('busy', 'too many requests wait for this match; try again');

const COULD_NOT_STORE: Acted = {
  done: false,
  trouble: woe('server-trouble', 'the server could not store that; try again'),
};

const absent = (id: string): TroubleReport => woe('no-such-match', `there is no match ${id.slice(0, 40)}`);

export class House {
  readonly parts: HouseParts;
  private readonly rooms: Rooms;
  private readonly hearers: Hearers;
  private readonly losses: ((id: string) => void)[] = [];

  constructor(parts: HouseParts) {
    this.parts = parts;
    this.rooms = new Rooms(parts.limits, parts.isWatched, parts.slices);
    this.hearers = new Hearers(parts.log);
  }

  onHappened(listener: Listener): void {
    this.hearers.listeners.push(listener);
  }

  /** What is to be written with every change: with it or not at all. */
  onWriting(companion: Companion): void {
    this.hearers.companions.push(companion);
  }

  /** Hears of matches that others took where this process cannot follow: to newer rules. */
  onLost(listener: (id: string) => void): void {
    this.losses.push(listener);
  }

  get loaded(): number {
    return this.rooms.size;
  }

  /** Looks at a table, when everything asked before has been done. `fresh`: whatever others did until now is in it. */
  async at<T>(id: string, look: (table: Table) => T, fresh = false): Promise<Looked<T>> {
    try {
      const see = (table: Table | undefined): Looked<T> =>
        table ? { found: true, value: look(table) } : { found: false, trouble: absent(id) };
      // Who wants to know what others did until now cannot look with somebody who asked before.
      const looked = fresh
        ? await this.rooms.queue(id, async (room) => see(await this.tableIn(room, true)))
        : await this.rooms.together(id, (room) => this.tableIn(room, false), see);
      return looked ?? { found: false, trouble: BUSY };
    } catch (error) {
      return { found: false, trouble: this.cannotOpen(id, error) };
    }
  }

  /** Why a match that is stored cannot be played here now; nothing of it is touched. */
  private cannotOpen(id: string, error: unknown): TroubleReport {
    if (error instanceof Unplayable) {
      this.parts.log.warn({ match: id, trouble: error.trouble }, 'a match cannot be played here');
      return error.trouble;
    }
    this.parts.log.error({ match: id, err: error }, 'a match could not be opened');
    return woe('server-trouble', 'this server cannot run this match now; it is kept as it is');
  }

  /** Does something at a table. `by` comes back in what is told, so that a client finds its own request. */
  async act(id: string, asker: Asker | undefined, deed: Deed, by?: unknown): Promise<Acted> {
    try {
      const acted = await this.rooms.queue(id, (room) => this.attempt(room, asker, deed, by));
      return acted ?? { done: false, trouble: BUSY };
    } catch (error) {
      return { done: false, trouble: this.cannotOpen(id, error) };
    }
  }

  /** A new match, with what happens at its table at once. Refused if there is one of this name. */
  async make(table: Table, begin: Deed): Promise<Acted> {
    const { storage, now } = this.parts;
    const made = await this.rooms.queue(table.id, async (room): Promise<Acted> => {
      if (await storage.listed(table.id)) return { done: false, trouble: woe('not-allowed', 'there is this match already') };
      const was: Before = { ...before(table), seats: [] };
      const trouble = begin(table, now());
      if (typeof trouble === 'object' && 'trouble' in trouble) return { done: false, trouble };
      const { standing: _, asked: __, ...rest } = changeOf(table, was, { now: now() });
      const waits = !table.match && table.imported;
      const drafted: Change = { ...rest, made: table.row, ...(waits && { imported: waits }) };
      const change = this.hearers.accompanied(drafted, table, was);
      const tell = this.hearers.prepare({ table, was, change, asker: undefined, by: undefined });
      if ((await this.write(room, change)) !== 'written') return COULD_NOT_STORE;
      room.table = table;
      this.rooms.lighten(table);
      tell();
      room.told = before(table);
      return { done: true, seq: numberOf(table), again: false };
    });
    return made ?? COULD_NOT_STORE;
  }

  /** Lets a match go when everything asked of it before has been done. `gone` says whether it went. */
  async remove(id: string, gone: () => Promise<boolean>): Promise<boolean> {
    const removed = await this.rooms.queue(id, async (room) => {
      if (!(await gone())) return false;
      room.table = undefined;
      room.told = undefined;
      return true;
    });
    return removed ?? false;
  }

  private async attempt(room: Room, asker: Asker | undefined, deed: Deed, by: unknown): Promise<Acted> {
    let [whole, fresh] = [false, false];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // What is at hand is not waited for: most of the time it is.
      const table = this.atHand(room, fresh) ?? (await this.tableIn(room, fresh, whole));
      if (!table) return { done: false, trouble: absent(room.id) };
      const repeated = asker && this.mayBeRepeated(table, asker) ? await this.doneBefore(table, asker) : undefined;
      if (repeated !== undefined) return { done: true, seq: repeated, again: true };

      const now = this.parts.now();
      const was = before(table);
      let done: ReturnType<Deed>;
      try {
        done = deed(table, now);
      } catch (bug) {
        // Nobody knows how far it got.
        room.table = undefined;
        this.parts.log.error({ match: room.id, err: bug }, 'a request broke');
        return { done: false, trouble: woe('server-trouble', 'the server failed on that request; it was not done') };
      }
      if (done === 'bygone') {
        room.table = undefined;
        whole = true;
        continue;
      }
      if (done && 'trouble' in done) {
        // Perhaps another process knows better: the store does.
        if (fresh || !this.parts.isTold) return { done: false, trouble: done };
        fresh = true;
        continue;
      }

      const drafted = changeOf(table, was, { now, asker, chat: done?.chat });
      if (isEmpty(drafted)) return { done: true, seq: numberOf(table), again: false };
      const change = this.hearers.accompanied(drafted, table, was);
      const tell = this.hearers.prepare({ table, was, change, asker, by });
      const written = await this.write(room, change);
      if (written === 'failed') return COULD_NOT_STORE;
      if (written === 'behind') continue;
      if (asker && (change.append || change.chat)) table.keys.push(digestOf(asker.seat, asker.key));
      tell();
      room.told = before(table);
      return { done: true, seq: numberOf(table), again: false };
    }
    return { done: false, trouble: woe('server-trouble', 'the match is too busy; try again') };
  }

  private async write(room: Room, change: Change): Promise<'written' | 'behind' | 'failed'> {
    try {
      const { table } = room;
      const written = await this.parts.committer.write(table ? { ...change, revision: table.revision } : change);
      if (written === 'behind') room.table = undefined;
      else if (table) table.revision++;
      return written;
    } catch (error) {
      room.table = undefined;
      this.parts.log.error({ match: room.id, err: error }, 'a change could not be written');
      return 'failed';
    }
  }

  private mayBeRepeated({ keys }: Table, { seat, key }: Asker): boolean {
    return keys.includes(digestOf(seat, key));
  }

  private async doneBefore(table: Table, { seat, key }: Asker): Promise<number | undefined> {
    if (table.chat.some((line) => line.seat === seat && line.key === key)) return numberOf(table);
    const { storage } = this.parts;
    const entries = await storage.doneBefore(table.id, seat, key);
    if (entries === undefined || table.ordered === 0) return entries;
    const journal = (await storage.appends(table.id, 0)).flatMap((append) => append.entries);
    return entries - ordersIn(journal.slice(0, entries));
  }

  /** The table in memory, where nobody can know better. */
  private atHand({ id, table, stale }: Room, fresh: boolean): Table | undefined {
    const { isTold } = this.parts;
    return isTold && (fresh || stale || !isTold(id)) ? undefined : table;
  }

  /** The table as it is now. What others did at it meanwhile is told to whoever watches it here. */
  private async tableIn(room: Room, fresh: boolean, whole = false): Promise<Table | undefined> {
    if (room.table && !this.atHand(room, fresh)) await this.refresh(room, room.table);
    return room.table ?? this.open(room, whole);
  }

  private async refresh(room: Room, table: Table): Promise<void> {
    const { storage, slices, limits } = this.parts;
    // Who was told that something is new need not ask whether.
    if (!room.stale && (await storage.revision(room.id)) === table.revision) return;
    room.stale = false;
    const stored = await storage.news(room.id, seqOf(table), limits.chatLinesSent);
    if (stored?.revision === table.revision) return;
    if (stored && (await slices.finish(carriedOn(table, stored)))) this.tellNews(room, table);
    else room.table = undefined;
  }

  /** Another process has changed this match. */
  async hear(id: string): Promise<void> {
    const room = this.rooms.get(id);
    if (!room || room.stale) return;
    room.stale = true;
    // Whoever comes first looks it up, for itself and for those who watch. Where too many wait already one of them does.
    await this.rooms
      .queue(id, async () => {
        if (room.stale || !room.table) await this.tableIn(room, true);
        room.stale = false;
      })
      .catch((error: unknown) => {
        room.stale = false;
        this.cannotOpen(id, error);
        if (error instanceof Unplayable) for (const listener of this.losses) listener(id);
      });
  }

  private tellNews(room: Room, table: Table): void {
    const { told: was } = room;
    room.told = before(table);
    if (was) this.hearers.tellNews(table, was, room.told);
  }

  /** `whole`: with all of its journal, also where a checkpoint would spare it. */
  private async open(room: Room, whole = false): Promise<Table | undefined> {
    const read = await readTable(this.parts, room, whole, (change) => this.write(room, change));
    if (!read) return undefined;
    const { table, moved } = read;
    room.table = table;
    this.rooms.lighten(table);
    if (moved) {
      this.hearers.prepare({ table, was: before(table), change: moved, asker: undefined, by: undefined })();
      room.told = before(table);
    } else this.tellNews(room, table);
    if (!whole) shorten(table);
    return table;
  }

  /** Forgets every table in memory: what is wanted is read again. */
  forget(): void {
    this.rooms.forget();
  }

  /** Kept when nothing is under way at any table. */
  quiet(): Promise<void> {
    return this.rooms.quiet();
  }
}
