/**
 * The changes of many matches in one transaction, a statement for all rows of a kind. First the matches are taken, in the
 * order of their names, so that two processes never wait for each other; who is behind is known then, and nothing of
 * its change is written. Last of all the processes are told that have watchers of these matches, and nobody else.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { hashed } from '../secrets.ts';
import { inOrder } from './alongside.ts';
import { splitOptions } from './long-options.ts';
import type { Change, MatchRow, Written } from './port.ts';

type Column = readonly (string | number | boolean | null)[];
const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** What is said next; without waiting for the answer, so that it goes in one piece. */
class Words {
  private readonly client: PoolClient;
  private readonly said: Promise<unknown>[] = [];

  constructor(client: PoolClient) {
    this.client = client;
  }

  /** By a name it is prepared once for each connection. */
  say(name: string | undefined, text: string, values: readonly unknown[]): void {
    const saying = this.client.query({ ...(name !== undefined && { name }), text, values: [...values] });
    // Whoever waits for all of it hears of the first that goes wrong; the others are of no interest then.
    saying.catch(() => {});
    this.said.push(saying);
  }

  /** Rows of a kind, if there are any: column by column. */
  rows(name: string, text: string, columns: readonly Column[]): void {
    if ((columns[0]?.length ?? 0) > 0) this.say(name, text, columns);
  }

  async heard(): Promise<void> {
    await Promise.all(this.said);
  }
}

const taken = z.object({ id: z.string(), revision: z.int() });

/** Between BEGIN and COMMIT. `process`: who writes. */
export async function writeChanges(
  client: PoolClient,
  process: string,
  changes: readonly Change[],
): Promise<readonly Written[]> {
  const ids = changes.filter(({ made }) => !made).map(({ match }) => match);
  const locked = await client.query({
    name: 'take',
    text: 'SELECT id, revision FROM matches WHERE id = ANY($1) ORDER BY id FOR UPDATE',
    values: [ids],
  });
  const now = new Map(locked.rows.map((row) => taken.parse(row)).map(({ id, revision }) => [id, revision]));
  const written: Written[] = [];
  for (const { match, made, revision } of changes) {
    if (made) written.push((await make(client, made)) ? 'written' : 'behind');
    else written.push(now.has(match) && (revision ?? now.get(match)) === now.get(match) ? 'written' : 'behind');
  }
  const winners = changes.filter((_, i) => written[i] === 'written');
  if (winners.length > 0) await writeAll(client, process, winners);
  return written;
}

async function make(client: PoolClient, row: MatchRow): Promise<boolean> {
  const { shown } = splitOptions(row.options, row.omitted);
  const { rowCount } = await client.query({
    name: 'make',
    text: `INSERT INTO matches (id, game, version, options, seats, visibility, clock, seed, maker, made, status, awaited,
      outcome, consent, rematch, changed, omitted, imported, proof, bytes, programs)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
      ON CONFLICT (id) DO NOTHING`,
    values: [
      ...[row.id, row.game, row.version, JSON.stringify(shown), row.seats, row.visibility, JSON.stringify(row.clock)],
      ...[row.seed, row.maker, row.made, row.status, JSON.stringify(row.awaited), jsonOrNull(row.outcome)],
      ...[jsonOrNull(row.consent), row.rematch, row.changed, JSON.stringify(row.omitted), row.imported ? 1 : 0],
      ...[jsonOrNull(row.proof), row.bytes, row.programs ? 1 : 0],
    ],
  });
  return rowCount === 1;
}

async function writeAll(client: PoolClient, process: string, changes: readonly Change[]): Promise<void> {
  const words = new Words(client);
  writeJournal(words, changes);
  writeStandings(words, changes);
  writeMakers(words, changes);
  writeBeside(words, changes);
  writeForesights(words, changes);
  writeTalk(words, changes);
  for (const change of changes) writeNew(words, change);
  const thinking = changes.flatMap(({ match, thinks }) => (thinks === true ? [match] : []));
  if (thinking.length > 0) {
    words.say(
      'think',
      `INSERT INTO thoughts (match, process) SELECT one, $2 FROM unnest($1::text[]) AS one
        ON CONFLICT (match) DO UPDATE SET process = excluded.process`,
      [thinking, process],
    );
  }
  const thought = changes.flatMap(({ match, thinks }) => (thinks === false ? [match] : []));
  if (thought.length > 0) words.say('thought', 'DELETE FROM thoughts WHERE match = ANY($1)', [thought]);
  for (const { text, values } of inOrder(changes.flatMap(({ also = [] }) => also))) words.say(undefined, text, values);
  tell(words, process, changes);
  await words.heard();
}

function writeJournal(words: Words, changes: readonly Change[]): void {
  const rows = changes.flatMap(({ match, append }) => (append ? [{ match, ...append }] : []));
  words.rows(
    'append',
    `INSERT INTO journal (match, seq, entries, seat, key, at)
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[])`,
    [
      rows.map(({ match }) => match),
      rows.map(({ seq }) => seq),
      rows.map(({ entries }) => JSON.stringify(entries)),
      rows.map(({ seat }) => seat),
      rows.map(({ key }) => key),
      rows.map(({ at }) => at),
    ],
  );
}

/** Every change counts, whatever it is of. */
function writeStandings(words: Words, changes: readonly Change[]): void {
  const rows = changes.filter(({ made }) => !made);
  const now = rows.map(({ standing, asked }) => standing ?? asked);
  words.rows(
    'stand',
    `UPDATE matches m SET revision = m.revision + 1, version = coalesce(v.version, m.version),
      awaited = coalesce(v.awaited, m.awaited), changed = coalesce(v.changed, m.changed), status = coalesce(v.status, m.status),
      outcome = CASE WHEN v.stands THEN v.outcome ELSE m.outcome END,
      consent = CASE WHEN v.stands THEN v.consent ELSE m.consent END,
      rematch = CASE WHEN v.stands THEN v.rematch ELSE m.rematch END
      FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::boolean[], $7::text[], $8::text[], $9::text[])
        AS v(id, version, awaited, changed, status, stands, outcome, consent, rematch) WHERE m.id = v.id`,
    [
      rows.map(({ match }) => match),
      rows.map(({ begun }) => begun ?? null),
      now.map((row) => (row ? JSON.stringify(row.awaited) : null)),
      now.map((row) => row?.changed ?? null),
      rows.map(({ standing }) => standing?.status ?? null),
      rows.map(({ standing }) => standing !== undefined),
      rows.map(({ standing }) => jsonOrNull(standing?.outcome ?? null)),
      rows.map(({ standing }) => jsonOrNull(standing?.consent ?? null)),
      rows.map(({ standing }) => standing?.rematch ?? null),
    ],
  );
  const over = changes.filter(({ standing, made }) => (standing ?? made)?.status === 'over');
  const begun = changes.flatMap(({ match, begun: version }) => (version === undefined ? [] : [match]));
  if (begun.length > 0) words.say('importDone', 'DELETE FROM imports WHERE match = ANY($1)', [begun]);
  for (const { match, standing, made } of over) {
    // Together with its seats, which may come with the same change.
    words.say('ended', 'UPDATE seats SET ended = $1 WHERE match = $2', [(standing ?? made)?.changed, match]);
  }
}

/** A few seats in a few matches foresee anything. */
function writeForesights(words: Words, changes: readonly Change[]): void {
  const rows = changes.flatMap(({ match, foresights = [] }) => foresights.map((each) => ({ match, ...each })));
  for (const { match, seat, rows: list } of rows) {
    if (list.length === 0) words.say('forget', 'DELETE FROM foresights WHERE match = $1 AND seat = $2', [match, seat]);
    else
      words.say(
        'foresee',
        `INSERT INTO foresights (match, seat, list) VALUES ($1, $2, $3)
          ON CONFLICT (match, seat) DO UPDATE SET list = excluded.list`,
        [match, seat, JSON.stringify(list)],
      );
  }
}

/** Who made a match changes once in its life, if ever. */
function writeMakers(words: Words, changes: readonly Change[]): void {
  for (const { match, maker } of changes) {
    if (maker !== undefined) words.say('maker', 'UPDATE matches SET maker = $1 WHERE id = $2', [maker, match]);
  }
}

function writeBeside(words: Words, changes: readonly Change[]): void {
  const seats = changes.flatMap(({ match, seats: rows, standing, made }) => {
    const last = standing ?? made;
    return (rows ?? []).map((row) => ({ match, ...row, ended: last?.status === 'over' ? last.changed : null }));
  });
  words.rows(
    'seats',
    `INSERT INTO seats (match, seat, kind, guest, name, level, salt, gone, promise, ready, ended, holiday)
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[],
        $9::text[], $10::bigint[], $11::bigint[], $12::text[])
      ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, guest = excluded.guest, name = excluded.name,
        level = excluded.level, salt = excluded.salt, gone = excluded.gone, promise = excluded.promise, ready = excluded.ready,
        ended = coalesce(excluded.ended, seats.ended), holiday = excluded.holiday`,
    [
      seats.map(({ match }) => match),
      seats.map(({ seat }) => seat),
      seats.map(({ kind }) => kind),
      seats.map(({ guest }) => guest),
      seats.map(({ name }) => name),
      seats.map(({ level }) => level),
      seats.map(({ salt }) => salt),
      seats.map(({ left }) => (left ? 1 : 0)),
      seats.map(({ promise }) => promise),
      seats.map(({ ready }) => (ready ? 1 : 0)),
      seats.map(({ ended }) => ended),
      seats.map(({ holiday }) => jsonOrNull(holiday)),
    ],
  );
  const clocks = changes.flatMap(({ match, clocks: rows }) => (rows ?? []).map((row) => ({ match, ...row })));
  words.rows(
    'clocks',
    `INSERT INTO clocks (match, seat, rest, due, stopped, bank)
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
      ON CONFLICT (match, seat) DO UPDATE SET rest = excluded.rest, bank = excluded.bank, due = excluded.due, stopped = excluded.stopped, taken = NULL`,
    [
      clocks.map(({ match }) => match),
      clocks.map(({ seat }) => seat),
      clocks.map(({ left }) => Math.round(left)),
      clocks.map(({ due }) => (due === null ? null : Math.round(due))),
      clocks.map(({ stopped }) => stopped),
      clocks.map(({ bank }) => Math.round(bank)),
    ],
  );
  const orders = changes.flatMap(({ match, orderDue: due }) => (typeof due === 'number' ? [{ match, due }] : []));
  words.rows(
    'orders',
    `INSERT INTO waiting_orders (match, due) SELECT * FROM unnest($1::text[], $2::bigint[])
      ON CONFLICT (match) DO UPDATE SET due = excluded.due, taken = NULL`,
    [orders.map(({ match }) => match), orders.map(({ due }) => due)],
  );
  const obeyed = changes.flatMap(({ match, orderDue }) => (orderDue === null ? [match] : []));
  if (obeyed.length > 0) words.say('obeyed', 'DELETE FROM waiting_orders WHERE match = ANY($1)', [obeyed]);
}

function writeTalk(words: Words, changes: readonly Change[]): void {
  for (const { match, chat } of changes) {
    if (!chat) continue;
    const text = 'INSERT INTO chat (match, id, key, seat, name, text, at) VALUES ($1, $2, $3, $4, $5, $6, $7)';
    // The one sign that PostgreSQL cannot keep, and nobody can see.
    const told = chat.text.replaceAll('\0', '');
    words.say('chat', text, [match, chat.id, chat.key, chat.seat, chat.name, told, chat.at]);
  }
  for (const { match, notice } of changes) {
    const text = 'INSERT INTO notices (match, id, notice) VALUES ($1, $2, $3)';
    if (notice) words.say('notice', text, [match, notice.id, JSON.stringify(notice)]);
  }
}

/** What a new match brings along. */
function writeNew(words: Words, { match, made, imported }: Change): void {
  if (made && made.omitted.length > 0) {
    const long = Object.entries(splitOptions(made.options, made.omitted).long);
    const hashes = long.map(([name, text]) => [name, hashed(String(text)), String(text)] as const);
    for (const [, hash, text] of hashes) {
      words.say('text', 'INSERT INTO texts (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING', [hash, text]);
    }
    const options = JSON.stringify(Object.fromEntries(hashes.map(([name, hash]) => [name, hash])));
    words.say('longOptions', 'INSERT INTO long_options (match, options) VALUES ($1, $2)', [match, options]);
  }
  if (made && imported) {
    words.say('import', 'INSERT INTO imports (match, journal) VALUES ($1, $2)', [match, JSON.stringify(imported)]);
  }
}

/** A message has at most 8,000 bytes. */
const TOLD_AT_ONCE = 75;

/** Heard when it is committed, and not before; with the key of the request that led to it, for whoever follows that. */
function tell(words: Words, process: string, changes: readonly Change[]): void {
  const rows = changes.filter(({ made }) => !made);
  for (let i = 0; i < rows.length; i += TOLD_AT_ONCE) {
    const some = rows.slice(i, i + TOLD_AT_ONCE);
    words.say(
      'tell',
      `SELECT pg_notify(w.process, 'm ' || string_agg(v.match || '/' || v.request, ' '))
        FROM unnest($1::text[], $2::text[]) AS v(match, request) JOIN watching w ON w.match = v.match
        WHERE w.wants = 1 AND w.process <> $3 GROUP BY w.process`,
      [some.map(({ match }) => match), some.map(({ append, chat }) => append?.key ?? chat?.key ?? ''), process],
    );
  }
}
