/** A real PostgreSQL for the tests, one for each worker of theirs: it is started when it is first wanted and ends with the worker. */
import { randomBytes } from 'node:crypto';
import { Postgres } from '../tools/lib/postgres.ts';

let started: Promise<Postgres> | undefined;

/** The address of a new and empty database. */
export async function emptyDatabase(): Promise<string> {
  started ??= Postgres.start();
  return (await started).database(`test_${randomBytes(6).toString('hex')}`);
}
