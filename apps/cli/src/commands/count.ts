/** `taverne count`: how many ways a match can go on (perft). The numbers of two programs agree only if their rules do. */
import { getHeapStatistics } from 'node:v8';
import { type Game, restoreMatch, type Source, startMatch, World } from '@taverne/engine';
import { type Args, expectWords, wholeOf } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, complaintOf, EXIT, type Exit, failed, misused } from '../complaint.ts';
import { countFrom, type Depth } from '../count/perft.ts';
import { type Desk, deskWith, gameNamed } from '../desk.ts';
import { damaged, openMatchFile } from '../match-file.ts';
import { readOptions } from '../match-options.ts';
import { progress } from '../progress.ts';
import { chanceFrom, isOpen, sourceOf } from '../seed.ts';
import { table } from '../table.ts';
import type { Say } from '../words.ts';

export const count: Command = {
  name: 'count',
  usage: '<game> --depth N [--position P | --match FILE] [--option k=v …]',
  says: 'count.says',
  more: 'count.more',
  flags: {
    depth: { value: 'N', says: 'flag.depth' },
    position: { value: 'P', says: 'flag.position' },
    match: { value: 'FILE', says: 'flag.match' },
    option: { value: 'k=v', many: true, says: 'flag.option' },
    seats: { value: 'N', says: 'flag.seats' },
    seed: { value: 'S', says: 'flag.seed' },
    json: { says: 'flag.json' },
  },
  run,
};

const DEEPEST = 1000;
/** The share of the spare memory that worlds and positions may take: the rest is for those at work and for growing tables. */
const ROOM = 0.4;

function spareMemory(): number {
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  return Math.min(heap_size_limit - used_heap_size, process.availableMemory());
}

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const { say } = desk;
  const wrong = expectWords(say, args, ['<game>']);
  if (wrong) return wrong;
  const entry = gameNamed(desk, args.positionals[0]);
  if (entry instanceof Complaint) return entry;
  const depth = wholeOf(say, args, 'depth', { min: 1, max: DEEPEST });
  if (depth instanceof Complaint) return depth;
  if (depth === undefined) return misused(say('args.needed', { name: '--depth N' }));
  const start = await beginning(await deskWith(desk, entry), args, await entry.load());
  if (start instanceof Complaint) return start;

  const depths: Depth[] = [];
  const bar = progress(desk.errors);
  const stop = countFrom({
    ...start,
    depth,
    room: spareMemory() * ROOM,
    onDepth(each) {
      depths.push(each);
    },
    onProgress: (done, of) => bar.show(done / of, () => say('count.depth', { depth: depths.length + 1 })),
  });
  bar.end();
  if (args.has('json')) {
    desk.output.write(`${JSON.stringify({ game: entry.id, depths, complete: depths.length === depth }, null, 2)}\n`);
  } else desk.tell(...table(columns(desk), depths.map(row(desk))));
  if (stop === 'over') desk.errors.write(`${say('count.over', { depth: depths.length })}\n`);
  return stop === 'memory' || stop === 'large' ? failed(say(`count.${stop}`, { depth: depths.length + 1 })) : EXIT.OK;
}

const columns = ({ say }: Desk) =>
  [
    { title: say('count.column.depth'), align: 'right' },
    { title: say('count.column.sequences'), align: 'right' },
    { title: say('count.column.positions'), align: 'right' },
  ] as const;

const row =
  ({ language }: Desk) =>
  ({ depth, sequences, positions }: Depth): string[] =>
    [depth, sequences, positions].map((number) => number.toLocaleString(language));

interface Beginning {
  readonly world: World;
  readonly chance: Source;
}

/** Where to count from: a position, the last moment of a match, or a new match. Chance that is not fixed follows from the seed. */
async function beginning(desk: Desk, args: Args, game: Game): Promise<Beginning | Complaint> {
  const { say } = desk;
  const [position, path, words] = [args.word('position'), args.word('match'), args.words('option')];
  const chance = sourceOf(chanceFrom(args.word('seed') ?? '0'));
  if (path !== undefined) {
    if (position !== undefined) return misused(say('args.either', { one: '--match', other: '--position' }));
    return words.length > 0
      ? misused(say('args.either', { one: '--match', other: '--option' }))
      : ofMatch(desk, game, path, chance);
  }
  const options = readOptions(say, game, words);
  if (options instanceof Complaint) return options;
  const seats = wholeOf(say, args, 'seats', game.seats);
  if (seats instanceof Complaint) return seats;
  if (position !== undefined && game.fields.position === undefined) return ofPosition(say, game, position, chance);
  const started = startMatch(game, {
    options: position === undefined ? options : { ...options, position },
    chance,
    ...(seats === undefined ? {} : { seats }),
  });
  return started.ok ? { world: started.value.world, chance } : complaintOf(say, started.trouble, EXIT.USAGE);
}

function ofPosition(say: Say, game: Game, text: string, chance: Source): Beginning | Complaint {
  const read = game.positions?.read(text);
  if (!read) return misused(say('count.no-positions', { game: game.id }));
  if (!read.ok) return complaintOf(say, read.trouble, EXIT.USAGE);
  return { world: new World({ game, state: () => read.value, chance, keep: true }), chance };
}

async function ofMatch(desk: Desk, game: Game, path: string, rest: Source): Promise<Beginning | Complaint> {
  const opened = await openMatchFile(desk, path);
  if (opened instanceof Complaint) return opened;
  const chance = isOpen(opened.file.chance) ? sourceOf(opened.file.chance) : rest;
  const match = restoreMatch(game, opened.file, chance);
  if (!match.ok) return damaged(opened.desk.say, path, match.trouble);
  return match.value.ended ? failed(desk.say('count.ended', { path })) : { world: match.value.world, chance };
}
