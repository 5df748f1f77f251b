/** Tournaments as they are stored. */
import { CUP_STATUSES, cupTerms, VISIBILITIES } from '@taverne/protocol';
import { z } from 'zod';
import type { Sql } from '../storage/sql.ts';

export const cupRow = z.object({
  id: z.string(),
  maker: z.string(),
  name: z.string(),
  visibility: z.enum(VISIBILITIES),
  terms: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(cupTerms),
  status: z.enum(CUP_STATUSES),
  round: z.int(),
  starts: z.int(),
  ends: z.int().nullable(),
  changes: z.int(),
  changed: z.int(),
});
export type CupRow = z.infer<typeof cupRow>;
export const COLUMNS =
  'cups.id, cups.maker, cups.name, cups.visibility, cups.terms, cups.status, cups.round, cups.starts, cups.ends, cups.changes, cups.changed';

export async function cupOf(sql: Sql, id: string): Promise<CupRow | undefined> {
  const [row] = await sql.all(`SELECT ${COLUMNS} FROM cups WHERE id = $1`, [id]);
  return row && cupRow.parse(row);
}

/** The same, held until the end of the transaction: whoever changes a tournament does that first. */
export async function holdCup(sql: Sql, id: string): Promise<CupRow | undefined> {
  const lock = sql.dialect === 'postgres' ? 'FOR UPDATE' : '';
  const [row] = await sql.all(`SELECT ${COLUMNS} FROM cups WHERE id = $1 ${lock}`, [id]);
  return row && cupRow.parse(row);
}

export async function addCup(sql: Sql, { terms, ...cup }: CupRow): Promise<void> {
  await sql.run(
    `INSERT INTO cups (id, maker, name, visibility, terms, status, round, starts, ends, changes, changed)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      cup.id,
      cup.maker,
      cup.name,
      cup.visibility,
      JSON.stringify(terms),
      cup.status,
      cup.round,
      cup.starts,
      cup.ends,
      cup.changes,
      cup.changed,
    ],
  );
}

/** Every change is counted, so that whoever looks on knows that there is something new. */
export async function saveCup(sql: Sql, { id, status, round, starts, ends }: CupRow, now: number): Promise<void> {
  await sql.run(
    'UPDATE cups SET status = $1, round = $2, starts = $3, ends = $4, changed = $5, changes = changes + 1 WHERE id = $6',
    [status, round, starts, ends, now, id],
  );
}

export async function dropCup(sql: Sql, id: string): Promise<void> {
  for (const text of [
    'DELETE FROM cup_games WHERE cup = $1',
    'DELETE FROM cup_people WHERE cup = $1',
    'DELETE FROM cups WHERE id = $1',
  ]) {
    await sql.run(text, [id]);
  }
}

const countRow = z.object({ n: z.int() });
const countOf = (rows: readonly unknown[]): number => countRow.parse(rows[0]).n;

/** How many that are not over somebody has made. */
export const countMade = async (sql: Sql, person: string): Promise<number> =>
  countOf(await sql.all(`SELECT count(*) AS n FROM cups WHERE maker = $1 AND status IN ('open', 'running')`, [person]));

export const countJoined = async (sql: Sql, person: string): Promise<number> =>
  countOf(
    await sql.all(
      `SELECT count(*) AS n FROM cup_people JOIN cups ON cups.id = cup_people.cup
        WHERE cup_people.person = $1 AND cup_people.standing = 'in' AND cups.status IN ('open', 'running')`,
      [person],
    ),
  );

// ── people ──

const STANDINGS = ['in', 'out'] as const;
const personRow = z.object({
  person: z.string(),
  number: z.int(),
  standing: z.enum(STANDINGS),
  since: z.int(),
  place: z.int().nullable(),
  /** Null: the account is gone. */
  name: z.string().nullable(),
});
export type CupPersonRow = z.infer<typeof personRow>;

/** In the order of their numbers, and before there are any in the order in which they came. */
export async function peopleOf(sql: Sql, cup: string): Promise<readonly CupPersonRow[]> {
  const rows = await sql.all(
    `SELECT cup_people.person, cup_people.number, cup_people.standing, cup_people.since, cup_people.place, accounts.name
      FROM cup_people LEFT JOIN accounts ON accounts.id = cup_people.person
      WHERE cup_people.cup = $1 ORDER BY cup_people.number, cup_people.since, cup_people.person`,
    [cup],
  );
  return rows.map((row) => personRow.parse(row));
}

export interface Coming {
  readonly cup: string;
  readonly person: string;
  readonly number: number;
  readonly since: number;
}

/** Comes, or comes back. */
export async function putPerson(sql: Sql, { cup, person, number, since }: Coming): Promise<void> {
  await sql.run(
    `INSERT INTO cup_people (cup, person, number, standing, since) VALUES ($1, $2, $3, 'in', $4)
      ON CONFLICT (cup, person) DO UPDATE SET standing = 'in', since = excluded.since`,
    [cup, person, number, since],
  );
}

export const dropPerson = (sql: Sql, cup: string, person: string): Promise<number> =>
  sql.run('DELETE FROM cup_people WHERE cup = $1 AND person = $2', [cup, person]);

export const sendOut = (sql: Sql, cup: string, person: string): Promise<number> =>
  sql.run(`UPDATE cup_people SET standing = 'out' WHERE cup = $1 AND person = $2 AND standing = 'in'`, [cup, person]);

export const setNumber = (sql: Sql, cup: string, person: string, number: number): Promise<number> =>
  sql.run('UPDATE cup_people SET number = $1 WHERE cup = $2 AND person = $3', [number, cup, person]);

export const setPlace = (sql: Sql, cup: string, person: string, place: number): Promise<number> =>
  sql.run('UPDATE cup_people SET place = $1 WHERE cup = $2 AND person = $3', [place, cup, person]);
