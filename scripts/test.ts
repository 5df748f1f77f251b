/**
 * `npm test`: every check and every test, closing with `N passed, N failed`.
 * `npm test -- types lint` runs just these stages; `npm test -- --but tests` runs all others.
 */
import { parseArgs } from 'node:util';
import { GROUPS, type Stage, type Verdict } from './stages.ts';

const { values, positionals } = parseArgs({
  options: { but: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

const names = GROUPS.flat().map(({ name }) => name);
const strangers = [...positionals, ...values.but].filter((name) => !names.includes(name));
if (strangers.length > 0) {
  console.error(`There is no stage ${strangers.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}
const wanted = (stage: Stage) =>
  (positionals.length === 0 || positionals.includes(stage.name)) && !values.but.includes(stage.name);

let passed = 0;
const failed: string[] = [];
let failures = 0;
const waiting = GROUPS.map((group) => group.filter(wanted));
while (waiting.length > 0 && failed.length === 0) {
  for (const stage of waiting.shift() ?? []) {
    const verdict = await judge(stage);
    passed += verdict.passed;
    failures += verdict.failed;
    if (verdict.failed > 0) failed.push(stage.name);
  }
}

const unheard = waiting.flat().map(({ name }) => name);
if (failed.length > 0)
  console.log(`\nfailed: ${failed.join(', ')}${unheard.length > 0 ? `; not run because of that: ${unheard.join(', ')}` : ''}`);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

/** Runs a stage and tells how it went. A stage that breaks has failed. */
async function judge(stage: Stage): Promise<Verdict> {
  const start = performance.now();
  if (stage.loud) console.log(`      ${stage.name} …`);
  const verdict = await attempt(stage);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${verdict.failed > 0 ? 'FAIL' : ' ok '}  ${stage.name.padEnd(12)}${seconds.padStart(6)} s`);
  if (verdict.say !== '') console.log(verdict.say.trimEnd().replace(/^(?=.)/gm, '      '));
  return verdict;
}

async function attempt(stage: Stage): Promise<Verdict> {
  try {
    return await stage.run();
  } catch (error) {
    return { passed: 0, failed: 1, say: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
