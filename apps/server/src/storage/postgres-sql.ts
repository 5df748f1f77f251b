/** SQL on PostgreSQL: a pool of connections, of which a transaction has one for itself. */
import { Pool, type PoolClient, TypeOverrides } from 'pg';
import type { Row, Sql, Value } from './sql.ts';

/** Whole numbers come as numbers: ours are times and counts, which a number holds. As PostgreSQL numbers its types. */
const [INT8, NUMERIC] = [20, 1700];
const numbers = new TypeOverrides();
for (const type of [INT8, NUMERIC]) numbers.setTypeParser(type, Number);

/** How long a process waits for a connection, and for an answer, before it says that it cannot. */
const CONNECT = 5000;
const ANSWER = 15_000;
/** Connections of one process: what it writes goes through one at a time, the others read. */
const CONNECTIONS = 6;

/** `patience`: for whoever has nobody waiting, such as a command that moves everything. */
export function openPool(url: string, application: string, patience = { connect: CONNECT, answer: ANSWER }): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: application,
    max: CONNECTIONS,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.answer,
    keepAlive: true,
    // What is said without waiting for an answer in between goes in one piece.
    pipeline: true,
    types: numbers,
  });
  // A connection that nobody uses was cut: whoever wants one next gets a new one.
  pool.on('error', () => {});
  // And one that is just being thrown away has nobody who listens: its last words would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export class PostgresSql implements Sql {
  readonly dialect = 'postgres';
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  async all(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  async run(text: string, values: readonly Value[] = []): Promise<number> {
    return (await this.pool.query(text, [...values])).rowCount ?? 0;
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return transact(this.pool, (client) => work(inside(client)));
  }
}

/** With a connection of its own, from BEGIN to COMMIT. One that breaks is thrown away. */
export async function transact<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // While it waits in the middle of a transaction its end would otherwise be nobody's, and end the process.
  const cut = (): void => {};
  client.on('error', cut);
  let broken = false;
  try {
    // Not waited for: what comes first in it goes along. If it fails the connection is lost, and so is all the rest.
    client.query('BEGIN').catch(() => {});
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.off('error', cut);
    client.release(broken);
  }
}

/** A statement with values of any kind, lists among them. */
export interface Phrase {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A transaction whose statements do not wait for one another, and what is asked right behind it: all of it is said at once, so
 * that there is one answer to wait for. Returns what came of the questions behind.
 */
export async function inOnePiece(
  pool: Pool,
  statements: readonly Phrase[],
  behind: readonly Phrase[],
): Promise<readonly { readonly rows: readonly Row[] }[]> {
  const client = await pool.connect();
  let done = false;
  try {
    const say = ({ text, values }: Phrase): Promise<{ rows: Row[] }> => client.query<Row>(text, [...values]);
    const written = [client.query('BEGIN'), ...statements.map(say), client.query('COMMIT')];
    const found = behind.map(say);
    await Promise.all([...written, ...found]);
    done = true;
    return await Promise.all(found);
  } finally {
    // Where one of them failed nobody knows what the others wait for: that connection is thrown away.
    client.release(!done);
  }
}

function inside(client: PoolClient): Sql {
  const sql: Sql = {
    dialect: 'postgres',
    all: async (text, values = []) => (await client.query<Row>(text, [...values])).rows,
    run: async (text, values = []) => (await client.query(text, [...values])).rowCount ?? 0,
    transaction: (work) => work(sql),
  };
  return sql;
}
