/** What the checks read: files of the project, as text, named by their path from the root with forward slashes. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Source {
  readonly path: string;
  readonly text: string;
}

const SKIPPED = new Set(['node_modules', '.stryker-tmp', 'reports', 'coverage', 'dist']);

/** The paths that fit any of the patterns, sorted, each once. */
export function pathsOf(...patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: ROOT, exclude: (name) => SKIPPED.has(name) });
  return [...new Set(found.map((path) => path.split(sep).join('/')))].sort();
}

export const readSource = (path: string): Source => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

export const readSources = (...patterns: string[]): Source[] => pathsOf(...patterns).map(readSource);

export const exists = (path: string): boolean => existsSync(join(ROOT, path));
