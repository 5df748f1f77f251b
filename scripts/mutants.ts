/**
 * `npm run mutants -- packages/engine/src/match.ts`: every mutant that `npm run mutate` would make of these files or folders, with the tests
 * it would run, but without Vitest and Stryker around them: a process loads the tests once and then runs those that reach a mutant, until
 * one fails. What runs while a file loads gets a process of its own. The run is recorded in `reports/mutation/`.
 * `--workers N`: so many processes at a time instead of two. `--quiet`: without the list of survivors.
 * `--every N`: only every Nth mutant, and where the share of all lies by that; `--from K` (1 to N) takes another sample, such as one that no
 * test was written for. `--minutes N`: stops by then; what was run until then is spread over all files.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import mutate from '../stryker.config.json' with { type: 'json' };
import vitest from '../vitest.mutate.config.ts';
import { pathsOf, ROOT } from './lib/files.ts';
import { type Mutant, makeMutants } from './lib/mutants/make.ts';
import { plainRun, type Ran, runMutants } from './lib/mutants/run.ts';
import { sampleOf, spreadOut } from './lib/mutants/sample.ts';
import { rangeOf, recordOf, shareOf, survivorsOf } from './lib/mutants/tell.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '2' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    quiet: { type: 'boolean', default: false },
  },
});
const begun = new Date();
const every = Number(values.every);
const from = Number(values.from);
if (!(Number.isInteger(every) && Number.isInteger(from) && 1 <= from && from <= every)) {
  console.error('--every N takes every Nth mutant, --from K begins with the Kth: whole numbers, K from 1 to N.');
  process.exit(2);
}
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes N stops the run after N minutes.');
  process.exit(2);
}
const isMutable = (path: string): boolean =>
  mutate.mutate.some((glob) => !glob.startsWith('!') && matchesGlob(path, glob)) &&
  !mutate.mutate.some((glob) => glob.startsWith('!') && matchesGlob(path, glob.slice(1)));
const paths = pathsOf(
  ...positionals.flatMap((path) => (path.endsWith('.ts') ? [path] : [`${path.replace(/\/$/, '')}/**/*.ts`])),
).filter(isMutable);
if (paths.length === 0) {
  console.error('npm run mutants -- <file or folder> ...: of the sources that stryker.config.json names under "mutate".');
  process.exit(2);
}

const { include = [], exclude = [] } = vitest.test ?? {};
const homes = new Set(paths.map((path) => path.slice(0, path.indexOf('/src/') + 1)));
const tests = pathsOf(...include).filter(
  (path) => [...homes].some((home) => path.startsWith(home)) && !exclude.some((glob) => matchesGlob(path, glob)),
);

mkdirSync(join(ROOT, 'reports/mutation'), { recursive: true });
const changed = mkdtempSync(join(ROOT, 'reports/mutation/changed-'));
process.on('exit', () => rmSync(changed, { recursive: true, force: true }));

const all = await makeMutants(paths, changed);
const mutants = spreadOut(sampleOf(all, every, from));
const bench = { changed, tests, hands: Number(values.workers) };
const plain = await plainRun(bench);
const ofAll = every === 1 ? '' : ` of ${all.length}`;
console.log(`${mutants.length}${ofAll} mutants in ${paths.length} files, ${plain.tests.length} tests in ${tests.length} files`);

/** The next ones, until this moment. */
function* until(end: number): Generator<Mutant> {
  for (const mutant of mutants) {
    if (Date.now() >= end) return;
    yield mutant;
  }
}

const name = positionals.map((path) => path.replace(/\.ts$|\/$/g, '').replaceAll('/', '-')).join('+');
const record = join('reports/mutation', `${name.slice(0, 120)}${every === 1 ? '' : `-${every}-${from}`}.json`);
const command = `npm run mutants -- ${process.argv.slice(2).join(' ')}`;
const ran: Ran[] = [];
/** What was run so far, so that a run that is cut off leaves something. */
function keepRecord(): string {
  const sample = ran.length === all.length ? undefined : { every, from, of: all.length };
  writeFileSync(join(ROOT, record), recordOf({ command, begun, tests: plain.tests.length, sample, ran }));
  return `${shareOf(ran)}${sample ? `, of all ${rangeOf(ran)}` : ''}`;
}

await runMutants(until(begun.getTime() + 60_000 * minutes), bench, plain, (one) => {
  ran.push(one);
  if (ran.length % 50 === 0) console.log(`${ran.length} of ${mutants.length}: ${keepRecord()}`);
});
const told = keepRecord();
if (!values.quiet) console.log(survivorsOf(ran));
console.log(`${told}; ${((Date.now() - begun.getTime()) / 1000).toFixed(0)} s; recorded in ${record}`);
