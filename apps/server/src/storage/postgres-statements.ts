/** What the server asks of PostgreSQL about matches. What it writes stands in `postgres-writing.ts`. */

/** Of some matches all there is beside their journals, and of these what comes from a certain number on: from one moment, in one question. */
const besideJournal = (pages: string): string => `SELECT m.*, wish.place,
  (SELECT coalesce(json_agg(s ORDER BY s.seat), '[]'::json) FROM seats s WHERE s.match = m.id) AS seat_rows,
  (SELECT coalesce(json_agg(c ORDER BY c.seat), '[]'::json) FROM clocks c WHERE c.match = m.id) AS clock_rows,
  (SELECT coalesce(json_agg(f ORDER BY f.seat), '[]'::json) FROM foresights f WHERE f.match = m.id) AS foresight_rows,
  (SELECT due FROM waiting_orders w WHERE w.match = m.id) AS order_due,
  (SELECT coalesce(json_agg(l ORDER BY l.id), '[]'::json)
    FROM (SELECT * FROM chat WHERE match = m.id ORDER BY id DESC LIMIT $2) l) AS chat_rows,
  (SELECT coalesce(json_agg(n ORDER BY n.id), '[]'::json) FROM notices n WHERE n.match = m.id) AS notice_rows,
  (SELECT journal FROM imports i WHERE i.match = m.id) AS import_text,
  (SELECT json_object_agg(one.key, texts.text)::text FROM long_options o, json_each_text(o.options::json) one
    JOIN texts ON texts.hash = one.value WHERE o.match = m.id) AS long_text,
  (SELECT coalesce(json_agg(j ORDER BY j.seq), '[]'::json) FROM journal j WHERE j.match = m.id AND j.seq >= ${pages}) AS pages,
  k.checkpoint AS checkpoint_text
  FROM unnest($1::text[], $3::bigint[]) WITH ORDINALITY AS wish(id, since, place)
  JOIN matches m ON m.id = wish.id LEFT JOIN checkpoints k ON k.match = m.id`;

const isAwaited = 'matches.awaited::jsonb @> to_jsonb(seats.seat)';

export const PG = {
  match: besideJournal('wish.since'),
  matchLately: besideJournal('coalesce((SELECT max(seq) FROM journal e WHERE e.match = m.id AND e.seq <= k.seq), wish.since)'),
  revision: 'SELECT revision AS n FROM matches WHERE id = $1',
  row: 'SELECT * FROM matches WHERE id = $1',
  seatsOf: 'SELECT * FROM seats WHERE match = ANY($1) ORDER BY match, seat',
  clocksOf: 'SELECT * FROM clocks WHERE match = ANY($1)',
  journal: 'SELECT seq, entries, seat, key, at FROM journal WHERE match = $1 AND seq >= $2 ORDER BY seq',
  doneBefore: `SELECT coalesce((SELECT min(later.seq) FROM journal later WHERE later.match = this.match AND later.seq > this.seq),
    this.seq + json_array_length(this.entries::json)) AS n FROM journal this
    WHERE this.match = $1 AND this.seat = $2 AND this.key = $3`,

  snapshot: 'SELECT match, seq, snapshot FROM snapshots WHERE match = $1',
  // Of two processes that put a match down, the one that knows more of it counts.
  saveSnapshots: `INSERT INTO snapshots (match, seq, snapshot) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])
    ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, snapshot = excluded.snapshot WHERE excluded.seq >= snapshots.seq`,
  saveCheckpoints: `INSERT INTO checkpoints (match, seq, checkpoint) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])
    ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, checkpoint = excluded.checkpoint
    WHERE excluded.seq >= checkpoints.seq`,
  withoutSnapshot: `SELECT matches.id FROM matches LEFT JOIN snapshots ON snapshots.match = matches.id
    WHERE matches.status = 'running' AND (snapshots.seq IS NULL
      OR EXISTS (SELECT 1 FROM journal WHERE journal.match = matches.id AND journal.seq >= snapshots.seq)) LIMIT $1`,

  folded: 'SELECT journal FROM folded WHERE match = $1',
  foldable: `SELECT id FROM matches WHERE status = 'over' AND folded = 0 AND changed < $1 ORDER BY changed LIMIT $2`,
  foldDone: 'UPDATE matches SET folded = 1, revision = revision + 1 WHERE id = $1 AND folded = 0',
  pages: 'SELECT seq, at, entries FROM journal WHERE match = $1 ORDER BY seq',
  fold: 'INSERT INTO folded (match, journal) VALUES ($1, $2)',
  dropJournal: 'DELETE FROM journal WHERE match = $1',
  dropSnapshot: 'DELETE FROM snapshots WHERE match = $1',

  openTables: `SELECT * FROM matches WHERE status = 'waiting' AND visibility = 'table' AND made > $1 ORDER BY made DESC LIMIT $2`,
  unfinishedOf: `SELECT matches.* FROM seats JOIN matches ON matches.id = seats.match
    WHERE seats.guest = $1 AND seats.ended IS NULL AND matches.status <> 'cancelled'
    ORDER BY (matches.status = 'running' AND seats.kind = 'person' AND ${isAwaited}) DESC, matches.changed DESC LIMIT $2`,
  finishedOf: `SELECT matches.* FROM seats JOIN matches ON matches.id = seats.match
    WHERE seats.guest = $1 AND seats.ended IS NOT NULL ORDER BY seats.ended DESC LIMIT $2`,
  holdings: `SELECT
    (SELECT count(*) FROM matches WHERE maker = $1 AND status = 'waiting') AS waiting,
    (SELECT count(*) FROM seats WHERE guest = $1 AND ended IS NULL) AS unfinished,
    (SELECT count(*) FROM matches WHERE maker = $1 AND status = 'running'
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.kind <> 'bot')) AS "botMatches",
    (SELECT coalesce(sum(bytes), 0) FROM matches WHERE maker = $1 AND bytes > 0) AS bytes`,
  hasText: 'SELECT count(*) AS n FROM texts WHERE hash = $1',
  awaitingBots: `SELECT DISTINCT matches.id FROM matches JOIN seats ON seats.match = matches.id
    WHERE matches.status = 'running' AND seats.kind = 'bot' AND ${isAwaited}`,

  // Taken: whoever has it in hand has until then. What another process is just taking is left to it.
  dueClocks: `UPDATE clocks SET taken = $2 WHERE (match, seat) IN (SELECT match, seat FROM clocks
    WHERE due <= $1 AND coalesce(taken, 0) <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING match AS id`,
  dueOrders: `UPDATE waiting_orders SET taken = $2 WHERE match IN (SELECT match FROM waiting_orders
    WHERE due <= $1 AND coalesce(taken, 0) <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING match AS id`,
  nextDue: `SELECT min(greatest(due, coalesce(taken, 0))) AS n FROM (
    (SELECT due, taken FROM clocks WHERE due IS NOT NULL ORDER BY due LIMIT 100)
    UNION ALL (SELECT due, taken FROM waiting_orders ORDER BY due LIMIT 100)) AS next`,
  postpone: `WITH moved AS (UPDATE clocks SET due = due + $1, stopped = stopped + $1
    WHERE coalesce(due, stopped) IS NOT NULL RETURNING match), put_off AS (
    UPDATE waiting_orders SET due = due + $1 RETURNING match)
    UPDATE matches SET revision = revision + 1 WHERE id IN (SELECT match FROM moved UNION SELECT match FROM put_off)`,

  guestByToken: 'SELECT id, name, language, seen, suspended FROM guests WHERE token = $1',
  addGuest: 'INSERT INTO guests (id, token, name, language, made, seen) VALUES ($1, $2, $3, $4, $5, $5)',
  guestSeen: 'UPDATE guests SET seen = $1 WHERE id = $2',
  changeGuest: 'UPDATE guests SET name = $1, language = $2 WHERE id = $3',

  pulse: 'SELECT max(seen) AS n FROM processes',
  setPulse: `INSERT INTO processes (id, began, seen) VALUES ($1, $2, $2)
    ON CONFLICT (id) DO UPDATE SET seen = greatest(processes.seen, excluded.seen)`,
} as const;
