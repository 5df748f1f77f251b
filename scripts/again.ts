/**
 * `npm run again -- [--times 10] [--busy 3]`: all browser tests so many times in a row, in the last few of them with six busy loops beside.
 * A test that passes most of the time is a fault of the test or of the product, and one run does not show it. The run is recorded in
 * `reports/again.json`, round by round.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { talliedBrowserTests } from './browser.ts';
import { ROOT } from './lib/files.ts';
import { freshPage } from './lib/page.ts';
import type { Tally } from './tally.ts';

const LOOPS = 6;
const RECORD = 'reports/again.json';

interface Round extends Tally {
  readonly busyLoops: number;
  readonly minutes: number;
}

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, busy: { type: 'string', default: '3' } } });
const times = Number(values.times);
const busy = Number(values.busy);
if (!(Number.isInteger(times) && Number.isInteger(busy) && 0 <= busy && busy <= times && times > 0)) {
  console.error('--times N runs them N times, --busy K of those with busy loops beside: whole numbers, K no more than N.');
  process.exit(2);
}
const trouble = await freshPage();
if (trouble !== '') {
  console.error(trouble);
  process.exit(1);
}

const begun = new Date();
const rounds: Round[] = [];
mkdirSync(join(ROOT, 'reports'), { recursive: true });
for (let round = 1; round <= times; round++) {
  const loops = round > times - busy ? LOOPS : 0;
  console.log(`\nround ${round} of ${times}, ${loops} busy loops beside`);
  rounds.push(await roundBeside(loops));
  writeFileSync(join(ROOT, RECORD), `${JSON.stringify({ begun, times, busy, rounds }, undefined, 2)}\n`);
}
console.table(rounds);
console.log(`recorded in ${RECORD}`);
process.exitCode = rounds.some(({ failed }) => failed > 0) ? 1 : 0;

async function roundBeside(loops: number): Promise<Round> {
  const beside = Array.from({ length: loops }, busyLoop);
  const from = performance.now();
  try {
    const { tally } = await talliedBrowserTests();
    return { ...tally, busyLoops: loops, minutes: Math.round((performance.now() - from) / 6000) / 10 };
  } finally {
    for (const loop of beside) loop.kill();
  }
}

/** It ends with this process, whatever becomes of that. */
function busyLoop(): ChildProcess {
  const code =
    "process.on('disconnect', () => process.exit()); (function turn() { const end = Date.now() + 50; while (Date.now() < end); setImmediate(turn); })();";
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}
