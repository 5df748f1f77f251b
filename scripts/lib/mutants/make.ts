/** The mutants of some files, made by Stryker's instrumenter: each file once, with every change in it behind a switch. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readSource } from '../files.ts';

export interface Mutant {
  readonly id: string;
  readonly path: string;
  /** From 1, as editors count. */
  readonly line: number;
  readonly kind: string;
  /** What stands there, and what the mutant puts in its place. */
  readonly was: string;
  readonly becomes: string;
}

/** Writes the changed files below the folder, under their own paths, and says what was changed in them. */
export async function makeMutants(paths: readonly string[], folder: string): Promise<Mutant[]> {
  const sources = new Map(paths.map((path) => [path, readSource(path).text]));
  const files = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const { files: changed, mutants } = await new Instrumenter(SILENT).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  for (const { name, content } of changed) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
    const lines = (sources.get(fileName) ?? '').split('\n').slice(start.line, end.line + 1);
    const last = lines.length - 1;
    const was = lines
      .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
      .join('\n');
    return { id, path: fileName, line: start.line + 1, kind: mutatorName, was, becomes: replacement };
  });
}

const no = () => false;
const nothing = () => undefined;

const SILENT = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
