/** `taverne simulate`: matches between bots, with statistics. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Contender, playMatches, readContender, type Spread, type Standing, type Tally } from '../arena/index.ts';
import { type Args, expectWords, wholeOf } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, complaintOf, EXIT, type Exit, misused } from '../complaint.ts';
import { type Desk, type Entry, gameNamed } from '../desk.ts';
import { refusedBySystem, writeWhole } from '../match-file.ts';
import { type RawOptions, readOptions } from '../match-options.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';
import type { Say } from '../words.ts';

export const simulate: Command = {
  name: 'simulate',
  usage: '<game> --bots a,b --matches N [--option k=v …]',
  says: 'simulate.says',
  more: 'simulate.more',
  flags: {
    bots: { value: 'a,b', says: 'flag.bots' },
    matches: { value: 'N', says: 'flag.matches' },
    option: { value: 'k=v', many: true, says: 'flag.option' },
    seed: { value: 'S', says: 'flag.seed-number' },
    threads: { value: 'N', says: 'flag.threads' },
    save: { value: 'DIR', says: 'flag.save-dir' },
    json: { says: 'flag.json' },
  },
  run,
};

const MOST_MATCHES = 1_000_000;
const MOST_THREADS = 256;
const MOST_SEED = 2 ** 31 - 1;

interface Wanted {
  readonly game: string;
  readonly players: readonly Contender[];
  readonly options: RawOptions;
  readonly matches: number;
  readonly seed: number;
  readonly threads?: number;
  readonly save?: string;
}

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const wanted = await wantedOf(desk, args);
  if (wanted instanceof Complaint) return wanted;
  const { save, ...contest } = wanted;
  if (save !== undefined) {
    const refused = makeFolder(desk.say, save);
    if (refused) return refused;
  }
  const bar = progress(desk.errors);
  let refused: Complaint | undefined;
  const played = await playMatches({
    ...contest,
    onProgress: ({ done, of, standings }) => bar.show(done / of, `${done}/${of}  ${leading(standings)}`),
    onMatch(file, number) {
      if (save !== undefined) refused ??= writeWhole(desk.say, join(save, fileName(wanted, number)), file);
    },
    stopped: () => refused !== undefined,
  });
  bar.end();
  if (!played.ok) return complaintOf(desk.say, played.trouble, EXIT.USAGE);
  if (refused) return refused;
  const { tally } = played.value;
  if (args.has('json')) desk.output.write(`${JSON.stringify({ game: wanted.game, seed: wanted.seed, ...tally }, null, 2)}\n`);
  else desk.tell(...linesOf(desk.say, tally, save));
  return EXIT.OK;
}

async function wantedOf(desk: Desk, args: Args): Promise<Wanted | Complaint> {
  const { say } = desk;
  const wrong = expectWords(say, args, ['<game>']);
  if (wrong) return wrong;
  const entry = gameNamed(desk, args.positionals[0]);
  if (entry instanceof Complaint) return entry;
  const game = await entry.load();
  const bots = args.word('bots');
  if (bots === undefined) return misused(say('args.needed', { name: '--bots a,b' }));
  const players: Contender[] = [];
  for (const word of bots.split(',')) {
    const read = readContender(word.trim());
    if (!read.ok) return complaintOf(say, read.trouble, EXIT.USAGE);
    const unknown = await noSuchLevel(say, entry, read.value);
    if (unknown) return unknown;
    players.push(read.value);
  }
  const { min, max } = game.seats;
  if (players.length < min || players.length > max) {
    return misused(say('simulate.seats', { game: entry.id, min, max, given: players.length }));
  }
  const matches = wholeOf(say, args, 'matches', 1, MOST_MATCHES);
  if (matches instanceof Complaint) return matches;
  if (matches === undefined) return misused(say('args.needed', { name: '--matches N' }));
  const seed = wholeOf(say, args, 'seed', 0, MOST_SEED) ?? Math.floor(Math.random() * MOST_SEED);
  if (seed instanceof Complaint) return seed;
  const threads = wholeOf(say, args, 'threads', 1, MOST_THREADS);
  if (threads instanceof Complaint) return threads;
  const options = readOptions(say, game, args.words('option'));
  if (options instanceof Complaint) return options;
  const save = args.word('save');
  return {
    game: entry.id,
    players,
    options,
    matches,
    seed,
    ...(threads === undefined ? {} : { threads }),
    ...(save === undefined ? {} : { save }),
  };
}

/** Looked at before anything is written. */
async function noSuchLevel(say: Say, entry: Entry, { who }: Contender): Promise<Complaint | undefined> {
  if (typeof who !== 'number') return undefined;
  const levels = ((await entry.levels?.()) ?? []).map(({ level }) => level);
  if (levels.includes(who)) return undefined;
  return misused(say('level.unknown', { level: who, game: entry.id, levels: levels.join(', ') }));
}

function makeFolder(say: Say, path: string): Complaint | undefined {
  try {
    mkdirSync(path, { recursive: true });
    return undefined;
  } catch (error) {
    return refusedBySystem(say, error, path);
  }
}

const fileName = ({ game, seed, matches }: Wanted, number: number): string =>
  `${game}-${seed}-${String(number + 1).padStart(String(matches).length, '0')}.match.json`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const leading = (standings: readonly Standing[]): string =>
  standings.map(({ name, share }) => `${name} ${percent(share)}`).join('  ');

function linesOf(say: Say, tally: Tally, save: string | undefined): string[] {
  const right = (title: string) => ({ title, align: 'right' }) as const;
  const standings = table(
    [
      { title: say('simulate.bot') },
      right(say('simulate.share')),
      right(say('simulate.interval')),
      right(say('simulate.wins')),
      right(say('simulate.draws')),
      right(say('simulate.losses')),
      right(say('simulate.time')),
    ],
    tally.standings.map(({ name, share, interval, wins, draws, losses, millisecondsPerDecision }) => [
      name,
      percent(share),
      `${percent(interval.low)} – ${percent(interval.high)}`,
      String(wins),
      String(draws),
      String(losses),
      `${millisecondsPerDecision.toFixed(2)} ms`,
    ]),
  );
  const spreads = table(
    [
      { title: '' },
      right(say('simulate.mean')),
      right(say('simulate.least')),
      right(say('simulate.median')),
      right('90 %'),
      right(say('simulate.most')),
    ],
    [
      ...(tally.turns ? [spreadRow(say('simulate.turns'), tally.turns)] : []),
      spreadRow(say('simulate.decisions'), tally.decisions),
      spreadRow(say('simulate.branching'), tally.branching),
    ],
  );
  const endings = Object.entries(tally.endings)
    .toSorted(([, a], [, b]) => b - a)
    .map(([how, times]) => `${how} ${times}`);
  return [
    ...standings,
    '',
    ...spreads,
    '',
    say('simulate.seat-wins', { wins: tally.winsBySeat.map((wins, seat) => `${seat}: ${wins}`).join(', ') }),
    say('simulate.endings', { endings: endings.join(', ') }),
    ...(save === undefined ? [] : [say('simulate.saved', { matches: tally.matches, path: save })]),
  ];
}

const spreadRow = (title: string, { mean, least, median, p90, most }: Spread): string[] => [
  title,
  mean.toFixed(1),
  ...[least, median, p90, most].map(String),
];
