/** A real server for tests: its own process, its own folder of data, a free port. It can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What people run: the built server (`npm run e2e` builds it). */
const PROGRAM = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
/** The server as it is written: its list of games can be another. */
const AS_WRITTEN = fileURLToPath(new URL('../../apps/server/bin/serve.js', import.meta.url));
/** Seeds from a script, see there. */
const SEEDS = new URL('./seeds.ts', import.meta.url).href;
/** Another list of games, see there. */
const OTHER_GAMES = new URL('./other-games.ts', import.meta.url).href;
const OPEN = /Taverne is open: (\S+?)\/?\s/;

export interface Server {
  readonly url: string;
  /** As if the power failed: nothing is said goodbye to. */
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  startAgain(): Promise<void>;
  /** From now on chance says what it says for this word. */
  setLuck(luck: string): Promise<void>;
  close(): Promise<void>;
}

/** Other games than the product's: their list and the page that was built on it. */
export interface OtherGames {
  readonly games: string;
  readonly page: string;
}

export async function startServer(luck: string, other?: OtherGames): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'taverne-e2e-'));
  let { child, url } = await launch(data, '0', luck, other);
  const { port } = new URL(url);
  const kill = () => ended(child, 'SIGKILL');
  return {
    url,
    kill,
    async startAgain() {
      ({ child, url } = await launch(data, port, luck, other));
    },
    async setLuck(word) {
      const taken = once(child, 'message');
      child.send(word);
      await taken;
    },
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function launch(
  data: string,
  port: string,
  luck: string,
  other: OtherGames | undefined,
): Promise<{ child: ChildProcess; url: string }> {
  const words = ['--port', port, '--host', '127.0.0.1', '--data', data, '--log', 'warn'];
  const before = ['--import', SEEDS, ...(other ? ['--import', OTHER_GAMES] : [])];
  const child = spawn(process.execPath, [...before, other ? AS_WRITTEN : PROGRAM, ...words], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, TAVERNE_LUCK: luck, ...(other && { TAVERNE_HOUSE: other.games, TAVERNE_PAGE: other.page }) },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const url = OPEN.exec(said)?.[1];
        if (url !== undefined) resolve({ child, url });
      });
    }
    child.once('error', reject).once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
