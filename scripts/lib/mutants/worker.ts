/**
 * The process in which mutants run: it loads the tests once, over the changed files, and then runs those it is told to with one mutant
 * switched on. What it is started with stands in its arguments: the folder of the changed files, the test files, and a mutant that is to
 * be on while they load.
 */
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from '../files.ts';
import type { Collected } from './vitest.ts';

/** What the changed files look at; the names are Stryker's. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount: number;
  hitLimit: number;
  readonly mutantCoverage: { readonly static: Hits; readonly perTest: { readonly [test: string]: Hits } };
}

export interface Hits {
  readonly [mutant: string]: number;
}

declare global {
  var __stryker__: Switchboard;
}

/** What the tests do when nothing is changed. */
export interface Plain {
  readonly kind: 'plain';
  readonly tests: readonly {
    readonly title: string;
    readonly ms: number;
    readonly hits: Hits;
    readonly failure?: string | undefined;
  }[];
  readonly loading: Hits;
}

export interface Order {
  /** Nothing: run everything unchanged, and say which test reaches what. */
  readonly mutant?: string;
  readonly tests: readonly number[];
  readonly hitLimit: number;
}

export interface Result {
  readonly kind: 'result';
  /** The test that fails. */
  readonly by?: string | undefined;
  /** The change was never reached: what it would have changed had been worked out, and kept, before it was on. */
  readonly unreached: boolean;
  /** The test still fails with the change off: something of it was kept. */
  readonly spoilt: boolean;
}

const STAND_IN = pathToFileURL(join(import.meta.dirname, 'vitest.ts')).href;
const [changed = '', files = '', early = ''] = process.argv.slice(2);

registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' && context.parentURL !== STAND_IN
      ? { url: STAND_IN, format: 'module-typescript', shortCircuit: true }
      : next(name, context),
  load: (url, context, next) => {
    const path = url.startsWith('file:') ? join(changed, relative(ROOT, fileURLToPath(url))) : '';
    const isChanged = path !== '' && !url.includes('/node_modules/') && existsSync(path);
    return isChanged
      ? { format: 'module-typescript', source: readFileSync(path, 'utf8'), shortCircuit: true }
      : next(url, context);
  },
});

const board: Switchboard = {
  activeMutant: early || undefined,
  hitCount: 0,
  hitLimit: Number.POSITIVE_INFINITY,
  mutantCoverage: { static: {}, perTest: {} },
};
globalThis.__stryker__ = board;

// Many a process loads the same; the first that has done so saves the others most of it.
enableCompileCache(join(changed, 'compiled'));
const { collected } = await import('./vitest.ts');
for (const file of files.split(',')) await import(pathToFileURL(join(ROOT, file.split('/').join(sep))).href);
flushCompileCache();

process.on('message', (order: Order) => {
  void (order.mutant === undefined ? plain() : mutated(order, order.mutant)).then((told) => process.send?.(told));
});
process.send?.({ kind: 'ready' });

/** What a test says when it fails. */
async function failureOf({ run }: Collected): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function plain(): Promise<Plain> {
  const tests: Plain['tests'][number][] = [];
  for (const [at, one] of collected.entries()) {
    board.currentTestId = `t${at}`;
    const begun = performance.now();
    const failure = await failureOf(one);
    tests.push({
      title: one.title,
      ms: performance.now() - begun,
      failure,
      hits: board.mutantCoverage.perTest[`t${at}`] ?? {},
    });
  }
  board.currentTestId = undefined;
  return { kind: 'plain', tests, loading: board.mutantCoverage.static };
}

async function mutated({ tests, hitLimit }: Order, mutant: string): Promise<Result> {
  Object.assign(board, { activeMutant: mutant, hitCount: 0, hitLimit });
  const failed = await firstToFail(tests);
  const unreached = board.hitCount === 0 && mutant !== early;
  board.activeMutant = undefined;
  const spoilt = failed !== undefined && mutant !== early && (await failureOf(failed)) !== undefined;
  return { kind: 'result', by: failed?.title, unreached, spoilt };
}

async function firstToFail(tests: readonly number[]): Promise<Collected | undefined> {
  for (const at of tests) {
    const one = collected[at];
    if (one && (await failureOf(one)) !== undefined) return one;
  }
  return undefined;
}
