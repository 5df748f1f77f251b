/** What everybody is told, on every page and in both languages, until it is over. */
import type { Announce, Announcement } from '@taverne/protocol';
import { z } from 'zod';
import { newId } from '../../secrets.ts';
import type { Guest } from '../../storage/port.ts';
import type { Sql } from '../../storage/sql.ts';
import { writeDown } from './log.ts';

const HOUR = 3_600_000;
const row = z.object({ id: z.string(), en: z.string(), fr: z.string(), until: z.int() });

export async function announcements(sql: Sql, now: number): Promise<Announcement[]> {
  const rows = await sql.all('SELECT id, en, fr, until FROM announcements WHERE until > $1 ORDER BY at', [now]);
  return rows.map((each) => row.parse(each));
}

export async function announce(sql: Sql, keeper: Guest, { en, fr, hours }: Announce, at: number): Promise<void> {
  await sql.transaction(async (inside) => {
    const text = 'INSERT INTO announcements (id, en, fr, at, until) VALUES ($1, $2, $3, $4, $5)';
    await inside.run(text, [newId(), en, fr, at, at + hours * HOUR]);
    await writeDown(inside, keeper, { deed: 'announce', about: `${hours} h`, text: `${en} / ${fr}`, at });
  });
}

/** It is over now. */
export async function withdraw(sql: Sql, keeper: Guest, id: string, at: number): Promise<void> {
  await sql.transaction(async (inside) => {
    const rows = await inside.all(
      'UPDATE announcements SET until = $1 WHERE id = $2 AND until > $1 RETURNING id, en, fr, until',
      [at, id],
    );
    for (const each of rows.map((one) => row.parse(one))) {
      await writeDown(inside, keeper, { deed: 'withdraw', about: '', text: `${each.en} / ${each.fr}`, at });
    }
  });
}
