/** A match as a reel: every moment of it that stands, from any seat's eyes. Made by playing the file again through the front door. */
import {
  askedOf,
  eventsFor,
  fitsGame,
  type Game,
  type Holder,
  type Match,
  type MatchFile,
  ok,
  Replay,
  type Result,
  readFile,
  type Seat,
  type Trouble,
  trouble,
  verifyChance,
  viewOf,
} from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { TableState } from '@taverne/ui';
import { optionsIn } from '../options-in.ts';
import { said } from '../sentences.ts';

/** The match stood still here. */
export interface Moment {
  /** Entries of the journal up to here. */
  readonly seq: number;
  /** Entries of the line, which leaves out what was taken back: what links and the log count by. */
  readonly line: number;
}

/** What can be run through moment by moment. */
export interface Strip {
  readonly moments: readonly Moment[];
  momentOf(line: number | undefined): number;
}

/** The moment at which so many entries of the line had been played; the last where nothing is said. */
export function momentIn(moments: readonly Moment[], line: number | undefined): number {
  const found = line === undefined ? -1 : moments.findIndex((moment) => moment.line >= line);
  return found < 0 ? moments.length - 1 : found;
}

/** Reads a match file and plays it through once. */
export async function openReel(text: string): Promise<Result<Reel>> {
  const file = readFile(text);
  if (!file.ok) return file;
  const game = await findGame(file.value.game)?.load();
  if (!game) return { ok: false, trouble: trouble('other-game', said('game-not-here', { game: file.value.game })) };
  const fits = fitsGame(game, file.value);
  if (!fits.ok) return fits;
  const replay = Replay.open(game, file.value);
  if (!replay.ok) return replay;
  const moments = momentsOf(replay.value);
  return moments.ok ? ok(new Reel(game, file.value, replay.value, moments.value)) : moments;
}

function momentsOf(replay: Replay): Result<Moment[]> {
  const now = (): Moment => ({ seq: replay.at, line: replay.match.line.length });
  const moments = [now()];
  while (!replay.done) {
    const problem = replay.next();
    if (problem) return { ok: false, trouble: problem };
    const moment = now();
    // What was taken back is no part of the story.
    while (moments.length > 1 && (moments.at(-1)?.line ?? 0) > moment.line) moments.pop();
    const stays = moments.at(-1)?.line === moment.line;
    // A change of seats or an offer is no moment of its own; the end is.
    if (stays && !replay.match.outcome) moments[moments.length - 1] = moment;
    else moments.push(moment);
  }
  return ok(moments);
}

interface Looking {
  readonly id?: string;
  readonly mine?: readonly Seat[];
}

export class Reel implements Strip {
  readonly file: MatchFile;
  readonly moments: readonly Moment[];
  /** Who sat where in the end. */
  readonly holders: readonly Holder[];
  private readonly game: Game;
  private replay: Replay;

  constructor(game: Game, file: MatchFile, replay: Replay, moments: readonly Moment[]) {
    this.game = game;
    this.file = file;
    this.replay = replay;
    this.moments = moments;
    this.holders = [...replay.match.holders];
  }

  momentOf(line: number | undefined): number {
    return momentIn(this.moments, line);
  }

  /** `mine`: the seats of whoever looks, who is told “you” as at the table. */
  stateAt(moment: number, eyes: Seat | undefined, { id = '', mine = [] }: Looking = {}): TableState {
    const match = this.matchAt(this.moments[moment]?.seq ?? 0);
    return {
      match: id,
      game: this.game.id,
      seq: match.journal.length,
      seats: this.holders.map((holder, seat) => ({
        ...holder,
        mine: mine.includes(seat),
        present: true,
        thinking: false,
        claimable: false,
      })),
      eyes,
      view: viewOf(match, eyes),
      options: optionsIn(this.file.options),
      questions: [],
      asked: match.outcome ? [] : askedOf(match),
      events: eventsFor(match.events, eyes),
      undo: 0,
      mayAskUndo: false,
      undoAsked: undefined,
      drawOffer: undefined,
      clocks: undefined,
      outcome: match.outcome,
      chance: this.file.chance,
      link: 'here',
    };
  }

  /** Forward it plays on; backward it begins again. */
  private matchAt(seq: number): Match {
    if (this.replay.at > seq) this.replay = certain(Replay.open(this.game, this.file));
    while (this.replay.at < seq && !this.replay.done) this.replay.next();
    return this.replay.match;
  }
}

/** It was played through when the reel was opened, so it plays again. */
function certain<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.trouble.say);
  return result.value;
}

/** What could be proven of a match. */
export interface Proof {
  readonly entries: number;
  /** `unknown`: the seed is not revealed, or there is none. */
  readonly chance: 'proven' | 'unknown' | Trouble;
}

/** Plays every answer again, and holds every word of chance against the seed. */
export async function prove(text: string): Promise<Result<Proof>> {
  const reel = await openReel(text);
  if (!reel.ok) return reel;
  const { journal, chance } = reel.value.file;
  if (chance?.seed === undefined) return ok({ entries: journal.length, chance: 'unknown' });
  return ok({ entries: journal.length, chance: verifyChance(journal, chance) ?? 'proven' });
}
