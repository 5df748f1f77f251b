/**
 * SQL for whoever keeps tables of its own: the same statements for both databases. Parameters are `$1`, `$2` …; times are
 * milliseconds in `INTEGER` columns; whatever is neither text nor a number is JSON in a text.
 *
 * Every table's key begins with the match or the person it belongs to, so that a distributed PostgreSQL can spread them.
 */
export type Value = string | number | null | Uint8Array;

/** A row, as the database has it: whoever reads it checks it with a schema. */
export type Row = Readonly<Record<string, unknown>>;

/** A statement with its parameters, to be said later: with a change of a match, for instance. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /**
   * Where the row it changes is not among the values: the same for many of them at once, for PostgreSQL, with a list in place of each value.
   * It changes the rows in the order of their keys, each once.
   */
  readonly many?: string;
}

export interface Sql {
  readonly dialect: 'sqlite' | 'postgres';
  /** The rows that are found, or that the statement returns. */
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** How many rows it changed. */
  run(text: string, values?: readonly Value[]): Promise<number>;
  /** All of it or nothing. Inside, only the `sql` that is handed over takes part. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** At the end of a `SELECT` whose rows are about to be changed: what another process holds is left to it. */
export const skipLocked = ({ dialect }: Sql): string => (dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '');

/** What SQLite (a primary key, a unique index) and PostgreSQL say of a row that is there already. */
const TAKEN: readonly unknown[] = [1555, 2067, '23505'];

/** Whether something could not be written because its place is taken. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('errcode' in error && TAKEN.includes(error.errcode)) || ('code' in error && TAKEN.includes(error.code));
}
