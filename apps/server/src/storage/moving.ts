/**
 * Everything that a folder with SQLite holds, moved to an empty PostgreSQL: in one transaction, counted and held against each
 * other row by row before it is committed. The folder is left as it is.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { takeFolder } from '../folder.ts';
import { SECRET_FILE } from '../secrets.ts';
import { DATABASE, openDatabase } from './opening.ts';
import { migratePostgres } from './postgres-opening.ts';
import { openPool, transact } from './postgres-sql.ts';
import { PG } from './postgres-statements.ts';

/** Why nothing was moved. */
export class CannotMove extends Error {
  override readonly name = 'CannotMove';
  readonly why: 'no-folder' | 'not-empty' | 'differs' | 'unknown-table';
  readonly what: string;
  constructor(why: CannotMove['why'], what: string) {
    super(`${why}: ${what}`);
    this.why = why;
    this.what = what;
  }
}

export interface Moved {
  readonly table: string;
  readonly rows: number;
  readonly digest: string;
}

export interface Move {
  readonly folder: string;
  readonly database: string;
  readonly progress?: (table: string, done: number, of: number) => void;
}

/** SQLite has it in another form: when the server was last alive. */
const PULSE = 'pulse';
const ROWS_AT_ONCE = 500;
/** A long journal must not make a statement of many megabytes. */
const BYTES_AT_ONCE = 4_000_000;
/** Nobody waits at a table meanwhile, and to compare a long journal is one question. */
const PATIENCE = { connect: 30_000, answer: 600_000 };

export async function moveStore({ folder, database, progress = () => {} }: Move): Promise<readonly Moved[]> {
  const path = join(folder, DATABASE);
  if (!existsSync(path)) throw new CannotMove('no-folder', path);
  const taken = takeFolder(folder);
  const source = openDatabase(path);
  const pool = openPool(database, 'taverne move', PATIENCE);
  try {
    await migratePostgres(pool);
    return await transact(pool, async (client) => {
      const tables = tablesOf(source);
      await seeThatEmpty(client, tables);
      const moved: Moved[] = [];
      for (const table of tables) moved.push(await moveTable(source, client, table, progress));
      await settleIn(source, client, folder);
      return moved;
    });
  } finally {
    await pool.end();
    source.close();
    taken.release();
  }
}

const named = z.object({ name: z.string() });

function tablesOf(source: DatabaseSync): string[] {
  const found = source.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  );
  return found
    .all()
    .map((row) => named.parse(row).name)
    .filter((name) => name !== PULSE);
}

async function seeThatEmpty(client: PoolClient, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
  );
  const there = new Set(rows.map((row) => named.parse(row).name));
  for (const table of tables) {
    if (!there.has(table)) throw new CannotMove('unknown-table', table);
    const found = await client.query(`SELECT 1 FROM ${client.escapeIdentifier(table)} LIMIT 1`);
    if (found.rowCount !== 0) throw new CannotMove('not-empty', table);
  }
}

type Cell = string | number | null | Uint8Array;
const cell = z.union([z.string(), z.number(), z.null(), z.instanceof(Uint8Array)]);
const rowOf = z.record(z.string(), cell);

async function moveTable(
  source: DatabaseSync,
  client: PoolClient,
  table: string,
  progress: NonNullable<Move['progress']>,
): Promise<Moved> {
  const name = client.escapeIdentifier(table);
  const columns = columnsOf(source, table);
  const total = z.object({ n: z.int() }).parse(source.prepare(`SELECT count(*) AS n FROM "${table}"`).get()).n;
  const ours = new Digest();
  let batch: string[] = [];
  let [bytes, done] = [0, 0];
  const send = async (): Promise<void> => {
    const list = columns.map((column) => client.escapeIdentifier(column)).join();
    await client.query(`INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1::json)`, [
      `[${batch.join()}]`,
    ]);
    done += batch.length;
    progress(table, done, total);
    [batch, bytes] = [[], 0];
  };
  for (const raw of source.prepare(`SELECT * FROM "${table}"`).iterate()) {
    const row = rowOf.parse(raw);
    const text = ours.add(columns.map((column) => row[column] ?? null));
    const fields = columns.map((column) => `${JSON.stringify(column)}:${asJson(row[column] ?? null)}`);
    batch.push(`{${fields.join()}}`);
    bytes += text.length;
    if (batch.length >= ROWS_AT_ONCE || bytes > BYTES_AT_ONCE) await send();
  }
  if (batch.length > 0) await send();
  const theirs = await digestThere(client, name, columns);
  if (theirs.rows !== ours.rows || theirs.text !== ours.text) {
    throw new CannotMove('differs', `${table}: ${ours.rows} rows ${ours.text}, there ${theirs.rows} rows ${theirs.text}`);
  }
  return { table, rows: ours.rows, digest: ours.text };
}

function columnsOf(source: DatabaseSync, table: string): string[] {
  return source
    .prepare(`PRAGMA table_info("${table}")`)
    .all()
    .map((row) => named.parse(row).name);
}

/** What PostgreSQL has now, read back. */
async function digestThere(client: PoolClient, name: string, columns: readonly string[]): Promise<Digest> {
  const digest = new Digest();
  const list = columns.map((column) => client.escapeIdentifier(column)).join();
  await client.query(`DECLARE held NO SCROLL CURSOR FOR SELECT ${list} FROM ${name}`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${ROWS_AT_ONCE} FROM held`);
    if (rows.length === 0) break;
    for (const raw of rows) {
      const row = rowOf.parse(raw);
      digest.add(columns.map((column) => row[column] ?? null));
    }
  }
  await client.query('CLOSE held');
  return digest;
}

/** Bytes as PostgreSQL reads them out of a text. */
const asJson = (value: Cell): string =>
  JSON.stringify(value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value);

/** All rows of a table in one number, in whatever order they come. */
class Digest {
  rows = 0;
  private readonly sum = Buffer.alloc(32);

  /** Says how the row was written. */
  add(row: readonly Cell[]): string {
    const text = `[${row.map(asJson).join()}]`;
    const hash = createHash('sha256').update(text).digest();
    for (let i = 0; i < this.sum.length; i++) this.sum[i] = (this.sum[i] ?? 0) ^ (hash[i] ?? 0);
    this.rows++;
    return text;
  }

  get text(): string {
    return this.sum.toString('hex').slice(0, 32);
  }
}

/** What PostgreSQL has and SQLite has not: whose bots are to be woken, when somebody was last alive, and the secret that signs. */
async function settleIn(source: DatabaseSync, client: PoolClient, folder: string): Promise<void> {
  await client.query(`INSERT INTO thoughts (match, process) SELECT id, '' FROM (${PG.awaitingBots}) AS waiting`);
  const pulse = source.prepare('SELECT at FROM pulse').get();
  if (pulse) {
    const { at } = z.object({ at: z.int() }).parse(pulse);
    await client.query(`INSERT INTO processes (id, began, seen, lobby) VALUES ('moved', $1, $1, -1)`, [at]);
  }
  const secret = join(folder, SECRET_FILE);
  if (!existsSync(secret)) return;
  await client.query(`INSERT INTO house_keys (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING`, [
    readFileSync(secret, 'utf8').trim(),
  ]);
}
