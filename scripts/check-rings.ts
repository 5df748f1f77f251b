/**
 * Files that import each other in a ring have no order in which they can be run: whichever begins finds the others half made.
 * What is only a type does not count, nor what is loaded when it is wanted.
 */
import { posix } from 'node:path';
import type { Source } from './lib/files.ts';
import { importsOf } from './lib/imports.ts';
import type { Manifest } from './lib/manifest.ts';
import { placeOf } from './lib/source.ts';

/** File → the files it runs first, each with the place of the import. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** One complaint for each knot, told along its shortest ring. */
export function ringProblems(sources: readonly Source[], manifests: readonly Manifest[]): string[] {
  const imports = importsIn(sources, manifests);
  const told = new Set<string>();
  return [...imports.keys()].flatMap((file) => {
    const ring = told.has(file) ? undefined : ringFrom(file, imports);
    for (const each of ring ?? []) told.add(each);
    return ring ? [sayRing(ring, imports)] : [];
  });
}

function importsIn(sources: readonly Source[], manifests: readonly Manifest[]): Imports {
  const files = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => {
      const targets = new Map<string, string>();
      for (const { specifier, index, loads } of importsOf(text)) {
        const target = loads && specifier !== undefined ? fileOf(path, specifier, manifests) : undefined;
        if (target !== undefined && files.has(target)) targets.set(target, placeOf(path, text, index));
      }
      return [path, targets];
    }),
  );
}

/** The file that an import means; undefined for one of a library. */
function fileOf(path: string, specifier: string, manifests: readonly Manifest[]): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  for (const { name, dir, exports } of manifests) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const file = exports[`.${specifier.slice(name.length)}`];
    return file === undefined ? undefined : posix.join(dir, file);
  }
  return undefined;
}

/** The shortest way from a file through its imports back to itself, itself first. */
function ringFrom(start: string, imports: Imports): string[] | undefined {
  const before = new Map<string, string>();
  const open = [start];
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    for (const next of imports.get(file)?.keys() ?? []) {
      if (next === start) return wayTo(file, start, before);
      if (before.has(next)) continue;
      before.set(next, file);
      open.push(next);
    }
  }
  return undefined;
}

function wayTo(end: string, start: string, before: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let file = end; file !== start; ) {
    file = before.get(file) ?? start;
    way.unshift(file);
  }
  return way;
}

function sayRing(ring: readonly string[], imports: Imports): string {
  const [start = ''] = ring;
  if (ring.length === 1) return `${imports.get(start)?.get(start)} imports itself`;
  const steps = ring.map((file, i) => {
    const next = ring[i + 1] ?? start;
    return `${imports.get(file)?.get(next)} imports ${next}`;
  });
  return `a ring of ${ring.length} files, none of which can be run first: ${steps.join(', ')}`;
}
