/** Invitations to a match that waits, by name: seen by who is asked, told to them like a turn, and gone when the match begins. */
import type { Invitation, InvitedReply, TroubleReport } from '@taverne/protocol';
import { said } from '@taverne/protocol';
import { z } from 'zod';
import type { Before } from '../../matches/draft.ts';
import type { House } from '../../matches/house.ts';
import type { Table } from '../../matches/table.ts';
import { woe } from '../../matches/trouble.ts';
import type { Guest } from '../../storage/port.ts';
import type { Sql, Statement } from '../../storage/sql.ts';
import { callInvited } from '../calls/invited.ts';
import { apartFrom, bondsBetween, type Pair } from './bonds.ts';
import type { Herald } from './herald.ts';
import { NOBODY, NOT_REACHABLE, personAt } from './person.ts';
import { addTiding } from './tidings.ts';

/** To one match. */
const MOST_INVITED = 20;

const NOT_THE_HOST = woe('people', said('not-the-host', {}));

const invitationRow = z.object({ match: z.string(), game: z.string(), host: z.string(), at: z.int() });
const invitedRow = z
  .object({ name: z.string(), at: z.int(), declined: z.int().nullable() })
  .transform(({ declined, ...rest }) => ({ ...rest, hasDeclined: declined !== null }));

/** A match that waits with a chair free, and at which the person does not sit already. */
const STANDS = `matches.status = 'waiting'
  AND EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.kind = 'open')
  AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.guest = invitations.person)`;

/** What somebody is asked to, and can still accept. */
export async function invitationsFor(sql: Sql, person: string): Promise<Invitation[]> {
  const rows = await sql.all(
    `SELECT invitations.match, matches.game, guests.name AS host, invitations.at FROM invitations
      JOIN matches ON matches.id = invitations.match JOIN guests ON guests.id = invitations.host
      WHERE invitations.person = $1 AND invitations.declined IS NULL AND ${STANDS} ORDER BY invitations.at DESC`,
    [person],
  );
  return rows.map((row) => invitationRow.parse(row));
}

/** None is left between two who want nothing to do with each other. */
export async function dropBetween(sql: Sql, { person, other }: Pair): Promise<void> {
  const text = 'DELETE FROM invitations WHERE person = $1 AND host = $2';
  await sql.run(text, [person, other]);
  await sql.run(text, [other, person]);
}

/** What is written when a match no longer waits. */
export function invitationsEnded(table: Table, was: Before): readonly Statement[] {
  const began = was.row.status === 'waiting' && table.row.status !== 'waiting';
  if (!began || was.seats.every(({ kind }) => kind === 'bot')) return [];
  return [{ text: 'DELETE FROM invitations WHERE match = $1', values: [table.id] }];
}

export interface InvitationParts {
  readonly house: House;
  readonly herald: Herald;
  /** Whoever calls people looks at once. */
  readonly called: () => void;
}

export class Invitations {
  private readonly parts: InvitationParts;
  private readonly sql: Sql;

  constructor(parts: InvitationParts) {
    this.parts = parts;
    this.sql = parts.house.parts.storage.sql;
  }

  async isInvited(match: string, person: string): Promise<boolean> {
    return (await invitationsFor(this.sql, person)).some((each) => each.match === match);
  }

  async areApart(person: string, others: readonly string[]): Promise<boolean> {
    const apart = await apartFrom(this.sql, person);
    return others.some((other) => apart.has(other));
  }

  /** Undefined: only who made the match may know, and only while it waits. */
  async shown(host: string, match: string): Promise<InvitedReply | undefined> {
    if (!(await this.isHost(host, match))) return undefined;
    const rows = await this.sql.all(
      `SELECT guests.name, invitations.at, invitations.declined FROM invitations JOIN guests ON guests.id = invitations.person
        WHERE invitations.match = $1 ORDER BY invitations.at`,
      [match],
    );
    return { invited: rows.map((row) => invitedRow.parse(row)) };
  }

  private async isHost(host: string, match: string): Promise<boolean> {
    const looked = await this.parts.house.at(match, ({ row }) => row.maker === host && row.status === 'waiting', true);
    return looked.found && looked.value;
  }

  async invite(host: Guest, match: string, name: string): Promise<TroubleReport | undefined> {
    const { house, herald, called } = this.parts;
    if (!(await this.isHost(host.id, match))) return NOT_THE_HOST;
    const person = await personAt(this.sql, { name });
    if (!person) return NOBODY;
    if (person.id === host.id) return woe('people', said('yourself', {}));
    const has = await bondsBetween(this.sql, host.id, person.id);
    if (has.has('blocks') || has.has('blocked')) return NOT_REACHABLE;
    const seated = await house.at(match, ({ seats }) => seats.some(({ guest }) => guest === person.id));
    if (seated.found && seated.value) return woe('people', said('seated-already', {}));
    const known = (await this.shown(host.id, match))?.invited ?? [];
    const before = known.find((each) => each.name === person.name);
    if (before?.hasDeclined) return woe('people', said('has-declined', {}));
    if (before) return undefined;
    if (known.length >= MOST_INVITED) return woe('people', said('enough-invited', { most: MOST_INVITED }));
    const now = house.parts.now();
    await this.sql.transaction(async (sql) => {
      const added = await sql.run(
        'INSERT INTO invitations (person, match, host, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [person.id, match, host.id, now],
      );
      if (added > 0) await callInvited(sql, person.id, match, now);
    });
    called();
    await herald.tell(person.id);
    return undefined;
  }

  async takeBack(host: string, match: string, name: string): Promise<TroubleReport | undefined> {
    if (!(await this.isHost(host, match))) return NOT_THE_HOST;
    const person = await personAt(this.sql, { name });
    if (!person) return NOBODY;
    // Whoever has declined stays on the list, so that nobody asks again and again.
    await this.sql.run('DELETE FROM invitations WHERE person = $1 AND match = $2 AND declined IS NULL', [person.id, match]);
    await this.parts.herald.tell(person.id);
    return undefined;
  }

  /** Says no, and tells whoever asked. */
  async decline(person: Guest, match: string): Promise<TroubleReport | undefined> {
    const { house, herald } = this.parts;
    const invitation = (await invitationsFor(this.sql, person.id)).find((each) => each.match === match);
    if (!invitation) return woe('people', said('no-such-wish', {}));
    const at = house.parts.now();
    const rows = await this.sql.transaction(async (sql) => {
      const declined = await sql.all(
        'UPDATE invitations SET declined = $1 WHERE person = $2 AND match = $3 AND declined IS NULL RETURNING host',
        [at, person.id, match],
      );
      const hosts = declined.map((row) => z.object({ host: z.string() }).parse(row).host);
      for (const host of hosts) {
        await addTiding(sql, host, { kind: 'declined', figures: { name: person.name, match, game: invitation.game }, at });
      }
      return hosts;
    });
    for (const host of rows) await herald.tell(host);
    return undefined;
  }
}
