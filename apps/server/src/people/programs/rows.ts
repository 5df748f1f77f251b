/** Programs and their tokens as they are stored. */
import { z } from 'zod';
import type { Sql } from '../../storage/sql.ts';

const programRow = z.object({ id: z.string(), name: z.string(), made: z.int() });
export type ProgramRow = z.infer<typeof programRow>;
const tokenRow = z.object({
  program: z.string(),
  id: z.string(),
  label: z.string(),
  made: z.int(),
  used: z.int().nullable(),
});
export type TokenRow = z.infer<typeof tokenRow>;
const bearerRow = tokenRow.extend({
  owner: z.string(),
  name: z.string(),
  language: z.enum(['en', 'fr']).nullable(),
  suspended: z.int(),
  owner_suspended: z.int(),
});
export type BearerRow = z.infer<typeof bearerRow>;
const ownerRow = z.object({ id: z.string(), owner: z.string(), name: z.string() });

export async function programsOf(sql: Sql, owner: string): Promise<readonly ProgramRow[]> {
  const rows = await sql.all(
    `SELECT programs.id, accounts.name, programs.made FROM programs JOIN accounts ON accounts.id = programs.id
      WHERE programs.owner = $1 ORDER BY programs.made, programs.id`,
    [owner],
  );
  return rows.map((row) => programRow.parse(row));
}

export async function addProgram(sql: Sql, owner: string, { id, name, made }: ProgramRow): Promise<void> {
  // No hash looks like this: only its tokens open it.
  await sql.run('INSERT INTO guests (id, token, name, language, made, seen) VALUES ($1, $2, $3, NULL, $4, $4)', [
    id,
    `account ${id}`,
    name,
    made,
  ]);
  await sql.run('INSERT INTO programs (owner, id, made) VALUES ($1, $2, $3)', [owner, id, made]);
}

/** Who owns these, by the id of each that is a program. */
export async function ownersOf(
  sql: Sql,
  people: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  const owners = new Map<string, { id: string; name: string }>();
  for (const person of people) {
    const [row] = await sql.all(
      `SELECT programs.id, programs.owner, accounts.name FROM programs JOIN accounts ON accounts.id = programs.owner
        WHERE programs.id = $1`,
      [person],
    );
    if (!row) continue;
    const { id, owner, name } = ownerRow.parse(row);
    owners.set(id, { id: owner, name });
  }
  return owners;
}

// ── tokens ──

export async function tokensOf(sql: Sql, program: string): Promise<readonly TokenRow[]> {
  const rows = await sql.all('SELECT program, id, label, made, used FROM program_tokens WHERE program = $1 ORDER BY made, id', [
    program,
  ]);
  return rows.map((row) => tokenRow.parse(row));
}

export async function addToken(sql: Sql, { program, id, label, made }: TokenRow, hash: string): Promise<void> {
  await sql.run('INSERT INTO program_tokens (program, id, hash, label, made) VALUES ($1, $2, $3, $4, $5)', [
    program,
    id,
    hash,
    label,
    made,
  ]);
}

export const dropToken = (sql: Sql, program: string, id: string): Promise<number> =>
  sql.run('DELETE FROM program_tokens WHERE program = $1 AND id = $2', [program, id]);

export async function bearerOf(sql: Sql, hash: string): Promise<BearerRow | undefined> {
  const [row] = await sql.all(
    `SELECT program_tokens.program, program_tokens.id, program_tokens.label, program_tokens.made, program_tokens.used,
        programs.owner, guests.name, guests.language, guests.suspended, owners.suspended AS owner_suspended
      FROM program_tokens JOIN programs ON programs.id = program_tokens.program JOIN guests ON guests.id = program_tokens.program
        JOIN guests AS owners ON owners.id = programs.owner
      WHERE program_tokens.hash = $1`,
    [hash],
  );
  return row && bearerRow.parse(row);
}

export async function tokenUsed(sql: Sql, { program, id }: BearerRow, at: number): Promise<void> {
  await sql.run('UPDATE program_tokens SET used = $1 WHERE program = $2 AND id = $3', [at, program, id]);
  await sql.run('UPDATE guests SET seen = $1 WHERE id = $2', [at, program]);
}
