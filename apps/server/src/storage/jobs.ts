/**
 * Work with a time: a message to be sent, a sweep to be made. It is a row, written with whatever causes it; whoever takes it
 * has it for a while, and if nothing is heard by then somebody else takes it. So it is done at least once, however
 * many processes there are and whichever of them dies.
 */
import { z } from 'zod';
import { newId } from '../secrets.ts';
import { type Sql, type Statement, skipLocked } from './sql.ts';

export interface NewJob {
  /** The match or the person it is about; the house itself: an empty text. */
  readonly owner: string;
  readonly kind: string;
  /** Of its kind and owner. One that is there already is replaced. */
  readonly name: string;
  readonly runAt: number;
  readonly body: string;
}

const jobRow = z.object({
  owner: z.string(),
  kind: z.string(),
  name: z.string(),
  body: z.string(),
  tries: z.int(),
  taker: z.string(),
});
/** One that was taken. `tries`: how often, this time included. */
export type Job = z.infer<typeof jobRow>;

/** Which jobs to take, and for how long. */
export interface Taking {
  readonly kind: string;
  readonly now: number;
  readonly lease: number;
  readonly most: number;
}

/** To be said by itself, or with the change that causes it. */
export function jobAdded({ owner, kind, name, runAt, body }: NewJob): Statement {
  return {
    text: `INSERT INTO jobs (owner, kind, name, run_at, body) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (owner, kind, name) DO UPDATE SET run_at = excluded.run_at, body = excluded.body, tries = 0, taker = NULL`,
    values: [owner, kind, name, runAt, body],
  };
}

export class Jobs {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(job: NewJob): Promise<void> {
    const { text, values } = jobAdded(job);
    await this.sql.run(text, values);
  }

  /** Unless there is one already. */
  async keep({ owner, kind, name, runAt, body }: NewJob): Promise<void> {
    await this.sql.run(
      `INSERT INTO jobs (owner, kind, name, run_at, body) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (owner, kind, name) DO NOTHING`,
      [owner, kind, name, runAt, body],
    );
  }

  /** What is due, the eldest first; nobody else gets it before the lease is over. */
  async take({ kind, now, lease, most }: Taking): Promise<readonly Job[]> {
    const rows = await this.sql.all(
      `UPDATE jobs SET run_at = $1, tries = tries + 1, taker = $2 WHERE (owner, kind, name) IN (
        SELECT owner, kind, name FROM jobs WHERE kind = $3 AND run_at <= $4
        ORDER BY run_at, owner, name LIMIT $5 ${skipLocked(this.sql)}) RETURNING owner, kind, name, body, tries, taker`,
      [now + lease, newId(), kind, now, most],
    );
    return rows.map((row) => jobRow.parse(row));
  }

  /** It is done and goes. False: the lease was over, or it was replaced meanwhile, and somebody else sees to it. */
  async done({ owner, kind, name, taker }: Job): Promise<boolean> {
    const where = 'owner = $1 AND kind = $2 AND name = $3 AND taker = $4';
    return (await this.sql.run(`DELETE FROM jobs WHERE ${where}`, [owner, kind, name, taker])) > 0;
  }

  /** To be tried again then, or to be done anew. */
  async later({ owner, kind, name, taker }: Job, runAt: number): Promise<boolean> {
    const where = 'owner = $2 AND kind = $3 AND name = $4 AND taker = $5';
    const values = [Math.round(runAt), owner, kind, name, taker];
    return (await this.sql.run(`UPDATE jobs SET run_at = $1, taker = NULL WHERE ${where}`, values)) > 0;
  }
}
