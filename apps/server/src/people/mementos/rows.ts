/** What stays of matches, counted by person, game and mode, as it is stored. */
import type { PersonReply } from '@taverne/protocol';
import { z } from 'zod';
import type { Registry } from '../../registry.ts';
import { readId } from '../../storage/rows.ts';
import type { Sql } from '../../storage/sql.ts';
import type { Pool } from '../rated/pools.ts';
import type { ResultWord } from '../rated/rows.ts';

/** The match itself is counted, too: as this kind of thing, which no game has. */
const WHOLE = '';

/** What one person keeps of one match. */
export interface Kept extends Pool {
  readonly person: string;
  readonly result: ResultWord;
  readonly things: readonly Thing[];
}

interface Thing {
  readonly kind: string;
  readonly thing: string;
}

/** Matches that are over since before this, and of which nothing was kept yet. */
export async function unremembered(sql: Sql, before: number, most: number): Promise<readonly string[]> {
  const text = `SELECT id FROM matches WHERE status = 'over' AND remembered = 0 AND changed < $1 ORDER BY changed LIMIT $2`;
  return (await sql.all(text, [before, most])).map(readId);
}

/** False: somebody else has done it. So each match is counted once, however many try. */
export async function takeMatch(sql: Sql, match: string): Promise<boolean> {
  const text = `UPDATE matches SET remembered = 1 WHERE id = $1 AND status = 'over' AND remembered = 0`;
  return (await sql.run(text, [match])) > 0;
}

/** Always in the same order, whatever matches it is of, so that nobody waits in a ring. Of somebody who is gone nothing is kept. */
export async function keep(sql: Sql, all: readonly Kept[]): Promise<void> {
  const rows = all.flatMap(({ person, game, mode, result, things }) => {
    const tally = [result === 'won', result === 'drawn', result === 'lost'].map(Number);
    return [{ kind: WHOLE, thing: '' }, ...things].map(({ kind, thing }) => ({
      row: [person, game, mode, kind, thing],
      tally,
    }));
  });
  const place = ({ row }: { readonly row: readonly string[] }): string => row.join('\0');
  for (const { row, tally } of rows.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))) {
    await sql.run(KEEP, [...row, ...tally]);
  }
}

const ADDED = `ON CONFLICT (person, game, mode, kind, thing) DO UPDATE SET
  won = mementos.won + excluded.won, drawn = mementos.drawn + excluded.drawn, lost = mementos.lost + excluded.lost`;
const KEEP = `INSERT INTO mementos (person, game, mode, kind, thing, won, drawn, lost)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $1) ${ADDED}`;

/** What a guest of this device has comes along into the account. */
export async function carryMementos(sql: Sql, from: string, to: string): Promise<void> {
  await sql.transaction(async (inside) => {
    await inside.run(
      `INSERT INTO mementos (person, game, mode, kind, thing, won, drawn, lost)
        SELECT $2, game, mode, kind, thing, won, drawn, lost FROM mementos WHERE person = $1 ${ADDED}`,
      [from, to],
    );
    await inside.run('DELETE FROM mementos WHERE person = $1', [from]);
  });
}

const mementoRow = z.object({
  game: z.string(),
  mode: z.string(),
  kind: z.string(),
  thing: z.string(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
});
type Memento = PersonReply['person']['mementos'][number];

/** What a profile tells: by game and mode, what was played most first; of each kind no more than so many. */
export async function mementosOf(sql: Sql, registry: Registry, person: string, most: number): Promise<readonly Memento[]> {
  const found = await sql.all(
    `SELECT game, mode, kind, thing, won, drawn, lost FROM mementos WHERE person = $1
      ORDER BY won + drawn + lost DESC, won DESC, game, mode, thing`,
    [person],
  );
  const rows = found.map((row) => mementoRow.parse(row));
  const wholes = rows.filter(({ kind }) => kind === WHOLE);
  return wholes.map(({ game, mode, won, drawn, lost }) => {
    const own = rows.filter((row) => row.game === game && row.mode === mode);
    const kinds = registry.get(game)?.game.mementos?.kinds ?? [];
    const things = (kind: string) =>
      own
        .filter((row) => row.kind === kind)
        .slice(0, most)
        .map(({ thing, won, drawn, lost }) => ({ thing, won, drawn, lost }));
    const told = kinds.map((kind) => ({ kind, things: things(kind) })).filter((each) => each.things.length > 0);
    return { game, mode, won, drawn, lost, kinds: told };
  });
}
