/** `taverne simulate`: matches between bots, with statistics. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Contender, playMatches, readContender } from '../arena/index.ts';
import { type Args, expectWords, wholeOf } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, complaintOf, EXIT, type Exit, misused } from '../complaint.ts';
import { type Desk, deskWith, type Entry, gameNamed } from '../desk.ts';
import { gameWords } from '../game-words.ts';
import { refusedBySystem, writeWhole } from '../match-file.ts';
import { type RawOptions, readOptions, seatsWith } from '../match-options.ts';
import { progress } from '../progress.ts';
import { leading, tallyLines } from '../tally-lines.ts';
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
  readonly entry: Entry;
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
  const { entry, save, ...contest } = wanted;
  if (save !== undefined) {
    const refused = makeFolder(desk.say, save);
    if (refused) return refused;
  }
  const bar = progress(desk.errors);
  let refused: Complaint | undefined;
  const keepIn = (folder: string) => (file: string, number: number) => {
    refused ??= writeWhole(desk.say, join(folder, fileName(wanted, number)), file);
  };
  const played = await playMatches({
    game: entry.id,
    ...contest,
    onProgress: ({ done, of, standings }) => bar.show(done / of, () => `${done}/${of}  ${leading(desk, standings())}`),
    ...(save === undefined ? {} : { onMatch: keepIn(save) }),
    stopped: () => refused !== undefined,
  });
  bar.end();
  if (!played.ok) return complaintOf((await deskWith(desk, entry)).say, played.trouble, EXIT.USAGE);
  if (refused) return refused;
  const { tally } = played.value;
  if (args.has('json')) desk.output.write(`${JSON.stringify({ game: entry.id, seed: wanted.seed, ...tally }, null, 2)}\n`);
  else {
    const saved = save === undefined ? [] : [desk.say('simulate.saved', { matches: tally.matches, path: save })];
    desk.tell(
      ...tallyLines(desk, await gameWords(entry, desk.language), tally),
      desk.say('simulate.seed', { seed: wanted.seed }),
      ...saved,
    );
  }
  return EXIT.OK;
}

async function wantedOf(desk: Desk, args: Args): Promise<Wanted | Complaint> {
  const wrong = expectWords(desk.say, args, ['<game>']);
  if (wrong) return wrong;
  const entry = gameNamed(desk, args.positionals[0]);
  if (entry instanceof Complaint) return entry;
  const { say } = await deskWith(desk, entry);
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
  const options = readOptions(say, game, args.words('option'));
  if (options instanceof Complaint) return options;
  const { min, max } = seatsWith(game, options);
  if (players.length < min || players.length > max) {
    return misused(say('simulate.seats', { game: entry.id, min, max, given: players.length }));
  }
  const matches = wholeOf(say, args, 'matches', { min: 1, max: MOST_MATCHES });
  if (matches instanceof Complaint) return matches;
  if (matches === undefined) return misused(say('args.needed', { name: '--matches N' }));
  const seed = wholeOf(say, args, 'seed', { min: 0, max: MOST_SEED }) ?? Math.floor(Math.random() * MOST_SEED);
  if (seed instanceof Complaint) return seed;
  const threads = wholeOf(say, args, 'threads', { min: 1, max: MOST_THREADS });
  if (threads instanceof Complaint) return threads;
  const save = args.word('save');
  return {
    entry,
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
    accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    return refusedBySystem(say, error, path);
  }
}

const fileName = ({ entry, seed, matches }: Wanted, number: number): string =>
  `${entry.id}-${seed}-${String(number + 1).padStart(String(matches).length, '0')}.match.json`;
