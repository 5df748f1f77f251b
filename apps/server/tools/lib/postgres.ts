/**
 * A PostgreSQL of one's own, for tests and tools: in a folder that is gone afterwards, reachable from this machine alone. A
 * guard process starts it and ends it, however whoever wanted it ends.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { z } from 'zod';

export type GuardOrders =
  /** `durable`: it waits for the disk, as one that is meant to last does. */
  | { readonly type: 'start'; readonly durable: boolean }
  /** Ends the server and starts it again on the same data; `crash`: without a word; `away`: so many milliseconds later. */
  | { readonly type: 'restart'; readonly crash: boolean; readonly away: number };

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), port: z.number(), password: z.string() }),
  z.object({ type: z.literal('failed'), why: z.string() }),
]);
export type GuardReport = z.infer<typeof report>;

const GUARD = new URL('./postgres-guard.ts', import.meta.url);

export class Postgres {
  private readonly guard: ChildProcess;
  private readonly port: number;
  private readonly password: string;

  private constructor(guard: ChildProcess, port: number, password: string) {
    this.guard = guard;
    this.port = port;
    this.password = password;
  }

  static async start({ durable = false } = {}): Promise<Postgres> {
    // Without our streams: whoever waits for the end of ours would wait for its end, too.
    const guard = fork(GUARD, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const { port, password } = await asked(guard, { type: 'start', durable });
    // Nobody waits for it: when whoever wanted it ends, so does the guard.
    guard.unref();
    guard.channel?.unref();
    return new Postgres(guard, port, password);
  }

  url(database = 'postgres'): string {
    return `postgres://postgres:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** A new and empty database; where to find it. */
  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.url() });
    await client.connect();
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    await client.end();
    return this.url(name);
  }

  async restart({ crash = false, away = 0 } = {}): Promise<void> {
    await asked(this.guard, { type: 'restart', crash, away });
  }

  async stop(): Promise<void> {
    if (!this.guard.connected) return;
    const gone = once(this.guard, 'exit');
    this.guard.ref();
    this.guard.disconnect();
    await gone;
  }
}

async function asked(guard: ChildProcess, orders: GuardOrders): Promise<{ port: number; password: string }> {
  guard.ref();
  const told = await new Promise<GuardReport>((resolve, reject) => {
    guard.once('message', (message) => resolve(report.parse(message)));
    guard.once('exit', (code) => reject(new Error(`the guard of PostgreSQL ended with ${code}`)));
    guard.send(orders);
  });
  guard.removeAllListeners('exit');
  guard.unref();
  if (told.type === 'failed') throw new Error(`PostgreSQL did not start: ${told.why}`);
  return told;
}
