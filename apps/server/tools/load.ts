/** npm run load: our server beside a bare relay, under the same load in the same run. */
import { parseArgs } from 'node:util';
import { games } from '@taverne/games';
import { bareRelay, type Loaded, load, ourServer } from './lib/load.ts';
import { endProgress, progressLine, wholeFlag } from './lib/words.ts';

/** The first on the list. */
const USUAL_GAME = games[0]?.id ?? '';

const HELP = `npm run load -- [--matches 1000] [--seconds 15] [--game ${USUAL_GAME}] [--seed N]

First one answer a second in each match, then as fast as it goes; on loopback, with the database on disk.
Aim: at least 60 % of the relay's answers per second of processor time, at most 1.5 times its memory.`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string' },
    seconds: { type: 'string' },
    game: { type: 'string', default: USUAL_GAME },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else {
  const progress = progressLine();
  const plan = {
    matches: wholeFlag('matches', values.matches, 1000),
    seconds: wholeFlag('seconds', values.seconds, 15),
    game: values.game,
    seed: wholeFlag('seed', values.seed, 1),
    progress,
  };
  const ours = await load(await ourServer(plan), 'taverne', plan);
  const relay = await load(await bareRelay(), 'relay', plan);
  endProgress();
  print(ours, relay, plan.matches);
}

function print(ours: Loaded, relay: Loaded, matches: number): void {
  const row = (name: string, one: string, two: string, note = ''): void =>
    console.log(`${name.padEnd(44)}${one.padStart(12)}${two.padStart(12)}   ${note}`);
  const whole = (n: number): string => Math.round(n).toLocaleString('en');
  const ms = (n: number): string => `${n.toFixed(1)} ms`;
  const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;
  const share = (a: number, b: number): string => `${((100 * a) / b).toFixed(0)} %`;
  row(`${matches} matches`, 'taverne', 'relay');
  row('one answer a second: answers', whole(ours.paced.answers), whole(relay.paced.answers));
  row(
    '  a second of processor time',
    whole(ours.paced.perCpuSecond),
    whole(relay.paced.perCpuSecond),
    share(ours.paced.perCpuSecond, relay.paced.perCpuSecond),
  );
  row('  sender to opponent, half within', ms(ours.paced.p50), ms(relay.paced.p50));
  row('  sender to opponent, 99 of 100 within', ms(ours.paced.p99), ms(relay.paced.p99));
  row('saturated: answers a second', whole(ours.saturated.perSecond), whole(relay.saturated.perSecond));
  row(
    '  a second of processor time',
    whole(ours.saturated.perCpuSecond),
    whole(relay.saturated.perCpuSecond),
    share(ours.saturated.perCpuSecond, relay.saturated.perCpuSecond),
  );
  row('  sender to opponent, half within', ms(ours.saturated.p50), ms(relay.saturated.p50));
  row('  sender to opponent, 99 of 100 within', ms(ours.saturated.p99), ms(relay.saturated.p99));
  row('memory of a match, heap', kb(ours.heapPerMatch), kb(relay.heapPerMatch), share(ours.heapPerMatch, relay.heapPerMatch));
  row(
    'memory of a match, whole process',
    kb(ours.rssPerMatch),
    kb(relay.rssPerMatch),
    share(ours.rssPerMatch, relay.rssPerMatch),
  );
}
