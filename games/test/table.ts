/**
 * One table for the tests of every game: a match from its set-up or from a drawn position, chance by a script, answers by notation.
 * What comes back is options, refusals, previews, figures and events.
 */
import {
  type Ask,
  answer,
  type GameOf,
  type GameTypes,
  heardBy,
  Match,
  type NotOffered,
  previewOf,
  questionsOf,
  quick,
  type Refusal,
  type Scripted,
  type Seat,
  type Source,
  scripted,
  startMatch,
  viewOf,
  whyNot,
} from '@taverne/engine';
import { expect } from 'vitest';

export type MatchOf<G extends GameTypes> = Match<G['state'], G['options'], G['event'], G['view']>;

/** Whatever is told, asked or refused at a table passes before it. */
export interface Witness {
  told(event: { readonly event: string; readonly rule: string }): void;
  asked(question: Pick<Ask, 'name' | 'rule' | 'safe'>, keys: readonly string[]): void;
  refused(refusal: Refusal): void;
}

/** What chance says, in order. Whatever it is asked beyond that fails, unless a seed goes on; without either the seed is 1. */
export interface Luck {
  readonly chance?: readonly Scripted[];
  readonly seed?: number;
}

const sourceOf = ({ chance, seed = chance ? undefined : 1 }: Luck): Source =>
  scripted(chance ?? [], seed === undefined ? undefined : quick(seed));

/** A match from its set-up. */
export function begun<G extends GameTypes>(
  game: GameOf<G>,
  { options, seats, ...luck }: Luck & { readonly options?: object; readonly seats?: number },
): MatchOf<G> {
  const started = startMatch(game, {
    chance: sourceOf(luck),
    ...(options === undefined ? {} : { options }),
    ...(seats === undefined ? {} : { seats }),
  });
  if (!started.ok) throw new Error(`${started.trouble.say} (${started.trouble.at})`);
  return started.value;
}

/** A match that goes on from a drawn position. */
export function goingOn<G extends GameTypes>(
  game: GameOf<G>,
  state: G['state'],
  { options, seats, ...luck }: Luck & { readonly options: object; readonly seats: number },
): MatchOf<G> {
  const parsed = game.options(options);
  if (!parsed.ok) throw new Error(parsed.trouble.say);
  return new Match(game, { options: parsed.value, raw: options, seats }, sourceOf(luck), { origin: { state, chances: 0 } });
}

type KindOf<G extends GameTypes> = G['event']['event'];

export class TestTable<G extends GameTypes> {
  readonly match: MatchOf<G>;
  private readonly witness: Witness | undefined;
  private seen = 0;

  constructor(match: MatchOf<G>, witness?: Witness) {
    this.match = match;
    this.witness = witness;
    this.look();
  }

  get state(): G['state'] {
    return this.match.world.state;
  }

  get world() {
    return this.match.world;
  }

  get outcome() {
    return this.match.outcome;
  }

  view(seat?: Seat): G['view'] {
    return viewOf(this.match, seat);
  }

  // ── questions ──

  /** Who is asked what: `0 act`, several divided by commas. */
  get asked(): string {
    return this.open.map(({ seat, name }) => `${this.nameOf(seat)} ${name}`).join(', ');
  }

  /** How the game calls a seat. */
  protected nameOf(seat: Seat): string {
    return String(seat);
  }

  /** The notations offered to a seat, or to whoever is asked first; all, or those that begin with these words. */
  options(beginning = '', seat?: Seat): string[] {
    const keys = this.question(seat).options.map(({ key }) => key);
    expect(new Set(keys).size, 'notations are unique').toBe(keys.length);
    return keys.filter((key) => beginning === '' || `${key} `.startsWith(`${beginning} `));
  }

  offers(key: string, seat?: Seat): boolean {
    return this.options('', seat).includes(key);
  }

  /** The value behind a notation. */
  value(key: string, seat?: Seat): unknown {
    return this.question(seat).options.find((option) => option.key === key)?.value;
  }

  /** Why a notation is not on offer; undefined: it is, or nobody thought of it. */
  why(key: string, seat?: Seat): Refusal | undefined {
    const found = this.missed(seat).filter((each) => each.key === key);
    expect(found.length, `${key} is refused at most once`).toBeLessThanOrEqual(1);
    return found[0]?.refusal;
  }

  /** Why something cannot be had that somebody wrote or pointed at, and what is possible instead; undefined: nobody can say. */
  tried(words: string, seat?: Seat): NotOffered | undefined {
    const question = this.question(seat);
    const told = whyNot(this.match, question.seat, question.id, [words]);
    if (!told.ok) throw new Error(told.trouble.say);
    for (const { refusal } of told.value) this.witness?.refused(refusal);
    return told.value[0];
  }

  /** The notations that are refused for this reason. */
  refused(why: G['why'], seat?: Seat): string[] {
    return this.missed(seat).flatMap(({ key, refusal }) => (refusal.why === why ? [key] : []));
  }

  preview(key: string, seat?: Seat): unknown {
    const question = this.question(seat);
    const preview = previewOf(this.match, question.seat, question.id, key);
    if (!preview.ok) throw new Error(preview.trouble.say);
    return preview.value;
  }

  // ── answers ──

  /** Gives one answer, for a seat or for whoever is asked first. */
  answer(key: string, seat?: Seat): this {
    const question = this.question(seat);
    const trouble = answer(this.match, question.seat, question.id, key);
    if (trouble) throw new Error(`${this.asked}: ${key}? ${trouble.say}; there are ${this.options('', seat).join(' | ')}`);
    this.look();
    return this;
  }

  /** Answers one notation after the other, each for whoever is asked. */
  play(...keys: readonly string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  /** Safe answers, or the first on offer, until this is asked or the match is over. */
  until(asked: string): this {
    for (let i = 0; i < 300 && this.outcome === undefined && !this.asked.split(', ').includes(asked); i++) {
      this.answer(this.question().safe ?? this.options()[0] ?? '');
    }
    return this;
  }

  // ── what happened ──

  get events(): readonly G['event'][] {
    return this.match.events.map(({ event }) => event);
  }

  /** The events of these kinds, in order. */
  told<K extends KindOf<G>>(...kinds: readonly K[]): Extract<G['event'], { readonly event: K }>[] {
    const isWanted = (event: G['event']): event is Extract<G['event'], { readonly event: K }> =>
      kinds.some((kind) => kind === event.event);
    return this.events.filter(isWanted);
  }

  /** The kinds of all events, in order. */
  get story(): KindOf<G>[] {
    return this.events.map(({ event }) => event);
  }

  /** What a seat hears of the events of a kind. */
  heard(kind: KindOf<G>, seat: Seat | undefined): unknown[] {
    return this.told(kind).map((event) => heardBy(event, seat));
  }

  // ── inside ──

  private get open() {
    const { ended, world } = this.match;
    const asks = ended ? [] : (world.request?.asks ?? []);
    return asks.filter((_, i) => world.isOpen(i));
  }

  private question(seat: Seat | undefined = this.open[0]?.seat) {
    const [question] = seat === undefined ? [] : questionsOf(this.match, seat);
    if (!question) {
      throw new Error(`${seat === undefined ? 'nobody' : this.nameOf(seat)} is asked (${this.outcome?.how ?? 'no end yet'})`);
    }
    const keys = question.options.map(({ key }) => key);
    this.witness?.asked(question, keys);
    return question;
  }

  private missed(seat?: Seat): readonly NotOffered[] {
    const question = this.question(seat);
    const list = whyNot(this.match, question.seat, question.id);
    if (!list.ok) throw new Error(list.trouble.say);
    const offered = new Set(question.options.map(({ key }) => key));
    const both = list.value.filter(({ key }) => offered.has(key)).map(({ key }) => key);
    expect(both, 'nothing is both offered and refused').toEqual([]);
    for (const { refusal } of list.value) this.witness?.refused(refusal);
    return list.value;
  }

  /** Whatever has happened since the last look passes before the witness. */
  private look(): void {
    for (const event of this.events.slice(this.seen)) this.witness?.told(event);
    this.seen = this.events.length;
  }
}
