/** npm run cup: a whole tournament through the real protocol, while the server is killed now and then. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '@taverne/games';
import { CUP_KINDS } from '@taverne/protocol';
import { serveBuilt } from './lib/child.ts';
import { tryCup } from './lib/cup.ts';
import { endProgress, orSayWhy, progressLine, wholeFlag } from './lib/words.ts';

const HELP = `npm run cup -- [--people 16] [--kind swiss] [--rounds 4] [--kills 3] [--game ID] [--mode plain] [--record FILE]

So many people with accounts make a tournament, join it and play it to its end with random answers, on a server of its own that is
killed with SIGKILL on the way. Ends with 1 if a match is missing, was made twice or has no result, or if somebody met the same person twice.`;

const { values } = parseArgs({
  options: {
    people: { type: 'string' },
    kind: { type: 'string' },
    rounds: { type: 'string' },
    kills: { type: 'string' },
    game: { type: 'string' },
    mode: { type: 'string' },
    record: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else {
  const kind = CUP_KINDS.find((each) => each === (values.kind ?? 'swiss') && each !== 'arena');
  if (!kind) {
    console.error('--kind must be swiss or robin');
    process.exit(2);
  }
  const { game = games[0]?.id ?? '', mode = 'plain', record } = values;
  const people = wholeFlag('people', values.people, 16);
  const rounds = wholeFlag('rounds', values.rounds, kind === 'robin' ? 1 : 4);
  const kills = wholeFlag('kills', values.kills, 3);
  console.log(`cup: ${kind} of ${people}, ${game}, ${kills} kills`);
  await serveBuilt();
  const tried = await orSayWhy(tryCup({ people, kind, rounds, kills, game, mode, progress: progressLine(50) }));
  endProgress();
  const { cup, answers, seconds, problems } = tried;
  for (const { place, name, points, breaks } of cup.table) console.log(`${place}. ${name} ${points} (${breaks.join(', ')})`);
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(
    `${cup.games.length} matches in ${cup.round} rounds, ${answers} answers, ${tried.kills} kills, ${seconds.toFixed(1)} s; ${problems.length} problems`,
  );
  if (record !== undefined) {
    const { table, games } = cup;
    const lines = {
      kind,
      people,
      rounds,
      game,
      mode,
      kills: tried.kills,
      answers,
      seconds: Math.round(seconds),
      problems,
      table,
      games,
    };
    writeFileSync(record, `${JSON.stringify(lines, null, 1)}\n`);
  }
  process.exitCode = problems.length === 0 ? 0 : 1;
}
