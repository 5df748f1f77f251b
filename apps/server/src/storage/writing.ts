/** One change of a match, row by row. It runs inside a transaction. */
import type { StatementSync } from 'node:sqlite';
import type { MatchOptions } from '@taverne/protocol';
import { hashed } from '../secrets.ts';
import { splitOptions } from './long-options.ts';
import type { Change, Written } from './port.ts';
import type { SqliteSql } from './sqlite-sql.ts';
import type { Name } from './statements.ts';

/** The prepared statement of a name. */
type Statements = (name: Name) => StatementSync;

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export function writeChange(sql: Statements, change: Change, { say }: Pick<SqliteSql, 'say'>): Written {
  const { match, revision, made, append, standing, asked, clocks, orderDue, chat, imported, notice, begun } = change;
  // The first write of a change: when somebody was faster, nothing else has been touched.
  if (revision !== undefined && !revised(sql, match, revision, asked)) return 'behind';
  if (made) {
    const { id, game, version, options, omitted, seats, visibility, clock, seed, maker } = made;
    const { shown, long } = splitOptions(options, omitted);
    const terms = [id, game, version, JSON.stringify(shown), seats, visibility, JSON.stringify(clock), seed, maker];
    const { status, awaited, outcome, consent, rematch, changed } = made;
    const now = [status, JSON.stringify(awaited), jsonOrNull(outcome), jsonOrNull(consent), rematch, changed];
    const { changes } = sql('makeMatch').run(
      ...terms,
      made.made,
      ...now,
      JSON.stringify(omitted),
      made.imported ? 1 : 0,
      jsonOrNull(made.proof),
      made.bytes,
      made.programs ? 1 : 0,
    );
    if (changes === 0) return 'behind';
    if (omitted.length > 0) addLongOptions(sql, match, long);
    if (imported) sql('addImport').run(match, JSON.stringify(imported));
  }
  if (append) {
    const { seq, entries, seat, key, at } = append;
    if (sql('append').run(match, seq, JSON.stringify(entries), seat, key, at).changes === 0) return 'behind';
  }
  if (begun !== undefined) {
    sql('begun').run(begun, match);
    sql('importDone').run(match);
  }
  if (change.maker !== undefined) sql('maker').run(change.maker, match);
  if (standing) {
    const { status, awaited, outcome, consent, rematch, changed } = standing;
    const text = JSON.stringify(awaited);
    sql('stand').run(status, text, jsonOrNull(outcome), jsonOrNull(consent), rematch, changed, match);
  }
  if (asked && revision === undefined) sql('asked').run(JSON.stringify(asked.awaited), asked.changed, match);
  for (const { seat, kind, guest, name, level, salt, left, promise, ready, holiday } of change.seats ?? []) {
    sql('seat').run(match, seat, kind, guest, name, level, salt, left ? 1 : 0, promise, ready ? 1 : 0, jsonOrNull(holiday));
  }
  for (const { seat, left, bank, due, stopped } of clocks ?? [])
    sql('clock').run(match, seat, Math.round(left), Math.round(bank), due && Math.round(due), stopped);
  for (const { seat, rows } of change.foresights ?? []) {
    if (rows.length > 0) sql('foresee').run(match, seat, JSON.stringify(rows));
    else sql('forget').run(match, seat);
  }
  if (orderDue === null) sql('orderDone').run(match);
  else if (orderDue !== undefined) sql('orderDue').run(match, orderDue);
  const last = standing ?? made;
  if (last?.status === 'over') sql('ended').run(last.changed, match);
  if (chat) sql('addChat').run(match, chat.id, chat.key, chat.seat, chat.name, chat.text, chat.at);
  if (notice) sql('addNotice').run(match, notice.id, JSON.stringify(notice));
  for (const statement of change.also ?? []) say(statement);
  return 'written';
}

/** Who is asked now stands in the same row: most changes are an answer and its next question, and write it once. */
function revised(sql: Statements, match: string, revision: number, asked: Change['asked']): boolean {
  const { changes } = asked
    ? sql('reviseAsked').run(JSON.stringify(asked.awaited), asked.changed, match, revision)
    : sql('revise').run(match, revision);
  return changes !== 0;
}

function addLongOptions(sql: Statements, match: string, long: MatchOptions): void {
  const hashes = Object.entries(long).map(([name, text]) => [name, hashed(String(text)), String(text)] as const);
  for (const [, hash, text] of hashes) sql('addText').run(hash, text);
  sql('addLongOptions').run(match, JSON.stringify(Object.fromEntries(hashes.map(([name, hash]) => [name, hash]))));
}
