/**
 * `npm run mutants -- packages/engine/src/match.ts`: every mutant that `npm run mutate` would make of these files or folders, with the tests
 * it would run, but without Vitest and Stryker around them: a process loads the tests once and then runs those that reach a mutant, until
 * one fails. What runs while a file loads gets a process of its own. The run is recorded in `reports/mutation/`.
 * `--workers N`: so many processes at a time instead of two. `--quiet`: without the list of survivors.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import mutate from '../stryker.config.json' with { type: 'json' };
import vitest from '../vitest.mutate.config.ts';
import { pathsOf, ROOT } from './lib/files.ts';
import { makeMutants } from './lib/mutants/make.ts';
import { plainRun, type Ran, runMutants } from './lib/mutants/run.ts';
import { recordOf, shareOf, survivorsOf } from './lib/mutants/tell.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' }, quiet: { type: 'boolean', default: false } },
});
const begun = new Date();
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

const mutants = await makeMutants(paths, changed);
const bench = { changed, tests, hands: Number(values.workers) };
const plain = await plainRun(bench);
console.log(`${mutants.length} mutants in ${paths.length} files, ${plain.tests.length} tests in ${tests.length} files`);

const ran: Ran[] = [];
await runMutants(mutants, bench, plain, (one) => {
  ran.push(one);
  if (ran.length % 200 === 0) console.log(`${ran.length} of ${mutants.length}: ${shareOf(ran)}`);
});

const name = positionals.map((path) => path.replace(/\.ts$|\/$/g, '').replaceAll('/', '-')).join('+');
const record = join('reports/mutation', `${name.slice(0, 120)}.json`);
writeFileSync(
  join(ROOT, record),
  recordOf({ command: `npm run mutants -- ${positionals.join(' ')}`, begun, tests: plain.tests.length, ran }),
);
if (!values.quiet) console.log(survivorsOf(ran));
console.log(`${shareOf(ran)}; ${((Date.now() - begun.getTime()) / 1000).toFixed(0)} s; recorded in ${record}`);
