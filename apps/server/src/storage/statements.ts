/** Every statement that the server says to SQLite, but for those of the sweep. */
export const SQL = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',

  append: 'INSERT INTO journal (match, seq, entries, seat, key, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  makeMatch: `INSERT INTO matches (id, game, version, options, seats, visibility, clock, seed, maker, made,
      status, awaited, outcome, consent, rematch, changed, omitted, imported, proof, bytes, programs)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  revise: 'UPDATE matches SET revision = revision + 1 WHERE id = ? AND revision = ?',
  reviseAsked: 'UPDATE matches SET revision = revision + 1, awaited = ?, changed = ? WHERE id = ? AND revision = ?',
  revision: 'SELECT revision AS n FROM matches WHERE id = ?',
  begun: 'UPDATE matches SET version = ? WHERE id = ?',
  maker: 'UPDATE matches SET maker = ? WHERE id = ?',
  addLongOptions: 'INSERT INTO long_options (match, options) VALUES (?, ?)',
  addText: 'INSERT OR IGNORE INTO texts (hash, text) VALUES (?, ?)',
  hasText: 'SELECT count(*) AS n FROM texts WHERE hash = ?',
  longOptions: `SELECT json_group_object(one.key, texts.text) AS options FROM long_options, json_each(long_options.options) AS one
      JOIN texts ON texts.hash = one.value WHERE long_options.match = ? GROUP BY long_options.match`,
  addImport: 'INSERT INTO imports (match, journal) VALUES (?, ?)',
  imported: 'SELECT journal FROM imports WHERE match = ?',
  importDone: 'DELETE FROM imports WHERE match = ?',
  addNotice: 'INSERT INTO notices (match, id, notice) VALUES (?, ?, ?)',
  notices: 'SELECT notice FROM notices WHERE match = ? ORDER BY id',
  stand: 'UPDATE matches SET status = ?, awaited = ?, outcome = ?, consent = ?, rematch = ?, changed = ? WHERE id = ?',
  asked: 'UPDATE matches SET awaited = ?, changed = ? WHERE id = ?',
  seat: `INSERT INTO seats (match, seat, kind, guest, name, level, salt, gone, promise, ready, holiday)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, guest = excluded.guest, name = excluded.name,
      level = excluded.level, salt = excluded.salt, gone = excluded.gone, promise = excluded.promise,
      ready = excluded.ready, holiday = excluded.holiday`,
  clock: `INSERT INTO clocks (match, seat, rest, bank, due, stopped) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET rest = excluded.rest, bank = excluded.bank, due = excluded.due, stopped = excluded.stopped`,
  foresights: 'SELECT list FROM foresights WHERE match = ? ORDER BY seat',
  foresee: `INSERT INTO foresights (match, seat, list) VALUES (?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET list = excluded.list`,
  forget: 'DELETE FROM foresights WHERE match = ? AND seat = ?',
  orderDue: 'INSERT INTO waiting_orders (match, due) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET due = excluded.due',
  whenOrder: 'SELECT due AS n FROM waiting_orders WHERE match = ?',
  orderDone: 'DELETE FROM waiting_orders WHERE match = ?',
  addChat: 'INSERT INTO chat (match, id, key, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)',

  match: 'SELECT * FROM matches WHERE id = ?',
  seats: 'SELECT * FROM seats WHERE match = ? ORDER BY seat',
  clocks: 'SELECT * FROM clocks WHERE match = ? ORDER BY seat',
  clockOf: 'SELECT * FROM clocks WHERE match = ? AND seat = ?',
  journal: 'SELECT seq, entries, seat, key, at FROM journal WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?',
  journalFrom: `SELECT seq, entries, seat, key, at FROM journal WHERE match = :match
      AND seq >= (SELECT max(seq) FROM journal WHERE match = :match AND seq <= :seq) ORDER BY seq`,
  doneBefore: `SELECT coalesce((SELECT min(later.seq) FROM journal later WHERE later.match = this.match AND later.seq > this.seq),
      this.seq + json_array_length(this.entries)) AS n FROM journal this WHERE this.match = ? AND this.seat = ? AND this.key = ?`,
  chat: 'SELECT * FROM (SELECT * FROM chat WHERE match = ? ORDER BY id DESC LIMIT ?) ORDER BY id',

  snapshot: 'SELECT match, seq, snapshot FROM snapshots WHERE match = ?',
  saveSnapshot: `INSERT INTO snapshots (match, seq, snapshot) VALUES (?, ?, ?)
      ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, snapshot = excluded.snapshot`,
  withoutSnapshot: `SELECT matches.id FROM matches LEFT JOIN snapshots ON snapshots.match = matches.id
      WHERE matches.status = 'running' AND (snapshots.seq IS NULL
        OR EXISTS (SELECT 1 FROM journal WHERE journal.match = matches.id AND journal.seq >= snapshots.seq)) LIMIT ?`,

  checkpoint: 'SELECT seq, checkpoint FROM checkpoints WHERE match = ?',
  saveCheckpoint: `INSERT INTO checkpoints (match, seq, checkpoint) VALUES (?, ?, ?)
      ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, checkpoint = excluded.checkpoint`,

  folded: 'SELECT journal FROM folded WHERE match = ?',
  foldable: `SELECT id FROM matches WHERE status = 'over' AND folded = 0 AND changed < ? ORDER BY changed LIMIT ?`,
  pages: 'SELECT seq, at, entries FROM journal WHERE match = ? ORDER BY seq',
  fold: 'INSERT INTO folded (match, journal) VALUES (?, ?)',
  foldDone: 'UPDATE matches SET folded = 1 WHERE id = ?',
  dropJournal: 'DELETE FROM journal WHERE match = ?',
  dropSnapshot: 'DELETE FROM snapshots WHERE match = ?',

  openTables: `SELECT * FROM matches WHERE status = 'waiting' AND visibility = 'table' AND made > ? ORDER BY made DESC LIMIT ?`,
  unfinishedOf: `SELECT matches.* FROM seats JOIN matches ON matches.id = seats.match
      WHERE seats.guest = ? AND seats.ended IS NULL AND matches.status <> 'cancelled'
      ORDER BY matches.status = 'running' AND seats.kind = 'person'
        AND EXISTS (SELECT 1 FROM json_each(matches.awaited) WHERE value = seats.seat) DESC, matches.changed DESC LIMIT ?`,
  finishedOf: `SELECT matches.* FROM seats JOIN matches ON matches.id = seats.match
      WHERE seats.guest = ? AND seats.ended IS NOT NULL ORDER BY seats.ended DESC LIMIT ?`,
  ended: 'UPDATE seats SET ended = ? WHERE match = ?',
  countUnfinished: 'SELECT count(*) AS n FROM seats WHERE guest = ? AND ended IS NULL',
  countBotMatches: `SELECT count(*) AS n FROM matches WHERE maker = ? AND status = 'running'
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.kind <> 'bot')`,
  bytesOf: 'SELECT sum(bytes) AS n FROM matches WHERE maker = ? AND bytes > 0',
  waitingOf: `SELECT count(*) AS n FROM matches WHERE maker = ? AND status = 'waiting'`,
  awaitingBots: `SELECT DISTINCT matches.id FROM matches JOIN seats ON seats.match = matches.id
      WHERE matches.status = 'running' AND seats.kind = 'bot'
        AND EXISTS (SELECT 1 FROM json_each(matches.awaited) WHERE value = seats.seat)`,

  due: 'SELECT match AS id FROM clocks WHERE due <= ? UNION SELECT match AS id FROM waiting_orders WHERE due <= ?',
  nextDue: `SELECT min(due) AS n FROM (SELECT min(due) AS due FROM clocks WHERE due IS NOT NULL
      UNION ALL SELECT min(due) AS due FROM waiting_orders)`,
  postpone: 'UPDATE clocks SET due = due + :by, stopped = stopped + :by WHERE coalesce(due, stopped) IS NOT NULL',
  postponeOrders: 'UPDATE waiting_orders SET due = due + ?',
  pulse: 'SELECT at AS n FROM pulse',
  setPulse: 'INSERT INTO pulse (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at',

  guestByToken: 'SELECT id, name, language, seen, suspended FROM guests WHERE token = ?',
  addGuest: 'INSERT INTO guests (id, token, name, language, made, seen) VALUES (?, ?, ?, ?, ?, ?)',
  guestSeen: 'UPDATE guests SET seen = ? WHERE id = ?',
  changeGuest: 'UPDATE guests SET name = ?, language = ? WHERE id = ?',
} as const;
export type Name = keyof typeof SQL;
