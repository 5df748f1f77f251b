/** The author's house: its list of games has one game, and the battery is played whenever a file of it is saved. */
import { type ChildProcess, fork } from 'node:child_process';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { BatteryNews } from './news.ts';

const GAMES = '@taverne/games';
const LIST = '\0author-games';
const MANIFEST = 'manifest.ts';
const RUN = join(import.meta.dirname, 'run-battery.ts');
/** An editor may write a file in several goes. */
const SETTLED = 150;
const AS_JSON = /,? (?:\{ )?with:? \{ type: 'json' \}(?: \})?/g;

/** What the page and this program call each other's news. */
const HELLO = 'author:hello';
const BATTERY = 'author:battery';

const listOf = (folder: string): string => `
import { inTheHouse } from ${JSON.stringify(join(import.meta.dirname, '../../../games/entry.ts'))};
import * as all from ${JSON.stringify(join(folder, MANIFEST))};
const isManifest = (each) => typeof each?.id === 'string' && typeof each.load === 'function';
export const games = Object.values(all).filter(isManifest).map(inTheHouse);
export const findGame = (wanted) => games.find(({ id }) => id === wanted);
`;

export function authorsHouse(folder: string, log: (line: string) => void): Plugin {
  return {
    name: 'taverne-author',
    enforce: 'pre',
    resolveId: (id) => (id === GAMES ? LIST : undefined),
    load: (id) => (id === LIST ? listOf(folder) : undefined),
    // Served as they are, files of JSON are modules of script: what Node must be told of them a browser must not be.
    transform: (code) => (code.includes("type: 'json'") ? code.replaceAll(AS_JSON, '') : undefined),
    configureServer(server) {
      let news: BatteryNews = { state: 'running', done: 0, of: 0, answers: 0 };
      const tell = (next: BatteryNews): void => {
        news = next;
        server.ws.send(BATTERY, news);
        if (news.state !== 'running') log(lineOf(news));
      };
      const battery = new Battery(join(folder, MANIFEST), tell);
      server.ws.on(HELLO, (_data: unknown, client: { send(event: string, data: BatteryNews): void }) =>
        client.send(BATTERY, news),
      );
      server.watcher.add(folder);
      server.watcher.on('all', (_event, path) => {
        if (path.startsWith(`${folder}${sep}`)) battery.again(SETTLED);
      });
      server.httpServer?.once('close', () => battery.stop());
      battery.again(0);
    },
  };
}

function lineOf({ state, done, answers, fault }: BatteryNews): string {
  return state === 'passed' ? `battery: ${done} matches, ${answers} answers, no fault` : `battery: ${fault}`;
}

/** Each time in a process of its own: it reads the files as they are now, and can be stopped in the middle of a match. */
class Battery {
  private readonly manifest: string;
  private readonly tell: (news: BatteryNews) => void;
  private child: ChildProcess | undefined;
  private soon: NodeJS.Timeout | undefined;

  constructor(manifest: string, tell: (news: BatteryNews) => void) {
    this.manifest = manifest;
    this.tell = tell;
  }

  again(after: number): void {
    this.stop();
    this.soon = setTimeout(() => this.run(), after);
  }

  stop(): void {
    clearTimeout(this.soon);
    this.child?.kill();
    this.child = undefined;
  }

  private run(): void {
    const child = fork(RUN, [this.manifest], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.child = child;
    const isLatest = (): boolean => this.child === child;
    let said = '';
    let hasEnded = false;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('message', (news: BatteryNews) => {
      hasEnded ||= news.state !== 'running';
      if (isLatest()) this.tell(news);
    });
    child.once('close', () => {
      // A file that cannot be read at all says so on its way out.
      if (isLatest() && !hasEnded) this.tell({ state: 'failed', done: 0, of: 0, answers: 0, fault: said.trim() });
    });
  }
}
