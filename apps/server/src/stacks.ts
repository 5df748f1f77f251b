/**
 * Stack traces of the built server name the lines that were written. Node can do that by itself (`--enable-source-maps`), but reads
 * the map of a module before the module, which takes longer than all the rest of a start; here it is read when something that went
 * wrong is told. Not sooner: of a socket that breaks Node itself looks at the stack, and a map takes a quarter of a second.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** As V8 writes a place. */
const PLACES = /(file:\/\/[^\s)]+):(\d+):(\d+)/g;

const payload = z.object({
  version: z.number(),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});

function readMap(file: string): SourceMap {
  return new SourceMap({
    file: '',
    sourceRoot: '',
    sourcesContent: [],
    ...payload.parse(JSON.parse(readFileSync(file, 'utf8'))),
  });
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(module: string): SourceMap | undefined {
  if (!maps.has(module)) {
    const file = fileURLToPath(`${module}.map`);
    maps.set(module, existsSync(file) ? readMap(file) : undefined);
  }
  return maps.get(module);
}

/** A stack trace, with the places that were written instead of those that were built. */
export const written = (stack: string): string => stack.replace(PLACES, writtenPlace);

function writtenPlace(place: string, module: string, row: string, column: string): string {
  const entry = mapOf(module)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (entry === undefined || !('originalSource' in entry)) return place;
  return `${new URL(entry.originalSource, module).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/** For an error that is about to be told. */
export function writeStack(error: unknown): void {
  if (error instanceof Error && error.stack !== undefined) error.stack = written(error.stack);
}
