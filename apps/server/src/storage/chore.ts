/** What the house does every so often: of all processes that would, one does it at a time, and the others leave it until it is due again. */
import { Jobs } from './jobs.ts';
import type { Sql } from './sql.ts';

/** The share of the time between two rounds after which the next may begin: a little sooner than this process comes again. */
const SOONER = 0.9;

export class Chore {
  private readonly jobs: Jobs;
  private readonly kind: string;
  private readonly now: () => number;

  constructor(sql: Sql, kind: string, now: () => number) {
    this.jobs = new Jobs(sql);
    this.kind = kind;
    this.now = now;
  }

  /** Undefined: it is not due, or another process is at it. */
  async run<T>(every: number, work: () => Promise<T>): Promise<T | undefined> {
    const { jobs, kind } = this;
    const now = this.now();
    await jobs.keep({ owner: '', kind, name: '', runAt: now, body: '' });
    const [job] = await jobs.take({ kind, now, lease: every, most: 1 });
    if (!job) return undefined;
    const done = await work();
    await jobs.later(job, now + SOONER * every);
    return done;
  }
}
