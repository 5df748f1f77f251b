/**
 * Stack traces of the built server name the lines that were written. Node can do that by itself (`--enable-source-maps`), but reads
 * the map of a module before the module, which takes longer than all the rest of a start; here it is read when something went wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** As V8 writes a place. */
const PLACE = /(file:\/\/[^\s)]+):(\d+):(\d+)/;

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

/** A line of a stack trace, with the place that was written instead of the one that was built. */
export const written = (line: string): string =>
  line.replace(PLACE, (place, module: string, row: string, column: string) => {
    const entry = mapOf(module)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return place;
    return `${new URL(entry.originalSource, module).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

/** One of the calls that led to an error. */
interface Call {
  toString(): string;
}

if (extname(import.meta.filename) === '.js')
  Error.prepareStackTrace = (error, calls: readonly Call[]) =>
    [Error.prototype.toString.call(error), ...calls.map((call) => `    at ${written(call.toString())}`)].join('\n');
