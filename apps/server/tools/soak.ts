/** npm run soak: many matches while the server, or one of its processes, is killed with SIGKILL at random instants. */
import { parseArgs } from 'node:util';
import { serveBuilt } from './lib/child.ts';
import { shares, sinceLastCut, summedUp, told } from './lib/returns.ts';
import { soak } from './lib/soak.ts';
import { soakFleet } from './lib/soak-fleet.ts';
import { endProgress, orSayWhy, progressLine, wholeFlag } from './lib/words.ts';

/** So many of those who took longest to be back are told of one by one. */
const SLOWEST = 12;

const HELP = `npm run soak -- [--kills 200] [--tables 12] [--game ID] [--seed N]
npm run soak -- --processes 3 [--minutes 1] [--restarts 2] [--tables 12] [--game ID] [--seed N]

With --processes on a PostgreSQL of its own: one process is killed every second, and the database is restarted.

Plays matches of every game there is, or of the one named, with any number of seats and in any mode, on a
server of its own, and kills it again and again. Ends with 1 if an acknowledged answer was lost, doubled or
out of order, or if a bot or a clock was left behind.`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    tables: { type: 'string' },
    processes: { type: 'string' },
    minutes: { type: 'string' },
    restarts: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else {
  const seed = wholeFlag('seed', values.seed, Math.floor(Math.random() * 1e9));
  const kills = wholeFlag('kills', values.kills, 200);
  const tables = wholeFlag('tables', values.tables, 12);
  const processes = wholeFlag('processes', values.processes, 0);
  const restarts = wholeFlag('restarts', values.restarts, 2);
  const seconds = 60 * wholeFlag('minutes', values.minutes, 1);
  const { game } = values;
  const what = processes > 0 ? `${processes} processes, ${seconds} s` : `${kills} kills`;
  console.log(`soak: ${what}, ${tables} tables, ${game ?? 'every game'}, seed ${seed}`);
  await serveBuilt();
  const progress = progressLine(10);
  const fleet =
    processes > 0 ? await orSayWhy(soakFleet({ processes, seconds, restarts, tables, seed, game, progress })) : undefined;
  const found = fleet ?? (await orSayWhy(soak({ kills, tables, seed, game, progress })));
  endProgress();
  if (fleet) {
    const after = Math.round(fleet.settled);
    const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
    const within = (times: readonly number[]): string => {
      const { half, tenth, hundredth, slowest } = summedUp(times);
      return `half within ${ms(half)}, nine of ten ${ms(tenth)}, 99 of 100 ${ms(hundredth)}, all ${ms(slowest)}`;
    };
    const { returns } = fleet;
    console.log(
      `${fleet.seconds} s, ${fleet.restarts} restarts of the database; bots and clocks all seen to ${after} ms after the end\n` +
        `back after a kill, of ${returns.length} times: ${within(returns.map(({ took }) => took))}; ` +
        `after a restart of the database all within ${ms(fleet.slowestRestart)}\n` +
        `after the last kill that hit them: ${within(returns.map(sinceLastCut))}\n` +
        `what they waited for: ${shares(returns)}; the slowest:`,
    );
    for (const each of fleet.returns.slice(-SLOWEST).toReversed()) console.log(`  ${told(each)}`);
  }
  for (const problem of found.problems.slice(0, 50)) console.log(`  ${problem}`);
  console.log(
    `${found.kills} kills, ${found.matches} matches, ${found.acknowledged} answers acknowledged, ${found.repeated} asked again, ` +
      `${found.refused} refused; everybody back within ${Math.round(found.slowest)} ms\n` +
      `${found.problems.length} lost, doubled, out of order or left behind`,
  );
  process.exitCode = found.problems.length === 0 ? 0 : 1;
}
