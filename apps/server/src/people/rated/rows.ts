/** Ratings as they are stored. */
import { z } from 'zod';
import type { Sql } from '../../storage/sql.ts';
import { LIKE_PROGRAM } from '../programs/program.ts';
import { type Skill, UNKNOWN } from '../skill.ts';
import type { Pool } from './pools.ts';

const ratingRow = z.object({
  person: z.string(),
  game: z.string(),
  mode: z.string(),
  mu: z.number(),
  sigma: z.number(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
});
export type RatingRow = z.infer<typeof ratingRow>;
const COLUMNS = 'person, game, mode, mu, sigma, won, drawn, lost';

export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type ResultWord = (typeof RESULTS)[number];

export async function skillOf(sql: Sql, person: string, { game, mode }: Pool): Promise<Skill> {
  const [row] = await sql.all(`SELECT ${COLUMNS} FROM ratings WHERE person = $1 AND game = $2 AND mode = $3`, [
    person,
    game,
    mode,
  ]);
  return row ? ratingRow.parse(row) : UNKNOWN;
}

export async function ratingsOf(sql: Sql, person: string): Promise<readonly RatingRow[]> {
  const rows = await sql.all(`SELECT ${COLUMNS} FROM ratings WHERE person = $1 ORDER BY changed DESC`, [person]);
  return rows.map((row) => ratingRow.parse(row));
}

const named = ratingRow.extend({ name: z.string() });

/** The best of a pool of whom enough is known: people, or programs. */
export async function best(
  sql: Sql,
  { game, mode, kind }: Pool & { readonly kind: 'people' | 'programs' },
  unsure: number,
  most: number,
): Promise<readonly z.infer<typeof named>[]> {
  const rows = await sql.all(
    `SELECT ${COLUMNS}, accounts.name FROM ratings JOIN accounts ON accounts.id = ratings.person
      WHERE game = $1 AND mode = $2 AND sigma <= $3 AND person ${kind === 'programs' ? 'LIKE' : 'NOT LIKE'} $5
      ORDER BY mu DESC LIMIT $4`.replace('SELECT person', 'SELECT ratings.person'),
    [game, mode, unsure, most, LIKE_PROGRAM],
  );
  return rows.map((row) => named.parse(row));
}

/** The rows of these people, held until the end of the transaction; always in the same order, so that nobody waits in a ring. */
export async function holdRatings(
  sql: Sql,
  people: readonly string[],
  { game, mode }: Pool,
): Promise<ReadonlyMap<string, RatingRow>> {
  const held = new Map<string, RatingRow>();
  const lock = sql.dialect === 'postgres' ? 'FOR UPDATE' : '';
  for (const person of [...people].sort()) {
    await sql.run(
      `INSERT INTO ratings (person, game, mode, mu, sigma, won, drawn, lost, changed) VALUES ($1, $2, $3, $4, $5, 0, 0, 0, 0)
        ON CONFLICT DO NOTHING`,
      [person, game, mode, UNKNOWN.mu, UNKNOWN.sigma],
    );
    const [row] = await sql.all(`SELECT ${COLUMNS} FROM ratings WHERE person = $1 AND game = $2 AND mode = $3 ${lock}`, [
      person,
      game,
      mode,
    ]);
    held.set(person, ratingRow.parse(row));
  }
  return held;
}

export interface Settled {
  readonly before: RatingRow;
  readonly after: Skill;
  readonly result: ResultWord;
  readonly match: string;
  readonly at: number;
}

export async function saveRating(sql: Sql, { before, after, result, match, at }: Settled): Promise<void> {
  const { person, game, mode } = before;
  await sql.run(
    `UPDATE ratings SET mu = $1, sigma = $2, ${result} = ${result} + 1, changed = $3 WHERE person = $4 AND game = $5 AND mode = $6`,
    [after.mu, after.sigma, at, person, game, mode],
  );
  await sql.run(
    'INSERT INTO rating_changes (person, match, game, mode, was, became, result, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [person, match, game, mode, before.mu, after.mu, result, at],
  );
}

const changeRow = z.object({
  match: z.string(),
  game: z.string(),
  mode: z.string(),
  was: z.number(),
  became: z.number(),
  result: z.enum(RESULTS),
  at: z.int(),
});

export async function changesOf(sql: Sql, person: string, most: number): Promise<readonly z.infer<typeof changeRow>[]> {
  const rows = await sql.all(
    'SELECT match, game, mode, was, became, result, at FROM rating_changes WHERE person = $1 ORDER BY at DESC LIMIT $2',
    [person, most],
  );
  return rows.map((row) => changeRow.parse(row));
}

// ── matches that count ──

export async function markRated(sql: Sql, match: string, { game, mode }: Pool): Promise<void> {
  await sql.run('INSERT INTO rated (match, game, mode) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [match, game, mode]);
}

const poolRow = z.object({ game: z.string(), mode: z.string() });

/** The pool of a match that is to be settled; whoever asks first settles it. */
export async function takeRated(sql: Sql, match: string, at: number): Promise<Pool | undefined> {
  const [row] = await sql.all('UPDATE rated SET settled = $1 WHERE match = $2 AND settled IS NULL RETURNING game, mode', [
    at,
    match,
  ]);
  return row && poolRow.parse(row);
}
