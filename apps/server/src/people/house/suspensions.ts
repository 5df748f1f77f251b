/** Suspensions: for a time or for good, somebody may only look on. What was said of each stays. */
import type { SuspensionsReply } from '@taverne/protocol';
import { z } from 'zod';
import { newId } from '../../secrets.ts';
import type { Guest } from '../../storage/port.ts';
import type { Sql } from '../../storage/sql.ts';
import type { Person } from '../friends/person.ts';
import { writeDown } from './log.ts';
import { somebodies } from './reports.ts';

const HOUR = 3_600_000;
/** No end: later than any calendar of ours. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER;
const untilShown = (until: number): number | null => (until === FOR_GOOD ? null : until);

const MOST_SHOWN = 200;
const suspensionRow = z.object({
  person: z.string(),
  reason: z.string(),
  keeper: z.string(),
  at: z.int(),
  until: z.int(),
});

export interface Suspending {
  readonly hours: number | null;
  readonly reason: string;
  readonly at: number;
}

export async function suspend(sql: Sql, keeper: Guest, person: Person, { hours, reason, at }: Suspending): Promise<void> {
  const until = hours === null ? FOR_GOOD : at + hours * HOUR;
  await sql.transaction(async (inside) => {
    await inside.run('UPDATE suspensions SET lifted = $1 WHERE person = $2 AND lifted IS NULL', [at, person.id]);
    await inside.run('INSERT INTO suspensions (person, id, reason, keeper, at, until) VALUES ($1, $2, $3, $4, $5, $6)', [
      person.id,
      newId(),
      reason,
      keeper.name,
      at,
      until,
    ]);
    await inside.run('UPDATE guests SET suspended = $1 WHERE id = $2', [until, person.id]);
    const text = `${hours === null ? '∞' : `${hours} h`}: ${reason}`;
    await writeDown(inside, keeper, { deed: 'suspend', about: person.name, text, at });
  });
}

/** False: there was none. */
export function lift(sql: Sql, keeper: Guest, person: Person, { reason, at }: Omit<Suspending, 'hours'>): Promise<boolean> {
  return sql.transaction(async (inside) => {
    const text = 'UPDATE suspensions SET lifted = $1 WHERE person = $2 AND lifted IS NULL AND until > $1';
    if ((await inside.run(text, [at, person.id])) === 0) return false;
    await inside.run('UPDATE guests SET suspended = 0 WHERE id = $1', [person.id]);
    await writeDown(inside, keeper, { deed: 'lift', about: person.name, text: reason, at });
    return true;
  });
}

const STANDS = 'lifted IS NULL AND until > $1';

/** Why somebody may only look on, and until when. */
export async function suspensionOf(sql: Sql, person: string, now: number) {
  const [row] = await sql.all(
    `SELECT person, reason, keeper, at, until FROM suspensions WHERE ${STANDS} AND person = $2 ORDER BY at DESC LIMIT 1`,
    [now, person],
  );
  if (!row) return null;
  const { reason, until } = suspensionRow.parse(row);
  return { reason, until: untilShown(until) };
}

/** Those that stand, the latest first. */
export async function suspensions(sql: Sql, now: number): Promise<SuspensionsReply> {
  const rows = await sql.all(
    `SELECT person, reason, keeper, at, until FROM suspensions WHERE ${STANDS} ORDER BY at DESC LIMIT $2`,
    [now, MOST_SHOWN],
  );
  const all = rows.map((row) => suspensionRow.parse(row));
  const names = await somebodies(
    sql,
    all.map(({ person }) => person),
  );
  return {
    suspensions: all.map(({ person, keeper, until, ...rest }) => ({
      about: names.get(person) ?? { person, name: null, isAccount: false, until: null },
      by: keeper,
      until: untilShown(until),
      ...rest,
    })),
  };
}

const idRow = z.object({ id: z.string() });
/** Everybody who is suspended now. */
export async function suspended(sql: Sql, now: number): Promise<readonly string[]> {
  return (await sql.all('SELECT id FROM guests WHERE suspended > $1', [now])).map((row) => idRow.parse(row).id);
}
