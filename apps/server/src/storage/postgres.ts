/** The store in PostgreSQL, for any number of processes side by side. */
import { deflateRawSync } from 'node:zlib';
import type { Pool } from 'pg';
import { z } from 'zod';
import { newId } from '../secrets.ts';
import type {
  Ages,
  Append,
  Change,
  Guest,
  Holdings,
  KnownGuest,
  Listed,
  OwnListed,
  Storage,
  StoredMatch,
  StoredSnapshot,
  Written,
} from './port.ts';
import { migratePostgres } from './postgres-opening.ts';
import { MatchReader } from './postgres-reading.ts';
import { openPool, PostgresSql, transact } from './postgres-sql.ts';
import { PG } from './postgres-statements.ts';
import { writeChanges } from './postgres-writing.ts';
import {
  packed,
  readAppend,
  readClock,
  readFolded,
  readGuest,
  readId,
  readMatch,
  readNumber,
  readPage,
  readSeat,
  readSnapshot,
} from './rows.ts';
import { isTaken, type Row } from './sql.ts';
import { sweepable, sweepGuests, sweepMatch, sweepTexts } from './sweeping.ts';

/** How long whoever takes what is due has it for itself. */
const IN_HAND = 3000;
const DUE_AT_ONCE = 200;

const ofMatch = z.object({ match: z.string() });
const holdings = z.object({ waiting: z.int(), unfinished: z.int(), botMatches: z.int(), bytes: z.int() });

/** Opens the database and brings its tables up to date. `process`: the name of this one among the others. */
export async function openPostgres(url: string, process = newId()): Promise<Postgres> {
  const pool = openPool(url, 'taverne');
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new Postgres(pool, process);
}

export class Postgres implements Storage {
  readonly sql: PostgresSql;
  readonly pool: Pool;
  readonly process: string;
  private readonly matches = new MatchReader((name, values) => this.rows(name, values));

  constructor(pool: Pool, process: string) {
    this.pool = pool;
    this.process = process;
    this.sql = new PostgresSql(pool);
  }

  /** By its name it is prepared once for each connection. */
  private async rows(name: keyof typeof PG, values: readonly unknown[] = []): Promise<readonly Row[]> {
    // No text of PostgreSQL can hold this sign: there is nothing by such a name.
    if (values.some((value) => typeof value === 'string' && value.includes('\0'))) return [];
    return (await this.pool.query<Row>({ name, text: PG[name], values: [...values] })).rows;
  }

  private async run(name: keyof typeof PG, values: readonly unknown[]): Promise<number> {
    return (await this.pool.query({ name, text: PG[name], values: [...values] })).rowCount ?? 0;
  }

  private async number(name: keyof typeof PG, values: readonly unknown[] = []): Promise<number | undefined> {
    return readNumber((await this.rows(name, values))[0]);
  }

  async write(changes: readonly Change[]): Promise<readonly Written[]> {
    try {
      return await transact(this.pool, (client) => writeChanges(client, this.process, changes));
    } catch (error) {
      // One by one it is known whose place in the journal is taken.
      if (changes.length === 1 && isTaken(error)) return ['behind'];
      throw error;
    }
  }

  async match(id: string, chatLines: number): Promise<StoredMatch | undefined> {
    const stored = await this.matches.read('match', { id, chatLines, since: 0 });
    return stored && { ...stored, checkpoint: undefined };
  }

  async matchLately(id: string, chatLines: number): Promise<StoredMatch | undefined> {
    const stored = await this.matches.read('matchLately', { id, chatLines, since: 0 });
    if (!stored?.checkpoint) return stored;
    const { entries } = stored.checkpoint.checkpoint.bygone;
    return { ...stored, appends: stored.appends.filter((append) => append.seq + append.entries.length > entries) };
  }

  async news(id: string, since: number, chatLines: number): Promise<StoredMatch | undefined> {
    const stored = await this.matches.read('match', { id, chatLines, since });
    return stored && { ...stored, checkpoint: undefined };
  }

  revision(id: string): Promise<number | undefined> {
    return this.number('revision', [id]);
  }

  async appends(match: string, since: number): Promise<readonly Append[]> {
    const [folded] = await this.rows('folded', [match]);
    if (folded) return readFolded(folded).filter(({ seq }) => seq >= since);
    return (await this.rows('journal', [match, since])).map(readAppend);
  }

  async listed(id: string): Promise<Listed | undefined> {
    const [listed] = await this.withSeats(await this.rows('row', [id]));
    return listed;
  }

  private async withSeats(raw: readonly Row[]): Promise<Listed[]> {
    if (raw.length === 0) return [];
    const rows = raw.map(readMatch);
    const seats = await this.rows('seatsOf', [rows.map(({ id }) => id)]);
    const byMatch = Map.groupBy(seats, (row) => ofMatch.parse(row).match);
    return rows.map((row) => ({ row, seats: (byMatch.get(row.id) ?? []).map(readSeat) }));
  }

  doneBefore(match: string, seat: number, key: string): Promise<number | undefined> {
    return this.number('doneBefore', [match, seat, key]);
  }

  async snapshot(match: string): Promise<StoredSnapshot | undefined> {
    const [row] = await this.rows('snapshot', [match]);
    return row && readSnapshot(row);
  }

  async saveSnapshots(snapshots: readonly StoredSnapshot[]): Promise<void> {
    if (snapshots.length === 0) return;
    const ids = snapshots.map(({ match }) => match);
    const texts = snapshots.map(({ snapshot }) => JSON.stringify(snapshot));
    await this.run('saveSnapshots', [ids, snapshots.map(({ seq }) => seq), texts]);
    const long = snapshots.flatMap(({ match, checkpoint }) => (checkpoint ? [{ match, ...packed(checkpoint) }] : []));
    if (long.length === 0) return;
    const columns = [long.map(({ match }) => match), long.map(({ seq }) => seq), long.map(({ text }) => text)];
    await this.run('saveCheckpoints', columns);
  }

  async withoutSnapshot(most: number): Promise<readonly string[]> {
    return (await this.rows('withoutSnapshot', [most])).map(readId);
  }

  async openTables(since: number, most: number): Promise<readonly Listed[]> {
    return this.withSeats(await this.rows('openTables', [since, most]));
  }

  async matchesOf(guest: string, most: number): Promise<readonly OwnListed[]> {
    const unfinished = await this.rows('unfinishedOf', [guest, most]);
    const finished = await this.rows('finishedOf', [guest, most - unfinished.length]);
    const listed = await this.withSeats([...unfinished, ...finished]);
    const timed = listed.flatMap(({ row }) => (row.status === 'running' && row.clock.kind !== 'none' ? [row.id] : []));
    const clocks = timed.length > 0 ? await this.rows('clocksOf', [timed]) : [];
    const byMatch = Map.groupBy(clocks, (row) => ofMatch.parse(row).match);
    return listed.map((each) => {
      const own = each.seats.find((seat) => seat.guest === guest);
      const clock = byMatch
        .get(each.row.id)
        ?.map(readClock)
        .find(({ seat }) => seat === own?.seat);
      return { ...each, clock };
    });
  }

  async holdingsOf(guest: string): Promise<Holdings> {
    return holdings.parse((await this.rows('holdings', [guest]))[0]);
  }

  async hasText(hash: string): Promise<boolean> {
    return ((await this.number('hasText', [hash])) ?? 0) > 0;
  }

  async awaitingBots(): Promise<readonly string[]> {
    return (await this.rows('awaitingBots')).map(readId);
  }

  async due(by: number): Promise<readonly string[]> {
    const taking = [by, by + IN_HAND, DUE_AT_ONCE];
    const [clocks, orders] = await Promise.all([this.rows('dueClocks', taking), this.rows('dueOrders', taking)]);
    return [...new Set([...clocks, ...orders].map(readId))];
  }

  nextDue(): Promise<number | undefined> {
    return this.number('nextDue');
  }

  async postpone(by: number): Promise<void> {
    await this.run('postpone', [by]);
  }

  pulse(): Promise<number | undefined> {
    return this.number('pulse');
  }

  async setPulse(at: number): Promise<void> {
    await this.run('setPulse', [this.process, at]);
  }

  async guestByToken(hash: string): Promise<KnownGuest | undefined> {
    const [row] = await this.rows('guestByToken', [hash]);
    return row && readGuest(row);
  }

  async addGuest({ id, name, language }: Guest, hash: string, at: number): Promise<void> {
    await this.run('addGuest', [id, hash, name, language, at]);
  }

  async changeGuest({ id, name, language }: Guest): Promise<void> {
    await this.run('changeGuest', [name, language, id]);
  }

  async guestSeen(guest: string, at: number): Promise<void> {
    await this.run('guestSeen', [at, guest]);
  }

  sweepable(before: Ages, most: number): Promise<readonly string[]> {
    return sweepable(this.sql, before, most);
  }

  sweep(match: string, before: Ages): Promise<boolean> {
    return sweepMatch(this.sql, match, before);
  }

  sweepGuests(before: Ages, most: number): Promise<number> {
    return sweepGuests(this.sql, before, most);
  }

  sweepTexts(): Promise<void> {
    return sweepTexts(this.sql);
  }

  async fold(before: number, most: number): Promise<number> {
    const ids = (await this.rows('foldable', [before, most])).map(readId);
    for (const id of ids) {
      await transact(this.pool, async (client) => {
        // Whoever comes second finds it done.
        if ((await client.query(PG.foldDone, [id])).rowCount === 0) return;
        const pages = (await client.query(PG.pages, [id])).rows.map(readPage);
        const text = `[${pages.map(({ seq, at, entries }) => `[${seq},${at},${entries}]`).join()}]`;
        await client.query(PG.fold, [id, deflateRawSync(text)]);
        await client.query(PG.dropJournal, [id]);
        await client.query(PG.dropSnapshot, [id]);
      });
    }
    return ids.length;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
