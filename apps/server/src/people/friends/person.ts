/** Somebody whom others speak of: by name, by seat, or by an id that they know already. */
import { said, type TroubleReport, type Who } from '@taverne/protocol';
import { z } from 'zod';
import { woe } from '../../matches/trouble.ts';
import type { Sql } from '../../storage/sql.ts';
import { accountName } from '../account-name.ts';
import { bareName } from '../programs/program.ts';

export const NOBODY: TroubleReport = woe('people', said('no-such-person', {}));
export const NOT_REACHABLE: TroubleReport = woe('people', said('not-reachable', {}));

const personRow = z.object({ id: z.string(), name: z.string(), account: z.string().nullable() });
/** `isAccount`: more than a guest. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isAccount: boolean;
}

/** Somebody by name, by seat or by an id that is known already. */
export async function personAt(sql: Sql, who: Who): Promise<Person | undefined> {
  const [where, values] = whereOf(who);
  if (!where) return undefined;
  const rows = await sql.all(
    `SELECT guests.id, guests.name, accounts.id AS account FROM guests LEFT JOIN accounts ON accounts.id = guests.id WHERE ${where}`,
    values,
  );
  if (!rows[0]) return undefined;
  const { account, ...person } = personRow.parse(rows[0]);
  return { ...person, isAccount: account !== null };
}

function whereOf(who: Who): readonly [where: string, values: (string | number)[]] {
  if ('person' in who) return ['guests.id = $1', [who.person]];
  if ('match' in who) {
    return ['guests.id = (SELECT guest FROM seats WHERE match = $1 AND seat = $2)', [who.match, who.seat]];
  }
  // A program is called by its name with or without the mark.
  const name = accountName(bareName(who.name));
  return typeof name === 'string' ? ['', []] : ['accounts.folded = $1', [name.folded]];
}
