/** The stages of the test command, in groups: what a later group says is worth nothing while an earlier one fails. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { talliedBrowserTests } from './browser.ts';
import { bordersHere, generatorsHere, lockHere, ringsHere, rulesHere } from './house.ts';
import { pathsOf, readSource } from './lib/files.ts';
import { readManifest } from './lib/manifest.ts';
import { buildPage } from './lib/page.ts';
import { withReport } from './lib/report.ts';
import { freshServer } from './lib/server.ts';
import { runScript, runTool } from './lib/tool.ts';
import { describeReport, failures } from './rules-report.ts';
import { readTally, type Tally } from './tally.ts';

export interface Verdict extends Tally {
  /** What a reader wants to see: why it failed, or a remark. */
  readonly say: string;
}

export interface Stage {
  readonly name: string;
  /** It prints while it runs. */
  readonly loud?: boolean;
  readonly run: () => Verdict | Promise<Verdict>;
}

const verdict = (ok: boolean, say = ''): Verdict => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, say });

/** A check that lists problems passes when there are none. */
const clean = (problems: readonly string[]): Verdict => verdict(problems.length === 0, problems.join('\n'));

async function tool(name: string, ...args: string[]): Promise<Verdict> {
  const { ok, output } = await runTool(name, args);
  return verdict(ok, ok ? '' : output);
}

const GROUND: readonly Stage[] = [
  { name: 'node', run: pinnedNode },
  { name: 'lock', run: () => clean(lockHere()) },
];

const CODE: readonly Stage[] = [
  { name: 'types', run: types },
  { name: 'format', run: () => tool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'borders', run: () => clean(bordersHere()) },
  { name: 'rings', run: () => clean(ringsHere()) },
  { name: 'generators', run: () => clean(generatorsHere()) },
];

/** These read the types, or make sense only for code that compiles. */
const CARE: readonly Stage[] = [
  { name: 'lint', run: () => tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'dead', run: () => tool('knip', '--no-progress', '--no-config-hints') },
  { name: 'rules', run: rules },
];

const TESTS: readonly Stage[] = [
  { name: 'build', run: build },
  { name: 'tests', loud: true, run: tests },
];

/** The whole product, seen from outside. It needs the page that was built. */
const BROWSER: readonly Stage[] = [{ name: 'browser', loud: true, run: browser }];

export const GROUPS = [GROUND, CODE, CARE, TESTS, BROWSER];

/** The same Node everywhere, or a test that passes here says nothing about there. */
function pinnedNode(): Verdict {
  const pinned = Object.values(readManifest(readSource('package.json')).optionalDependencies)[0];
  const same = process.versions.node === pinned;
  return { ...verdict(true), say: same ? '' : `this is ${process.version}; the project is made for the pinned ${pinned}` };
}

/**
 * Each package is compiled by its own tsconfig.json: the pure ones thus never see the types of Node or of a page. As many at a
 * time as there are cores, with one checker each: several checkers of one package find out the same types again.
 */
async function types(): Promise<Verdict> {
  const waiting = pathsOf('**/tsconfig.json');
  const wrong: string[] = [];
  const compile = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const { ok, output } = await runTool('tsc', [
        '--noEmit',
        '--project',
        project,
        '--checkers',
        '1',
        ...remembering(project),
      ]);
      if (!ok) wrong.push(`${project}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compile));
  return clean(wrong.toSorted());
}

/** What did not change since the last time is not checked again. */
const remembering = (project: string): readonly string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
];

function rules(): Verdict {
  const reports = rulesHere();
  const wrong = reports.flatMap((report) => failures(report, false));
  const summary = reports.map((report) => describeReport(report).split('\n')[0]);
  return verdict(wrong.length === 0, [...summary, ...wrong].join('\n'));
}

/** The page, what it weighs against its budget, and the server. */
async function build(): Promise<Verdict> {
  const built = await buildPage();
  const trouble = built.ok ? await freshServer() : built.output;
  if (trouble !== '') return verdict(false, trouble);
  const budget = await runScript('apps/web/tools/budget.ts', []);
  return verdict(budget.ok, budget.output);
}

/** Vitest prints for itself; its own report tells how many tests there were. */
function tests(): Promise<Verdict> {
  return withReport(async (report) => {
    const args = ['run', '--allowOnly=false', '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
    const { ok } = await runTool('vitest', args, { show: true });
    return { ...readTally(readFileSync(report, 'utf8'), ok), say: '' };
  });
}

/** So does Playwright. */
async function browser(): Promise<Verdict> {
  const { tally, say } = await talliedBrowserTests();
  return { ...tally, say };
}
