/** A match at its table: the journal, what stands of it, and the world in which the rules are at work. */
import type { Source } from './chance.ts';
import type { Game } from './game.ts';
import {
  bare,
  countAnswers,
  type Entry,
  type Holder,
  hasLapsed,
  isOwnAnswer,
  type LineEntry,
  type Order,
  settledAt,
  type Taped,
} from './journal.ts';
import { type Outcome, withLeavers } from './outcome.ts';
import { fail, ok, type Result } from './result.ts';
import { fitsSeats, seatsFor } from './seats.ts';
import { said } from './sentences.ts';
import { undoPoints } from './undo-points.ts';
import { copyPlain } from './view.ts';
import type { Happening, Seat } from './words.ts';
import { type Recorder, type Told, World } from './world.ts';

/** What two or more people agree on before the first answer. */
export interface Terms<O = unknown> {
  readonly options: O;
  /** The options as they came from outside, for the match file. */
  readonly raw: unknown;
  readonly seats: number;
}

/** Where the line begins when it is not the set-up: the state in which another version of the game took over. */
export interface Origin<S> {
  readonly state: S;
  readonly chances: number;
}

/** What a match no longer has in memory: the beginning of its journal and of its line, but for what they came to. */
export interface Bygone {
  /** How many entries of the journal, and of the line. */
  readonly entries: number;
  readonly line: number;
  /** By seat, how many answers of that line are its, and whether it gave one of its own. */
  readonly answers: readonly number[];
  readonly own: readonly boolean[];
}
const NOTHING_BYGONE: Bygone = { entries: 0, line: 0, answers: [], own: [] };

/** A quiet point to come back to. */
interface Mark<S> extends Origin<S> {
  readonly at: number;
  /** How many events lay before it; less than none: those have been let go. */
  readonly events: number;
}

/** Of quiet points that nobody can take back to freely, one in so many entries of the line is kept: nothing needs a longer run. */
const MARKS_APART = 100;

/** Less than this is not worth the while. */
const LEAST_BYGONE = 12;

/** Holds a match together and writes it down; what can be done with it stands in the chapters around. */
export class Match<S = unknown, O = unknown, E extends Happening = Happening, V = unknown> implements Recorder<S, E> {
  readonly game: Game<S, O, E, V>;
  readonly terms: Terms<O>;
  readonly chance: Source;
  /** Append-only; its length is the match's sequence number, unless its beginning is `bygone`. */
  journal: Entry[];
  bygone: Bygone;
  readonly origin: Origin<S> | undefined;
  /** What stands of the journal since the origin, in the very same entries. */
  line: LineEntry[];
  /** How many of its answers are each seat's. */
  answered: number[];
  /** What happened, from place `eventsFrom` of the line on. */
  readonly events: Told<E>[] = [];
  eventsFrom = 0;
  readonly holders: Holder[];
  readonly orders: (readonly Order[])[];
  /** By seat, when it last offered a draw, as the game counts. */
  readonly offers: (number | undefined)[] = [];
  /** Seats that resigned or ran out of time in a match that goes on without them. */
  readonly gone = new Set<Seat>();
  /** Set when something other than the rules ended the match. */
  ended: Outcome | undefined;
  world: World<S, E>;
  private marks: Mark<S>[] = [];
  /** The place of the line before which nobody can take back freely. */
  private firm = 0;

  constructor(game: Game<S, O, E, V>, terms: Terms<O>, chance: Source, past: Past<S, O, E, V> = {}) {
    this.game = game;
    this.terms = terms;
    this.chance = chance;
    this.journal = past.journal ?? [];
    this.origin = past.origin;
    this.line = past.line ?? [];
    this.bygone = past.bygone?.bygone ?? NOTHING_BYGONE;
    this.answered = this.count();
    this.holders = Array.from({ length: terms.seats }, () => ({ kind: 'person' }));
    this.orders = Array.from({ length: terms.seats }, () => []);
    if (past.known) this.takeOver(past.known, past.shared ?? 0);
    if (past.bygone) this.beginAt(past.bygone);
    this.world = this.resume(this.marks.at(-1));
  }

  /** The quiet points and events of a match whose line begins with the same entries. */
  private takeOver(known: Match<S, O, E, V>, shared: number): void {
    if (known.eventsFrom > 0 || known.bygone.line > 0) return;
    this.marks = known.marks.filter((mark) => mark.at <= shared && mark.at <= this.line.length);
    this.events.push(...known.events.slice(0, this.marks.at(-1)?.events ?? 0));
  }

  private beginAt({ bygone, state, chances }: Later<S>): void {
    this.marks = [{ at: bygone.line, state, chances, events: 0 }];
    this.eventsFrom = bygone.line + 1;
  }

  /** The sequence number: how many entries the journal has, with those that are bygone. */
  get seq(): number {
    return this.bygone.entries + this.journal.length;
  }

  /** How many entries the line has, with those that are bygone. */
  get lineLength(): number {
    return this.bygone.line + this.line.length;
  }

  /** The first moment in memory, from which everything else can be run again. */
  get later(): Later<S> | undefined {
    const [mark] = this.marks;
    return mark && this.bygone.line > 0 ? { bygone: this.bygone, state: mark.state, chances: mark.chances } : undefined;
  }

  get outcome(): Outcome | undefined {
    const { outcome } = this.world;
    return this.ended ?? (outcome && withLeavers(outcome, this.gone));
  }

  /** The events of the step under way. */
  get openEvents(): readonly Told<E>[] {
    return this.events.slice(this.marks.at(-1)?.events ?? 0);
  }

  /** Goes to another line, which shares its beginning with this one: undo, a withdrawn answer, a refused one. What is bygone stays. */
  rewind(line: readonly LineEntry[]): void {
    this.line = line.slice();
    this.answered = this.count();
    this.marks = this.marks.filter((mark) => mark.at <= this.lineLength);
    const mark = this.marks.at(-1);
    this.events.length = Math.max(0, mark?.events ?? 0);
    if (mark && mark.events < 0) this.eventsFrom = mark.at + 1;
    this.world = this.resume(mark);
  }

  /**
   * Lets go of what happened long ago, once there are twice as many events as the `few` to keep; what could still be taken back
   * stays. Whoever wants all of it runs the journal again: a host with many matches in memory has no room for all their tales.
   */
  letGo(few: number): void {
    if (this.events.length < 2 * few) return;
    const firm = this.marks.findLast((mark) => mark.at <= this.firm);
    const first = Math.min(firm?.events ?? 0, this.events.length - few);
    const last = this.events[first - 1];
    if (!last) return;
    this.eventsFrom = last.at + 1;
    this.events.splice(0, first);
    this.marks = this.marks.map((mark) => ({ ...mark, events: mark.events - first }));
  }

  /**
   * Lets go of the journal, but for its length, the tail that somebody can take back alone, and the step under way. For a host that has
   * it stored: whoever wants more of it reads it there.
   */
  shorten(): void {
    const { journal, line, bygone } = this;
    this.thinOut();
    const first = this.marks.findLastIndex((mark) => mark.at <= this.firm);
    const at = this.marks[first]?.at ?? 0;
    const count = at - bygone.line;
    if (count < LEAST_BYGONE) return;
    const entries = settledAt(journal, bygone.line, at);
    const offer = journal.findLastIndex(({ type }) => type === 'offer');
    if (entries < 0 || (offer >= 0 && offer < entries && !hasLapsed(journal, offer))) return;
    const gone = line.slice(0, count);
    const seats = [...this.holders.keys()];
    this.bygone = {
      entries: bygone.entries + entries,
      line: at,
      answers: seats.map((seat) => (bygone.answers[seat] ?? 0) + countAnswers(gone, seat)),
      own: seats.map((seat) => bygone.own[seat] === true || gone.some((entry) => isOwnAnswer(entry, seat))),
    };
    this.journal = journal.slice(entries);
    this.line = line.slice(count);
    this.marks = this.marks.slice(first);
  }

  /** Of the quiet points in memory the last that is firm and the last of all will do: whatever lies between is soon run again. */
  private thinOut(): void {
    const { marks, firm } = this;
    const last = marks.length - 1;
    if (last < 2) return;
    const stays = marks.findLastIndex((mark) => mark.at <= firm);
    this.marks = marks.filter((_, i) => i === 0 || i === stays || i === last);
  }

  private count(): number[] {
    const { line, bygone } = this;
    return Array.from({ length: this.terms.seats }, (_, seat) => (bygone.answers[seat] ?? 0) + countAnswers(line, seat));
  }

  private resume(mark: Mark<S> | undefined): World<S, E> {
    const { game, terms, chance } = this;
    const from = mark ?? this.origin;
    if (!mark) this.eventsFrom = 0;
    return new World<S, E>({
      game,
      state: (table) => (from ? game.copy(from.state) : game.setup(terms.options, table, terms.seats)),
      tape: this.line.slice((mark?.at ?? 0) - this.bygone.line),
      base: mark?.at ?? 0,
      chances: from?.chances ?? 0,
      chance,
      keep: true,
      recorder: this,
    });
  }

  wrote(taped: Taped): void {
    const entry = bare(taped);
    this.line.push(entry);
    this.journal.push(entry);
    if (entry.type === 'answer') this.answered[entry.seat] = (this.answered[entry.seat] ?? 0) + 1;
  }

  /** Copied: an event may show a part of the state, which goes on changing. */
  heard({ at, event }: Told<E>): void {
    this.events.push({ at, event: copyPlain(event) });
  }

  quiet(world: World<S, E>): void {
    if (world.quiet === undefined) return;
    if (this.marks.at(-1)?.at === world.at) this.marks.pop();
    this.marks.push({ at: world.at, state: world.quiet, chances: world.quietChances, events: this.events.length });
    this.forget(world.at);
  }

  /** Keeps the quiet points that somebody could still undo to, and now and then one before; any other is found by running on from those. */
  private forget(now: number): void {
    const { line } = this.bygone;
    let earliest = now;
    for (let seat = 0; seat < this.terms.seats; seat++) {
      earliest = Math.min(earliest, line + (undoPoints(this.line, seat, 0, now - line).at(-1) ?? now));
    }
    this.firm = earliest;
    const { marks } = this;
    for (let i = marks.length - 2; i > 0; i--) {
      const [before, next] = [marks[i - 1], marks[i + 1]];
      if (!before || !next || next.at > earliest) continue;
      if (next.at - before.at > MARKS_APART) break;
      marks.splice(i, 1);
    }
  }
}

/** A moment from which a match is run on without what came before. */
export interface Later<S> extends Origin<S> {
  readonly bygone: Bygone;
}

/** What a match that is not new brings along. */
export interface Past<S, O = unknown, E extends Happening = Happening, V = unknown> {
  readonly journal?: Entry[];
  readonly origin?: Origin<S>;
  readonly line?: LineEntry[];
  /** Another match whose line has the first `shared` entries in common with this one: what is known of it need not be run again. */
  readonly known?: Match<S, O, E, V>;
  readonly shared?: number;
  /** It does not have its beginning: journal and line begin at this moment. */
  readonly bygone?: Later<S>;
}

export interface Start {
  readonly options?: unknown;
  readonly seats?: number;
  readonly chance: Source;
}

/** Begins a match: parses the options, sets up, and runs to the first question. */
export function startMatch<S, O, E extends Happening, V>(game: Game<S, O, E, V>, start: Start): Result<Match<S, O, E, V>> {
  const options = game.options(start.options);
  if (!options.ok) return options;
  const count = seatsFor(game.seats, options.value);
  const seats = start.seats ?? count.min;
  if (!fitsSeats(count, seats)) {
    return fail('wrong-option', said('seats-outside', { game: game.id, ...count, seats }), 'seats');
  }
  const misfit = game.misfit?.(options.value, seats);
  if (misfit) return { ok: false, trouble: misfit };
  return ok(new Match(game, { options: options.value, raw: start.options ?? {}, seats }, start.chance));
}
