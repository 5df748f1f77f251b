/** The other end: starts a server process, asks what it uses, kills it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { serverForTools } from '../../../../scripts/lib/server.ts';
import type { Limits, Settings } from '../../src/index.ts';

export type Orders =
  | {
      readonly type: 'start';
      readonly settings: Omit<Settings, 'url'> & { readonly url?: string };
      readonly limits: Partial<Limits>;
    }
  /** `collect`: with the heap as small as it gets. A collection leaves its marks, so it is not asked for without need. */
  | { readonly type: 'usage'; readonly collect?: boolean }
  /** How long the server's thread was held at most since it was last asked; from the first time on it is looked at. */
  | { readonly type: 'stall' };

/** `cpu`: seconds of processor time since the process began; the others are bytes. */
const usage = z.object({ type: z.literal('usage'), cpu: z.number(), rss: z.number(), heap: z.number() });
export type Usage = z.infer<typeof usage>;
const stall = z.object({ type: z.literal('stall'), milliseconds: z.number() });
const report = z.discriminatedUnion('type', [z.object({ type: z.literal('open'), port: z.number() }), usage, stall]);
export type Report = z.infer<typeof report>;

/** What was compiled once need not be again: a process that takes another's place is there sooner. */
const COMPILED = join(tmpdir(), 'taverne-compiled');

/** What children run, and the games that they serve. */
interface Program {
  readonly serve: URL;
  readonly games?: string;
}
let program: Program = { serve: new URL('./serve.ts', import.meta.url) };

/** A server as it was built into this folder. */
export const programIn = (folder: URL): Program => ({
  serve: new URL('serve.js', folder),
  games: new URL('games.js', folder).href,
});

/** From now on children run the server as people do: built. Tests run it as it is written, and plant faults in it. */
export async function serveBuilt(): Promise<void> {
  program = programIn(await serverForTools());
}

export class ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;

  /** What the server logged as its own fault. */
  readonly faults: string[] = [];

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    if (child.stderr) createInterface(child.stderr).on('line', (line) => this.faults.push(line));
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  static async start(
    settings: Omit<Settings, 'url'>,
    limits: Partial<Limits> = {},
    execArgv: string[] = [],
    { serve, games }: Program = program,
  ): Promise<ServerProcess> {
    const orders = { type: 'start', settings: { ...settings, games: games ?? settings.games }, limits } as const;
    const { child, port } = await launch(serve, orders, execArgv);
    return new ServerProcess(child, port);
  }

  usage(): Promise<Usage> {
    return usageOf(this.child, true);
  }

  /** Milliseconds that the server was at work without letting anybody in, at most, since this was last asked. */
  async longestStall(): Promise<number> {
    const told = new Promise<number>((resolve) => {
      this.child.once('message', (message) => resolve(stall.parse(message).milliseconds));
    });
    this.child.send({ type: 'stall' } satisfies Orders);
    return told;
  }

  /**
   * The longest stall of each of some acts, and the least of those: whatever holds the server holds it every time, while a
   * garbage collection and code that is run for the first time fall on one of them.
   */
  async stallOf(acts: readonly (() => Promise<unknown>)[]): Promise<number> {
    const stalls: number[] = [];
    for (const act of acts) {
      await this.longestStall();
      await act();
      stalls.push(await this.longestStall());
    }
    return Math.min(...stalls);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** At once, without a word: as when the power goes. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}

/** Starts a script in a process of its own and waits until it is open. */
export async function launch(
  script: URL,
  orders: Orders | { readonly type: 'start'; readonly game?: string; readonly folder?: string },
  execArgv: string[] = [],
): Promise<{ child: ChildProcess; port: number }> {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const child = fork(script, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], execArgv, env });
  child.stderr?.pipe(process.stderr, { end: false });
  child.send(orders);
  const first = await new Promise<Report>((resolve, reject) => {
    child.once('message', (message) => resolve(report.parse(message)));
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} before it was open`)));
  });
  if (first.type !== 'open') throw new Error('the process did not open');
  return { child, port: first.port };
}

export function usageOf(child: ChildProcess, collect = false): Promise<Usage> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(usage.parse(message)));
    child.send({ type: 'usage', collect } satisfies Orders);
  });
}
