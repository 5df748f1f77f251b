/**
 * A house with other games than the product's: Pebbles, cut out of docs/add-a-game.md, and Leaders without its board. Page and
 * server are the product's own; only their list of games is another one, which is written here.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OtherGames } from './server.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const HOUSE = join(HERE, '../dist');

let built: Promise<void> | undefined;

/** Built once; what a server of this house is started with. */
export async function plainHouse(): Promise<OtherGames> {
  built ??= build();
  await built;
  return { page: join(HOUSE, 'page'), games: pathToFileURL(join(HOUSE, 'games.ts')).href };
}

const LIST = `
import { inTheHouse } from '../../games/entry.ts';
import { leaders } from '../../games/leaders/manifest.ts';
import { pebbles } from './pebbles/manifest.ts';

const id = 'plain-leaders';
const plain = {
  ...leaders,
  id,
  name: 'Plain Leaders',
  hasLesson: undefined,
  load: async () => ({ ...(await leaders.load()), id }),
  messages: async (language) => ({ ...(await leaders.messages(language)), 'game.name': 'Plain Leaders' }),
};

export const games = [pebbles, plain].map(inTheHouse);
export const findGame = (wanted) => games.find((entry) => entry.id === wanted);
`;

/** Writes the list and builds the page on it. */
async function build(): Promise<void> {
  const book = readFileSync(join(ROOT, 'docs/add-a-game.md'), 'utf8');
  const [game = '', manifest = ''] = [...book.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  rmSync(HOUSE, { recursive: true, force: true });
  mkdirSync(join(HOUSE, 'pebbles/src'), { recursive: true });
  writeFileSync(join(HOUSE, 'pebbles/src/index.ts'), game);
  writeFileSync(join(HOUSE, 'pebbles/manifest.ts'), manifest);
  writeFileSync(join(HOUSE, 'games.ts'), LIST);
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const config = join(HERE, '../vite.config.ts');
  await ran(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config]);
}

function ran(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended:\n${said}`))));
  });
}
