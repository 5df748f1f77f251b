/** What keepers do is written down, in the very transaction that does it; nothing here changes or removes a line. */
import { KEEPER_DEEDS, type LogReply } from '@taverne/protocol';
import { z } from 'zod';
import { newId } from '../../secrets.ts';
import type { Guest } from '../../storage/port.ts';
import type { Sql } from '../../storage/sql.ts';

const MOST = 100;

const deedRow = z.object({
  id: z.string(),
  at: z.int(),
  keeper: z.string(),
  deed: z.enum(KEEPER_DEEDS),
  about: z.string(),
  text: z.string(),
});

export interface KeeperDeed {
  readonly deed: (typeof KEEPER_DEEDS)[number];
  readonly about: string;
  readonly text: string;
  readonly at: number;
}

export async function writeDown(sql: Sql, keeper: Guest, { deed, about, text, at }: KeeperDeed): Promise<void> {
  await sql.run('INSERT INTO keeper_deeds (at, id, person, keeper, deed, about, text) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
    at,
    newId(),
    keeper.id,
    keeper.name,
    deed,
    about,
    text,
  ]);
}

/** The latest before this moment. */
export async function deedsBefore(sql: Sql, before: number): Promise<LogReply> {
  const rows = await sql.all(
    'SELECT id, at, keeper, deed, about, text FROM keeper_deeds WHERE at < $1 ORDER BY at DESC, id LIMIT $2',
    [before, MOST + 1],
  );
  return { deeds: rows.slice(0, MOST).map((row) => deedRow.parse(row)), hasMore: rows.length > MOST };
}
