/** A match as a reel: every moment of it, from any seat's eyes. Built by playing the file again through the front door. */
import {
  askedOf,
  eventsFor,
  fitsGame,
  type Game,
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

export interface Reel {
  readonly file: MatchFile;
  /** Sequence numbers at which the match stood still, the first one after the set-up. */
  readonly moments: readonly number[];
  stateAt(moment: number, eyes: Seat | undefined): TableState;
}

/** Reads a match file and plays it through once. */
export async function openReel(text: string): Promise<Result<Reel>> {
  const file = readFile(text);
  if (!file.ok) return file;
  const game = await findGame(file.value.game)?.load();
  if (!game) return { ok: false, trouble: trouble('other-game', `there is no game ${file.value.game} here`) };
  const fits = fitsGame(game, file.value);
  if (!fits.ok) return fits;
  const played = playTo(game, file.value, Number.POSITIVE_INFINITY);
  if (!played.ok) return played;
  return ok(new FileReel(game, file.value, played.value.moments));
}

interface Played {
  readonly match: Match;
  readonly moments: number[];
}

function playTo(game: Game, file: MatchFile, seq: number): Result<Played> {
  const replay = Replay.open(game, file);
  if (!replay.ok) return replay;
  const moments = [replay.value.at];
  while (!replay.value.done && replay.value.at < seq) {
    const problem = replay.value.next();
    if (problem) return { ok: false, trouble: problem };
    moments.push(replay.value.at);
  }
  return ok({ match: replay.value.match, moments });
}

class FileReel implements Reel {
  readonly file: MatchFile;
  readonly moments: readonly number[];
  private readonly game: Game;
  /** The last one that was wanted: the slider mostly asks for the same match with other eyes, or for the next moment. */
  private last: { readonly seq: number; readonly match: Match } | undefined;

  constructor(game: Game, file: MatchFile, moments: readonly number[]) {
    this.game = game;
    this.file = file;
    this.moments = moments;
  }

  stateAt(moment: number, eyes: Seat | undefined): TableState {
    const match = this.matchAt(this.moments[moment] ?? 0);
    return {
      match: '',
      game: this.game.id,
      seq: match.journal.length,
      seats: match.holders.map((holder) => ({ ...holder, mine: false, present: true, thinking: false, claimable: false })),
      eyes,
      view: viewOf(match, eyes),
      questions: [],
      asked: askedOf(match),
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

  private matchAt(seq: number): Match {
    if (this.last?.seq === seq) return this.last.match;
    const played = playTo(this.game, this.file, seq);
    // It was played through when the reel was opened, so it plays again.
    if (!played.ok) throw new Error(played.trouble.say);
    this.last = { seq, match: played.value.match };
    return played.value.match;
  }
}

/** What could be proven of a match. */
export interface Proof {
  readonly entries: number;
  /** `unknown`: the seed is not revealed. */
  readonly chance: 'proven' | 'unknown' | Trouble;
}

/** The answers were proven when the reel was opened: an illegal one does not play. What is left is chance. */
export function prove(reel: Reel): Proof {
  const { journal, chance } = reel.file;
  if (chance?.seed === undefined) return { entries: journal.length, chance: 'unknown' };
  return { entries: journal.length, chance: verifyChance(journal, chance) ?? 'proven' };
}
