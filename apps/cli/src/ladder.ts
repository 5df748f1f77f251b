/**
 * `npm run ladder`: plays each level of a game's ladder against the one below, and the highest against plain search at
 * equal time, and prints how it went as a Markdown table.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOption } from '@taverne/engine';
import { findGame, type GameEntry } from '@taverne/games';
import { type Contender, playMatches, readContender, type Tally } from './arena/index.ts';
import { inMarkdown, type Rung, verdictOf } from './arena/ladder-table.ts';
import { progress } from './progress.ts';

const HELP = `npm run ladder [-- options]

  --matches N      matches of each pair (400)
  --quick          40 matches of each pair, unless --matches says otherwise
  --pairs A,B …    only these pairs, as in --pairs 5,4 --pairs 5,search
  --game ID        the game (leaders)
  --option k=v     match options, as often as wanted
  --seed N         the same seed plays the same matches (1)
  --threads N      how many play side by side (as many as the machine has)
  --json           the figures as JSON instead of the table
  --write FILE     also writes the table into this file
  --help           this

A pair with "search" is played at equal time: plain search gets as long for a decision as the other takes on average.
Exit code 0 if every first player is better than the second beyond doubt, 1 if one is not, 2 for wrong options.`;

const NO_OPTIONS: string[] = [];

const OPTIONS = {
  matches: { type: 'string' },
  quick: { type: 'boolean' },
  pairs: { type: 'string', multiple: true },
  game: { type: 'string', default: 'leaders' },
  option: { type: 'string', multiple: true, default: NO_OPTIONS },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
  write: { type: 'string' },
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

function quit(say: string): never {
  process.stderr.write(`${say}\n`);
  process.exit(2);
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) quit(`--${name} must be a whole number from 1 on, not "${text}"`);
  return number;
}

function contender(text: string): Contender {
  const read = readContender(text.trim());
  return read.ok ? read.value : quit(read.trouble.say);
}

/** Neighbours from the lowest rung to the highest, then the highest against search. */
async function pairsOf(entry: GameEntry): Promise<[Contender, Contender][]> {
  const wanted = values.pairs?.map((pair) => {
    const [a, b, ...more] = pair.split(',');
    if (a === undefined || b === undefined || more.length > 0) quit(`--pairs takes two bots, as in 5,4, not "${pair}"`);
    return [contender(a), contender(b)] satisfies [Contender, Contender];
  });
  if (wanted) return wanted;
  const levels = (await entry.levels()).map(({ level }) => String(level));
  const neighbours = levels.slice(1).map((level, i): [string, string] => [level, levels[i] ?? level]);
  const top = levels.at(-1) ?? '1';
  return [...neighbours, [top, 'search'] satisfies [string, string]].map(([a, b]) => [contender(a), contender(b)]);
}

const { game, option } = values;
const seed = whole('seed', values.seed);
const matches = whole('matches', values.matches ?? (values.quick ? '40' : '400'));

async function play(entry: GameEntry, players: readonly Contender[], count: number, title: string): Promise<Tally> {
  const { fields } = await entry.load();
  const options = Object.fromEntries(
    option.map((text) => {
      const [name = '', ...rest] = text.split('=');
      return [name, readOption(fields[name], rest.join('='))];
    }),
  );
  const bar = progress(process.stderr);
  let told = 0;
  const threads = values.threads === undefined ? {} : { threads: whole('threads', values.threads) };
  const played = await playMatches({
    game,
    options,
    players,
    matches: count,
    seed,
    ...threads,
    onProgress({ done, of, standings }) {
      const words = `${title}  ${done}/${of}  ${((standings[0]?.share ?? 0) * 100).toFixed(1)} %`;
      bar.show(done / of, words);
      // Where no bar can be drawn, a line for each quarter.
      const quarter = Math.floor((4 * done) / of);
      if (!process.stderr.isTTY && quarter > told) process.stderr.write(`${words}\n`);
      told = quarter;
    },
  });
  bar.end();
  return played.ok ? played.value.tally : quit(played.trouble.say);
}

/** How long a player takes for a decision, in milliseconds: from a match-up already played, or from a few matches now. */
async function paceOf(entry: GameEntry, player: Contender, rungs: readonly Rung[]): Promise<number> {
  const known = rungs.findLast((rung) => rung.tally.standings[0]?.name === player.name);
  const tally = known?.tally ?? (await play(entry, [player, player], 8, `${player.name} alone`));
  return Math.max(1, Math.round(tally.standings[0]?.millisecondsPerDecision ?? 1));
}

async function main(): Promise<void> {
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const entry = findGame(game) ?? quit(`there is no game "${game}"`);
  const rungs: Rung[] = [];
  for (const [first, second] of await pairsOf(entry)) {
    const isTimed = second.who === 'search' && second.pace === undefined;
    const rival = isTimed ? contender(`search:${await paceOf(entry, first, rungs)}ms`) : second;
    const tally = await play(entry, [first, rival], matches, `${first.name} against ${rival.name}`);
    rungs.push({ first: first.name, second: rival.name, tally });
  }
  const table = inMarkdown(rungs);
  process.stdout.write(values.json ? `${JSON.stringify(rungs, null, 2)}\n` : table);
  if (values.write !== undefined) writeFileSync(values.write, table);
  if (!rungs.every((rung) => verdictOf(rung) === 'better')) process.exitCode = 1;
}

await main();
