/** Reports: who behaves badly, as somebody tells it, with what was said at the match until that moment. */
import { type ChatReply, type Evidence, REPORT_KINDS, type Report, type ReportShown, type Somebody } from '@taverne/protocol';
import { z } from 'zod';
import { newId } from '../../secrets.ts';
import type { Guest } from '../../storage/port.ts';
import type { Sql } from '../../storage/sql.ts';
import { addTiding } from '../friends/tidings.ts';
import { writeDown } from './log.ts';

/** As much as is kept of a match's talk, the latest; and how many reports are shown at once. */
const MOST_LINES = 200;
const MOST_SHOWN = 100;

/** Who said it, not under which name: so a name that goes with its account goes from here, too. */
const keptLines = z.array(z.strictObject({ person: z.string().nullable(), text: z.string(), at: z.int() }));
type KeptLine = z.infer<typeof keptLines>[number];
const chatRow = z.object({ person: z.string().nullable(), text: z.string(), at: z.int() });

const reportRow = z.object({
  id: z.string(),
  person: z.string(),
  about: z.string(),
  kind: z.enum(REPORT_KINDS),
  text: z.string(),
  match: z.string().nullable(),
  lines: z.string().transform((text) => keptLines.parse(JSON.parse(text))),
  at: z.int(),
  answered: z.int().nullable(),
  answer: z.string().nullable(),
  keeper: z.string().nullable(),
});
type ReportRow = z.output<typeof reportRow>;
const COLUMNS = 'id, person, about, kind, text, match, lines, at, answered, answer, keeper';

const somebodyRow = z.object({ id: z.string(), name: z.string(), suspended: z.int(), account: z.string().nullable() });

/** People as keepers read of them; who is gone has no name. */
export async function somebodies(sql: Sql, ids: Iterable<string>): Promise<ReadonlyMap<string, Somebody>> {
  const found = new Map<string, Somebody>();
  for (const person of new Set(ids)) {
    const [row] = await sql.all(
      `SELECT guests.id, guests.name, guests.suspended, accounts.id AS account FROM guests
        LEFT JOIN accounts ON accounts.id = guests.id WHERE guests.id = $1`,
      [person],
    );
    const known = row && somebodyRow.parse(row);
    found.set(person, {
      person,
      name: known?.name ?? null,
      isAccount: known?.account != null,
      until: known && known.suspended > 0 ? known.suspended : null,
    });
  }
  return found;
}

async function saidAt(sql: Sql, match: string): Promise<readonly KeptLine[]> {
  const rows = await sql.all(
    `SELECT seats.guest AS person, chat.text, chat.at FROM chat
      LEFT JOIN seats ON seats.match = chat.match AND seats.seat = chat.seat
      WHERE chat.match = $1 ORDER BY chat.id DESC LIMIT $2`,
    [match, MOST_LINES],
  );
  return rows.map((row) => chatRow.parse(row)).toReversed();
}

export async function addReport(
  sql: Sql,
  by: string,
  about: string,
  { kind, text, match, at }: Pick<Report, 'kind' | 'text'> & { readonly match: string | null; readonly at: number },
): Promise<string> {
  const id = newId();
  const lines = match === null ? [] : await saidAt(sql, match);
  await sql.run(
    'INSERT INTO reports (person, id, about, kind, text, match, lines, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [by, id, about, kind, text, match, JSON.stringify(lines), at],
  );
  return id;
}

const shownLines = (lines: readonly KeptLine[], about: string | undefined, names: ReadonlyMap<string, Somebody>): Evidence[] =>
  lines.map(({ person, text, at }) => ({
    name: (person !== null && names.get(person)?.name) || null,
    isAbout: person !== null && person === about,
    text,
    at,
  }));

export async function reports(sql: Sql, which: 'open' | 'answered'): Promise<ReportShown[]> {
  const [where, order] = which === 'open' ? ['answered IS NULL', 'at'] : ['answered IS NOT NULL', 'answered DESC'];
  const found = await sql.all(`SELECT ${COLUMNS} FROM reports WHERE ${where} ORDER BY ${order} LIMIT $1`, [MOST_SHOWN]);
  const rows = found.map((row) => reportRow.parse(row));
  const people = rows.flatMap(({ person, about, lines }) => [person, about, ...lines.flatMap((line) => line.person ?? [])]);
  const names = await somebodies(sql, people);
  return rows.map((row) => reportShown(row, names));
}

function reportShown(row: ReportRow, names: ReadonlyMap<string, Somebody>): ReportShown {
  const { id, at, kind, text, match, answered, answer, keeper } = row;
  const nobody = (person: string): Somebody => ({ person, name: null, isAccount: false, until: null });
  return {
    id,
    at,
    kind,
    text,
    match,
    by: names.get(row.person) ?? nobody(row.person),
    about: names.get(row.about) ?? nobody(row.about),
    lines: shownLines(row.lines, row.about, names),
    answer: answered === null ? null : { at: answered, by: keeper ?? '', text: answer ?? '' },
  };
}

/** Answers once; false: another keeper was faster, or there is no such report. Whoever reported is told. */
export function answerReport(
  sql: Sql,
  keeper: Guest,
  id: string,
  { text, at }: { readonly text: string; readonly at: number },
) {
  return sql.transaction(async (inside) => {
    const rows = await inside.all(
      `UPDATE reports SET answered = $1, answer = $2, keeper = $3 WHERE id = $4 AND answered IS NULL RETURNING ${COLUMNS}`,
      [at, text, keeper.name, id],
    );
    if (!rows[0]) return undefined;
    const { person, about } = reportRow.parse(rows[0]);
    const name = (await somebodies(inside, [about])).get(about)?.name ?? '';
    await addTiding(inside, person, { kind: 'answered', figures: { name, text }, at });
    await writeDown(inside, keeper, { deed: 'answer', about: name, text, at });
    return person;
  });
}

/** All that is kept of the talk at a match, for keepers: only where it was reported, and it is written down that they looked. */
export async function reportedChat(sql: Sql, keeper: Guest, match: string, at: number): Promise<ChatReply | undefined> {
  const [row] = await sql.all('SELECT about FROM reports WHERE match = $1 ORDER BY at DESC LIMIT 1', [match]);
  if (!row) return undefined;
  const { about } = z.object({ about: z.string() }).parse(row);
  const lines = await saidAt(sql, match);
  await writeDown(sql, keeper, { deed: 'read-chat', about: match, text: '', at });
  const names = await somebodies(
    sql,
    lines.flatMap(({ person }) => person ?? []),
  );
  return { lines: shownLines(lines, about, names) };
}
