/** Who wants to be called when and where, as it is stored. */
import { z } from 'zod';
import type { Sql } from '../../storage/sql.ts';

/** Minutes of the day, in the person's own time zone. */
export const quietHours = z.strictObject({
  from: z.int().min(0).max(1439),
  to: z.int().min(0).max(1439),
  zone: z.string().max(60),
});
export type QuietHours = z.infer<typeof quietHours>;

const wishRow = z.object({ minutes: z.int(), quiet: z.string().nullable(), told: z.int() });
export interface Wishes {
  readonly minutes: number;
  readonly quiet: QuietHours | null;
  readonly told: number;
}

const pushTarget = z.object({ kind: z.literal('push'), endpoint: z.string(), p256dh: z.string(), auth: z.string() });
const mailTarget = z.object({ kind: z.literal('mail'), address: z.string() });
const hookTarget = z.object({ kind: z.literal('hook'), url: z.string() });
const target = z.discriminatedUnion('kind', [pushTarget, mailTarget, hookTarget]);
export type Target = z.infer<typeof target>;

const channelRow = z.object({
  person: z.string(),
  id: z.string(),
  target: z.string(),
  device: z.string(),
  made: z.int(),
  proof: z.string().nullable(),
});

export interface Channel {
  readonly person: string;
  readonly id: string;
  readonly target: Target;
  readonly device: string;
  readonly made: number;
  readonly isProven: boolean;
}

function readChannel(row: unknown): Channel {
  const { target: text, proof, ...rest } = channelRow.parse(row);
  return { ...rest, target: target.parse(JSON.parse(text)), isProven: proof === null };
}

export const USUAL: Wishes = { minutes: 2, quiet: null, told: 0 };

export async function wishesOf(sql: Sql, person: string): Promise<Wishes | undefined> {
  const [row] = await sql.all('SELECT minutes, quiet, told FROM wishes WHERE person = $1', [person]);
  if (!row) return undefined;
  const { quiet, ...rest } = wishRow.parse(row);
  return { ...rest, quiet: quiet === null ? null : quietHours.parse(JSON.parse(quiet)) };
}

export async function saveWishes(
  sql: Sql,
  person: string,
  { minutes, quiet }: Pick<Wishes, 'minutes' | 'quiet'>,
): Promise<void> {
  await sql.run(
    `INSERT INTO wishes (person, minutes, quiet, told) VALUES ($1, $2, $3, 0)
      ON CONFLICT (person) DO UPDATE SET minutes = excluded.minutes, quiet = excluded.quiet`,
    [person, minutes, quiet && JSON.stringify(quiet)],
  );
}

export async function channelsOf(sql: Sql, person: string): Promise<readonly Channel[]> {
  const rows = await sql.all('SELECT person, id, target, device, made, proof FROM channels WHERE person = $1 ORDER BY made', [
    person,
  ]);
  return rows.map(readChannel);
}

/** One of the same id is replaced. Whoever is called somewhere has wishes. */
export async function addChannel(sql: Sql, channel: Omit<Channel, 'isProven'>, proof: string | null): Promise<void> {
  const { person, id, target: where, device, made } = channel;
  await sql.transaction(async (inside) => {
    await inside.run(
      `INSERT INTO channels (person, id, kind, target, device, made, proof) VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (person, id) DO UPDATE SET target = excluded.target, device = excluded.device, proof = excluded.proof`,
      [person, id, where.kind, JSON.stringify(where), device, made, proof],
    );
    await inside.run('INSERT INTO wishes (person, minutes, told) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING', [
      person,
      USUAL.minutes,
    ]);
  });
}

/** Whoever shows it has read what was sent to the address. */
export async function proveChannel(sql: Sql, person: string, proof: string): Promise<boolean> {
  return (await sql.run('UPDATE channels SET proof = NULL WHERE person = $1 AND proof = $2', [person, proof])) > 0;
}

export const dropChannel = (sql: Sql, person: string, id: string): Promise<number> =>
  sql.run('DELETE FROM channels WHERE person = $1 AND id = $2', [person, id]);

export const MATCH_WISHES = ['usual', 'at-once', 'never'] as const;
export type MatchWish = (typeof MATCH_WISHES)[number];
const matchWishRow = z.object({ match: z.string(), wish: z.enum(MATCH_WISHES) });

export async function matchWishesOf(sql: Sql, person: string): Promise<ReadonlyMap<string, MatchWish>> {
  const rows = await sql.all('SELECT match, wish FROM match_wishes WHERE person = $1', [person]);
  return new Map(rows.map((row) => matchWishRow.parse(row)).map(({ match, wish }) => [match, wish]));
}

export async function saveMatchWish(sql: Sql, person: string, match: string, wish: MatchWish): Promise<void> {
  if (wish === 'usual') await sql.run('DELETE FROM match_wishes WHERE person = $1 AND match = $2', [person, match]);
  else
    await sql.run(
      `INSERT INTO match_wishes (person, match, wish) VALUES ($1, $2, $3)
        ON CONFLICT (person, match) DO UPDATE SET wish = excluded.wish`,
      [person, match, wish],
    );
}
