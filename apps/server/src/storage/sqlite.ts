/** The store in one file, with SQLite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { deflateRawSync } from 'node:zlib';
import { mapped, Slices } from '../slices.ts';
import { openDatabase } from './opening.ts';
import type {
  Ages,
  Append,
  Change,
  Guest,
  Holdings,
  Listed,
  MatchRow,
  OwnListed,
  Storage,
  StoredCheckpoint,
  StoredMatch,
  StoredSnapshot,
  Written,
} from './port.ts';
import {
  readAppend,
  readChat,
  readCheckpoint,
  readClock,
  readFolded,
  readGuest,
  readId,
  readImport,
  readLongOptions,
  readMatch,
  readNotice,
  readNumber,
  readPage,
  readSeat,
  readSnapshot,
} from './rows.ts';
import { type Name, SQL } from './statements.ts';
import { sweepable, sweepGuests, sweepMatch, sweepTexts } from './sweeping.ts';
import { writeChange } from './writing.ts';

/** Opens the file and brings its tables up to date. */
export const openSqlite = (path: string, slices = new Slices()): Storage => new Sqlite(openDatabase(path), slices);

/** Rows of a journal that are read before others have their turn; and as many as there are. */
const PAGE = 100;
const ALL = -1;

function seqAfter(appends: readonly Append[]): number {
  const last = appends.at(-1);
  return last ? last.seq + last.entries.length : 0;
}

class Sqlite implements Storage {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<Name, StatementSync>();
  private readonly slices: Slices;

  constructor(database: DatabaseSync, slices: Slices) {
    this.database = database;
    this.slices = slices;
  }

  /** A statement, prepared when it is first wanted. */
  private sql(name: Name): StatementSync {
    const known = this.statements.get(name);
    if (known) return known;
    const statement = this.database.prepare(SQL[name]);
    this.statements.set(name, statement);
    return statement;
  }

  async write(changes: readonly Change[]): Promise<readonly Written[]> {
    return this.transact(() => changes.map((change) => writeChange((name) => this.sql(name), change)));
  }

  private transact<T>(work: () => T): T {
    this.sql('begin').run();
    try {
      const done = work();
      this.sql('commit').run();
      return done;
    } catch (error) {
      if (this.database.isTransaction) this.sql('rollback').run();
      throw error;
    }
  }

  async match(id: string, chatLines: number): Promise<StoredMatch | undefined> {
    const before = await this.appends(id, 0);
    // From here on without a pause: what else there is of the match is from one moment, and so is the end of its journal.
    const stored = this.besideJournal(id, chatLines);
    if (!stored) return undefined;
    const appends = [...before, ...this.sql('journal').all(id, seqAfter(before), ALL).map(readAppend)];
    return { ...stored, appends, checkpoint: undefined };
  }

  async matchLately(id: string, chatLines: number): Promise<StoredMatch | undefined> {
    const row = this.sql('checkpoint').get(id);
    const stored = row && this.besideJournal(id, chatLines);
    if (!stored) return this.match(id, chatLines);
    const checkpoint = readCheckpoint(row);
    const { entries } = checkpoint.checkpoint.bygone;
    const appends = this.isFolded(id)
      ? readFolded(this.sql('folded').get(id)).filter((append) => append.seq + append.entries.length > entries)
      : this.sql('journalFrom').all({ match: id, seq: entries }).map(readAppend);
    return { ...stored, appends, checkpoint };
  }

  private besideJournal(id: string, chatLines: number): Omit<StoredMatch, 'appends' | 'checkpoint'> | undefined {
    const row = this.sql('match').get(id);
    const listed = row && this.withSeats(row);
    if (!listed) return undefined;
    const clocks = this.sql('clocks').all(id).map(readClock);
    const orderDue = readNumber(this.sql('whenOrder').get(id)) ?? null;
    const chat = this.sql('chat').all(id, chatLines).map(readChat);
    const notices = this.sql('notices').all(id).map(readNotice);
    const imported = listed.row.imported ? readImport(this.sql('imported').get(id)) : undefined;
    return { ...listed, row: this.withLongOptions(listed.row), clocks, orderDue, chat, notices, imported };
  }

  async appends(match: string, since: number): Promise<readonly Append[]> {
    return this.slices.finish(this.reading(match, since));
  }

  private isFolded(match: string): boolean {
    return this.sql('folded').get(match) !== undefined;
  }

  private *reading(match: string, since: number): Generator<void, Append[]> {
    const folded = this.sql('folded').get(match);
    if (folded) return readFolded(folded).filter(({ seq }) => seq >= since);
    const appends: Append[] = [];
    for (let from = since; ; from = seqAfter(appends)) {
      const page = this.sql('journal').all(match, from, PAGE).map(readAppend);
      appends.push(...page);
      if (page.length < PAGE) return appends;
      yield;
    }
  }

  private withLongOptions(row: MatchRow): MatchRow {
    if (row.omitted.length === 0) return row;
    return { ...row, options: { ...row.options, ...readLongOptions(this.sql('longOptions').get(row.id)) } };
  }

  async listed(id: string): Promise<Listed | undefined> {
    const row = this.sql('match').get(id);
    return row && this.withSeats(row);
  }

  private withSeats(raw: unknown): Listed {
    const row = readMatch(raw);
    return { row, seats: this.sql('seats').all(row.id).map(readSeat) };
  }

  async doneBefore(match: string, seat: number, key: string): Promise<number | undefined> {
    return readNumber(this.sql('doneBefore').get(match, seat, key));
  }

  async snapshot(match: string): Promise<StoredSnapshot | undefined> {
    const row = this.sql('snapshot').get(match);
    return row && readSnapshot(row);
  }

  async saveSnapshots(snapshots: readonly StoredSnapshot[]): Promise<void> {
    this.transact(() => {
      for (const { match, seq, snapshot, checkpoint } of snapshots) {
        this.sql('saveSnapshot').run(match, seq, JSON.stringify(snapshot));
        if (checkpoint) this.saveCheckpoint(match, checkpoint);
      }
    });
  }

  private saveCheckpoint(match: string, { checkpoint, keys, offered, bytes }: StoredCheckpoint): void {
    const packed = Buffer.from(Uint32Array.from(keys).buffer).toString('base64');
    const text = JSON.stringify({ checkpoint, keys: packed, offered, bytes });
    this.sql('saveCheckpoint').run(match, checkpoint.bygone.entries, text);
  }

  async fold(before: number, most: number): Promise<number> {
    const ids = this.sql('foldable').all(before, most).map(readId);
    for (const id of ids) {
      const pages = this.sql('pages').all(id).map(readPage);
      const text = `[${pages.map(({ seq, at, entries }) => `[${seq},${at},${entries}]`).join()}]`;
      const packed = deflateRawSync(text);
      this.transact(() => {
        this.sql('fold').run(id, packed);
        this.sql('dropJournal').run(id);
        this.sql('dropSnapshot').run(id);
        this.sql('foldDone').run(id);
      });
      await this.slices.turn();
    }
    return ids.length;
  }

  async withoutSnapshot(most: number): Promise<readonly string[]> {
    return this.sql('withoutSnapshot').all(most).map(readId);
  }

  async openTables(since: number, most: number): Promise<readonly Listed[]> {
    return this.slices.finish(mapped(this.sql('openTables').all(since, most), (row) => this.withSeats(row)));
  }

  async matchesOf(guest: string, most: number): Promise<readonly OwnListed[]> {
    const unfinished = this.sql('unfinishedOf').all(guest, most);
    const finished = this.sql('finishedOf').all(guest, most - unfinished.length);
    return this.slices.finish(mapped([...unfinished, ...finished], (row) => this.withOwnClock(this.withSeats(row), guest)));
  }

  private withOwnClock(listed: Listed, guest: string): OwnListed {
    const { row, seats } = listed;
    const own = seats.find((seat) => seat.guest === guest);
    const clock = own && row.status === 'running' && row.clock.kind !== 'none' && this.sql('clockOf').get(row.id, own.seat);
    return { ...listed, clock: clock ? readClock(clock) : undefined };
  }

  async holdingsOf(guest: string): Promise<Holdings> {
    const count = (name: Name): number => readNumber(this.sql(name).get(guest)) ?? 0;
    return {
      waiting: count('waitingOf'),
      unfinished: count('countUnfinished'),
      botMatches: count('countBotMatches'),
      bytes: count('bytesOf'),
    };
  }

  async hasText(hash: string): Promise<boolean> {
    return (readNumber(this.sql('hasText').get(hash)) ?? 0) > 0;
  }

  async awaitingBots(): Promise<readonly string[]> {
    return this.sql('awaitingBots').all().map(readId);
  }

  async due(by: number): Promise<readonly string[]> {
    return this.sql('due').all(by, by).map(readId);
  }

  async nextDue(): Promise<number | undefined> {
    return readNumber(this.sql('nextDue').get());
  }

  async postpone(by: number): Promise<void> {
    this.transact(() => {
      this.sql('postpone').run({ by });
      this.sql('postponeOrders').run(by);
    });
  }

  async pulse(): Promise<number | undefined> {
    return readNumber(this.sql('pulse').get());
  }

  async setPulse(at: number): Promise<void> {
    this.sql('setPulse').run(at);
  }

  async guestByToken(hash: string): Promise<(Guest & { readonly seen: number }) | undefined> {
    const row = this.sql('guestByToken').get(hash);
    return row && readGuest(row);
  }

  async addGuest({ id, name, language }: Guest, hash: string, at: number): Promise<void> {
    this.sql('addGuest').run(id, hash, name, language, at, at);
  }

  async changeGuest({ id, name, language }: Guest): Promise<void> {
    this.sql('changeGuest').run(name, language, id);
  }

  async guestSeen(guest: string, at: number): Promise<void> {
    this.sql('guestSeen').run(at, guest);
  }

  async sweepable(before: Ages, most: number): Promise<readonly string[]> {
    return sweepable(this.database, before, most);
  }

  async sweep(match: string, before: Ages): Promise<boolean> {
    return this.transact(() => sweepMatch(this.database, match, before));
  }

  async sweepGuests(before: Ages, most: number): Promise<number> {
    return this.transact(() => sweepGuests(this.database, before, most));
  }

  async sweepTexts(): Promise<void> {
    this.transact(() => sweepTexts(this.database));
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
