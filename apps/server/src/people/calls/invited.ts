/** Somebody is asked to a table: called once at each of their places, after their quiet hours, as long as the invitation stands. */
import { z } from 'zod';
import { newId } from '../../secrets.ts';
import { jobAdded } from '../../storage/jobs.ts';
import type { Sql } from '../../storage/sql.ts';
import { quietUntil } from './quiet.ts';
import { channelsOf, wishesOf } from './wishes.ts';
import type { Waiting } from './words.ts';

export const INVITED = 'invited';
export const invitedBody = z.strictObject({ id: z.string(), channel: z.string(), match: z.string() });

/** Written with the invitation. */
export async function callInvited(sql: Sql, person: string, match: string, now: number): Promise<void> {
  const wishes = await wishesOf(sql, person);
  const runAt = quietUntil(wishes?.quiet ?? null, now);
  for (const { id: channel } of (await channelsOf(sql, person)).filter(({ isProven }) => isProven)) {
    const body = JSON.stringify({ id: newId(), channel, match });
    const { text, values } = jobAdded({ owner: person, kind: INVITED, name: `${match} ${channel}`, runAt, body });
    await sql.run(text, values);
  }
}

const standing = z.object({ game: z.string(), host: z.string() });

/** Undefined: it was answered, taken back or overtaken meanwhile. */
export async function stillInvited(
  sql: Sql,
  person: string,
  match: string,
  nameOf: (game: string) => string,
): Promise<Waiting | undefined> {
  const [row] = await sql.all(
    `SELECT matches.game, guests.name AS host FROM invitations JOIN matches ON matches.id = invitations.match
      JOIN guests ON guests.id = invitations.host
      WHERE invitations.person = $1 AND invitations.match = $2 AND invitations.declined IS NULL AND matches.status = 'waiting'
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.guest = $1)`,
    [person, match],
  );
  if (!row) return undefined;
  const { game, host } = standing.parse(row);
  return { match, game: nameOf(game), others: [], host };
}
