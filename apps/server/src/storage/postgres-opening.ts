/** Opening PostgreSQL: its tables must be those of this version, or of a later one that this one can live with. */
import type { Pool } from 'pg';
import { z } from 'zod';
import { transact } from './postgres-sql.ts';
import { POSTGRES_MIGRATIONS } from './schema.ts';

/** Of all who start at once one brings the tables up to date; the others wait for it. Any number that nobody else uses. */
const LOCK = 7_283_610;

class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

const versionRow = z.object({ version: z.int(), oldest: z.int() });

/**
 * Forward only. `oldest`: how many steps a server must know to run on these tables; as steps only add, that is those of
 * the first release with PostgreSQL until some step says otherwise.
 */
export async function migratePostgres(pool: Pool, steps: readonly string[] = POSTGRES_MIGRATIONS): Promise<void> {
  await transact(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS taverne_schema
      (one BIGINT PRIMARY KEY CHECK (one = 1), version BIGINT NOT NULL, oldest BIGINT NOT NULL)`);
    const { rows } = await client.query('SELECT version, oldest FROM taverne_schema');
    const { version, oldest } = rows.length > 0 ? versionRow.parse(rows[0]) : { version: 0, oldest: 0 };
    if (oldest > steps.length) {
      throw new NewerDatabase(
        `the database was written by a newer Taverne (it needs version ${oldest}; this one knows ${steps.length})`,
      );
    }
    if (version >= steps.length) return;
    for (const step of steps.slice(version)) if (step !== '') await client.query(step);
    await client.query(
      `INSERT INTO taverne_schema (one, version, oldest) VALUES (1, $1, $2)
       ON CONFLICT (one) DO UPDATE SET version = excluded.version`,
      [steps.length, POSTGRES_MIGRATIONS.length],
    );
  });
}
