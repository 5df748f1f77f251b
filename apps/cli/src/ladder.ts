/**
 * `npm run ladder`: plays each level of a game's ladder against the one below, and the highest against plain search at
 * equal time, in every mode in which players are rivals, and prints how it went as Markdown tables.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '@taverne/games';
import { asCamps, type BoutReport, type Contender, readContender, sharingsOf, type Tally, tallyOf } from './arena/index.ts';
import { inMarkdown, isKeptRung, type KeptRung, modesInMarkdown, verdictOf } from './measure/ladder-table.ts';
import { type Arrangement, arrangementsOf, titleOf } from './measure/modes.ts';
import { percent, writePage } from './measure/page.ts';
import { quit, whole, wholeIfGiven } from './measure/quit.ts';
import { finish, play, type Run, today } from './measure/run.ts';
import { COMMON, COMMON_HELP, runOf } from './measure/switches.ts';

/** The first on the list. */
const USUAL_GAME = games[0]?.id ?? '';

const HELP = `npm run ladder [-- options]

  --matches N      matches of each pair (400)
  --quick          40 matches of each pair, unless --matches says otherwise
  --pairs A,B …    only these pairs, as in --pairs 5,4 --pairs 5,search
  --game ID        the game (${USUAL_GAME})
  --mode M …       only these of its modes, as in --mode teams
  --seats N        so many seats: the two players sit alternately (the least of the mode)
${COMMON_HELP}

A pair with "search" is played at equal time: plain search gets as long for a decision as the other takes on average.
Ctrl+C stops after the matches under way. Go on with --resume only while bots and rules are the same; with fewer
--matches it closes what is begun.
Exit code 0 if every first player is better than the second beyond doubt, 1 if one is not, 2 for wrong options, 3 if
it was stopped before the end.`;

const OPTIONS = {
  ...COMMON,
  game: { type: 'string', default: USUAL_GAME },
  quick: { type: 'boolean' },
  pairs: { type: 'string', multiple: true },
  seats: { type: 'string' },
} as const;

const STOPPED = 3;

function read() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

const values = read();
const matches = whole('matches', values.matches ?? (values.quick ? '40' : '400'));

type Ladder = Run<KeptRung>;
type Pair = readonly [first: Contender, second: Contender];

function contender(text: string): Contender {
  const found = readContender(text.trim());
  return found.ok ? found.value : quit(found.trouble.say);
}

/** Neighbours from the lowest rung to the highest, then the highest against search. */
async function pairsOf({ entry }: Ladder): Promise<Pair[]> {
  const wanted = values.pairs?.map((pair): Pair => {
    const [a, b, ...more] = pair.split(',');
    if (a === undefined || b === undefined || more.length > 0) quit(`--pairs takes two bots, as in 5,4, not "${pair}"`);
    return [contender(a), contender(b)];
  });
  if (wanted) return wanted;
  const names = (await entry.levels()).map(({ level }) => String(level));
  const neighbours = names.slice(1).map((level, i): [string, string] => [level, names[i] ?? level]);
  const top = names.at(-1) ?? '1';
  return [...neighbours, [top, 'search'] satisfies [string, string]].map(([a, b]) => [contender(a), contender(b)]);
}

/** The modes in which players are rivals, each with its least number of seats or with the one that is wanted. */
async function modesOf({ entry }: Ladder): Promise<Arrangement[]> {
  const all = await arrangementsOf(entry, values.mode);
  const seats = wholeIfGiven('seats', values.seats);
  const rivalries = all.filter(({ adventure }) => !adventure);
  const rivals = rivalries.filter(({ name }, i) => rivalries.findIndex((other) => other.name === name) === i);
  if (rivals.length === 0) quit(`in ${values.mode.join(', ')} nobody plays against anybody`);
  return rivals.map((mode) => ({ ...mode, seats: seats ?? mode.seats }));
}

/** How many are played, and under which name they are kept. */
interface Bouts {
  readonly matches: number;
  readonly key: string;
}

/** Two players, alternately in all seats. Undefined: it was stopped. */
async function duel(run: Ladder, mode: Arrangement, pair: Pair, { matches, key }: Bouts): Promise<Tally | undefined> {
  const sharings = sharingsOf(pair, mode.seats);
  const before: BoutReport[] = [];
  const tally = (reports: readonly BoutReport[]): Tally => tallyOf(pair, reports);
  for (const [index, players] of sharings.entries()) {
    // The camps are told in the order of the pair, whoever sits first.
    const camps = (reports: readonly BoutReport[]): BoutReport[] => [...before, ...asCamps(pair, players, reports)];
    const words = (reports: readonly BoutReport[]): string => percent(tally(camps(reports)).standings[0]?.share ?? 0);
    // Every second match has the chance of the one before, with the players in each other's seats; an odd number goes round once.
    const round = sharings.length === 1 ? 2 : mode.seats;
    const share = Math.ceil(matches / sharings.length);
    const reports = await play(run, {
      key: index === 0 ? key : `${key}, the other way`,
      mode,
      players,
      matches: share,
      round,
      words,
    });
    if (!reports) return undefined;
    before.push(...asCamps(pair, players, reports));
  }
  return tally(before);
}

/** How long a player takes for a decision, in milliseconds: from a match-up already played, or from a few matches now. */
async function paceOf(run: Ladder, mode: Arrangement, player: Contender): Promise<number | undefined> {
  const known = Object.values(run.ledger.finished).findLast(
    (rung) => rung.mode === mode.name && rung.seats === mode.seats && rung.first === player.name,
  );
  const tally =
    known?.tally ??
    (await duel(run, mode, [player, player], { matches: 8, key: `${titleOf(mode)} ${player.name} alone`.trim() }));
  return tally && Math.max(1, Math.round(tally.standings[0]?.millisecondsPerDecision ?? 1));
}

/** A pair of the ladder, from the ledger or played now; undefined: it was stopped. */
async function rungOf(run: Ladder, mode: Arrangement, [first, second]: Pair): Promise<KeptRung | undefined> {
  const { seed, ledger } = run;
  const pair = `${first.name} against ${second.name}`;
  const key = mode.name === '' ? pair : `${titleOf(mode)}: ${pair}`;
  const kept = ledger.finished[key];
  if (run.resume && kept?.seed === seed && kept.tally.matches >= matches) return kept;
  const isTimed = second.who === 'search' && second.pace === undefined;
  const pace = isTimed ? await paceOf(run, mode, first) : 0;
  if (pace === undefined) return undefined;
  const rival = isTimed ? contender(`search:${pace}ms`) : second;
  const tally = await duel(run, mode, [first, rival], { matches, key });
  if (!tally) return undefined;
  const { branching: _, decisions: __, ...figures } = tally;
  const facts = { mode: mode.name, seats: mode.seats, seed, date: today() };
  const rung: KeptRung = { ...facts, first: first.name, second: rival.name, tally: figures };
  finish(run, key, rung);
  return rung;
}

/** What was asked for, as far as it was played. */
async function climb(run: Ladder): Promise<{ readonly rungs: KeptRung[]; readonly stopped: boolean }> {
  const rungs: KeptRung[] = [];
  const pairs = await pairsOf(run);
  for (const mode of await modesOf(run)) {
    for (const pair of pairs) {
      const rung = await rungOf(run, mode, pair);
      if (!rung) return { rungs, stopped: true };
      rungs.push(rung);
    }
  }
  return { rungs, stopped: false };
}

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(`${HELP}\n`);
  const run = await runOf(values, isKeptRung);
  const { rungs, stopped } = await climb(run);
  const measures = await run.entry.measures?.();
  const modes = measures && [...new Set(measures.modes.map(({ name }) => name))];
  const inTables = (some: readonly KeptRung[]): string => (modes ? modesInMarkdown(some, modes) : inMarkdown(some));
  process.stdout.write(values.json ? `${JSON.stringify(rungs, null, 2)}\n` : inTables(rungs));
  const all = Object.values(run.ledger.finished);
  if (values.write !== undefined && all.length > 0) {
    if (modes) writePage(values.write, 'ladder', await openingOf(run), inTables(all));
    else writeFileSync(values.write, inTables(rungs));
  }
  if (stopped) process.exitCode = STOPPED;
  else if (!rungs.every((rung) => verdictOf(rung) === 'better')) process.exitCode = 1;
}

async function openingOf({ entry }: Ladder): Promise<string> {
  const name = (await entry.messages('en'))['game.name'] ?? entry.id;
  return `# The ladder of ${name}

Each level plays against the one below, and the highest against plain search at equal time: \`npm run ladder -- --game
${entry.id}\`. Matches come in pairs with the same chance and the players in each other's seats. With more seats
the two players sit alternately, so that in teams each of them is a pair of partners; of three seats each has two in half of the matches. A draw counts half.`;
}

await main();
