/**
 * `npm run author -- my-game`: the plain table for one game folder, with hot reload, a panel that shows what the rules see, and the
 * battery on every save. A folder that does not exist is made from the sample of docs/add-a-game.md. `--port N`: another port than 5199.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import page from '../apps/web/vite.config.ts';
import { authorsHouse } from './lib/author/house.ts';
import { isGameName, makeGame } from './lib/author/template.ts';
import { ROOT } from './lib/files.ts';
import { runTool } from './lib/tool.ts';

const PAGE = '/src/author/author.html';
const USUAL_PORT = 5199;
const USAGE = 'npm run author -- <game> [--port N]: a folder under games/, or a path; small letters, figures and dashes.';

const words = process.argv.slice(2);
const at = words.indexOf('--port');
const port = at < 0 ? USUAL_PORT : Number(words.splice(at, 2)[1]);
const [wanted = ''] = words;
const folder = wanted.includes('/') ? resolve(wanted) : join(ROOT, 'games', wanted);
const name = folder.split('/').at(-1) ?? '';

if (wanted === '' || !isGameName(name) || !Number.isInteger(port)) {
  console.error(USAGE);
  process.exitCode = 2;
} else await open();

async function open(): Promise<void> {
  if (!existsSync(folder)) {
    makeGame(folder, name);
    await runTool('biome', ['check', '--write', folder]);
    console.log(`${folder} is new: a small game to change into yours (docs/add-a-game.md).`);
    console.log('It is a package of its own: npm install --package-lock-only --ignore-scripts tells the lockfile.');
  }
  const server = await createServer({
    ...page,
    configFile: false,
    root: join(ROOT, 'apps/web'),
    cacheDir: join(ROOT, 'node_modules/.cache/author'),
    plugins: [page.plugins, authorsHouse(folder, console.log)],
    optimizeDeps: { entries: [`.${PAGE}`] },
    server: { port, host: '127.0.0.1', watch: { ignored: ['**/node_modules/**', '**/.git/**'] } },
    clearScreen: false,
  });
  await server.listen();
  console.log(`open ${new URL(PAGE, server.resolvedUrls?.local[0])}`);
}
