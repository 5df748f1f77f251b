/** The other end: starts a server process, asks what it uses, kills it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Limits, Settings } from '../../src/index.ts';

export type Orders =
  | {
      readonly type: 'start';
      readonly settings: Omit<Settings, 'url'> & { readonly url?: string };
      readonly limits: Partial<Limits>;
    }
  | { readonly type: 'usage' };

export interface Usage {
  readonly type: 'usage';
  /** Seconds of processor time since the process began. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
}
export type Report = { readonly type: 'open'; readonly port: number } | Usage;

const SERVE = new URL('./serve.ts', import.meta.url);

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
  ): Promise<ServerProcess> {
    const { child, report } = await launch(SERVE, { type: 'start', settings, limits } satisfies Orders, execArgv);
    if (report.type !== 'open') throw new Error('the server did not open');
    return new ServerProcess(child, report.port);
  }

  usage(): Promise<Usage> {
    return usageOf(this.child);
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

/** Starts a script in a process of its own and waits for its first word. */
export async function launch(
  script: URL,
  orders: unknown,
  execArgv: string[] = [],
): Promise<{ child: ChildProcess; report: Report }> {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], execArgv });
  child.stderr?.pipe(process.stderr, { end: false });
  child.send(orders as Orders);
  const report = await new Promise<Report>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Report));
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} before it was open`)));
  });
  return { child, report };
}

export async function usageOf(child: ChildProcess): Promise<Usage> {
  const reply = once(child, 'message');
  child.send({ type: 'usage' } satisfies Orders);
  const [usage] = await reply;
  return usage as Usage;
}
