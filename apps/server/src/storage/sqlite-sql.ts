/**
 * SQL on SQLite. There is one connection, and whatever it is told is done at once; only a transaction of `Sql` may wait for
 * something in its middle. Whoever else writes meanwhile would write into it: so everybody who writes waits until it is free.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, Sql, Statement, Value } from './sql.ts';

export class SqliteSql implements Sql {
  readonly dialect = 'sqlite';
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  /** A transaction that is under way. Whoever waits for it looks again, and then goes on without a pause: `while (sql.busy) await sql.busy`. */
  busy: Promise<void> | undefined;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  async all(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    while (this.busy) await this.busy;
    return this.prepared(text).all(...values);
  }

  async run(text: string, values: readonly Value[] = []): Promise<number> {
    while (this.busy) await this.busy;
    return this.say({ text, values });
  }

  /** At once: inside a transaction that somebody has begun. */
  readonly say = ({ text, values }: Statement): number => Number(this.prepared(text).run(...values).changes);

  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    while (this.busy) await this.busy;
    const done = Promise.withResolvers<void>();
    this.busy = done.promise;
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const value = await work(this.inside());
      this.database.exec('COMMIT');
      return value;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    } finally {
      this.busy = undefined;
      done.resolve();
    }
  }

  /** For whoever has begun the transaction: it need not wait for itself. */
  private inside(): Sql {
    const inside: Sql = {
      dialect: 'sqlite',
      all: async (text, values = []) => this.prepared(text).all(...values),
      run: async (text, values = []) => this.say({ text, values }),
      transaction: (work) => work(inside),
    };
    return inside;
  }

  private prepared(text: string): StatementSync {
    const known = this.statements.get(text);
    if (known) return known;
    const statement = this.database.prepare(text.replace(/\$(\d+)/g, '?$1'));
    this.statements.set(text, statement);
    return statement;
  }
}
