/** What somebody is told by the house, kept until they have read it. */
import { TIDINGS, type Tiding } from '@taverne/protocol';
import { z } from 'zod';
import { newId } from '../../secrets.ts';
import type { Sql } from '../../storage/sql.ts';

/** Of each person the latest so many. */
const MOST = 50;

const tidingRow = z.object({
  id: z.string(),
  kind: z.enum(TIDINGS),
  figures: z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
  at: z.int(),
});

export async function tidingsOf(sql: Sql, person: string): Promise<Tiding[]> {
  const rows = await sql.all('SELECT id, kind, figures, at FROM tidings WHERE person = $1 ORDER BY at DESC, id LIMIT $2', [
    person,
    MOST,
  ]);
  return rows.map((row) => tidingRow.parse(row));
}

export async function addTiding(sql: Sql, person: string, { kind, figures, at }: Omit<Tiding, 'id'>): Promise<void> {
  await sql.run('INSERT INTO tidings (person, id, kind, figures, at) VALUES ($1, $2, $3, $4, $5)', [
    person,
    newId(),
    kind,
    JSON.stringify(figures),
    at,
  ]);
  await sql.run(
    `DELETE FROM tidings WHERE person = $1 AND id NOT IN (SELECT id FROM tidings WHERE person = $1 ORDER BY at DESC, id LIMIT $2)`,
    [person, MOST],
  );
}

export const dropTiding = (sql: Sql, person: string, id: string): Promise<number> =>
  sql.run('DELETE FROM tidings WHERE person = $1 AND id = $2', [person, id]);
