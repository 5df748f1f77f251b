/** The store in one file, with SQLite: every statement the server knows stands here. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Change, Guest, Listed, Storage, StoredMatch, StoredSnapshot, Written } from './port.ts';
import { readAppend, readChat, readClock, readGuest, readId, readMatch, readNumber, readSeat, readSnapshot } from './rows.ts';
import { MIGRATIONS } from './schema.ts';

const BUSY_TIMEOUT = 5000;

const SQL = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',

  append: 'INSERT INTO journal (match, seq, entries, seat, key, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  makeMatch: `INSERT INTO matches (id, game, version, options, seats, visibility, clock, seed, maker, made,
      status, awaited, outcome, consent, rematch, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  stand: 'UPDATE matches SET status = ?, awaited = ?, outcome = ?, consent = ?, rematch = ?, changed = ? WHERE id = ?',
  asked: 'UPDATE matches SET awaited = ?, changed = ? WHERE id = ?',
  seat: `INSERT INTO seats (match, seat, kind, guest, name, level, salt, gone) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, guest = excluded.guest, name = excluded.name,
      level = excluded.level, salt = excluded.salt, gone = excluded.gone`,
  clock: `INSERT INTO clocks (match, seat, rest, due) VALUES (?, ?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET rest = excluded.rest, due = excluded.due`,
  orderDue: 'INSERT INTO waiting_orders (match, due) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET due = excluded.due',
  whenOrder: 'SELECT due AS n FROM waiting_orders WHERE match = ?',
  orderDone: 'DELETE FROM waiting_orders WHERE match = ?',
  addChat: 'INSERT INTO chat (match, id, key, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)',

  match: 'SELECT * FROM matches WHERE id = ?',
  seats: 'SELECT * FROM seats WHERE match = ? ORDER BY seat',
  clocks: 'SELECT * FROM clocks WHERE match = ? ORDER BY seat',
  journal: 'SELECT seq, entries, seat, key, at FROM journal WHERE match = ? ORDER BY seq',
  doneBefore: `SELECT coalesce((SELECT min(later.seq) FROM journal later WHERE later.match = this.match AND later.seq > this.seq),
      this.seq + json_array_length(this.entries)) AS n FROM journal this WHERE this.match = ? AND this.seat = ? AND this.key = ?`,
  chat: 'SELECT * FROM (SELECT * FROM chat WHERE match = ? ORDER BY id DESC LIMIT ?) ORDER BY id',

  snapshot: 'SELECT match, seq, snapshot FROM snapshots WHERE match = ?',
  saveSnapshot: `INSERT INTO snapshots (match, seq, snapshot) VALUES (?, ?, ?)
      ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, snapshot = excluded.snapshot`,
  withoutSnapshot: `SELECT matches.id FROM matches LEFT JOIN snapshots ON snapshots.match = matches.id
      WHERE matches.status = 'running' AND (snapshots.seq IS NULL
        OR EXISTS (SELECT 1 FROM journal WHERE journal.match = matches.id AND journal.seq >= snapshots.seq)) LIMIT ?`,

  openTables: `SELECT * FROM matches WHERE status = 'waiting' AND visibility = 'table' AND made > ? ORDER BY made DESC LIMIT ?`,
  matchesOf: `SELECT matches.* FROM matches JOIN seats ON seats.match = matches.id
      WHERE seats.guest = ? AND matches.status <> 'cancelled'
      ORDER BY matches.status = 'running' AND seats.kind = 'person'
        AND EXISTS (SELECT 1 FROM json_each(matches.awaited) WHERE value = seats.seat) DESC, matches.changed DESC LIMIT ?`,
  waitingOf: `SELECT count(*) AS n FROM matches WHERE maker = ? AND status = 'waiting'`,
  awaitingBots: `SELECT DISTINCT matches.id FROM matches JOIN seats ON seats.match = matches.id
      WHERE matches.status = 'running' AND seats.kind = 'bot'
        AND EXISTS (SELECT 1 FROM json_each(matches.awaited) WHERE value = seats.seat)`,

  due: 'SELECT match AS id FROM clocks WHERE due <= ? UNION SELECT match AS id FROM waiting_orders WHERE due <= ?',
  nextDue: `SELECT min(due) AS n FROM (SELECT min(due) AS due FROM clocks WHERE due IS NOT NULL
      UNION ALL SELECT min(due) AS due FROM waiting_orders)`,
  postpone: 'UPDATE clocks SET due = due + ? WHERE due IS NOT NULL',
  pulse: 'SELECT at AS n FROM pulse',
  setPulse: 'INSERT INTO pulse (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at',

  guestByToken: 'SELECT id, name, language FROM guests WHERE token = ?',
  addGuest: 'INSERT INTO guests (id, token, name, language, made) VALUES (?, ?, ?, ?, ?)',
  changeGuest: 'UPDATE guests SET name = ?, language = ? WHERE id = ?',
} as const;
type Name = keyof typeof SQL;

class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** Opens the file and brings its tables up to date. */
export function openSqlite(path: string): Storage {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  // FULL: a commit is on the disk before anybody is told about it.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  migrate(database, path);
  return new Sqlite(database);
}

function migrate(database: DatabaseSync, path: string): void {
  const found = Object.values(database.prepare('PRAGMA user_version').get() ?? {})[0];
  const version = typeof found === 'number' ? found : 0;
  if (version > MIGRATIONS.length) {
    throw new NewerDatabase(
      `${path} was written by a newer Taverne (database version ${version}; this one knows ${MIGRATIONS.length})`,
    );
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

class Sqlite implements Storage {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<Name, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
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
    return this.transact(() => changes.map((change) => this.writeOne(change)));
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

  private writeOne(change: Change): Written {
    const { match, made, append, standing, asked, clocks, orderDue, chat } = change;
    if (append) {
      const { seq, entries, seat, key, at } = append;
      // The first write of a change: when its place in the journal is taken, nothing else has been touched.
      if (this.sql('append').run(match, seq, JSON.stringify(entries), seat, key, at).changes === 0) return 'behind';
    }
    if (made) {
      const { id, game, version, options, seats, visibility, clock, seed, maker } = made;
      const terms = [id, game, version, JSON.stringify(options), seats, visibility, JSON.stringify(clock), seed, maker];
      const { status, awaited, outcome, consent, rematch, changed } = made;
      const now = [status, JSON.stringify(awaited), jsonOrNull(outcome), jsonOrNull(consent), rematch, changed];
      this.sql('makeMatch').run(...terms, made.made, ...now);
    }
    if (standing) {
      const { status, awaited, outcome, consent, rematch, changed } = standing;
      const text = JSON.stringify(awaited);
      this.sql('stand').run(status, text, jsonOrNull(outcome), jsonOrNull(consent), rematch, changed, match);
    }
    if (asked) this.sql('asked').run(JSON.stringify(asked.awaited), asked.changed, match);
    for (const { seat, kind, guest, name, level, salt, left } of change.seats ?? []) {
      this.sql('seat').run(match, seat, kind, guest, name, level, salt, left ? 1 : 0);
    }
    for (const { seat, left, due } of clocks ?? [])
      this.sql('clock').run(match, seat, Math.round(left), due && Math.round(due));
    if (orderDue === null) this.sql('orderDone').run(match);
    else if (orderDue !== undefined) this.sql('orderDue').run(match, orderDue);
    if (chat) this.sql('addChat').run(match, chat.id, chat.key, chat.seat, chat.name, chat.text, chat.at);
    return 'written';
  }

  async match(id: string, chatLines: number): Promise<StoredMatch | undefined> {
    const listed = await this.listed(id);
    if (!listed) return undefined;
    const clocks = this.sql('clocks').all(id).map(readClock);
    const orderDue = readNumber(this.sql('whenOrder').get(id)) ?? null;
    const chat = this.sql('chat').all(id, chatLines).map(readChat);
    return { ...listed, clocks, orderDue, chat, appends: this.sql('journal').all(id).map(readAppend) };
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
      for (const { match, seq, snapshot } of snapshots) this.sql('saveSnapshot').run(match, seq, JSON.stringify(snapshot));
    });
  }

  async withoutSnapshot(most: number): Promise<readonly string[]> {
    return this.sql('withoutSnapshot').all(most).map(readId);
  }

  async openTables(since: number, most: number): Promise<readonly Listed[]> {
    return this.sql('openTables')
      .all(since, most)
      .map((row) => this.withSeats(row));
  }

  async matchesOf(guest: string, most: number): Promise<readonly Listed[]> {
    return this.sql('matchesOf')
      .all(guest, most)
      .map((row) => this.withSeats(row));
  }

  async waitingOf(maker: string): Promise<number> {
    return readNumber(this.sql('waitingOf').get(maker)) ?? 0;
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
    this.sql('postpone').run(by);
  }

  async pulse(): Promise<number | undefined> {
    return readNumber(this.sql('pulse').get());
  }

  async setPulse(at: number): Promise<void> {
    this.sql('setPulse').run(at);
  }

  async guestByToken(hash: string): Promise<Guest | undefined> {
    const row = this.sql('guestByToken').get(hash);
    return row && readGuest(row);
  }

  async addGuest({ id, name, language }: Guest, hash: string, at: number): Promise<void> {
    this.sql('addGuest').run(id, hash, name, language, at);
  }

  async changeGuest({ id, name, language }: Guest): Promise<void> {
    this.sql('changeGuest').run(name, language, id);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
