/** Lists of tournaments, and how people came out of them. */
import { type CupStatus, cupTerms } from '@taverne/protocol';
import { z } from 'zod';
import type { Sql } from '../storage/sql.ts';
import { COLUMNS, cupRow } from './rows.ts';

const listedRow = cupRow.extend({ people: z.int(), own: z.int() });
export type CupListed = z.infer<typeof listedRow>;
const LISTED = `${COLUMNS}, (SELECT count(*) FROM cup_people WHERE cup_people.cup = cups.id) AS people,
  (SELECT count(*) FROM cup_people WHERE cup_people.cup = cups.id AND cup_people.person = $1 AND cup_people.standing = 'in') AS own`;

export async function listedCups(sql: Sql, person: string, status: CupStatus, most: number): Promise<readonly CupListed[]> {
  const order = status === 'open' ? 'cups.starts' : 'cups.starts DESC';
  const rows = await sql.all(
    `SELECT ${LISTED} FROM cups WHERE cups.visibility = 'table' AND cups.status = $2 ORDER BY ${order} LIMIT $3`,
    [person, status, most],
  );
  return rows.map((row) => listedRow.parse(row));
}

/** Those somebody made or takes part in, the latest first. */
export async function ownCups(sql: Sql, person: string, most: number): Promise<readonly CupListed[]> {
  const rows = await sql.all(
    `SELECT ${LISTED} FROM cups WHERE cups.id IN (SELECT cup FROM cup_people WHERE person = $1 UNION SELECT id FROM cups AS made WHERE made.maker = $1)
      ORDER BY cups.starts DESC LIMIT $2`,
    [person, most],
  );
  return rows.map((row) => listedRow.parse(row));
}

const placeRow = z.object({
  cup: z.string(),
  name: z.string(),
  terms: z.string(),
  place: z.int(),
  total: z.int(),
  at: z.int(),
});

/** How somebody came out of tournaments, the latest first. */
export async function placesOf(sql: Sql, person: string, most: number) {
  const rows = await sql.all(
    `SELECT cups.id AS cup, cups.name, cups.terms, cup_people.place, cups.changed AS at,
        (SELECT count(*) FROM cup_people AS all_of WHERE all_of.cup = cups.id) AS total
      FROM cup_people JOIN cups ON cups.id = cup_people.cup
      WHERE cup_people.person = $1 AND cup_people.place IS NOT NULL ORDER BY cups.changed DESC LIMIT $2`,
    [person, most],
  );
  return rows.map((row) => {
    const { terms, total, ...rest } = placeRow.parse(row);
    const { game, kind } = cupTerms.parse(JSON.parse(terms));
    return { ...rest, game, kind, of: total };
  });
}

const namedRow = z.object({ cup: z.string(), name: z.string() });

/** The tournament that a match is of. */
export async function cupOfMatch(sql: Sql, match: string): Promise<z.infer<typeof namedRow> | undefined> {
  const [row] = await sql.all(
    'SELECT cups.id AS cup, cups.name FROM cup_games JOIN cups ON cups.id = cup_games.cup WHERE cup_games.match = $1',
    [match],
  );
  return row && namedRow.parse(row);
}
