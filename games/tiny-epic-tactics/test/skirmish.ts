/**
 * A table for tests. Units are told by card and cell, `W3@H7`, with HP `W3@H7/5`, with ammo or mana `R1@B2*0`, Weakened
 * `W3@H7~`, Weakened in this very turn `W3@H7~~`. Chance is scripted by name, answers are notations, and what comes back is
 * options, refusals, previews and events.
 */
import { heardBy, quick, type Refusal, type Scripted, type Seat, scripted, type Table, World } from '@taverne/engine';
import { expect } from 'vitest';
import { bookOf, isBattle } from '../src/content/book.ts';
import type { TacticsEvent } from '../src/events.ts';
import { type State, tinyEpicTactics, type View } from '../src/index.ts';
import { cellName, cellNamed } from '../src/realm/cells.ts';
import { emptyState, type Phase, type Side, type Unit } from '../src/state.ts';
import { take, unitOf } from '../src/units.ts';
import { CLASS_NAMES, type Mode } from '../src/words.ts';

export interface Told {
  readonly mode?: Mode;
  /** Side by side: `W3@H7 M1@A1`. */
  readonly units: readonly string[];
  /** Tactics in hand, side by side: `T01 T04`. */
  readonly hands?: readonly string[];
  readonly discard?: string;
  readonly active?: Side;
  readonly phase?: Phase;
  readonly left?: number;
  readonly turns?: number;
  readonly flags?: readonly number[];
  readonly bearer?: string;
  readonly artifact?: string;
  readonly payAnyTime?: boolean;
  readonly roundCap?: number;
  /** Further changes, before anything is asked. */
  readonly also?: (state: State) => void;
  readonly chance?: readonly Scripted[];
}

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A state in the middle of a match, in somebody's action phase unless told otherwise. */
export function position(told: Told): State {
  const { mode = 'competitive', active = 0 } = told;
  const seats = told.units.length;
  const teams = told.units.map((_, side) => (mode.endsWith('teams') ? side % 2 : side));
  const rules = { mode, payAnyTime: told.payAnyTime ?? true, roundCap: told.roundCap ?? 60 };
  const source = { rules, pack: '', realm: '' };
  const { realm, content, tacticNumbers } = bookOf(source);
  const state = emptyState({ ...source, seats, teams, first: 0 }, realm.zones.length, realm.boxes.length);
  for (const [side, units] of told.units.entries()) for (const word of words(units)) stand(state, side, word);
  const numbers = (text = '') => words(text).map((id) => tacticNumbers.get(id) ?? -1);
  state.hands = told.units.map((_, side) => numbers(told.hands?.[side]));
  state.discard = numbers(told.discard);
  const elsewhere = [...state.hands.flat(), ...state.discard];
  state.deck = content.tactics.map((_, card) => card).filter((card) => !elsewhere.includes(card));
  state.active = active;
  state.turns = told.turns ?? 8;
  state.phase = told.phase ?? 'act';
  state.left = told.left ?? 3;
  if (told.flags) state.flags = told.flags;
  if (isBattle(mode)) state.artifact = realm.artifact;
  if (told.artifact !== undefined) state.artifact = cellNamed(realm, told.artifact) ?? -1;
  if (told.bearer !== undefined) {
    state.bearer = named(state, told.bearer);
    state.artifact = -1;
  }
  told.also?.(state);
  return state;
}

function stand(state: State, side: Side, word: string): void {
  const { content, realm, unitNumbers } = bookOf(state);
  const [, id = '', place = '', hp, stock, weak] = /^(\w+)@([\w:-]+)(?:\/(\d+))?(?:\*(\d+))?(~*)$/.exec(word) ?? [];
  const number = unitNumbers.get(id) ?? -1;
  const name = content.units[number]?.class;
  // `W3@-`: dealt and captured.
  const cell = place === '-' ? -1 : cellNamed(realm, place);
  if (name === undefined || cell === undefined) throw new Error(`no unit is told by ${word}`);
  const unit = unitOf(side, CLASS_NAMES.indexOf(name));
  take(state, unit, number);
  state.at[unit] = cell;
  if (hp !== undefined) state.hp[unit] = Number(hp);
  if (stock !== undefined) state.stock[unit] = Number(stock);
  state.weak[unit] = weak?.length ?? 0;
}

/** The unit with this card. */
export function named(state: State, id: string): Unit {
  const unit = state.card.indexOf(bookOf(state).unitNumbers.get(id) ?? -2);
  if (unit < 0) throw new Error(`${id} is not dealt`);
  return unit;
}

const where = (state: State, id: string): string => {
  const cell = state.at[named(state, id)] ?? -1;
  return cell < 0 ? '-' : cellName(bookOf(state).realm, cell);
};

type TacticsWorld = World<State, TacticsEvent>;

export class Skirmish {
  readonly events: TacticsEvent[] = [];
  readonly world: TacticsWorld;

  constructor(state: (table: Table<TacticsEvent>) => State, chance: readonly Scripted[] = [], seed = 1) {
    this.world = new World<State, TacticsEvent>({
      game: tinyEpicTactics,
      state,
      chance: scripted(chance, quick(seed)),
      keep: true,
      recorder: { wrote: () => {}, quiet: () => {}, heard: ({ event }) => this.events.push(event) },
    });
  }

  get state(): State {
    return this.world.state;
  }

  get outcome() {
    return this.world.outcome;
  }

  /** Who is asked what: `0 act`, `1 window-move-ended`. */
  get asked(): string[] {
    const asks = this.world.request?.asks ?? [];
    return asks.flatMap(({ seat, name }, i) => (this.world.isOpen(i) ? [`${seat} ${name}`] : []));
  }

  private index(seat?: Seat): number {
    const asks = this.world.request?.asks ?? [];
    const at = asks.findIndex((ask, i) => this.world.isOpen(i) && (seat === undefined || ask.seat === seat));
    if (at < 0) throw new Error(`seat ${seat} is asked nothing (${this.outcome?.how ?? 'the match goes on'})`);
    return at;
  }

  /** The notations offered, all or those that begin with these words. */
  options(start = '', seat?: Seat): string[] {
    return this.world
      .options(this.index(seat))
      .map(({ key }) => key)
      .filter((key) => key.startsWith(start));
  }

  offers(key: string, seat?: Seat): boolean {
    return this.options('', seat).includes(key);
  }

  /** Gives answers one after the other; windows that open in between are passed, unless the answer is one of them. */
  say(...keys: string[]): this {
    for (const key of keys) {
      while (this.asked.some((each) => each.includes('window-')) && !this.offers(key)) this.pass();
      this.answer(key);
    }
    while (this.outcome === undefined && this.asked.some((each) => each.includes('window-'))) this.pass();
    return this;
  }

  /** Gives one answer, and nothing else. */
  answer(key: string, seat?: Seat): this {
    const index = this.index(seat);
    const picked = this.world.options(index).find((option) => option.key === key);
    if (!picked) throw new Error(`${this.asked.join(', ')}: not ${key}, but ${this.options('', seat).join(' | ')}`);
    this.world.choose(index, picked);
    return this;
  }

  pass(): this {
    return this.answer('pass');
  }

  why(key: string, seat?: Seat): Refusal | undefined {
    if (this.offers(key, seat)) return undefined;
    return this.world
      .ask(this.index(seat))
      .notOffered?.()
      .find((each) => each.key === key)?.refusal;
  }

  preview(key: string): unknown {
    const index = this.index();
    const picked = this.world.options(index).find((option) => option.key === key);
    if (!picked) throw new Error(`${key} is not offered`);
    return this.world.ask(index).preview?.(picked.value);
  }

  /** The events of this name, in order. */
  told(...names: TacticsEvent['event'][]): TacticsEvent[] {
    return this.events.filter(({ event }) => names.includes(event));
  }

  /** What a seat hears of the events of this name. */
  heard(name: TacticsEvent['event'], seat: Seat | undefined): unknown[] {
    return this.told(name).map((event) => heardBy(event, seat));
  }

  view(seat: Seat | undefined): View {
    return tinyEpicTactics.view(this.state, seat);
  }

  /** A unit as everybody sees it. */
  unit(id: string) {
    const found = this.view(undefined).units.find((unit) => unit.id === id);
    if (!found) throw new Error(`${id} is not dealt`);
    return found;
  }

  where(id: string): string {
    return where(this.state, id);
  }
}

/** In the middle of somebody's action phase. */
export function skirmish(told: Told): Skirmish {
  const state = position(told);
  return new Skirmish(() => state, told.chance);
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

export function rules(refusal: Refusal | undefined): string {
  expect(refusal, 'it is refused').toBeDefined();
  return `${refusal?.rule} ${refusal?.why}`;
}
