/** Bringing a match back: at once from what is stored, or entry by entry as it was played. */
import { answerAs, answerForTheGone, questionsOf } from './answer.ts';
import { atOnce } from './at-once.ts';
import { agreeToDraw, applyBends, changeSeat, declineDraw, offerDraw, resign, timeIsUp } from './bend.ts';
import type { Source } from './chance.ts';
import { bendAs, type Checkpoint, laterOf } from './checkpoint.ts';
import type { Game } from './game.ts';
import { type AnswerEntry, type Entry, type LineEntry, standing, tellEntry } from './journal.ts';
import { Match, type Origin, type Terms } from './match.ts';
import { ordersDue, setOrders } from './orders.ts';
import { Diverged, fail, ok, type Result, type Trouble, trouble } from './result.ts';
import { fitsSeats, seatsFor } from './seats.ts';
import { said } from './sentences.ts';
import { undo, undoWithConsent } from './undo.ts';
import type { Happening } from './words.ts';

/** All that must be stored of a match. */
export interface Stored {
  readonly game: string;
  /** The version under which the match began. Later ones are entries of the journal. */
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly journal: readonly Entry[];
}

export function storedOf(match: Match): Stored {
  const { game, terms, journal, bygone } = match;
  if (bygone.entries > 0) throw new RangeError(`the first ${bygone.entries} entries of this match are no longer in memory`);
  const moved = journal.find((entry) => entry.type === 'version');
  const version = moved?.type === 'version' ? moved.from : game.version;
  return { game: game.id, version, options: terms.raw, seats: terms.seats, journal: journal.slice() };
}

/** The version of the rules that it runs under now. */
export function versionOf({ version, journal }: Pick<Stored, 'version' | 'journal'>): number {
  const moved = journal.findLast((entry) => entry.type === 'version');
  return moved?.type === 'version' ? moved.version : version;
}

/** Is this a match of this game, and of the version at hand? */
export function fitsGame(game: Game, stored: Stored): Result<true> {
  if (stored.game !== game.id) return fail('other-game', said('other-game', { found: stored.game, game: game.id }), 'game');
  const version = versionOf(stored);
  if (version === game.version) return ok(true);
  return fail('other-version', said('other-version', { found: version, game: game.id, version: game.version }), 'version');
}

/** Runs what stands of the journal and goes on with `chance`. */
export function restoreMatch<S, O, E extends Happening, V>(
  game: Game<S, O, E, V>,
  stored: Stored,
  chance: Source,
): Result<Match<S, O, E, V>> {
  return atOnce(restoring(game, stored, chance));
}

/** What spares a match that is brought back a part of the way. */
export interface Shortcut<S, O, E extends Happening, V> {
  /** What the very same match came to with fewer or other entries of this journal; where both begin alike it is not run again. */
  readonly known?: Match<S, O, E, V> | undefined;
  /** The journal begins here; whatever came before stays bygone. */
  readonly checkpoint?: Checkpoint | undefined;
}

/** The same, a stretch at a time, for a host whom others wait for. */
export function* restoring<S, O, E extends Happening, V>(
  game: Game<S, O, E, V>,
  stored: Stored,
  chance: Source,
  { known, checkpoint }: Shortcut<S, O, E, V> = {},
): Generator<void, Result<Match<S, O, E, V>>> {
  const terms = termsOf(game, checkpoint ? { ...stored, version: checkpoint.version } : stored);
  if (!terms.ok) return terms;
  const { journal } = stored;
  try {
    const later = checkpoint && laterOf<S>(checkpoint);
    const line = standing(journal, later?.bygone.line);
    const origin = originOf<S>(journal);
    const shared = known && !origin && !known.origin ? alike(known.line, line) : 0;
    const past = {
      journal: journal.slice(),
      ...(origin && { origin }),
      ...(known && { known, shared }),
      ...(later && { bygone: later }),
    };
    let cut = cutAfter(line, shared);
    const match = new Match(game, terms.value, chance, { ...past, line: line.slice(0, cut) });
    while (cut < line.length) {
      yield;
      cut = cutAfter(line, cut);
      match.rewind(line.slice(0, cut));
    }
    if (checkpoint) bendAs(match, checkpoint);
    applyBends(match, journal);
    answerForTheGone(match);
    return ok(match);
  } catch (error) {
    if (error instanceof Diverged) return fail('diverged', error.told, `line[${error.at}]`);
    return fail('rules-broke', said('record-broke', { game: game.id, bug: String(error) }), 'journal');
  }
}

/** How many entries are run before others may have their turn. */
const STRETCH = 25;

/** The next place where the rules wait for somebody: up to there, neither chance nor the table says anything of its own accord. */
function cutAfter(line: readonly LineEntry[], from: number): number {
  for (let at = from + STRETCH; at < line.length; at++) {
    const entry = line[at];
    if (entry?.type === 'answer' && entry.by !== 'table') return at;
  }
  return line.length;
}

/** How many entries both begin with: the very same ones, not only equal. */
function alike(one: readonly LineEntry[], other: readonly LineEntry[]): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

function termsOf<S, O, E extends Happening, V>(game: Game<S, O, E, V>, stored: Stored): Result<Terms<O>> {
  const fits = fitsGame(game, stored);
  if (!fits.ok) return fits;
  const options = game.options(stored.options);
  if (!options.ok) return options;
  const { seats } = stored;
  if (!fitsSeats(seatsFor(game.seats, options.value), seats)) {
    return fail('damaged', said('no-match-of-seats', { game: game.id, seats }), 'seats');
  }
  return ok({ options: options.value, raw: stored.options, seats });
}

/** The state in which the last change of version took over. */
function originOf<S>(journal: readonly Entry[]): Origin<S> | undefined {
  const moved = journal.findLast((entry) => entry.type === 'version');
  // The state was written by this game when it changed version; running the line from it shows whether it still fits.
  return moved?.type === 'version' ? { state: moved.state as S, chances: moved.chances } : undefined;
}

/** Where the rules asked chance for something that the record does not say there. */
interface Stray {
  at: number | undefined;
}

/**
 * Plays a stored match again, entry by entry, through the same doors as people: what the rules do not allow does not pass.
 * A match that changed its version is played from there on; what came before belongs to rules that are gone.
 */
export class Replay<S = unknown, O = unknown, E extends Happening = Happening, V = unknown> {
  readonly match: Match<S, O, E, V>;
  private readonly journal: readonly Entry[];
  private readonly stray: Stray;

  private constructor(match: Match<S, O, E, V>, journal: readonly Entry[], stray: Stray) {
    this.match = match;
    this.journal = journal;
    this.stray = stray;
  }

  static open<S, O, E extends Happening, V>(game: Game<S, O, E, V>, stored: Stored): Result<Replay<S, O, E, V>> {
    const terms = termsOf(game, stored);
    if (!terms.ok) return terms;
    const { journal } = stored;
    const written = journal.slice(0, journal.findLastIndex((entry) => entry.type === 'version') + 1);
    const before = written.length;
    const origin = originOf<S>(written);
    const stray: Stray = { at: undefined };
    const recorded: Source = (_index, of, what) => {
      const entry = journal[written.length];
      if (entry?.type === 'chance' && entry.what === what && entry.of === of && entry.said < of) return entry.said;
      stray.at = written.length;
      throw new Diverged(written.length, said('rules-ask-chance', { what, of }), tellEntry(entry));
    };
    try {
      const match = new Match(game, terms.value, recorded, origin ? { journal: written, origin } : { journal: written });
      applyBends(match, written.slice());
      const replay = new Replay(match, journal, stray);
      const strange = replay.compare(before);
      return strange ? { ok: false, trouble: strange } : ok(replay);
    } catch (error) {
      if (error instanceof Diverged) return fail('diverged', error.told, `journal[${error.at}]`);
      throw error;
    }
  }

  /** How many entries have been played. */
  get at(): number {
    return this.match.journal.length;
  }

  get done(): boolean {
    return this.at >= this.journal.length;
  }

  /** Plays the next entry, with whatever chance and the table say after it. */
  next(): Trouble | undefined {
    const from = this.at;
    const entry = this.journal[from];
    if (!entry) return trouble('match-over', said('record-ended', {}));
    const problem = this.play(entry);
    const at = this.stray.at ?? from;
    if (!problem) return this.compare(from);
    const { code, figures, say } = problem;
    const refused = said('entry-refused', { entry: from, told: tellEntry(entry), problem: { code, figures, say } });
    return trouble('diverged', refused, `journal[${at}]`);
  }

  private play(entry: Entry): Trouble | undefined {
    const { match } = this;
    switch (entry.type) {
      case 'answer': {
        const question = questionsOf(match, entry.seat).find((each) => each.name === entry.name);
        if (entry.by === 'table' || entry.by === 'gone') return trouble('diverged', said('no-reason-to-answer', {}));
        if (entry.by === 'order' && !this.isDue(entry)) return trouble('diverged', said('no-order-says-so', {}));
        return question
          ? answerAs(match, { seat: entry.seat, id: question.id, key: entry.key, by: entry.by })
          : trouble('not-asked', said('name-not-asked', { seat: entry.seat, name: entry.name }));
      }
      case 'chance':
      case 'shown':
        return trouble('diverged', said('not-asked-for-here', {}));
      case 'undo':
        return entry.consent ? undoWithConsent(match, entry.seat, entry.consent) : undo(match, entry.seat, entry.to);
      case 'withdraw':
        return undo(match, entry.seat, entry.at);
      case 'resign':
        return resign(match, entry.seat);
      case 'time':
        return timeIsUp(match, entry.seat);
      case 'offer':
        return offerDraw(match, entry.seat);
      case 'agree':
        return agreeToDraw(match, entry.seat);
      case 'decline':
        return declineDraw(match, entry.seat);
      case 'seat':
        return changeSeat(match, entry.seat, entry.holder);
      case 'orders':
        return setOrders(match, entry.seat, entry.orders);
      case 'version':
        return trouble('other-version', said('moved-here', { version: entry.version }));
    }
  }

  private isDue({ seat, name, key }: AnswerEntry): boolean {
    const { match } = this;
    return ordersDue(match).some((due) => due.seat === seat && due.key === key && match.world.ask(due.index).name === name);
  }

  /** Sees that what was written from `from` on is what the record says. */
  private compare(from: number): Trouble | undefined {
    for (let i = from; i < this.at; i++) {
      const [written, recorded] = [this.match.journal[i], this.journal[i]];
      if (JSON.stringify(written) !== JSON.stringify(recorded)) {
        const { told } = new Diverged(i, said('rules-say', { told: tellEntry(written) }), tellEntry(recorded));
        return trouble('diverged', told, `journal[${i}]`);
      }
    }
    return undefined;
  }
}
