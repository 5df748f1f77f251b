/**
 * A world is one course of a match: a state, the rules at work on it, and what they ask. The true course is one;
 * forks, imagined courses and playouts are others. Whatever is in the middle of a step comes back by running
 * that step again from its quiet point, with the tape handing over what was answered and what chance said.
 */
import type { Source } from './chance.ts';
import { digest } from './digest.ts';
import type { Game, Table } from './game.ts';
import { type Deputy, type LineEntry, type Taped, tellEntry } from './journal.ts';
import type { Outcome } from './outcome.ts';
import type { Ask, Option, Play, Reply, Request } from './question.ts';
import { Diverged } from './result.ts';
import { said } from './sentences.ts';
import type { Happening, Seat } from './words.ts';

/** An event and its place: how many entries of the line came before it. */
export interface Told<E extends Happening = Happening> {
  readonly at: number;
  readonly event: E;
}

/** Whoever writes the match down. */
export interface Recorder<S, E extends Happening> {
  /** Something new is on the tape. */
  wrote(entry: Taped): void;
  /** A step is finished; `world.state` is quiet. */
  quiet(world: World<S, E>): void;
  heard(told: Told<E>): void;
}

export interface Beginning<S, E extends Happening> {
  readonly game: Game<S, unknown, E>;
  /** Makes the first state, with chance if need be; or hands over a quiet state that this world may change. */
  readonly state: (table: Table<E>) => S;
  readonly chance: Source;
  /** What has happened since that state. */
  readonly tape?: readonly Taped[];
  /** How many entries of the line, and how many words of chance, lie before that state. */
  readonly base?: number;
  readonly chances?: number;
  /** Keep a copy of each quiet state and the tape since? A playout needs neither. */
  readonly keep?: boolean;
  readonly recorder?: Recorder<S, E>;
  /** Look every recorded answer up again and see that what the table answered alone had no alternative. */
  readonly strict?: boolean;
}

export class RulesBroke extends Error {
  override readonly name = 'RulesBroke';
}

const NOTHING: Reply = [];
/** What a 32-bit word can tell apart: a source of chance would look in vain for a fair value beyond it, and for one out of none. */
const MOST_OF_CHANCE = 0xffff_ffff;

export class World<S = unknown, E extends Happening = Happening> implements Table<E> {
  readonly game: Game<S, unknown, E>;
  state: S;
  outcome: Outcome | undefined;
  /** What the rules ask now; undefined when the match is over. */
  request: Request | undefined;
  /** A copy of the state at the last quiet point, and what is needed to run on from there. */
  quiet: S | undefined;
  tape: Taped[];
  base: number;
  /** How many words chance had said before the tape. */
  quietChances: number;

  private readonly chances: Source;
  private readonly keep: boolean;
  private readonly strict: boolean;
  private readonly recorder: Recorder<S, E> | undefined;
  private play: Play | undefined;
  private cursor = 0;
  private said: number;
  private given: (Option | undefined)[] = [];
  private lists: (readonly Option[] | undefined)[] = [];
  private prints: (string | undefined)[] | undefined;

  constructor(beginning: Beginning<S, E>) {
    this.game = beginning.game;
    this.chances = beginning.chance;
    this.keep = beginning.keep ?? false;
    this.strict = beginning.strict ?? false;
    this.recorder = beginning.recorder;
    this.tape = beginning.tape ? beginning.tape.slice() : [];
    this.base = beginning.base ?? 0;
    this.said = beginning.chances ?? 0;
    this.quietChances = this.said;
    this.state = beginning.state(this);
    this.rest();
    this.run(NOTHING);
  }

  // ── the table as the rules see it ──

  chance(what: string, of: number): number {
    if (!(of >= 1 && of <= MOST_OF_CHANCE && Number.isInteger(of))) {
      throw new RulesBroke(`chance is asked for ${what} of ${of}, which must be a whole number from 1 to ${MOST_OF_CHANCE}`);
    }
    const entry = this.tape[this.cursor];
    if (entry) {
      if (entry.type !== 'chance' || entry.what !== what || entry.of !== of || entry.said >= of) {
        throw new Diverged(this.at, said('rules-ask-chance', { what, of }), tellEntry(entry));
      }
      this.cursor++;
      this.said++;
      return entry.said;
    }
    const drawn = this.chances(this.said, of, what);
    this.said++;
    if (this.keep) this.write({ type: 'chance', what, of, said: drawn });
    return drawn;
  }

  shown(...to: Seat[]): void {
    const entry = this.tape[this.cursor];
    if (!entry) {
      this.write({ type: 'shown', to });
      return;
    }
    if (entry.type !== 'shown' || entry.to.join() !== to.join()) {
      throw new Diverged(this.at, said('rules-show', { seats: to }), tellEntry(entry));
    }
    this.cursor++;
  }

  emit(event: E): void {
    this.recorder?.heard({ at: this.at, event });
  }

  // ── what is asked ──

  /** How many entries of the line lie behind this world. */
  get at(): number {
    return this.base + this.cursor;
  }

  /** Where among the asks the first unanswered one stands; −1 when the match is over. */
  get waiting(): number {
    if (!this.request) return -1;
    return this.given.length === 1 && this.given[0] === undefined ? 0 : this.given.indexOf(undefined);
  }

  /** The answers that are in but not yet handed to the rules, because other seats are still asked. */
  get sealed(): number {
    let count = 0;
    if (this.request) for (const option of this.given) if (option) count++;
    return count;
  }

  ask(index: number): Ask {
    const ask = this.request?.asks[index];
    if (!ask) throw new RangeError(`nothing is asked at ${index}`);
    return ask;
  }

  isOpen(index: number): boolean {
    return this.request !== undefined && index < this.given.length && this.given[index] === undefined;
  }

  /** The options of one ask, built when first wanted. */
  options(index: number): readonly Option[] {
    let list = this.lists[index];
    if (!list) {
      list = this.ask(index).options();
      this.lists[index] = list;
    }
    return list;
  }

  /**
   * A digest of what is offered at `index`, for the question's id. The line begins anew with a version, and so does the
   * count of answers: the version keeps an id of long ago from standing again.
   */
  fingerprint(index: number): string {
    this.prints ??= this.lists.map(() => undefined);
    this.prints[index] ??= this.printOf(this.ask(index).name, this.options(index));
    return this.prints[index];
  }

  private printOf(name: string, options: readonly Option[]): string {
    const words = [String(this.game.version), name];
    for (const { key } of options) words.push(key);
    return digest(words);
  }

  /** Takes an answer: an option out of `options(index)`. The fast way in, for search; people go through the match. */
  choose(index: number, picked: Option, by?: Deputy): void {
    this.give(index, picked, by);
    if (this.complete()) this.run(this.reply());
  }

  // ── at work ──

  private run(first: Reply): void {
    let reply = first;
    while (this.play) {
      const next = this.play.next(reply);
      if (next.done) {
        this.rest();
        reply = NOTHING;
        continue;
      }
      this.request = next.value;
      const count = next.value.asks.length;
      if (count > 1) refuseTwins(next.value.asks);
      this.prints = undefined;
      this.given = cleared(this.given, count);
      this.lists = cleared(this.lists, count);
      if (!this.catchUp(next.value) && !this.answerAlone(next.value)) return;
      reply = this.reply();
    }
  }

  /** A quiet point: nothing that matters lives outside the state. */
  private rest(): void {
    this.request = undefined;
    this.base += this.cursor;
    // A new array, not a shortened one: a fork may be reading the old.
    if (this.cursor > 0) this.tape = this.tape.slice(this.cursor);
    this.cursor = 0;
    this.quietChances = this.said;
    if (this.keep) this.quiet = this.game.copy(this.state);
    this.recorder?.quiet(this);
    this.outcome = this.game.outcome(this.state);
    // by hand: this is the loop that all rules run in
    this.play = this.outcome ? undefined : this.game.step(this.state, this);
    if (this.outcome && this.tape.length > 0) throw new Diverged(this.at, said('rules-end', {}), tellEntry(this.tape[0]));
  }

  /** Hands recorded answers over, without building lists where the option is remembered. True once the request is complete. */
  private catchUp(request: Request): boolean {
    for (let entry = this.tape[this.cursor]; entry; entry = this.tape[this.cursor]) {
      const index =
        entry.type === 'answer'
          ? request.asks.findIndex((ask, i) => ask.seat === entry.seat && ask.name === entry.name && !this.given[i])
          : -1;
      if (entry.type !== 'answer' || index < 0) {
        const asked = request.asks.map((ask) => `seat ${ask.seat} ${ask.name}`).join(', ');
        throw new Diverged(this.at, said('rules-ask', { asked }), tellEntry(entry));
      }
      const picked = entry.picked && !this.strict ? entry.picked : this.lookUp(index, entry.key, entry.by === 'table');
      // Replaced, not changed: the journal may hold the very same entry.
      if (!entry.picked) this.tape[this.cursor] = { ...entry, picked };
      this.given[index] = picked;
      this.cursor++;
      if (this.complete()) return true;
    }
    return false;
  }

  private lookUp(index: number, key: string, alone: boolean): Option {
    const list = this.options(index);
    const picked = list.find((option) => option.key === key);
    const { seat, name, lone } = this.ask(index);
    if (!picked)
      throw new Diverged(this.at, said('rules-offer', { seat, name, keys: keysOf(list) }), said('entry-key', { key }));
    if (this.strict && this.request?.until === 'one' && !lone && alone !== (list.length === 1)) {
      throw new Diverged(
        this.at,
        said('rules-offer-count', { seat, count: list.length, name }),
        alone ? said('entry-by-table', {}) : said('entry-asked', {}),
      );
    }
    return picked;
  }

  /** A plain question with a single option is answered by the table, unless the rule says otherwise. */
  private answerAlone(request: Request): boolean {
    if (request.until !== 'one') return false;
    const ask = this.ask(0);
    if (ask.lone) return false;
    const list = this.options(0);
    if (list.length > 1) return false;
    const only = list[0];
    if (!only) throw new RulesBroke(`seat ${ask.seat} is asked ${ask.name} but has no option`);
    this.give(0, only, 'table');
    return true;
  }

  private give(index: number, picked: Option, by?: Deputy): void {
    this.given[index] = picked;
    if (!this.keep) return;
    const { seat, name } = this.ask(index);
    const together = this.request?.until === 'all' && this.given.length > 1;
    const entry = { type: 'answer', seat, name, key: picked.key, picked } as const;
    const isPlain = by === undefined && !together;
    this.write(isPlain ? entry : { ...entry, ...(by && { by }), ...(together && { sealed: true }) });
  }

  private write(entry: LineEntry & Taped): void {
    if (!this.keep) return;
    this.tape.push(entry);
    this.cursor++;
    this.recorder?.wrote(entry);
  }

  private complete(): boolean {
    if (this.given.length === 1) return this.given[0] !== undefined;
    return this.request?.until === 'first' ? this.sealed > 0 : !this.given.includes(undefined);
  }

  private reply(): Reply {
    return this.given.length === 1 ? [this.given[0]?.value] : this.given.map((option) => option?.value);
  }
}

/** A list of so many empty places: for one, which is most of the time, the same as before. */
function cleared<T>(list: (T | undefined)[], count: number): (T | undefined)[] {
  if (count !== 1) return new Array<undefined>(count).fill(undefined);
  if (list.length !== 1) return [undefined];
  list[0] = undefined;
  return list;
}

const keysOf = (list: readonly Option[]): string => list.map((option) => `"${option.key}"`).join(', ');

/** Answers are told apart by seat and name, so no seat is asked two questions of one name at once. */
function refuseTwins(asks: readonly Ask[]): void {
  for (const [i, { seat, name }] of asks.entries()) {
    const twin = asks.findIndex((ask) => ask.seat === seat && ask.name === name);
    if (twin < i) throw new RulesBroke(`seat ${seat} is asked ${name} twice at once`);
  }
}
