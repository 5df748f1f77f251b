/**
 * `npm run balance`: lets equal players play in every mode and counts who wins by the order of play and by what he played
 * with; in adventures, how often each level wins.
 */
import { parseArgs } from 'node:util';
import { type BoutReport, readContender } from './arena/index.ts';
import { type Balance, balanceOf, isBalance } from './measure/balance.ts';
import { balanceInMarkdown, type Names } from './measure/balance-page.ts';
import { type Arrangement, arrangementsOf, titleOf } from './measure/modes.ts';
import { percent, writePage } from './measure/page.ts';
import { quit, whole, wholeIfGiven } from './measure/quit.ts';
import { finish, play, type Run, today } from './measure/run.ts';
import { COMMON, COMMON_HELP, runOf } from './measure/switches.ts';

const HELP = `npm run balance -- --game ID [options]

  --game ID        the game
  --mode M …       only these of its modes, as in --mode teams --mode solo
  --seats N        only with so many seats
  --level N …      which level plays (2; in adventures every level)
  --matches N      matches of each mode, number of seats and level (1000; in adventures 200)
${COMMON_HELP}

Ctrl+C stops after the matches under way. Go on with --resume only while bots and rules are the same; with fewer
--matches it closes what is begun.
Exit code 0, 2 for wrong options, 3 if it was stopped before the end.`;

const SEVERAL: string[] = [];

const OPTIONS = {
  ...COMMON,
  game: { type: 'string', default: '' },
  level: { type: 'string', multiple: true, default: SEVERAL },
  seats: { type: 'string' },
} as const;

/** Matches where nothing else is said. */
const MATCHES = { rivals: 1000, adventure: 200 } as const;
/** The level whose matches are many and not silly. */
const LEVEL = 2;
const STOPPED = 3;

function read() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

const values = read();

/** From the ledger or played now; undefined: it was stopped. */
async function weigh(run: Run<Balance>, mode: Arrangement, level: number): Promise<Balance | undefined> {
  const { seed, ledger } = run;
  const matches = wholeIfGiven('matches', values.matches) ?? MATCHES[mode.adventure ? 'adventure' : 'rivals'];
  const key = `${titleOf(mode) || 'all'}: level ${level}`;
  const kept = ledger.finished[key];
  if (run.resume && kept?.seed === seed && kept.matches >= matches) return kept;
  const player = readContender(String(level));
  if (!player.ok) return quit(player.trouble.say);
  const players = Array.from({ length: mode.seats }, () => player.value);
  const facts = { mode: mode.name, seats: mode.seats, adventure: mode.adventure, level, seed, date: today() };
  const words = (reports: readonly BoutReport[]): string => inAWord(balanceOf(facts, reports));
  const reports = await play(run, { key, mode, players, matches, round: 1, counted: true, words });
  if (!reports) return undefined;
  const balance = balanceOf(facts, reports);
  finish(run, key, balance);
  return balance;
}

function inAWord({ adventure, won, matches, order }: Balance): string {
  if (adventure) return `won ${percent(won / matches)}`;
  const [first = { wins: 0, of: 1 }] = Object.entries(order)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, score]) => score);
  return `first to play ${percent(first.wins / first.of)}`;
}

async function weighAll(run: Run<Balance>): Promise<{ readonly balances: Balance[]; readonly stopped: boolean }> {
  const seats = wholeIfGiven('seats', values.seats);
  const modes = (await arrangementsOf(run.entry, values.mode)).filter((mode) => seats === undefined || mode.seats === seats);
  const all = (await run.entry.levels()).map(({ level }) => level);
  const wanted = values.level.map((text) => whole('level', text));
  const balances: Balance[] = [];
  for (const mode of modes) {
    for (const level of wanted.length > 0 ? wanted : mode.adventure ? all : [LEVEL]) {
      const balance = await weigh(run, mode, level);
      if (!balance) return { balances, stopped: true };
      balances.push(balance);
    }
  }
  return { balances, stopped: false };
}

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(`${HELP}\n`);
  const run = await runOf(values, isBalance);
  const measures = (await run.entry.measures?.()) ?? quit(`${run.game.id} does not say what to count`);
  const modes = [...new Set(measures.modes.map(({ name }) => name))];
  const messages = await run.entry.messages('en');
  const names: Names = {
    thing: (kind, id) => [id, messages[`${kind}.${id}.name`]].filter((word) => word !== undefined).join(' '),
    ending: (how) => messages[`outcome.${how}.name`] ?? how,
  };
  const { balances, stopped } = await weighAll(run);
  const inTables = (some: readonly Balance[]): string => balanceInMarkdown(some, modes, names);
  process.stdout.write(`${values.json ? JSON.stringify(balances, null, 2) : inTables(balances)}\n`);
  const all = Object.values(run.ledger.finished);
  const opening = openingOf(messages['game.name'] ?? run.game.id, run.game.id);
  if (values.write !== undefined && all.length > 0) writePage(values.write, 'balance', opening, inTables(all));
  if (stopped) process.exitCode = STOPPED;
}

const openingOf = (name: string, id: string): string => `# The balance of ${name}

Bots of one level play against each other in every mode: \`npm run balance -- --game ${id}\`. Who begins is drawn in each
match, and every match has its own chance. A first place that is shared between teams is shared out. Intervals are
Wilson's; a share in bold has the even one outside its interval. Of many rows one in twenty does so by chance.
The figures say how these bots fare, not how people do.`;

await main();
