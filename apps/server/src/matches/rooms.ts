/** The tables in memory, a room for each match: one thing at a time in each, and space made where there are too many. */
import type { Limits } from '../limits.ts';
import type { Slices } from '../slices.ts';
import type { Before } from './draft.ts';
import type { Table } from './table.ts';

export interface Room {
  readonly id: string;
  table: Table | undefined;
  queued: number;
  /** What those who watch were told last. */
  told: Before | undefined;
  /** It waits to be held against the store. */
  stale: boolean;
  /** When it was last used, counted in uses of the house. */
  used: number;
  tail: Promise<unknown>;
  /** Those who look next, together. Undefined where nobody waits to look, or something else was asked since. */
  readers: Reader[] | undefined;
}

/** Somebody who waits to look at a table. */
interface Reader {
  look(table: Table | undefined): void;
  /** Too many wait already. */
  refuse(): void;
  fail(error: unknown): void;
}

/** The share of the tables in memory that makes room when there are too many. */
const FORGOTTEN_AT_ONCE = 0.05;

export class Rooms {
  private readonly limits: Limits;
  private readonly isWatched: (id: string) => boolean;
  private readonly slices: Slices;
  private readonly rooms = new Map<string, Room>();
  private uses = 0;

  constructor(limits: Limits, isWatched: (id: string) => boolean, slices: Slices) {
    this.slices = slices;
    this.limits = limits;
    this.isWatched = isWatched;
  }

  get size(): number {
    return this.rooms.size;
  }

  /** The room of a match that is in memory. */
  get(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  /** One thing at a time for each match. Undefined: too many wait already. */
  async queue<T>(id: string, job: (room: Room) => Promise<T>): Promise<T | undefined> {
    const room = this.room(id);
    if (room.queued >= this.limits.queued) return undefined;
    room.queued++;
    room.readers = undefined;
    // Where nobody waits it is done at once: most of the time that is so, and waiting one's turn has its price, too.
    const turn = room.queued === 1 ? job(room) : room.tail.then(() => job(room));
    room.tail = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      room.queued--;
      // Whoever watches must hear what is missed meanwhile: so it is remembered what they were told.
      if (!room.table && room.queued === 0 && !(room.told && this.isWatched(id))) this.rooms.delete(id);
    }
  }

  /**
   * Looks at what `open` finds, with all who wait to look already, unless something else was asked since: however many come to a match
   * that must be opened first, they are one in the queue. Undefined: too many wait already.
   */
  together<T>(
    id: string,
    open: (room: Room) => Promise<Table | undefined>,
    look: (table: Table | undefined) => T,
  ): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const reader: Reader = {
        look: (table) => {
          try {
            resolve(look(table));
          } catch (error) {
            reject(error);
          }
        },
        refuse: () => resolve(undefined),
        fail: reject,
      };
      const waiting = this.rooms.get(id)?.readers;
      if (waiting) waiting.push(reader);
      else this.readTogether(id, open, [reader]);
    });
  }

  private readTogether(id: string, open: (room: Room) => Promise<Table | undefined>, readers: Reader[]): void {
    let next = 0;
    const reading = this.queue(id, async (room) => {
      const table = await open(room);
      function* looks(): Generator<void, true> {
        // More may come while they look.
        for (; next < readers.length; next++) {
          readers[next]?.look(table);
          yield;
        }
        // In the same breath: whoever came after the last has looked, and before nobody is waited for, would wait for ever.
        if (room.readers === readers) room.readers = undefined;
        return true;
      }
      return this.slices.finish(looks());
    });
    const room = this.room(id);
    room.readers = readers;
    const end = (tell: (reader: Reader) => void): void => {
      if (room.readers === readers) room.readers = undefined;
      for (const reader of readers.slice(next)) tell(reader);
    };
    reading.then(
      (done) => {
        if (!done) end((reader) => reader.refuse());
      },
      (error: unknown) => end((reader) => reader.fail(error)),
    );
  }

  private room(id: string): Room {
    let room = this.rooms.get(id);
    if (!room) {
      if (this.rooms.size >= this.limits.loaded) this.makeSpace();
      room = {
        id,
        table: undefined,
        queued: 0,
        told: undefined,
        stale: false,
        used: 0,
        tail: Promise.resolve(),
        readers: undefined,
      };
      this.rooms.set(id, room);
    }
    room.used = ++this.uses;
    return room;
  }

  private isIdle({ id, queued }: Room): boolean {
    return queued === 0 && !this.isWatched(id);
  }

  /** Forgets the tables that nobody has used for longest; never one that somebody watches. */
  private makeSpace(): void {
    const idle = [...this.rooms.values()].filter((room) => this.isIdle(room)).sort((a, b) => a.used - b.used);
    for (const { id } of idle.slice(0, Math.ceil(this.limits.loaded * FORGOTTEN_AT_ONCE))) this.rooms.delete(id);
  }

  /** Tables whose options bring a whole content pack are heavy: fewer of them are kept. */
  lighten({ row }: Table): void {
    if (row.omitted.length === 0) return;
    const heavy = [...this.rooms.values()].filter((room) => room.table?.row.omitted.length && this.isIdle(room));
    const most = this.limits.loadedLong;
    if (heavy.length <= most) return;
    for (const { id } of heavy.sort((a, b) => a.used - b.used).slice(0, heavy.length - most)) this.rooms.delete(id);
  }

  /** Forgets every table in memory: what is wanted is read again. */
  forget(): void {
    for (const room of this.rooms.values()) {
      if (this.isIdle(room)) this.rooms.delete(room.id);
      else
        room.tail = room.tail.then(() => {
          room.table = undefined;
        });
    }
  }

  /** Kept when nothing is under way at any table. */
  async quiet(): Promise<void> {
    await Promise.all([...this.rooms.values()].map(({ tail }) => tail));
  }
}
