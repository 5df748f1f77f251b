/** Everything there is of a person, as one file. */
import type { PersonFile } from '@taverne/protocol';
import { z } from 'zod';
import { placesOf } from '../cups/lists.ts';
import type { House } from '../matches/house.ts';
import { termsShown } from '../sockets/messages.ts';
import type { Guest } from '../storage/port.ts';
import type { Accounts } from './accounts.ts';
import { knownTo } from './friends/bonds.ts';
import { holidaysOf } from './holidays/rows.ts';
import { mementosOf } from './mementos/rows.ts';
import type { Programs } from './programs/programs.ts';

const MOST = 100_000;
const reportRow = z.object({ at: z.int(), text: z.string() });
const saidRow = z.object({ match: z.string(), at: z.int(), text: z.string() });

interface Sources {
  readonly accounts: Accounts;
  readonly programs: Programs;
}

export async function personFile(house: House, { accounts, programs }: Sources, person: Guest): Promise<PersonFile> {
  const { storage, now } = house.parts;
  const account = await accounts.shown(person.id, undefined);
  if (!account) throw new Error('there is no such account');
  const { sessions, ...rest } = account;
  const matches = await storage.matchesOf(person.id, MOST);
  const said = await accounts.parts.sql.all(
    `SELECT chat.match, chat.at, chat.text FROM seats JOIN chat ON chat.match = seats.match AND chat.seat = seats.seat
      WHERE seats.guest = $1 ORDER BY chat.at`,
    [person.id],
  );
  const bonds = await knownTo(accounts.parts.sql, person.id);
  const reports = await accounts.parts.sql.all('SELECT at, text FROM reports WHERE person = $1 ORDER BY at', [person.id]);
  return {
    taverne: 'person',
    at: now(),
    account: { ...rest, language: person.language },
    sessions: sessions.map(({ device, made, seen }) => ({ device, made, seen })),
    programs: await programs.shown(person.id),
    matches: matches.map(({ row, seats }) => ({
      match: row.id,
      game: row.game,
      ...termsShown(row),
      status: row.status,
      made: row.made,
      changed: row.changed,
      seat: seats.find(({ guest }) => guest === person.id)?.seat ?? null,
      names: seats.map(({ name }) => name),
      outcome: row.outcome,
    })),
    mementos: [...(await mementosOf(accounts.parts.sql, house.parts.registry, person.id, MOST))],
    cups: await placesOf(accounts.parts.sql, person.id, MOST),
    holidays: [...(await holidaysOf(accounts.parts.sql, person.id))],
    said: said.map((row) => saidRow.parse(row)),
    // Who blocks somebody does not want them to know.
    bonds: bonds.flatMap(({ kind, known: { name, at } }) => (kind === 'blocked' ? [] : [{ kind, name, at }])),
    reports: reports.map((row) => reportRow.parse(row)),
  };
}
