/** The page as Vite builds it, and whether what was built is still what the sources say. */
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf, ROOT } from './files.ts';
import { type Ran, runTool } from './tool.ts';

const FOLDER = join(ROOT, 'apps/web/dist');
/** Written when a build is complete, with the time at which it began: whatever changed since is not in it. */
const STAMP = join(FOLDER, '.built');

/** Everything that can end up in the page. */
const SOURCES = [
  'package-lock.json',
  'apps/web/{index.html,package.json,vite.config.ts}',
  'apps/web/{src,text,public,tools}',
  'packages/*/{src,text,package.json}',
  'games/{index.ts,entry.ts,text,package.json}',
  'games/*/{manifest.ts,picture.svg,src,text,web,rules,package.json}',
];

const isPageFresh = (): boolean => existsSync(STAMP) && newest(pathsOf(...SOURCES)) < statSync(STAMP).mtimeMs;

/** Builds the page if it is missing or old, unless somebody brings one of his own (TAVERNE_PAGE); says why where that fails. */
export async function freshPage(): Promise<string> {
  if (process.env.TAVERNE_PAGE !== undefined || isPageFresh()) return '';
  console.log('Building the page; this takes half a minute …');
  const { ok, output } = await buildPage();
  return ok ? '' : `The page could not be built.\n${output}`;
}

export async function buildPage(): Promise<Ran> {
  const start = new Date();
  const ran = await runTool('vite', ['build', '--logLevel', 'warn', 'apps/web']);
  if (ran.ok) {
    writeFileSync(STAMP, '');
    utimesSync(STAMP, start, start);
  }
  return ran;
}

/** Folders count too: their time changes when a file comes or goes. */
function newest(paths: readonly string[]): number {
  let latest = 0;
  for (const path of paths) {
    const whole = join(ROOT, path);
    const stat = statSync(whole);
    latest = Math.max(latest, stat.mtimeMs);
    if (!stat.isDirectory()) continue;
    for (const entry of readdirSync(whole, { recursive: true, withFileTypes: true }))
      latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  }
  return latest;
}
