/** Who meets whom in a tournament, as it is stored, beside the matches themselves. */
import { CUP_RESULTS, type CupResult, outcomeShown, STATUSES } from '@taverne/protocol';
import { z } from 'zod';
import type { Sql, Statement } from '../storage/sql.ts';

/** The jobs of tournaments: one for each that is not over. */
export const CUP = 'cup';

const gameRow = z.object({
  round: z.int(),
  board: z.int(),
  first: z.string().nullable(),
  second: z.string().nullable(),
  match: z.string().nullable(),
  result: z.enum(CUP_RESULTS).nullable(),
  done: z.int().nullable(),
});
export type CupGameRow = z.infer<typeof gameRow>;

export async function gamesOf(sql: Sql, cup: string): Promise<readonly CupGameRow[]> {
  const rows = await sql.all(
    'SELECT round, board, first, second, match, result, done FROM cup_games WHERE cup = $1 ORDER BY round, board',
    [cup],
  );
  return rows.map((row) => gameRow.parse(row));
}

export async function addGame(sql: Sql, cup: string, game: CupGameRow): Promise<void> {
  const { round, board, first, second, match, result, done } = game;
  await sql.run(
    `INSERT INTO cup_games (cup, round, board, first, second, match, result, done) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [cup, round, board, first, second, match, result, done],
  );
}

export interface Ended {
  readonly cup: string;
  readonly match: string;
  readonly result: CupResult;
  readonly done: number;
}

/** The first result stands. */
export const setResult = (sql: Sql, { cup, match, result, done }: Ended): Promise<number> =>
  sql.run('UPDATE cup_games SET result = $1, done = $2 WHERE cup = $3 AND match = $4 AND result IS NULL', [
    result,
    done,
    cup,
    match,
  ]);

const json = z.string().transform((text): unknown => JSON.parse(text));
const playedRow = z.object({
  match: z.string(),
  first: z.string().nullable(),
  second: z.string().nullable(),
  /** Null: it is still to be made. */
  status: z.enum(STATUSES).nullable(),
  outcome: json.pipe(outcomeShown.loose()).nullable(),
  awaited: json.pipe(z.array(z.int())).nullable(),
  revision: z.int().nullable(),
  changed: z.int().nullable(),
});
export type Played = z.infer<typeof playedRow>;

/** The matches that count and have no result yet, as they stand. */
export async function playedIn(sql: Sql, cup: string): Promise<readonly Played[]> {
  const rows = await sql.all(
    `SELECT cup_games.match, cup_games.first, cup_games.second, matches.status, matches.outcome, matches.awaited, matches.revision, matches.changed
      FROM cup_games LEFT JOIN matches ON matches.id = cup_games.match
      WHERE cup_games.cup = $1 AND cup_games.match IS NOT NULL AND cup_games.result IS NULL ORDER BY cup_games.round, cup_games.board`,
    [cup],
  );
  return rows.map((row) => playedRow.parse(row));
}

const seatRow = z.object({ seat: z.int(), kind: z.string(), guest: z.string().nullable() });

/** Seats on which a bot plays on for somebody who left. */
export async function abandonedAt(sql: Sql, match: string): Promise<readonly number[]> {
  const rows = await sql.all('SELECT seat, kind, guest FROM seats WHERE match = $1', [match]);
  return rows
    .map((row) => seatRow.parse(row))
    .flatMap(({ seat, kind, guest }) => (kind === 'bot' && guest !== null ? [seat] : []));
}

/** Whether somebody ever asked for anything at this table. */
export const hasCome = async (sql: Sql, match: string, seat: number): Promise<boolean> =>
  (await sql.all('SELECT 1 AS here FROM journal WHERE match = $1 AND seat = $2 LIMIT 1', [match, seat])).length > 0;

/** The tournament is to be looked after now, also if somebody is at it: then once more. */
export const wokenFor = (match: string, now: number): Statement => ({
  text: `INSERT INTO jobs (owner, kind, name, run_at, body) SELECT cup, '${CUP}', '', $2, '' FROM cup_games WHERE match = $1
    ON CONFLICT (owner, kind, name) DO UPDATE SET run_at = excluded.run_at, tries = 0, taker = NULL`,
  values: [match, now],
  many: `INSERT INTO jobs (owner, kind, name, run_at, body)
    SELECT cup, '${CUP}', '', max(v.now), '' FROM unnest($1::text[], $2::bigint[]) AS v(match, now) JOIN cup_games ON cup_games.match = v.match
      GROUP BY cup ORDER BY cup
    ON CONFLICT (owner, kind, name) DO UPDATE SET run_at = excluded.run_at, tries = 0, taker = NULL`,
});
