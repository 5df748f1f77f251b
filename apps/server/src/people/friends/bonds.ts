/**
 * What people are to each other, as it is stored: every bond from both sides, so that each side finds its own by its own key.
 * Whoever changes something between two holds both for that long, so of two who ask each other at once both become friends.
 */
import { z } from 'zod';
import type { Sql } from '../../storage/sql.ts';

/** `asks`: I asked them; `asked`: they asked me. `blocked`: they block me. */
export const BONDS = ['friend', 'asks', 'asked', 'blocks', 'blocked', 'mutes'] as const;
export type BondKind = (typeof BONDS)[number];

/** The same bond, as the other has it. */
const OTHER_SIDE: { readonly [K in BondKind]?: BondKind } = {
  friend: 'friend',
  asks: 'asked',
  asked: 'asks',
  blocks: 'blocked',
  blocked: 'blocks',
};

const knownRow = z
  .object({ kind: z.enum(BONDS), other: z.string(), at: z.int(), name: z.string().nullable(), account: z.string().nullable() })
  .transform(({ kind, other, at, name, account }) => ({
    kind,
    known: { person: other, name: name ?? '', isAccount: account !== null, at },
  }));
export type KnownRow = z.output<typeof knownRow>;

/** Everybody to whom somebody has a bond, with their names of now. */
export async function knownTo(sql: Sql, person: string): Promise<readonly KnownRow[]> {
  const rows = await sql.all(
    `SELECT bonds.kind, bonds.other, bonds.at, guests.name, accounts.id AS account FROM bonds
      LEFT JOIN guests ON guests.id = bonds.other LEFT JOIN accounts ON accounts.id = bonds.other
      WHERE bonds.person = $1 ORDER BY guests.name, bonds.other`,
    [person],
  );
  return rows.map((row) => knownRow.parse(row));
}

const kindRow = z.object({ kind: z.enum(BONDS) });
const otherRow = z.object({ other: z.string() });

/** What this one is to that one. */
export async function bondsBetween(sql: Sql, person: string, other: string): Promise<ReadonlySet<BondKind>> {
  const rows = await sql.all('SELECT kind FROM bonds WHERE person = $1 AND other = $2', [person, other]);
  return new Set(rows.map((row) => kindRow.parse(row).kind));
}

/** With whom somebody wants nothing to do, or who with them. */
export async function apartFrom(sql: Sql, person: string): Promise<ReadonlySet<string>> {
  const rows = await sql.all(`SELECT other FROM bonds WHERE person = $1 AND kind IN ('blocks', 'blocked')`, [person]);
  return new Set(rows.map((row) => otherRow.parse(row).other));
}

/** Of whose talk somebody sees nothing. */
export async function unheardBy(sql: Sql, person: string): Promise<ReadonlySet<string>> {
  const rows = await sql.all(`SELECT other FROM bonds WHERE person = $1 AND kind IN ('blocks', 'blocked', 'mutes')`, [person]);
  return new Set(rows.map((row) => otherRow.parse(row).other));
}

export interface Pair {
  readonly person: string;
  readonly other: string;
}

/** Does something between two while nobody else does; always in the same order, so that nobody waits in a ring. */
export function between<T>(sql: Sql, { person, other }: Pair, work: (inside: Sql) => Promise<T>): Promise<T> {
  return sql.transaction(async (inside) => {
    if (inside.dialect === 'postgres') {
      await inside.all('SELECT id FROM guests WHERE id IN ($1, $2) ORDER BY id FOR UPDATE', [person, other]);
    }
    return work(inside);
  });
}

export async function tie(sql: Sql, { person, other }: Pair, kind: BondKind, at: number): Promise<void> {
  const text = 'INSERT INTO bonds (person, kind, other, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';
  await sql.run(text, [person, kind, other, at]);
  const theirs = OTHER_SIDE[kind];
  if (theirs) await sql.run(text, [other, theirs, person, at]);
}

/** How many there were. */
export async function untie(sql: Sql, { person, other }: Pair, kind: BondKind): Promise<number> {
  const text = 'DELETE FROM bonds WHERE person = $1 AND kind = $2 AND other = $3';
  const theirs = OTHER_SIDE[kind];
  if (theirs) await sql.run(text, [other, theirs, person]);
  return sql.run(text, [person, kind, other]);
}

const countRow = z.object({ n: z.int() });
export async function countBonds(sql: Sql, person: string, kinds: readonly [BondKind, BondKind]): Promise<number> {
  const [row] = await sql.all('SELECT count(*) AS n FROM bonds WHERE person = $1 AND kind IN ($2, $3)', [person, ...kinds]);
  return countRow.parse(row).n;
}

/** A guest comes home to an account: whom they do not want to hear they still do not. Of an account's own bonds none is lost. */
export async function carryBonds(sql: Sql, from: string, to: string): Promise<void> {
  await sql.transaction(async (inside) => {
    for (const { kind, known } of await knownTo(inside, from)) {
      const [own, theirs] = [
        { person: from, other: known.person },
        { person: to, other: known.person },
      ];
      await untie(inside, own, kind);
      if (known.person !== to) await tie(inside, theirs, kind, known.at);
    }
  });
}

/** Nobody has a bond to somebody who is gone. */
export async function dropBonds(sql: Sql, person: string): Promise<void> {
  await sql.run('DELETE FROM bonds WHERE other = $1', [person]);
  await sql.run('DELETE FROM bonds WHERE person = $1', [person]);
  await sql.run('DELETE FROM invitations WHERE person = $1 OR host = $1', [person]);
}

// ── who is seen ──

export async function setHidden(sql: Sql, person: string, isHidden: boolean, at: number): Promise<void> {
  if (isHidden) await sql.run('INSERT INTO hidden (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [person, at]);
  else await sql.run('DELETE FROM hidden WHERE person = $1', [person]);
}

export async function isHidden(sql: Sql, person: string): Promise<boolean> {
  return (await sql.all('SELECT person FROM hidden WHERE person = $1', [person])).length > 0;
}

/** Friends who let themselves be seen. */
export async function openFriends(sql: Sql, person: string): Promise<readonly string[]> {
  const rows = await sql.all(
    `SELECT other FROM bonds WHERE person = $1 AND kind = 'friend' AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.person = bonds.other)`,
    [person],
  );
  return rows.map((row) => otherRow.parse(row).other);
}
