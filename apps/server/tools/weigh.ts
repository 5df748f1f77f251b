/** npm run weigh: what a match costs in the store, in rows and bytes, while it runs, once it is over, and packed; on both stores. */
import { parseArgs } from 'node:util';
import { games } from '@taverne/games';
import { HALFWAY, weighPostgres, weighSqlite } from './lib/weigh.ts';
import { endProgress, progressLine, wholeFlag } from './lib/words.ts';

const HELP = `npm run weigh -- [--matches 40] [--game ${games[0]?.id}] [--seed 1]

Plays matches to their end on SQLite and on a PostgreSQL of its own, and says what each takes in the store.`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string' },
    game: { type: 'string', default: games[0]?.id ?? '' },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else {
  const matches = wholeFlag('matches', values.matches, 40);
  const plan = { matches, game: values.game, seed: wholeFlag('seed', values.seed, 1), progress: progressLine(20) };
  const weighed = [...(await weighSqlite(plan)), ...(await weighPostgres(plan))];
  endProgress();
  console.log(`${matches} matches of ${plan.game}: ${HALFWAY} answers in, at their end, and packed. Each takes`);
  for (const { store, when, answers, rows, bytes } of weighed) {
    const figures = [`${answers.toFixed(1)} answers`, `${rows.toFixed(1)} rows`, `${(bytes / 1024).toFixed(1)} KB`];
    console.log(`${store.padEnd(12)}${when.padEnd(10)}${figures.map((figure) => figure.padStart(16)).join('')}`);
  }
}
