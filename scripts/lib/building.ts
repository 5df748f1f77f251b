/** What Vite builds of the sources, and whether what was built is still what they say. */
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf, ROOT } from './files.ts';
import { type Ran, runTool } from './tool.ts';

export interface Building {
  /** Where Vite puts it. */
  readonly folder: string;
  /** Everything that can end up in it. */
  readonly sources: readonly string[];
  /** What Vite is told. */
  readonly words: readonly string[];
}

/** Written when a build is complete, with the time at which it began: whatever changed since is not in it. */
const stampOf = ({ folder }: Building): string => join(ROOT, folder, '.built');

export function isFresh(building: Building): boolean {
  const stamp = stampOf(building);
  return existsSync(stamp) && newest(pathsOf(...building.sources)) < statSync(stamp).mtimeMs;
}

export async function build(building: Building): Promise<Ran> {
  const start = new Date();
  const ran = await runTool('vite', ['build', '--logLevel', 'warn', ...building.words]);
  if (ran.ok) {
    const stamp = stampOf(building);
    writeFileSync(stamp, '');
    utimesSync(stamp, start, start);
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
