/** Sitting down: a new match by the wishes of the command line, or one from a file. */
import {
  changeSeat,
  commitmentTo,
  type Game,
  type Level,
  type Match,
  restoreMatch,
  type Seat,
  startMatch,
} from '@taverne/engine';
import { type Args, wholeOf } from '../args.ts';
import { Complaint, complaintOf, EXIT, failed, misused } from '../complaint.ts';
import { type Desk, deskWith, type Entry, gameNamed } from '../desk.ts';
import { damaged, openMatchFile, strangerAt, writable } from '../match-file.ts';
import { readOptions } from '../match-options.ts';
import { chanceFrom, isOpen, type OpenChance, seedFrom, sourceOf } from '../seed.ts';
import { voiceOf } from '../voice.ts';
import type { Seated } from './session.ts';

const DEFAULT_LEVEL = '3';

export async function sitDown(plain: Desk, args: Args): Promise<Seated | Complaint> {
  const entry = gameNamed(plain, args.positionals[0]);
  if (entry instanceof Complaint) return entry;
  const desk = await deskWith(plain, entry);
  const { say } = desk;
  const game = await entry.load();
  const saveTo = args.word('save');
  if (saveTo !== undefined) {
    const refused = writable(say, saveTo) ?? strangerAt(say, saveTo);
    if (refused) return refused;
  }
  const path = args.word('load');
  const begun = path === undefined ? newMatch(desk, args, game) : await loadedMatch(desk, args, game, path);
  if (begun instanceof Complaint) return begun;
  const { match, chance } = begun;
  const bots = await botsFor(desk, args, entry, { match, loaded: path !== undefined });
  if (bots instanceof Complaint) return bots;
  const voice = await voiceOf(desk, entry);
  return {
    desk,
    entry,
    game,
    voice,
    match,
    bots,
    chance,
    saveTo,
    told: 0,
    saved: path === undefined ? 0 : match.journal.length,
  };
}

interface Begun {
  readonly match: Match;
  readonly chance: OpenChance | undefined;
}

function newMatch({ say }: Desk, args: Args, game: Game): Begun | Complaint {
  const options = readOptions(say, game, args.words('option'));
  if (options instanceof Complaint) return options;
  const seats = wholeOf(say, args, 'seats', game.seats);
  if (seats instanceof Complaint) return seats;
  const chance = chanceFrom(args.word('seed'));
  const started = startMatch(game, { options, chance: sourceOf(chance), ...(seats === undefined ? {} : { seats }) });
  return started.ok ? { match: started.value, chance } : complaintOf(say, started.trouble, EXIT.USAGE);
}

/** A match goes on from its file with the chance it was begun with, if the file or the player knows the seed. */
async function loadedMatch(desk: Desk, args: Args, game: Game, path: string): Promise<Begun | Complaint> {
  const { say } = desk;
  const clash = ['option', 'seats'].find((flag) => args.has(flag));
  if (clash !== undefined) return misused(say('args.either', { one: '--load', other: `--${clash}` }));
  const opened = await openMatchFile(desk, path);
  if (opened instanceof Complaint) return opened;
  const { file } = opened;
  if (file.game !== game.id) return failed(say('file.other-game', { path, game: file.game, wanted: game.id }));
  const chance = goingOn(args.word('seed'), file.chance);
  const match = restoreMatch(game, file, sourceOf(chance ?? chanceFrom(undefined)));
  if (!match.ok) return damaged(say, path, match.trouble);
  return match.value.outcome ? failed(say('play.over-already', { path })) : { match: match.value, chance };
}

function goingOn(word: string | undefined, chance: Parameters<typeof isOpen>[0]): OpenChance | undefined {
  if (!chance || isOpen(chance)) return chance;
  const seed = word === undefined ? undefined : seedFrom(word);
  return seed !== undefined && commitmentTo(seed) === chance.commitment ? { ...chance, seed } : undefined;
}

/** Who sits where: the file remembers it, the command line may say otherwise. */
async function botsFor(
  { say }: Desk,
  args: Args,
  entry: Entry,
  { match, loaded }: { readonly match: Match; readonly loaded: boolean },
): Promise<Map<Seat, Level> | Complaint> {
  const clash = ['seat', 'level'].find((flag) => args.has(flag));
  if (args.has('hotseat') && clash !== undefined) return misused(say('args.either', { one: '--hotseat', other: `--${clash}` }));
  const own = wholeOf(say, args, 'seat', { min: 0, max: match.terms.seats - 1 });
  if (own instanceof Complaint) return own;
  const wanted = (seat: Seat): string | undefined => {
    if (args.has('hotseat')) return undefined;
    if (loaded && clash === undefined) return match.holders[seat]?.level?.toString();
    return seat === (own ?? 0) ? undefined : (args.word('level') ?? DEFAULT_LEVEL);
  };
  const bots = new Map<Seat, Level>();
  for (const [seat, holder] of match.holders.entries()) {
    const level = wanted(seat);
    const levels = level === undefined ? [] : ((await entry.levels?.()) ?? []);
    const bot = levels.find((rung) => String(rung.level) === level);
    if (level !== undefined && !bot) {
      return misused(
        say('level.unknown', { level, game: entry.id, levels: levels.map((rung) => rung.level).join(', ') || '–' }),
      );
    }
    if (bot) bots.set(seat, bot);
    const sits = bot ? ({ kind: 'bot', level: bot.level } as const) : ({ kind: 'person' } as const);
    if (holder.kind !== sits.kind || holder.level !== bot?.level) changeSeat(match, seat, sits);
  }
  return bots;
}
