/** Accounts as they are stored: every statement about them, and what its rows are read as. */
import { z } from 'zod';
import { isTaken, type Sql } from '../storage/sql.ts';
import type { AccountName } from './account-name.ts';
import { dropBonds } from './friends/bonds.ts';
import type { Passkey } from './passkeys.ts';

const accountRow = z.object({ id: z.string(), name: z.string(), made: z.int() });
export type AccountRow = z.infer<typeof accountRow>;

const passkeyRow = z.object({
  account: z.string(),
  id: z.string(),
  public_key: z.string(),
  counter: z.int(),
  transports: z.string(),
  device: z.string(),
  made: z.int(),
  used: z.int().nullable(),
});
const transportList = z.array(z.string());

export interface PasskeyRow extends Passkey {
  readonly account: string;
  readonly device: string;
  readonly made: number;
  readonly used: number | null;
}

const sessionRow = z.object({ id: z.string(), device: z.string(), made: z.int(), seen: z.int() });
export type SessionRow = z.infer<typeof sessionRow>;
const bearerRow = sessionRow.extend({
  account: z.string(),
  name: z.string(),
  language: z.enum(['en', 'fr']).nullable(),
  suspended: z.int(),
});
/** Whoever holds a session's cookie. */
export type Bearer = z.infer<typeof bearerRow>;

const ceremonyRow = z.object({ person: z.string().nullable(), name: z.string().nullable(), challenge: z.string() });
export type Ceremony = z.infer<typeof ceremonyRow>;

const codeRow = z.object({ account: z.string(), kind: z.enum(['device', 'recovery']) });
export type CodeRow = z.infer<typeof codeRow>;
export type CodeKind = CodeRow['kind'];
const countRow = z.object({ n: z.int() });

const first = <T extends z.ZodType>(schema: T, rows: readonly unknown[]): z.output<T> | undefined =>
  rows.length === 0 ? undefined : schema.parse(rows[0]);

export async function accountOf(sql: Sql, id: string): Promise<AccountRow | undefined> {
  return first(accountRow, await sql.all('SELECT id, name, made FROM accounts WHERE id = $1', [id]));
}

/** False: somebody has this name, or one that looks the same. */
export async function addAccount(sql: Sql, id: string, name: AccountName, at: number): Promise<boolean> {
  const added = await sql.run(
    'INSERT INTO accounts (id, name, folded, skeleton, made) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [id, name.shown, name.folded, name.skeleton, at],
  );
  // From now on only its sessions open it; no hash looks like this.
  if (added > 0) await sql.run('UPDATE guests SET token = $1, name = $2 WHERE id = $3', [`account ${id}`, name.shown, id]);
  return added > 0;
}

/** What is done together with something, or not at all. */
export type Also = (sql: Sql) => Promise<void>;
const NOTHING: Also = async () => {};

/** False: the name is somebody else's. */
export async function nameAccount(sql: Sql, id: string, name: AccountName, also: Also = NOTHING): Promise<boolean> {
  try {
    return await sql.transaction(async (inside) => {
      await inside.run('UPDATE accounts SET name = $1, folded = $2, skeleton = $3 WHERE id = $4', [
        name.shown,
        name.folded,
        name.skeleton,
        id,
      ]);
      await inside.run('UPDATE guests SET name = $1 WHERE id = $2', [name.shown, id]);
      await also(inside);
      return true;
    });
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Does somebody else have this name, or one that looks the same? */
export async function isNameTaken(sql: Sql, { folded, skeleton }: AccountName, butOf: string): Promise<boolean> {
  const rows = await sql.all('SELECT id FROM accounts WHERE (folded = $1 OR skeleton = $2) AND id <> $3', [
    folded,
    skeleton,
    butOf,
  ]);
  return rows.length > 0;
}

/** Tables with rows of a person; the column that says whose. */
const OF_PERSON = {
  wishes: 'person',
  match_wishes: 'person',
  channels: 'person',
  ratings: 'person',
  rating_changes: 'person',
  mementos: 'person',
  seeks: 'person',
  holidays: 'person',
  hidden: 'person',
  tidings: 'person',
  suspensions: 'person',
  jobs: 'owner',
  sessions: 'account',
  passkeys: 'account',
  codes: 'account',
  ceremonies: 'person',
  program_tokens: 'program',
  programs: 'id',
  accounts: 'id',
  guests: 'id',
};

export async function dropAccount(sql: Sql, id: string): Promise<void> {
  await dropBonds(sql, id);
  for (const [table, whose] of Object.entries(OF_PERSON)) await sql.run(`DELETE FROM ${table} WHERE ${whose} = $1`, [id]);
}

// ── passkeys ──

export async function passkeysOf(sql: Sql, account: string): Promise<readonly PasskeyRow[]> {
  return (await sql.all('SELECT * FROM passkeys WHERE account = $1 ORDER BY made', [account])).map(readPasskey);
}

export async function passkeyById(sql: Sql, id: string): Promise<PasskeyRow | undefined> {
  return (await sql.all('SELECT * FROM passkeys WHERE id = $1', [id])).map(readPasskey)[0];
}

function readPasskey(row: unknown): PasskeyRow {
  const { public_key, transports, ...rest } = passkeyRow.parse(row);
  return { ...rest, publicKey: public_key, transports: transportList.parse(JSON.parse(transports)) };
}

/** False: this very passkey is known already. */
export async function addPasskey(sql: Sql, row: PasskeyRow): Promise<boolean> {
  const { account, id, publicKey, counter, transports, device, made } = row;
  const added = await sql.run(
    `INSERT INTO passkeys (account, id, public_key, counter, transports, device, made) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT DO NOTHING`,
    [account, id, publicKey, counter, JSON.stringify(transports), device, made],
  );
  return added > 0;
}

export async function passkeyUsed(sql: Sql, { account, id }: PasskeyRow, counter: number, at: number): Promise<void> {
  await sql.run('UPDATE passkeys SET counter = $1, used = $2 WHERE account = $3 AND id = $4', [counter, at, account, id]);
}

export const dropPasskey = (sql: Sql, account: string, id: string): Promise<number> =>
  sql.run('DELETE FROM passkeys WHERE account = $1 AND id = $2', [account, id]);

// ── sessions ──

export async function sessionsOf(sql: Sql, account: string): Promise<readonly SessionRow[]> {
  const rows = await sql.all('SELECT id, device, made, seen FROM sessions WHERE account = $1 ORDER BY seen DESC, made DESC', [
    account,
  ]);
  return rows.map((row) => sessionRow.parse(row));
}

export async function bearerOf(sql: Sql, token: string): Promise<Bearer | undefined> {
  const rows = await sql.all(
    `SELECT sessions.account, sessions.id, sessions.device, sessions.made, sessions.seen, guests.name, guests.language, guests.suspended
      FROM sessions JOIN guests ON guests.id = sessions.account WHERE sessions.token = $1`,
    [token],
  );
  return first(bearerRow, rows);
}

export async function addSession(
  sql: Sql,
  { id, device, made }: SessionRow,
  { account, token }: { readonly account: string; readonly token: string },
): Promise<void> {
  await sql.run('INSERT INTO sessions (account, id, token, device, made, seen) VALUES ($1, $2, $3, $4, $5, $5)', [
    account,
    id,
    token,
    device,
    made,
  ]);
}

export async function sessionSeen(sql: Sql, { account, id }: Bearer, at: number): Promise<void> {
  await sql.run('UPDATE sessions SET seen = $1 WHERE account = $2 AND id = $3', [at, account, id]);
  await sql.run('UPDATE guests SET seen = $1 WHERE id = $2', [at, account]);
}

export const dropSession = (sql: Sql, account: string, id: string): Promise<number> =>
  sql.run('DELETE FROM sessions WHERE account = $1 AND id = $2', [account, id]);

/** Only so many devices: the one that was away longest goes. */
export async function keepSessions(sql: Sql, account: string, most: number): Promise<void> {
  for (const { id } of (await sessionsOf(sql, account)).slice(most)) await dropSession(sql, account, id);
}

// ── codes ──

export interface NewCode {
  readonly kind: CodeKind;
  readonly hash: string;
  readonly due: number | null;
}

/** Whatever there was of their kind is worth nothing any more. */
export async function replaceCodes(sql: Sql, account: string, kind: CodeKind, codes: readonly NewCode[]): Promise<void> {
  await sql.run('DELETE FROM codes WHERE account = $1 AND kind = $2', [account, kind]);
  for (const { hash, due } of codes) {
    await sql.run('INSERT INTO codes (account, hash, kind, due) VALUES ($1, $2, $3, $4)', [account, hash, kind, due]);
  }
}

/** Uses a code up. Two who try at once find it gone the second time. */
export async function takeCode(sql: Sql, hash: string, at: number): Promise<CodeRow | undefined> {
  const rows = await sql.all('DELETE FROM codes WHERE hash = $1 AND (due IS NULL OR due > $2) RETURNING account, kind', [
    hash,
    at,
  ]);
  return first(codeRow, rows);
}

export async function countRecovery(sql: Sql, account: string): Promise<number> {
  const rows = await sql.all(`SELECT count(*) AS n FROM codes WHERE account = $1 AND kind = 'recovery'`, [account]);
  return first(countRow, rows)?.n ?? 0;
}

// ── ceremonies ──

export async function addCeremony(sql: Sql, id: string, { person, name, challenge }: Ceremony, due: number): Promise<void> {
  await sql.run('INSERT INTO ceremonies (id, person, name, challenge, due) VALUES ($1, $2, $3, $4, $5)', [
    id,
    person,
    name,
    challenge,
    due,
  ]);
}

/** A challenge holds once, and not for long. */
export async function takeCeremony(sql: Sql, id: string, at: number): Promise<Ceremony | undefined> {
  const rows = await sql.all('DELETE FROM ceremonies WHERE id = $1 AND due > $2 RETURNING person, name, challenge', [id, at]);
  return first(ceremonyRow, rows);
}

/** What came to nothing, and codes that nobody entered. */
export async function sweepCeremonies(sql: Sql, at: number): Promise<void> {
  await sql.run('DELETE FROM ceremonies WHERE due <= $1', [at]);
  await sql.run('DELETE FROM codes WHERE due <= $1', [at]);
}
