/** npm run soak: many matches while the server is killed with SIGKILL at random instants. */
import { parseArgs } from 'node:util';
import { soak } from './lib/soak.ts';
import { endProgress, orSayWhy, progressLine, wholeFlag } from './lib/words.ts';

const HELP = `npm run soak -- [--kills 200] [--tables 12] [--game ID] [--seed N]

Plays matches of every game there is, or of the one named, with any number of seats and in any mode, on a
server of its own, and kills it again and again. Ends with 1 if an acknowledged answer was lost, doubled or
out of order.`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    tables: { type: 'string' },
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
  console.log(`soak: ${kills} kills, ${tables} tables, ${values.game ?? 'every game'}, seed ${seed}`);
  const found = await orSayWhy(soak({ kills, tables, seed, game: values.game, progress: progressLine(10) }));
  endProgress();
  for (const problem of found.problems.slice(0, 50)) console.log(`  ${problem}`);
  console.log(
    `${found.kills} kills, ${found.matches} matches, ${found.acknowledged} answers acknowledged, ${found.repeated} asked again, ` +
      `${found.refused} refused; everybody back within ${Math.round(found.slowest)} ms\n` +
      `${found.problems.length} lost, doubled or out of order`,
  );
  process.exitCode = found.problems.length === 0 ? 0 : 1;
}
