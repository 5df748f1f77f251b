/** Runs mutants in processes that each load the tests once. A process that was spoilt, or that does not come back, is replaced. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Mutant } from './make.ts';
import type { Order, Plain, Result } from './worker.ts';

export type Fate = 'caught' | 'too long' | 'survived' | 'without a test';

export interface Ran {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** The test that caught it. */
  readonly by?: string | undefined;
}

/** Where the changed files and the tests are, and how many processes work at a time. */
export interface Bench {
  readonly changed: string;
  readonly tests: readonly string[];
  readonly hands: number;
}

/** A mutant may pass where it stands this many times as often as the code it replaces; then it runs for ever. It is what Stryker allows. */
const HITS = 100;
/** More than this for a mutant, beyond ten times what its tests take, is for ever too. */
const PATIENCE = 5_000;

const WORKER = join(import.meta.dirname, 'worker.ts');

export async function plainRun(bench: Bench): Promise<Plain> {
  const worker = start(bench);
  const told = await ask(worker, { tests: [], hitLimit: 0 }, 600_000, isPlain);
  worker.kill();
  if (typeof told === 'string') throw new Error(`the tests do not run without a change: ${told}`);
  const broken = told.tests.filter(({ failure }) => failure !== undefined);
  if (broken.length > 0) throw new Error(broken.map(({ title, failure }) => `${title}: ${failure}`).join('\n'));
  return told;
}

/** One line for all hands. */
function* inLine<T>(mutants: Iterable<T>): Generator<T> {
  yield* mutants;
}

/** As many at a time as there are hands, each with a process of its own. */
export async function runMutants(
  mutants: Iterable<Mutant>,
  bench: Bench,
  plain: Plain,
  tell: (ran: Ran) => void,
): Promise<void> {
  const all = [...plain.tests.keys()];
  const waiting = inLine(mutants);
  const hand = async (): Promise<void> => {
    let kept: ChildProcess | undefined;
    for (const mutant of waiting) {
      const isEarly = (plain.loading[mutant.id] ?? 0) > 0;
      const reached = isEarly ? all : all.filter((at) => plain.tests[at]?.hits[mutant.id]);
      if (reached.length === 0) {
        tell({ mutant, fate: 'without a test' });
        continue;
      }
      const tests = reached.sort((a, b) => (plain.tests[a]?.ms ?? 0) - (plain.tests[b]?.ms ?? 0));
      const hits = tests.reduce((sum, at) => sum + (plain.tests[at]?.hits[mutant.id] ?? 0), plain.loading[mutant.id] ?? 0);
      const order = { mutant: mutant.id, tests, hitLimit: hits * HITS };
      const limit = PATIENCE + 10 * tests.reduce((sum, at) => sum + (plain.tests[at]?.ms ?? 0), 0);
      if (!isEarly) {
        kept ??= start(bench);
        const told = await ask(kept, order, limit, isResult);
        if (typeof told === 'string' || told.spoilt || told.unreached) {
          kept.kill();
          kept = undefined;
        }
        if (typeof told === 'string' || !(told.spoilt || told.unreached)) {
          tell({ mutant, ...fateOf(told) });
          continue;
        }
      }
      const fresh = start(bench, isEarly ? mutant.id : '');
      tell({ mutant, ...fateOf(await ask(fresh, order, limit, isResult)) });
      fresh.kill();
    }
    kept?.kill();
  };
  await Promise.all(Array.from({ length: bench.hands }, hand));
}

/** A process that ends by itself was ended by the change: the tests do not even load. */
function fateOf(told: Result | 'ended' | 'too long'): { fate: Fate; by?: string | undefined } {
  if (told === 'too long') return { fate: told };
  if (told === 'ended') return { fate: 'caught', by: 'the tests do not load' };
  return told.by === undefined ? { fate: 'survived' } : { fate: 'caught', by: told.by };
}

const start = ({ changed, tests }: Bench, early = ''): ChildProcess =>
  fork(WORKER, [changed, tests.join(','), early], { stdio: 'ignore', execArgv: ['--max-old-space-size=2048'] });

const ready = new WeakSet<ChildProcess>();

const isOf = (kind: string, told: unknown): boolean =>
  typeof told === 'object' && told !== null && 'kind' in told && told.kind === kind;
const isPlain = (told: unknown): told is Plain => isOf('plain', told);
const isResult = (told: unknown): told is Result => isOf('result', told);

async function ask<Told>(
  worker: ChildProcess,
  order: Order,
  limit: number,
  isTold: (told: unknown) => told is Told,
): Promise<Told | 'ended' | 'too long'> {
  const over = new AbortController();
  const ended = once(worker, 'exit', { signal: over.signal }).then(() => 'ended' as const);
  const late = wait(limit, 'too long' as const, { signal: over.signal });
  const hear = async (): Promise<Told> => {
    if (!ready.has(worker)) await once(worker, 'message', { signal: over.signal });
    ready.add(worker);
    worker.send(order);
    const message: readonly unknown[] = await once(worker, 'message', { signal: over.signal });
    const told = message[0];
    if (!isTold(told)) throw new Error('a process that runs mutants said something else');
    return told;
  };
  const heard = hear();
  for (const one of [ended, late, heard]) one.catch(() => undefined);
  const told = await Promise.race([heard, ended, late]);
  over.abort();
  if (told === 'too long') worker.kill('SIGKILL');
  return told;
}
