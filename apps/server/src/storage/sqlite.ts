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
  KnownGuest,
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
  packed,
  readAppend,
  readChat,
  readCheckpoint,
  readClock,
  readFolded,
  readForesights,
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
import { SqliteSql } from './sqlite-sql.ts';
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
  readonly sql: SqliteSql;
  private readonly database: DatabaseSync;
  private readonly statements = new Map<Name, StatementSync>();
  private readonly slices: Slices;

  constructor(database: DatabaseSync, slices: Slices) {
    this.database = database;
    this.sql = new SqliteSql(database);
    this.slices = slices;
  }

  /** A statement, prepared when it is first wanted. */
  private prepared(name: Name): StatementSync {
    const known = this.statements.get(name);
    if (known) return known;
    const statement = this.database.prepare(SQL[name]);
    this.statements.set(name, statement);
    return statement;
  }

  async write(changes: readonly Change[]): Promise<readonly Written[]> {
    return this.transact(() => changes.map((change) => writeChange((name) => this.prepared(name), change, this.sql)));
  }

  private async transact<T>(work: () => T): Promise<T> {
    while (this.sql.busy) await this.sql.busy;
    this.prepared('begin').run();
    try {
      const done = work();
      this.prepared('commit').run();
      return done;
    } catch (error) {
      if (this.database.isTransaction) this.prepared('rollback').run();
      throw error;
    }
  }

  async match(id: string, chatLines: number): Promise<StoredMatch | undefined> {
    const before = await this.appends(id, 0);
    // From here on without a pause: what else there is of the match is from one moment, and so is the end of its journal.
    const stored = this.besideJournal(id, chatLines);
    if (!stored) return undefined;
    const appends = [...before, ...this.prepared('journal').all(id, seqAfter(before), ALL).map(readAppend)];
    return { ...stored, appends, checkpoint: undefined };
  }

  async matchLately(id: string, chatLines: number): Promise<StoredMatch | undefined> {
    const row = this.prepared('checkpoint').get(id);
    const stored = row && this.besideJournal(id, chatLines);
    if (!stored) return this.match(id, chatLines);
    const checkpoint = readCheckpoint(row);
    const { entries } = checkpoint.checkpoint.bygone;
    const appends = this.isFolded(id)
      ? readFolded(this.prepared('folded').get(id)).filter((append) => append.seq + append.entries.length > entries)
      : this.prepared('journalFrom').all({ match: id, seq: entries }).map(readAppend);
    return { ...stored, appends, checkpoint };
  }

  async news(id: string, since: number, chatLines: number): Promise<StoredMatch | undefined> {
    const stored = this.besideJournal(id, chatLines);
    if (!stored) return undefined;
    const folded = this.prepared('folded').get(id);
    const appends = folded
      ? readFolded(folded).filter(({ seq }) => seq >= since)
      : this.prepared('journal').all(id, since, ALL).map(readAppend);
    return { ...stored, appends, checkpoint: undefined };
  }

  async revision(id: string): Promise<number | undefined> {
    return readNumber(this.prepared('revision').get(id));
  }

  private besideJournal(id: string, chatLines: number): Omit<StoredMatch, 'appends' | 'checkpoint'> | undefined {
    const row = this.prepared('match').get(id);
    const listed = row && this.withSeats(row);
    if (!listed) return undefined;
    const clocks = this.prepared('clocks').all(id).map(readClock);
    const foresights = this.prepared('foresights').all(id).flatMap(readForesights);
    const orderDue = readNumber(this.prepared('whenOrder').get(id)) ?? null;
    const chat = this.prepared('chat').all(id, chatLines).map(readChat);
    const notices = this.prepared('notices').all(id).map(readNotice);
    const imported = listed.row.imported ? readImport(this.prepared('imported').get(id)) : undefined;
    const revision = readNumber(this.prepared('revision').get(id)) ?? 0;
    return {
      ...listed,
      revision,
      row: this.withLongOptions(listed.row),
      clocks,
      foresights,
      orderDue,
      chat,
      notices,
      imported,
    };
  }

  async appends(match: string, since: number): Promise<readonly Append[]> {
    return this.slices.finish(this.reading(match, since));
  }

  private isFolded(match: string): boolean {
    return this.prepared('folded').get(match) !== undefined;
  }

  private *reading(match: string, since: number): Generator<void, Append[]> {
    const folded = this.prepared('folded').get(match);
    if (folded) return readFolded(folded).filter(({ seq }) => seq >= since);
    const appends: Append[] = [];
    for (let from = since; ; from = seqAfter(appends)) {
      const page = this.prepared('journal').all(match, from, PAGE).map(readAppend);
      appends.push(...page);
      if (page.length < PAGE) return appends;
      yield;
    }
  }

  private withLongOptions(row: MatchRow): MatchRow {
    if (row.omitted.length === 0) return row;
    return { ...row, options: { ...row.options, ...readLongOptions(this.prepared('longOptions').get(row.id)) } };
  }

  async listed(id: string): Promise<Listed | undefined> {
    const row = this.prepared('match').get(id);
    return row && this.withSeats(row);
  }

  private withSeats(raw: unknown): Listed {
    const row = readMatch(raw);
    return { row, seats: this.prepared('seats').all(row.id).map(readSeat) };
  }

  async doneBefore(match: string, seat: number, key: string): Promise<number | undefined> {
    return readNumber(this.prepared('doneBefore').get(match, seat, key));
  }

  async snapshot(match: string): Promise<StoredSnapshot | undefined> {
    const row = this.prepared('snapshot').get(match);
    return row && readSnapshot(row);
  }

  async saveSnapshots(snapshots: readonly StoredSnapshot[]): Promise<void> {
    await this.transact(() => {
      for (const { match, seq, snapshot, checkpoint } of snapshots) {
        this.prepared('saveSnapshot').run(match, seq, JSON.stringify(snapshot));
        if (checkpoint) this.saveCheckpoint(match, checkpoint);
      }
    });
  }

  private saveCheckpoint(match: string, checkpoint: StoredCheckpoint): void {
    const { seq, text } = packed(checkpoint);
    this.prepared('saveCheckpoint').run(match, seq, text);
  }

  async fold(before: number, most: number): Promise<number> {
    const ids = this.prepared('foldable').all(before, most).map(readId);
    for (const id of ids) {
      const pages = this.prepared('pages').all(id).map(readPage);
      const text = `[${pages.map(({ seq, at, entries }) => `[${seq},${at},${entries}]`).join()}]`;
      const packed = deflateRawSync(text);
      await this.transact(() => {
        this.prepared('fold').run(id, packed);
        this.prepared('dropJournal').run(id);
        this.prepared('dropSnapshot').run(id);
        this.prepared('foldDone').run(id);
      });
      await this.slices.turn();
    }
    return ids.length;
  }

  async withoutSnapshot(most: number): Promise<readonly string[]> {
    return this.prepared('withoutSnapshot').all(most).map(readId);
  }

  async openTables(since: number, most: number): Promise<readonly Listed[]> {
    return this.slices.finish(mapped(this.prepared('openTables').all(since, most), (row) => this.withSeats(row)));
  }

  async matchesOf(guest: string, most: number): Promise<readonly OwnListed[]> {
    const unfinished = this.prepared('unfinishedOf').all(guest, most);
    const finished = this.prepared('finishedOf').all(guest, most - unfinished.length);
    return this.slices.finish(mapped([...unfinished, ...finished], (row) => this.withOwnClock(this.withSeats(row), guest)));
  }

  private withOwnClock(listed: Listed, guest: string): OwnListed {
    const { row, seats } = listed;
    const own = seats.find((seat) => seat.guest === guest);
    const clock =
      own && row.status === 'running' && row.clock.kind !== 'none' && this.prepared('clockOf').get(row.id, own.seat);
    return { ...listed, clock: clock ? readClock(clock) : undefined };
  }

  async holdingsOf(guest: string): Promise<Holdings> {
    const count = (name: Name): number => readNumber(this.prepared(name).get(guest)) ?? 0;
    return {
      waiting: count('waitingOf'),
      unfinished: count('countUnfinished'),
      botMatches: count('countBotMatches'),
      bytes: count('bytesOf'),
    };
  }

  async hasText(hash: string): Promise<boolean> {
    return (readNumber(this.prepared('hasText').get(hash)) ?? 0) > 0;
  }

  async awaitingBots(): Promise<readonly string[]> {
    return this.prepared('awaitingBots').all().map(readId);
  }

  async due(by: number): Promise<readonly string[]> {
    return this.prepared('due').all(by, by).map(readId);
  }

  async nextDue(): Promise<number | undefined> {
    return readNumber(this.prepared('nextDue').get());
  }

  async postpone(by: number): Promise<void> {
    await this.transact(() => {
      this.prepared('postpone').run({ by });
      this.prepared('postponeOrders').run(by);
    });
  }

  async pulse(): Promise<number | undefined> {
    return readNumber(this.prepared('pulse').get());
  }

  async setPulse(at: number): Promise<void> {
    while (this.sql.busy) await this.sql.busy;
    this.prepared('setPulse').run(at);
  }

  async guestByToken(hash: string): Promise<KnownGuest | undefined> {
    const row = this.prepared('guestByToken').get(hash);
    return row && readGuest(row);
  }

  async addGuest({ id, name, language }: Guest, hash: string, at: number): Promise<void> {
    while (this.sql.busy) await this.sql.busy;
    this.prepared('addGuest').run(id, hash, name, language, at, at);
  }

  async changeGuest({ id, name, language }: Guest): Promise<void> {
    while (this.sql.busy) await this.sql.busy;
    this.prepared('changeGuest').run(name, language, id);
  }

  async guestSeen(guest: string, at: number): Promise<void> {
    while (this.sql.busy) await this.sql.busy;
    this.prepared('guestSeen').run(at, guest);
  }

  async sweepable(before: Ages, most: number): Promise<readonly string[]> {
    return sweepable(this.sql, before, most);
  }

  async sweep(match: string, before: Ages): Promise<boolean> {
    return sweepMatch(this.sql, match, before);
  }

  async sweepGuests(before: Ages, most: number): Promise<number> {
    return sweepGuests(this.sql, before, most);
  }

  async sweepTexts(): Promise<void> {
    await sweepTexts(this.sql);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
