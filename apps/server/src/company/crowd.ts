/** What processes know of each other stands in a few tables: who is alive, which matches are watched where, who is where. */
import { z } from 'zod';
import type { Attendance, Elsewhere } from '../sockets/hub.ts';
import type { Postgres } from '../storage/postgres.ts';
import { inOnePiece, type Phrase, transact } from '../storage/postgres-sql.ts';
import type { Row } from '../storage/sql.ts';

/** Somebody who is at a match in another process, or was. */
interface Others {
  readonly here: ReadonlySet<string>;
  readonly away: ReadonlyMap<string, number>;
  readonly spectators: number;
}

/** What the other processes are told at once. */
interface Saying {
  readonly rows: readonly (Attendance & { readonly match: string })[];
  readonly guests: readonly (readonly [guest: string, isHere: boolean])[];
  readonly nudges: readonly (readonly [guest: string, match: string, game: string])[];
}

const watchingRow = z.object({
  match: z.string(),
  here: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  away: z.string().transform((text) => z.array(z.tuple([z.string(), z.number()])).parse(JSON.parse(text))),
  spectators: z.int(),
  seen: z.int().nullable(),
});
const idRow = z.object({ id: z.string() });
const numberRow = z.object({ n: z.number().nullable() });

/** Any number that nobody else uses: of all who notice an outage one sees to it. */
const OUTAGE_LOCK = 7_283_611;

export class Crowd implements Elsewhere {
  private readonly storage: Postgres;
  private readonly process: string;
  private readonly others = new Map<string, Others>();

  constructor(storage: Postgres, process: string) {
    this.storage = storage;
    this.process = process;
  }

  isHere(match: string, guest: string): boolean {
    return this.others.get(match)?.here.has(guest) ?? false;
  }

  spectators(match: string): number {
    return this.others.get(match)?.spectators ?? 0;
  }

  awaySince(match: string, guest: string): number | undefined {
    return this.others.get(match)?.away.get(guest);
  }

  /**
   * Says who is at these matches here, and which guests came and went; whoever watches them elsewhere is told to look, and we have
   * looked, too. All of it goes in one piece: whoever comes to a match waits for it, and where there is no core to spare each answer
   * of the database that is waited for takes as long as all of this.
   */
  async say({ rows, guests, nudges }: Saying, now: number): Promise<void> {
    const statements = [...this.watched(rows, now), ...this.coming(guests, now), ...this.nudged(nudges)];
    const watched = rows.flatMap(({ match, isWatched }) => (isWatched ? [match] : []));
    const look = watched.length > 0 ? [this.elsewhere(watched)] : [];
    if (statements.length === 0) return;
    const [seen] = await inOnePiece(this.storage.pool, statements, look);
    for (const { match, isWatched } of rows) if (!isWatched) this.others.delete(match);
    this.saw(watched, seen?.rows ?? [], now - FRESH);
  }

  private watched(rows: Saying['rows'], now: number): readonly Phrase[] {
    if (rows.length === 0) return [];
    const matches = rows.map(({ match }) => match).toSorted();
    return [
      // Whoever writes to one of these now is waited for; who writes later finds that we want to be told.
      { text: 'SELECT 1 FROM matches WHERE id = ANY($1) ORDER BY id FOR SHARE', values: [matches] },
      {
        text: `INSERT INTO watching (match, process, wants, here, away, spectators, at)
          SELECT v.match, $6, v.wants, v.here, v.away, v.spectators, $7
          FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[]) AS v(match, wants, here, away, spectators)
          ON CONFLICT (match, process) DO UPDATE SET wants = excluded.wants, here = excluded.here, away = excluded.away,
            spectators = excluded.spectators, at = excluded.at`,
        values: [
          rows.map(({ match }) => match),
          rows.map(({ isWatched }) => (isWatched ? 1 : 0)),
          rows.map(({ here }) => JSON.stringify(here)),
          rows.map(({ away }) => JSON.stringify(away)),
          rows.map(({ spectators }) => spectators),
          this.process,
          now,
        ],
      },
      {
        text: `SELECT pg_notify(process, 'p ' || string_agg(match, ' ')) FROM watching
          WHERE match = ANY($1) AND wants = 1 AND process <> $2 GROUP BY process`,
        values: [matches, this.process],
      },
    ];
  }

  /** Who is at these matches elsewhere, in processes that were alive after this. */
  async look(matches: readonly string[], since: number): Promise<void> {
    if (matches.length === 0) return;
    const { text, values } = this.elsewhere(matches);
    const { rows } = await this.storage.pool.query<Row>(text, [...values]);
    this.saw(matches, rows, since);
  }

  private elsewhere(matches: readonly string[]): Phrase {
    return {
      text: `SELECT w.match, w.here, w.away, w.spectators, p.seen FROM watching w LEFT JOIN processes p ON p.id = w.process
        WHERE w.match = ANY($1) AND w.process <> $2`,
      values: [matches, this.process],
    };
  }

  private saw(matches: readonly string[], rows: readonly Row[], since: number): void {
    const found = Map.groupBy(
      rows.map((row) => watchingRow.parse(row)),
      ({ match }) => match,
    );
    for (const match of matches) this.others.set(match, together(found.get(match) ?? [], since));
  }

  private coming(guests: Saying['guests'], now: number): readonly Phrase[] {
    const here = guests.flatMap(([guest, isHere]) => (isHere ? [guest] : []));
    const gone = guests.flatMap(([guest, isHere]) => (isHere ? [] : [guest]));
    const came = {
      text: `INSERT INTO online (guest, process, since) SELECT one, $2, $3 FROM unnest($1::text[]) AS one ON CONFLICT DO NOTHING`,
      values: [here, this.process, now],
    };
    const went = { text: 'DELETE FROM online WHERE process = $2 AND guest = ANY($1)', values: [gone, this.process] };
    return [...(here.length > 0 ? [came] : []), ...(gone.length > 0 ? [went] : [])];
  }

  /** Of these guests, those who are at a process that was alive after this. */
  async whoIsHere(guests: readonly string[], since: number): Promise<readonly string[]> {
    const { rows } = await this.storage.pool.query(
      'SELECT DISTINCT o.guest AS id FROM online o JOIN processes p ON p.id = o.process WHERE o.guest = ANY($1) AND p.seen > $2',
      [guests, since],
    );
    return rows.map((row) => idRow.parse(row).id);
  }

  /** To wherever these guests are. */
  private nudged(nudges: Saying['nudges']): readonly Phrase[] {
    if (nudges.length === 0) return [];
    return [
      {
        text: `SELECT pg_notify(o.process, 't ' || v.guest || ' ' || v.match || ' ' || v.game)
          FROM unnest($1::text[], $2::text[], $3::text[]) AS v(guest, match, game) JOIN online o ON o.guest = v.guest
          WHERE o.process <> $4`,
        values: [
          nudges.map(([guest]) => guest),
          nudges.map(([, match]) => match),
          nudges.map(([, , game]) => game),
          this.process,
        ],
      },
    ];
  }

  async living(since: number): Promise<readonly string[]> {
    const { rows } = await this.storage.pool.query(
      'SELECT id FROM processes WHERE seen > $1 AND id <> $2 AND lobby >= 0 ORDER BY id',
      [since, this.process],
    );
    return rows.map((row) => idRow.parse(row).id);
  }

  /** A sign of life. False: the others had given us up. */
  async beat(now: number, began: number, lobby: number): Promise<boolean> {
    const { rowCount } = await this.storage.pool.query(
      'UPDATE processes SET seen = greatest(seen, $2), began = $3, lobby = $4 WHERE id = $1',
      [this.process, now, began, lobby],
    );
    return rowCount === 1;
  }

  /** Matches that wait for a bot, and whose process has given no sign of life since then: from now on they are ours. */
  async adopt(since: number, most: number): Promise<readonly string[]> {
    const { rows } = await this.storage.pool.query(
      `UPDATE thoughts SET process = $1 WHERE match IN (SELECT match FROM thoughts t
        WHERE NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = t.process AND p.seen > $2) LIMIT $3 FOR UPDATE SKIP LOCKED)
        RETURNING match AS id`,
      [this.process, since, most],
    );
    return rows.map((row) => idRow.parse(row).id);
  }

  /** Matches that wait for a bot and are ours. */
  async thoughts(): Promise<readonly string[]> {
    const { rows } = await this.storage.pool.query('SELECT match AS id FROM thoughts WHERE process = $1', [this.process]);
    return rows.map((row) => idRow.parse(row).id);
  }

  /** How long nobody gave a sign of life, if that is an outage; told to one of those who ask. */
  outage(now: number, least: number): Promise<number> {
    return transact(this.storage.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [OUTAGE_LOCK]);
      const { rows } = await client.query('SELECT max(seen) AS n FROM processes');
      const last = numberRow.parse(rows[0]).n;
      const away = last === null ? 0 : now - last;
      if (away <= least) return 0;
      await client.query('UPDATE processes SET seen = $2 WHERE id = $1', [this.process, now]);
      return away;
    });
  }

  /** What the clock of the database says, in milliseconds since 1970. */
  async clock(): Promise<number> {
    const { rows } = await this.storage.pool.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS n');
    return numberRow.parse(rows[0]).n ?? Date.now();
  }

  /** Processes that have been gone for so long, with what they said; and matches of ours that nobody has watched since. */
  async forget(before: number): Promise<void> {
    const { pool } = this.storage;
    await pool.query(
      `WITH gone AS (DELETE FROM processes WHERE seen < $1 AND id <> $2 AND seen < (SELECT max(seen) FROM processes) RETURNING id)
        DELETE FROM online WHERE process IN (SELECT id FROM gone)`,
      [before, this.process],
    );
    await pool.query(
      `DELETE FROM watching w WHERE w.at < $1 AND (w.wants = 0 OR NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = w.process))`,
      [before],
    );
  }

  /** Goodbye: what others want to know of us stays, what is for us to do goes to them. */
  async leave(now: number): Promise<void> {
    const { pool } = this.storage;
    await pool.query(`UPDATE thoughts SET process = '' WHERE process = $1`, [this.process]);
    await pool.query(`UPDATE watching SET wants = 0, here = '[]', spectators = 0, at = $2 WHERE process = $1`, [
      this.process,
      now,
    ]);
    await pool.query('DELETE FROM online WHERE process = $1', [this.process]);
    await pool.query('UPDATE processes SET lobby = -1, seen = greatest(seen, $2) WHERE id = $1', [this.process, now]);
  }
}

/** Processes that gave a sign of life within this time count when others are looked for. */
const FRESH = 3000;

function together(rows: readonly z.infer<typeof watchingRow>[], since: number): Others {
  const here = new Set<string>();
  const away = new Map<string, number>();
  let spectators = 0;
  for (const row of rows) {
    const isAlive = row.seen !== null && row.seen > since;
    // Who was there when the process went is away since then.
    const left = isAlive ? row.away : [...row.away, ...row.here.map((guest) => [guest, row.seen ?? 0] as const)];
    for (const [guest, at] of left) away.set(guest, Math.max(away.get(guest) ?? 0, at));
    if (!isAlive) continue;
    for (const guest of row.here) here.add(guest);
    spectators += row.spectators;
  }
  return { here, away, spectators };
}
