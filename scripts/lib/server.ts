/** The server, as it is built: a few files, which Node finds and links in half the time that it takes for all that they were made of. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Building, build, isFresh } from './building.ts';
import { ROOT } from './files.ts';

const SOURCES = [
  'package-lock.json',
  'apps/server/{package.json,vite.config.ts}',
  'apps/server/src',
  'packages/*/{src,text,package.json}',
  'games/{index.ts,entry.ts,text,package.json}',
  'games/*/{manifest.ts,src,text,package.json}',
];

const SERVER: Building = { folder: 'apps/server/dist', sources: SOURCES, words: ['apps/server'] };

/** The same for the tools that kill and measure servers: with their own end of the conversation, and the games of the tests. */
const FOR_TOOLS: Building = {
  folder: 'apps/server/tools/dist',
  sources: [...SOURCES, 'apps/server/{test,tools/lib}', 'packages/engine/test'],
  words: ['--mode', 'tools', 'apps/server'],
};

/** What is older than this no process still runs. */
const LONGEST_RUN = 14 * 24 * 60 * 60 * 1000;

/** What starts the built server. */
export const SERVER_PROGRAM = join(ROOT, SERVER.folder, 'main.js');

/** Builds the server if it is missing or old; says why where that fails. */
export const freshServer = (): Promise<string> => fresh(SERVER, 'the server');

/** Where the tools find theirs, once it is built. */
export async function serverForTools(): Promise<URL> {
  const trouble = await fresh(FOR_TOOLS, 'the server of the tools');
  if (trouble !== '') throw new Error(trouble);
  return pathToFileURL(join(ROOT, FOR_TOOLS.folder, '/'));
}

async function fresh(building: Building, what: string): Promise<string> {
  if (isFresh(building)) return '';
  console.log(`Building ${what}; this takes some seconds …`);
  dropOld(join(ROOT, building.folder));
  const { ok, output } = await build(building);
  return ok ? '' : `${what} could not be built.\n${output}`;
}

/** What was built last stays: a process that runs may load a part of it only when somebody wants it. */
function dropOld(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > LONGEST_RUN) rmSync(path, { recursive: true });
  }
}
