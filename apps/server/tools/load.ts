/** npm run load: our server beside a bare one with the same rules, and beside a relay without any, under the same load in the same run. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@taverne/games';
import { serveBuilt } from './lib/child.ts';
import { flushTime, type Loaded, load, type Phase, saturate } from './lib/load.ts';
import { scratch } from './lib/scratch.ts';
import { bareRelay, bareServer, colyseusServer, ourFleet, ourServer } from './lib/targets.ts';
import { inTurns, median, type Ran, shareOf } from './lib/turns.ts';
import { endProgress, progressLine, wholeFlag } from './lib/words.ts';

/** The first on the list. */
const USUAL_GAME = games[0]?.id ?? '';

const HELP = `npm run load -- [--matches 1000] [--seconds 15] [--game ${USUAL_GAME}] [--seed N]
npm run load -- --colyseus FOLDER …
npm run load -- --beside FOLDER [--rounds 9] [--matches 200] [--seconds 3] …
npm run load -- --processes 3 [--matches 300] [--seconds 10] …

With --beside: as fast as it goes, in turns with the server of some other time and the bare one; FOLDER is apps/server/tools/dist of
another clone, where this has run.

With --processes: one, two … so many processes on a PostgreSQL of its own, as fast as it goes; with both players of a match at
one process, and apart.

With --colyseus: beside Colyseus, too, as it is installed in that folder:
  npm i --prefix FOLDER @colyseus/core@0.17.51 @colyseus/ws-transport@0.17.13 @colyseus/schema@4.0.31 express@5

One answer a second in each match, then as fast as it goes, then at half of that; on loopback, with the database on disk.
Beside it a server of plain ws with the same rules and news in memory, and a relay that knows no rules.`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string' },
    seconds: { type: 'string' },
    processes: { type: 'string' },
    colyseus: { type: 'string' },
    beside: { type: 'string' },
    rounds: { type: 'string' },
    game: { type: 'string', default: USUAL_GAME },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** What the project set itself. */
const SHARE_OF_BARE = 0.95;
const SHARE_OF_COLYSEUS = 1.1;
const HEAP_OF_A_MATCH = 12;

if (values.help) console.log(HELP);
else if (values.beside !== undefined) await loadBeside(values.beside);
else if (values.processes !== undefined) await loadFleets(wholeFlag('processes', values.processes, 3));
else {
  await serveBuilt();
  const plan = planOf(1000, 15);
  const ours = await load(await ourServer(plan), 'taverne', plan);
  const bare = await load(await bareServer(plan), 'bare', plan);
  const colyseus =
    values.colyseus === undefined ? undefined : await load(await colyseusServer(plan, values.colyseus), 'colyseus', plan);
  const relay = await load(await bareRelay(), 'relay', plan);
  const { folder, clear } = scratch();
  const flush = flushTime(folder);
  clear();
  endProgress();
  print({ taverne: ours, bare, ...(colyseus && { colyseus }), relay }, plan.matches);
  printAims({ ours, bare, colyseus, flush });
}

/** As wanted, or so many matches for so long. */
function planOf(matches: number, seconds: number) {
  return {
    matches: wholeFlag('matches', values.matches, matches),
    seconds: wholeFlag('seconds', values.seconds, seconds),
    game: values.game,
    seed: wholeFlag('seed', values.seed, 1),
    progress: progressLine(),
  };
}

/** Today's server and that of some other time, in turns. */
async function loadBeside(folder: string): Promise<void> {
  await serveBuilt();
  const plan = planOf(200, 3);
  const runners = [
    { name: 'then', target: await ourServer(plan, pathToFileURL(join(resolve(folder), '/'))) },
    { name: 'now', target: await ourServer(plan) },
    { name: 'bare', target: await bareServer(plan) },
  ];
  const all = await inTurns(runners, plan, wholeFlag('rounds', values.rounds, 9));
  endProgress();
  const [then, , bare] = all;
  const heads = ['/s of CPU', 'least', 'most', 'of then', 'of bare', 'answers/s'];
  console.log(`${`${plan.matches} matches, saturated`.padEnd(28)}${heads.map((head) => head.padStart(12)).join('')}`);
  const against = (ran: Ran, other: Ran | undefined): string => (other ? percent(shareOf(ran, other)) : '');
  for (const ran of all) {
    const rates = ran.phases.map(({ perCpuSecond }) => perCpuSecond);
    const figures = [median(rates), Math.min(...rates), Math.max(...rates)].map(whole);
    const answers = whole(median(ran.phases.map(({ perSecond }) => perSecond)));
    const row = [...figures, against(ran, then), against(ran, bare), answers];
    console.log(`${ran.name.padEnd(28)}${row.map((figure) => figure.padStart(12)).join('')}`);
  }
}

/** What each process adds, on the same machine in the same run. */
async function loadFleets(most: number): Promise<void> {
  await serveBuilt();
  const plan = {
    matches: wholeFlag('matches', values.matches, 300),
    seconds: wholeFlag('seconds', values.seconds, 10),
    game: values.game,
    seed: wholeFlag('seed', values.seed, 1),
    progress: progressLine(),
  };
  const lines: string[] = [];
  const add = (name: string, { perSecond, perCpuSecond, p50, p99 }: Phase): void => {
    const figures = [whole(perSecond), whole(perCpuSecond), ms(p50), ms(p99)];
    lines.push(`${name.padEnd(44)}${figures.map((figure) => figure.padStart(14)).join('')}`);
  };
  add('SQLite, 1 process', await saturate(await ourServer(plan), 'sqlite', plan));
  for (let count = 1; count <= most; count++) {
    add(`PostgreSQL, ${count} processes`, await saturate(await ourFleet(plan, count, false), `${count} processes`, plan));
  }
  for (let count = 2; count <= most; count++) {
    add(
      `PostgreSQL, ${count} processes, players apart`,
      await saturate(await ourFleet(plan, count, true), `${count} apart`, plan),
    );
  }
  endProgress();
  const heads = ['answers/s', '/s of CPU', 'half within', '99 % within'];
  console.log(`${`${plan.matches} matches, saturated`.padEnd(44)}${heads.map((head) => head.padStart(14)).join('')}`);
  for (const line of lines) console.log(line);
}

function print(byName: Readonly<Record<string, Loaded>>, matches: number): void {
  const loads = Object.values(byName);
  const row = (name: string, tell: (load: Loaded) => string): void =>
    console.log(`${name.padEnd(44)}${loads.map((load) => tell(load).padStart(12)).join('')}`);
  console.log(
    `${`${matches} matches`.padEnd(44)}${Object.keys(byName)
      .map((who) => who.padStart(12))
      .join('')}`,
  );
  const phase = (title: string, of: (load: Loaded) => Phase): void => {
    row(`${title}: answers a second`, (load) => whole(of(load).perSecond));
    row('  a second of processor time', (load) => whole(of(load).perCpuSecond));
    row('  sender to opponent, half within', (load) => ms(of(load).p50));
    row('  sender to opponent, 99 of 100 within', (load) => ms(of(load).p99));
  };
  phase('one answer a second each', ({ paced }) => paced);
  phase('saturated', ({ saturated }) => saturated);
  phase('half of that', ({ half }) => half);
  row('memory of a match, heap', ({ heapPerMatch }) => kb(heapPerMatch));
  row('memory of a match, whole process', ({ rssPerMatch }) => kb(rssPerMatch));
}

interface Measured {
  readonly ours: Loaded;
  readonly bare: Loaded;
  readonly colyseus: Loaded | undefined;
  readonly flush: number;
}

function printAims({ ours, bare, colyseus, flush }: Measured): void {
  const aim = (what: string, wanted: string, measured: string, met: boolean): void =>
    console.log(`${what.padEnd(72)}${wanted.padStart(12)}${measured.padStart(12)}   ${met ? 'met' : 'missed'}`);
  const shareOf = (other: Loaded, wanted: number, name: string): void => {
    const share = ours.saturated.perCpuSecond / other.saturated.perCpuSecond;
    aim(`durable answers a second of processor time, share of ${name}`, percent(wanted), percent(share), share >= wanted);
  };
  console.log('');
  shareOf(bare, SHARE_OF_BARE, 'the bare server');
  if (colyseus) shareOf(colyseus, SHARE_OF_COLYSEUS, 'Colyseus');
  const within = bare.half.p99 + 2 * flush;
  aim(
    `99 of 100 at half the load: the bare server and two flushes of ${ms(flush)}`,
    ms(within),
    ms(ours.half.p99),
    ours.half.p99 <= within,
  );
  const heap = ours.heapPerMatch / 1024;
  aim('heap of a match with its two sockets', kb(HEAP_OF_A_MATCH * 1024), kb(ours.heapPerMatch), heap <= HEAP_OF_A_MATCH);
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en');
}
function ms(n: number): string {
  return `${n.toFixed(1)} ms`;
}
function kb(n: number): string {
  return `${(n / 1024).toFixed(1)} KB`;
}
function percent(n: number): string {
  return `${(100 * n).toFixed(0)} %`;
}
