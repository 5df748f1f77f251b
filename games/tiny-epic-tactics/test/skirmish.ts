/** A table for tests: a position, scripted chance, answers by notation. What comes back is options, refusals, previews and events. */
import { heardBy, quick, type Refusal, type Scripted, type Seat, scripted, type Table, World } from '@taverne/engine';
import { expect } from 'vitest';
import { bookOf } from '../src/content/book.ts';
import type { TacticsEvent } from '../src/events.ts';
import { type State, tinyEpicTactics, type View } from '../src/index.ts';
import type { CardNumber, Side } from '../src/state.ts';
import type { DieSymbol } from '../src/words.ts';
import { named, position, type Told as ToldPosition, where } from './position.ts';
import { expectWellAsked, expectWellRefused, expectWellTold } from './well-told.ts';

export interface Told extends ToldPosition {
  /** What chance says, in order. Whatever it is asked beyond that fails, unless a seed goes on. */
  readonly chance?: readonly Scripted[];
  readonly seed?: number;
}

/** In the middle of somebody's action phase. */
export function skirmish(told: Told): Skirmish {
  const state = position(told);
  return new Skirmish(() => state, told.chance, told.seed);
}

/** At the start of somebody's turn: control and all that comes with it happens first. */
export const turnOf = (told: Told): Skirmish => skirmish({ phase: 'begin', ...told });

/** A new match; what chance says after the script follows from the seed. */
export function opened(
  raw: { readonly [name: string]: unknown },
  seats: number,
  chance: readonly Scripted[] = [],
  seed = 1,
): Skirmish {
  const parsed = tinyEpicTactics.options(raw);
  if (!parsed.ok) throw new Error(parsed.trouble.say);
  return new Skirmish((table) => tinyEpicTactics.setup(parsed.value, table, seats), chance, seed);
}

/** One face of the house die that shows this, and of `star` and `push` no more than this. */
const FACE = { both: 0, push: 2, star: 3, miss: 4 } as const satisfies { readonly [face in DieSymbol | 'both']: number };

/** `dice('push', 'push', 'miss')`: two dice thrown for a push, the first shows a push, the second a miss. */
export const dice = (what: string, ...faces: readonly (keyof typeof FACE)[]): Scripted[] =>
  faces.map((face) => [`${what} die`, FACE[face]]);

/** The rule and the reason of something that is refused. */
export function rules(refusal: Refusal | undefined): string {
  expect(refusal, 'it is refused').toBeDefined();
  return `${refusal?.rule} ${refusal?.why}`;
}

type Kind = TacticsEvent['event'];
type EventOf<K extends Kind> = Extract<TacticsEvent, { readonly event: K }>;

export class Skirmish {
  readonly events: TacticsEvent[] = [];
  readonly world: World<State, TacticsEvent>;

  constructor(state: (table: Table<TacticsEvent>) => State, chance: readonly Scripted[] = [], seed?: number) {
    this.world = new World<State, TacticsEvent>({
      game: tinyEpicTactics,
      state,
      chance: scripted(chance, seed === undefined ? undefined : quick(seed)),
      keep: true,
      recorder: { wrote: () => {}, quiet: () => {}, heard: ({ event }) => this.events.push(expectWellTold(event)) },
    });
  }

  get state(): State {
    return this.world.state;
  }

  get outcome() {
    return this.world.outcome;
  }

  // ── questions ──

  /** Who is asked what: `0 act`, several divided by commas. */
  get asked(): string {
    const asks = this.world.request?.asks ?? [];
    return asks.flatMap(({ seat, name }, i) => (this.world.isOpen(i) ? [`${seat} ${name}`] : [])).join(', ');
  }

  /** The notations offered to a seat, or to whoever is asked first; all, or those that begin with these words. */
  options(beginning = '', seat?: Seat): string[] {
    const keys = this.offered(seat).map(({ key }) => key);
    return keys.filter((key) => `${key} `.startsWith(beginning === '' ? '' : `${beginning} `));
  }

  offers(key: string, seat?: Seat): boolean {
    return this.options('', seat).includes(key);
  }

  /** Why a notation is not on offer. */
  why(key: string, seat?: Seat): Refusal | undefined {
    expect(this.options('', seat), `${key} is not on offer`).not.toContain(key);
    const list = this.world.ask(this.index(seat)).notOffered?.() ?? [];
    for (const { refusal } of list) expectWellRefused(refusal);
    const offered = new Set(this.options('', seat));
    expect(
      list.filter((each) => offered.has(each.key)).map((each) => each.key),
      'nothing is both offered and refused',
    ).toEqual([]);
    return list.find((each) => each.key === key)?.refusal;
  }

  preview(key: string): unknown {
    return this.world.ask(this.index()).preview?.(this.picked(key).value);
  }

  // ── answers ──

  /** Gives one answer, for a seat or for whoever is asked first. */
  answer(key: string, seat?: Seat): this {
    this.world.choose(this.index(seat), this.picked(key, seat));
    return this;
  }

  /** Gives answers one after the other, each to exactly what is asked. */
  play(...keys: readonly string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  /** Gives answers, and passes every window on the way to which none of them belongs. */
  say(...keys: readonly string[]): this {
    for (const key of keys) {
      while (this.asksWindow && !this.offers(key)) this.answer('pass');
      this.answer(key);
    }
    while (this.asksWindow) this.answer('pass');
    return this;
  }

  /** Safe answers, or the first on offer, until this is asked or the match is over. */
  until(asked: string): this {
    for (let i = 0; i < 300 && this.outcome === undefined && !this.asked.split(', ').includes(asked); i++) {
      const { safe } = this.world.ask(this.index());
      const keys = this.options();
      this.answer(safe !== undefined && keys.includes(safe) ? safe : (keys[0] ?? ''));
    }
    return this;
  }

  // ── what happened ──

  /** The events of these kinds, in order. */
  told<K extends Kind>(...kinds: readonly K[]): EventOf<K>[] {
    const isWanted = (event: TacticsEvent): event is EventOf<K> => kinds.some((kind) => kind === event.event);
    return this.events.filter(isWanted);
  }

  /** The kinds of all events, in order. */
  get story(): Kind[] {
    return this.events.map(({ event }) => event);
  }

  /** What a seat hears of the events of a kind. */
  heard(kind: Kind, seat: Seat | undefined): unknown[] {
    return this.told(kind).map((event) => heardBy(event, seat));
  }

  /** The parts of a damage in one line: `melee 3, water 1`. */
  parts(number = 0): string {
    const told = this.told('damaged')[number];
    return (told?.parts ?? []).map(({ of, by }) => `${of} ${by}`).join(', ');
  }

  // ── what there is ──

  view(seat: Seat | undefined): View {
    return tinyEpicTactics.view(this.state, seat);
  }

  /** A unit as everybody sees it. */
  unit(id: string) {
    const found = this.view(undefined).units.find((unit) => unit.id === id);
    if (!found) throw new Error(`${id} is not dealt`);
    return found;
  }

  /** The cell of a unit, `-` when it is captured. */
  where(id: string): string {
    return where(this.state, id);
  }

  hp(id: string): number {
    return this.state.hp[named(this.state, id)] ?? 0;
  }

  stock(id: string): number {
    return this.state.stock[named(this.state, id)] ?? 0;
  }

  isWeak(id: string): boolean {
    return (this.state.weak[named(this.state, id)] ?? 0) > 0;
  }

  hand(side: Side): string {
    return this.tactics(this.state.hands[side] ?? []);
  }

  get discard(): string {
    return this.tactics(this.state.discard);
  }

  private tactics(cards: readonly CardNumber[]): string {
    const { tactics } = bookOf(this.state).content;
    return cards.map((card) => tactics[card]?.id).join(' ');
  }

  private get asksWindow(): boolean {
    return this.asked.includes(' window-');
  }

  private index(seat?: Seat): number {
    const asks = this.world.request?.asks ?? [];
    const at = asks.findIndex((ask, i) => this.world.isOpen(i) && (seat === undefined || ask.seat === seat));
    if (at < 0)
      throw new Error(`${seat === undefined ? 'nobody' : `seat ${seat}`} is asked (${this.outcome?.how ?? 'no end yet'})`);
    return at;
  }

  private picked(key: string, seat?: Seat) {
    const offered = this.offered(seat);
    const picked = offered.find((option) => option.key === key);
    if (!picked) throw new Error(`${this.asked}: not ${key}, but ${offered.map((each) => each.key).join(' | ')}`);
    return picked;
  }

  private offered(seat?: Seat) {
    const index = this.index(seat);
    const options = this.world.options(index);
    const keys = options.map(({ key }) => key);
    expect(new Set(keys).size, 'notations are unique').toBe(keys.length);
    expectWellAsked(this.world.ask(index), keys);
    return options;
  }
}
