/** What rules yield: questions to seats, with every legal answer. */
import type { Offer } from './offer.ts';
import type { Json, NotOffered, Refusal, RuleId, Seat } from './words.ts';

/** A legal answer. `key` is its notation, unique within the question; `value` is plain data and never changed. */
export interface Option<V = unknown> {
  readonly key: string;
  readonly value: V;
}

export const option = <const V>(key: string, value: V): Option<V> => ({ key, value });

export type ValueOf<O> = O extends Option<infer V> ? V : never;

/** A record of plain data. Games write theirs as a `type`: an `interface` does not pass for plain data. */
export type Plain = { readonly [what: string]: Json };

/** Compared as a method is, so that an ask with a game's own values passes for an ask. */
type Previewing<V, P> = { of(value: V): P }['of'];

export interface Details<
  O extends Option = Option,
  P extends Plain = Plain,
  F extends Plain = Plain,
  R extends Refusal = Refusal,
> {
  /** The rule behind the question: the page links its prompt to it. */
  readonly rule?: RuleId | undefined;
  /** The key of the answer for a seat that nobody plays (`pass`, `end`). */
  readonly safe?: string | undefined;
  /**
   * A single option is normally answered by the table. `asked`: this one is asked all the same,
   * because it is a confirmation or because a quick answer would tell a secret.
   */
  readonly lone?: 'asked' | undefined;
  /** Public circumstances of the moment that a standing order can name, such as `target`. */
  readonly circumstances?: readonly string[] | undefined;
  /** What one might expect among the options, with the reason why it is not there. Built on demand. */
  readonly notOffered?: (() => readonly NotOffered<R>[]) | undefined;
  /** What an answer would bring about: path, cost, damage, who could answer. Built on demand, for one option. */
  readonly preview?: Previewing<ValueOf<O>, P> | undefined;
  /** What is known along with the question: prices, ends of paths; public, or the seat's own to know. Built for people only. */
  readonly figures?: (() => F) | undefined;
}

export interface Ask<O extends Option = Option> extends Details<O> {
  readonly seat: Seat;
  readonly name: string;
  readonly options: () => readonly O[];
}

/** What an ask brings back. */
export type AnswerTo<A> = A extends { readonly options: () => readonly (infer O)[] } ? ValueOf<O> : never;

/** `one`: a plain question. `all`: resumes when every seat has answered. `first`: resumes at the first answer. */
export interface Request {
  readonly asks: readonly Ask[];
  readonly until: 'one' | 'all' | 'first';
}

/** The picked values in the order of the asks; for `first` all but one are undefined. */
export type Reply = readonly unknown[];

/** A stretch of rules that may stop to ask. */
export type Play<T = void> = IterableIterator<Request, T, Reply>;

const OVER: IteratorReturnResult<void> = { done: true, value: undefined };

/** A play that is over before it asks anything: for rules that seldom do. */
export const NOTHING_ASKED: Play = {
  [Symbol.iterator]: () => NOTHING_ASKED,
  next: () => OVER,
};

// The engine's only casts of values: a reply holds what the same asks offered; the world that runs the rules guarantees it.
// Inferred from `O extends Option`, not from `V`: only so do lists of unlike options become a union.

/** A question on its way. `yield*` brings its answer back; a step that is one question and what comes of it can do without a generator. */
export interface Questioning<T> extends Play<T> {
  /** The play that asks and then goes on with what `deed` makes of the answer, as `return deed(yield* ask(…))` does. */
  hear(deed: (value: T) => Play): Play;
}

/**
 * One question on its way through `yield*`: the ask, the request that hands it over and what a generator would do in one
 * object, without what it costs to make and resume one.
 */
class Asking<O extends Option> implements Questioning<ValueOf<O>>, Request, Ask<O> {
  readonly asks: readonly Ask[];
  readonly until = 'one';
  /** It is its own result as well: first not done, with itself as what is asked, then done with the answer. */
  done: boolean | undefined;
  value: Request | ValueOf<O> = this;
  readonly seat: Seat;
  readonly name: string;
  readonly options: () => readonly O[];
  readonly lone: Ask['lone'];
  private readonly offer: Offer<O> | undefined;
  private readonly details: Details<O>;

  constructor(seat: Seat, name: string, offer: (() => readonly O[]) | Offer<O>, details: Details<O>) {
    this.asks = [this];
    this.seat = seat;
    this.name = name;
    this.lone = details.lone;
    this.details = details;
    if (typeof offer === 'function') {
      this.options = offer;
      this.offer = undefined;
    } else {
      this.options = offer.options;
      this.offer = offer;
    }
  }

  // Whatever is wanted by people only is looked up when somebody wants it: a playout asks a million questions.
  get notOffered(): Ask['notOffered'] {
    return this.offer ? this.offer.notOffered : this.details.notOffered;
  }
  get rule(): Ask['rule'] {
    return this.details.rule;
  }
  get safe(): Ask['safe'] {
    return this.details.safe;
  }
  get circumstances(): Ask['circumstances'] {
    return this.details.circumstances;
  }
  get preview(): Ask<O>['preview'] {
    return this.details.preview;
  }
  get figures(): Ask['figures'] {
    return this.details.figures;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(reply?: Reply): IteratorResult<Request, ValueOf<O>> {
    if (this.done === undefined) this.done = false;
    else {
      this.done = true;
      this.value = reply?.[0] as ValueOf<O>;
    }
    return this as IteratorResult<Request, ValueOf<O>>;
  }

  hear(deed: (value: ValueOf<O>) => Play): Play {
    return new Hearing(this, deed);
  }
}

/** A question and what comes of its answer. */
class Hearing<T> implements Play {
  private readonly question: Play<T>;
  private readonly deed: (value: T) => Play;
  private rest: Play | undefined;

  constructor(question: Play<T>, deed: (value: T) => Play) {
    this.question = question;
    this.deed = deed;
    this.rest = undefined;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(reply: Reply): IteratorResult<Request, void> {
    if (this.rest) return this.rest.next(reply);
    const heard = this.question.next(reply);
    if (!heard.done) return heard;
    this.rest = this.deed(heard.value); // by hand: this stands in the place of a generator
    return this.rest.next(reply);
  }
}

const NO_DETAILS: Details<never> = {};

/** Asks one seat. An offer brings, beside its options, why the rest is not among them. */
export const ask = <O extends Option>(
  seat: Seat,
  name: string,
  offer: (() => readonly O[]) | Offer<O>,
  details: Details<O> = NO_DETAILS,
): Questioning<ValueOf<O>> => new Asking(seat, name, offer, details);

/** Asks several seats at once. Answers are sealed until the last one is in; they come back in the order of `asks`. */
export function* askAll<O extends Option>(asks: readonly Ask<O>[]): Play<readonly ValueOf<O>[]> {
  return asks.length === 0 ? [] : ((yield { asks, until: 'all' }) as readonly ValueOf<O>[]);
}

/** Asks several seats, whoever answers first is heard; the others may be asked again by the rule that loops. */
export function* askFirst<const A extends readonly [Ask, ...Ask[]]>(
  asks: A,
): Play<{ readonly seat: Seat; readonly value: AnswerTo<A[number]> }> {
  const reply = yield { asks, until: 'first' };
  const at = reply.findIndex((value) => value !== undefined);
  const heard = asks[at] ?? asks[0];
  return { seat: heard.seat, value: reply[at] as AnswerTo<A[number]> };
}
