/** npm run fuzz: nonsense, nearly right messages and noise against a server on which others play. */
import { parseArgs } from 'node:util';
import { serveBuilt } from './lib/child.ts';
import { fuzz } from './lib/fuzz.ts';
import { endProgress, orSayWhy, progressLine, wholeFlag } from './lib/words.ts';

const HELP = `npm run fuzz -- [--messages 50000] [--processes N] [--game ID] [--seed N] [--stall 100]

People play every game there is, or the one named, with any number of seats and in any mode, on a server with
its limits as they are; a cheat sits among them, others come and go. Ends with 1 if the server crashed, logged
a fault of its own, changed a match in a way nobody may, showed anybody a view that is not theirs, was at work
for longer than --stall milliseconds without letting anybody in, or somebody who only plays was disturbed.
With --processes that many of them share a PostgreSQL, and players of one match are at any of them.`;

const { values } = parseArgs({
  options: {
    messages: { type: 'string' },
    processes: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string' },
    stall: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else {
  const seed = wholeFlag('seed', values.seed, Math.floor(Math.random() * 1e9));
  const messages = wholeFlag('messages', values.messages, 50_000);
  const count = wholeFlag('processes', values.processes, 0);
  const processes = count > 0 ? count : undefined;
  const where = processes === undefined ? '' : `${processes} processes on PostgreSQL, `;
  console.log(`fuzz: ${where}${messages} messages, ${values.game ?? 'every game'}, seed ${seed}`);
  await serveBuilt();
  const found = await orSayWhy(fuzz({ messages, seed, processes, game: values.game, progress: progressLine(100) }));
  endProgress();
  for (const problem of [...found.faults, ...found.illegal].slice(0, 50)) console.log(`  ${problem}`);
  const { crashes, faults, illegal, cutOff, answers, views, stall } = found;
  console.log(
    `${messages} messages: ${crashes} crashes, ${faults.length} faults, ${illegal.length} illegal changes or views of ${views}; ` +
      `bystanders gave ${answers} answers and were cut off ${cutOff} times; the longest stall was ${stall.toFixed(1)} ms`,
  );
  const bar = wholeFlag('stall', values.stall, 100);
  process.exitCode = crashes + faults.length + illegal.length + cutOff === 0 && stall <= bar ? 0 : 1;
}
