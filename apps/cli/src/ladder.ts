/**
 * `npm run ladder`: plays each level of a game's ladder against the one below, and the highest against plain search at
 * equal time, in every mode in which players are rivals, and prints how it went as Markdown tables.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGame, type GameEntry } from '@taverne/games';
import { asCamps, type BoutReport, type Contender, readContender, type Tally, tallyOf } from './arena/index.ts';
import { inMarkdown, isKeptRung, type KeptRung, modesInMarkdown, verdictOf } from './arena/ladder-table.ts';
import { keepFinished, ledgerBeside, readLedger, saveLedger } from './measure/ledger.ts';
import { percent, writePage } from './measure/page.ts';
import { play, stopper } from './measure/run.ts';
import { type Arrangement, arrangementsOf, optionsFrom, quit, titleOf, whole, wholeIfGiven } from './measure/switches.ts';

const HELP = `npm run ladder [-- options]

  --matches N      matches of each pair (400)
  --quick          40 matches of each pair, unless --matches says otherwise
  --pairs A,B …    only these pairs, as in --pairs 5,4 --pairs 5,search
  --game ID        the game (leaders)
  --mode M …       only these of its modes, as in --mode teams
  --seats N        so many seats, an even number: the two players sit alternately (the mode's least)
  --option k=v     match options, as often as wanted
  --seed N         the same seed plays the same matches (1)
  --threads N      how many play side by side (as many as the machine has)
  --json           the figures as JSON instead of the tables
  --write FILE     also writes the tables into this file, and keeps the figures in a JSON file beside it
  --resume         goes on with what is kept there; without it the pairs are played anew, others stay as they are
  --minutes N      stops after so many minutes
  --help           this

A pair with "search" is played at equal time: plain search gets as long for a decision as the other takes on average.
Ctrl+C stops after the matches under way. Go on with --resume only if bots and rules are still the same.
Exit code 0 if every first player is better than the second beyond doubt, 1 if one is not, 2 for wrong options, 3 if
it was stopped before the end.`;

const NONE: string[] = [];

const OPTIONS = {
  matches: { type: 'string' },
  quick: { type: 'boolean' },
  pairs: { type: 'string', multiple: true },
  game: { type: 'string', default: 'leaders' },
  mode: { type: 'string', multiple: true, default: NONE },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true, default: NONE },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
  write: { type: 'string' },
  resume: { type: 'boolean', default: false },
  minutes: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function read() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

const values = read();
if (values.help) {
  process.stdout.write(`${HELP}\n`);
  process.exit(0);
}

const entry = findGame(values.game) ?? quit(`there is no game "${values.game}"`);
const game = await entry.load();
const seed = whole('seed', values.seed);
const matches = whole('matches', values.matches ?? (values.quick ? '40' : '400'));
const threads = wholeIfGiven('threads', values.threads);
const stopped = stopper(wholeIfGiven('minutes', values.minutes));
const path = values.write === undefined ? undefined : ledgerBeside(values.write);
const ledger = readLedger(path, game.id, isKeptRung);
if ('wrong' in ledger) quit(ledger.wrong);

function contender(text: string): Contender {
  const found = readContender(text.trim());
  return found.ok ? found.value : quit(found.trouble.say);
}

/** Neighbours from the lowest rung to the highest, then the highest against search. */
async function pairsOf({ levels }: GameEntry): Promise<[Contender, Contender][]> {
  const wanted = values.pairs?.map((pair) => {
    const [a, b, ...more] = pair.split(',');
    if (a === undefined || b === undefined || more.length > 0) quit(`--pairs takes two bots, as in 5,4, not "${pair}"`);
    return [contender(a), contender(b)] satisfies [Contender, Contender];
  });
  if (wanted) return wanted;
  const names = (await levels()).map(({ level }) => String(level));
  const neighbours = names.slice(1).map((level, i): [string, string] => [level, names[i] ?? level]);
  const top = names.at(-1) ?? '1';
  return [...neighbours, [top, 'search'] satisfies [string, string]].map(([a, b]) => [contender(a), contender(b)]);
}

/** The modes in which players are rivals, each with its least number of seats or the one that is wanted. */
async function arrangements(): Promise<Arrangement[]> {
  const all = await arrangementsOf(entry, values.mode, []);
  const seats = wholeIfGiven('seats', values.seats);
  if (seats !== undefined && seats % 2 === 1) quit(`--seats must be even, two players share them, not ${seats}`);
  const rivals = all.filter(({ name, adventure }, i) => !adventure && all.findIndex((other) => other.name === name) === i);
  if (rivals.length === 0) quit(`in ${values.mode.join(', ')} nobody plays against anybody`);
  return rivals.map((mode) => ({ ...mode, seats: seats ?? mode.seats }));
}

type Pair = readonly [Contender, Contender];

const keyOf = (mode: Arrangement, [first, second]: Pair): string =>
  `${titleOf(mode)}${mode.name === '' ? '' : ': '}${first.name} against ${second.name}`;

/** Undefined: it was stopped. */
async function duel(mode: Arrangement, pair: Pair, count: number, key: string): Promise<Tally | undefined> {
  const players = Array.from({ length: mode.seats }, (_, seat) => pair[seat % 2] ?? pair[0]);
  const options = { ...optionsFrom(game, values.option), ...mode.options };
  const tally = (reports: readonly BoutReport[]): Tally => {
    const camps = asCamps(players, reports);
    return tallyOf(camps.contenders, camps.reports);
  };
  const reports = await play({
    // Every second match has the same chance as the one before, with the players in each other's seats.
    contest: { game: game.id, options, players, matches: count, seed, round: 2, ...(threads ? { threads } : {}) },
    key,
    terms: `version ${game.version}, seed ${seed}, ${JSON.stringify(options)}, ${pair.map(({ name }) => name).join(' ')}`,
    ledger: ledgerOf(),
    path,
    resume: values.resume,
    stopped,
    words: (some) => percent(tally(some).standings[0]?.share ?? 0),
  });
  return reports && tally(reports);
}

/** How long a player takes for a decision, in milliseconds: from a match-up already played, or from a few matches now. */
async function paceOf(mode: Arrangement, player: Contender): Promise<number | undefined> {
  const known = Object.values(ledgerOf().finished).findLast(
    ({ mode: name, seats, first }) => name === mode.name && seats === mode.seats && first === player.name,
  );
  const tally = known?.tally ?? (await duel(mode, [player, player], 8, `${player.name} alone`));
  return tally && Math.max(1, Math.round(tally.standings[0]?.millisecondsPerDecision ?? 1));
}

const { finished } = ledgerOf();

/** A pair of the ladder; undefined: it was stopped. */
async function rung(mode: Arrangement, [first, second]: Pair): Promise<KeptRung | undefined> {
  const key = keyOf(mode, [first, second]);
  const kept = finished[key];
  if (values.resume && kept && kept.seed === seed && kept.tally.matches >= matches) return kept;
  const isTimed = second.who === 'search' && second.pace === undefined;
  const pace = isTimed ? await paceOf(mode, first) : 0;
  if (pace === undefined) return undefined;
  const rival = isTimed ? contender(`search:${pace}ms`) : second;
  const tally = await duel(mode, [first, rival], matches, key);
  if (!tally) return undefined;
  const { standings, endings, turns } = tally;
  const facts = { mode: mode.name, seats: mode.seats, seed, date: new Date().toISOString().slice(0, 10) };
  const figures = { matches: tally.matches, standings, endings, ...(turns ? { turns } : {}) };
  return { ...facts, first: first.name, second: rival.name, tally: figures };
}

const rungs: KeptRung[] = [];

const modes = await arrangements();
async function climb(): Promise<boolean> {
  for (const mode of modes) {
    for (const pair of await pairsOf(entry)) {
      const played = await rung(mode, pair);
      if (!played) return false;
      rungs.push(played);
      keepFinished(ledgerOf(), keyOf(mode, pair), played);
      saveLedger(path, ledgerOf());
    }
  }
  return true;
}
