/** Several processes of one server on one PostgreSQL, behind a proxy. */
import type { Limits } from '../../src/index.ts';
import { ServerProcess } from './child.ts';
import { Postgres } from './postgres.ts';
import { Doorway } from './proxy.ts';
import { scratch, scratchSettings } from './scratch.ts';

export class Fleet {
  readonly postgres: Postgres;
  readonly database: string;
  readonly proxy: Doorway;
  private readonly limits: Partial<Limits>;
  private readonly execArgv: string[];
  private readonly behindProxy: boolean;
  private readonly log: 'silent' | 'error';
  private readonly scratch = scratch();
  readonly processes: ServerProcess[] = [];
  private readonly starting = new Set<Promise<unknown>>();
  private closed = false;

  private constructor(postgres: Postgres, database: string, proxy: Doorway, around: Around) {
    this.postgres = postgres;
    this.database = database;
    this.proxy = proxy;
    this.limits = around.limits;
    this.execArgv = around.execArgv ?? [];
    this.behindProxy = around.behindProxy ?? false;
    this.log = around.log ?? 'silent';
  }

  static async open(count: number, around: Around): Promise<Fleet> {
    const postgres = await Postgres.start({ durable: true });
    const proxy = await Doorway.open(around.roll);
    const fleet = new Fleet(postgres, await postgres.database('taverne'), proxy, around);
    // One after the other: the first makes the tables, and they share two cores.
    for (let i = 0; i < count; i++) await fleet.start();
    return fleet;
  }

  get base(): string {
    return this.proxy.base;
  }

  private tellProxy(): void {
    this.proxy.ports = this.processes.map(({ port }) => port);
  }

  /** Another process: until it is open nobody is sent there. One that cannot start, because the database is down, tries again. */
  async start(): Promise<void> {
    // Where the database is restarted what goes wrong meanwhile is looked for afterwards, in what was kept: nothing is logged.
    const { behindProxy, log } = this;
    const settings = { ...scratchSettings(this.scratch.folder), database: this.database, log, behindProxy };
    while (!this.closed) {
      try {
        const started = await ServerProcess.start(settings, this.limits, this.execArgv);
        if (this.closed) return await started.kill();
        this.processes.push(started);
        this.tellProxy();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  /** At once and without a word; another one takes its place as soon as it can. */
  async kill(victim: ServerProcess): Promise<void> {
    const gone = victim.kill();
    this.processes.splice(this.processes.indexOf(victim), 1);
    // The proxy has not noticed: it finds out by itself, as a real one does.
    await gone;
    this.tellProxy();
    const started = this.start();
    this.starting.add(started);
    void started.finally(() => this.starting.delete(started));
  }

  /** Everybody who was killed has been replaced. */
  async whole(): Promise<void> {
    await Promise.all(this.starting);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.starting, ...this.processes.map((each) => each.kill('SIGTERM'))]);
    await this.proxy.close();
    await this.postgres.stop();
    this.scratch.clear();
  }
}

interface Around {
  readonly limits: Partial<Limits>;
  readonly roll: (of: number) => number;
  readonly execArgv?: string[];
  /** Whether what clients say of their addresses is believed. */
  readonly behindProxy?: boolean;
  readonly log?: 'silent' | 'error';
}
