/**
 * Skirmishes for tests. Units are told by card and cell: `W3@H7`; with HP `W3@H7/5`, with ammo or mana `R1@C3:2`, Weakened
 * `W3@H7~`. Answers are notations, dice are scripted by name and face, and whatever chance is asked beyond the script fails.
 */
import { type Refusal, type Scripted, scripted, World } from '@taverne/engine';
import { expect } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import type { TacticsEvent } from '../../src/events.ts';
import { tinyEpicTactics } from '../../src/index.ts';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import { emptyState, type Side, type State, type Unit } from '../../src/state.ts';
import { take, unitOf } from '../../src/units.ts';
import { CLASS_NAMES, type DieSymbol, type Mode } from '../../src/words.ts';

export interface Told {
  readonly mode?: Mode;
  /** The units of each side; in solo the second side is the Enemy, in co-op the last two. */
  readonly sides: readonly string[];
  /** The tactics of each side: `T05 T09`. */
  readonly hands?: readonly string[];
  readonly discard?: string;
  readonly active?: Side;
  readonly left?: number;
  /** Who bears the Artifact; or the cell where it lies. */
  readonly bearer?: string;
  readonly artifact?: string;
  /** Cards under Enemy units: `M4:E3`. */
  readonly under?: string;
  readonly chance?: readonly Scripted[];
  /** Something special about the position. */
  readonly but?: (state: State) => void;
}

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

/** One face of the house die that shows this, and of `star` and `push` no more than this. */
const FACE: { readonly [face: string]: number } = { both: 0, push: 2, star: 3, miss: 4 };

/** `dice('push', 'push', 'miss')`: two dice thrown for a push, the first shows a push, the second a miss. */
export const dice = (what: string, ...faces: readonly (DieSymbol | 'both')[]): Scripted[] =>
  faces.map((face) => [`${what} die`, FACE[face] ?? 0]);

export function skirmish(told: Told): Skirmish {
  return new Skirmish(stateOf(told), told.chance ?? []);
}

export function stateOf(told: Told): State {
  const mode = told.mode ?? 'competitive';
  const rules = { mode, payAnyTime: true, roundCap: 60 };
  const source = { rules, pack: '', realm: '' };
  const { content, realm, tacticNumbers, enemyNumbers } = bookOf(source);
  const sides = told.sides.length;
  const seats = mode === 'solo' ? 1 : mode === 'co-op' ? 2 : sides;
  const byTwo = mode === 'teams' || mode === 'battle-teams';
  const teams = told.sides.map((_, side) => (mode === 'co-op' ? side >> 1 : byTwo ? side % 2 : side));
  const state = emptyState({ ...source, seats, teams, first: 0 }, realm.zones.length, realm.boxes.length);
  state.phase = 'act';
  state.turns = 1;
  state.active = told.active ?? 0;
  state.left = told.left ?? 3;
  state.time = 5;
  for (const [side, units] of told.sides.entries()) for (const word of words(units)) seat(state, side, word);
  const card = (id: string): number => {
    const number = tacticNumbers.get(id);
    if (number === undefined) throw new Error(`there is no tactic ${id}`);
    return number;
  };
  state.hands = told.sides.map((_, side) =>
    words(told.hands?.[side])
      .map(card)
      .sort((a, b) => a - b),
  );
  state.discard = words(told.discard).map(card);
  state.deck = content.tactics
    .map((_, each) => each)
    .filter((each) => ![...state.hands.flat(), ...state.discard].includes(each));
  state.reserve = content.units.map((_, each) => each).filter((each) => !state.card.includes(each));
  state.enemyDeck = content.enemies.map((_, each) => each);
  for (const word of words(told.under)) {
    const [unit = '', enemy = ''] = word.split(':');
    state.under[named(state, unit)] = enemyNumbers.get(enemy) ?? -1;
  }
  if (told.bearer !== undefined) state.bearer = named(state, told.bearer);
  if (told.artifact !== undefined) state.artifact = cellNamed(realm, told.artifact) ?? -1;
  told.but?.(state);
  return state;
}

function seat(state: State, side: Side, word: string): void {
  const { content, realm, unitNumbers } = bookOf(state);
  const [, id = '', place = '', hp, stock, weak] = /^(\w+)@(\w+)(?:\/(\d+))?(?::(\d+))?(~)?$/.exec(word) ?? [];
  const number = unitNumbers.get(id) ?? -1;
  const name = content.units[number]?.class;
  const cell = cellNamed(realm, place);
  if (name === undefined || cell === undefined) throw new Error(`no unit is told by ${word}`);
  const unit = unitOf(side, CLASS_NAMES.indexOf(name));
  if (state.card[unit] !== -1) throw new Error(`side ${side} has two units of the class of ${id}`);
  take(state, unit, number);
  state.at[unit] = cell;
  if (hp !== undefined) state.hp[unit] = Number(hp);
  if (stock !== undefined) state.stock[unit] = Number(stock);
  if (weak !== undefined) state.weak[unit] = 1;
}

/** The unit with this card. */
export function named(state: State, id: string): Unit {
  const unit = state.card.indexOf(bookOf(state).unitNumbers.get(id) ?? -2);
  if (unit < 0) throw new Error(`${id} is not dealt`);
  return unit;
}

type Kind = TacticsEvent['event'];
type EventOf<K extends Kind> = Extract<TacticsEvent, { readonly event: K }>;

export class Skirmish {
  readonly world: World<State, TacticsEvent>;
  readonly events: TacticsEvent[] = [];

  constructor(state: State, chance: readonly Scripted[]) {
    this.world = new World<State, TacticsEvent>({
      game: tinyEpicTactics,
      state: () => state,
      chance: scripted(chance),
      keep: true,
      recorder: { wrote: () => {}, quiet: () => {}, heard: ({ event }) => void this.events.push(event) },
    });
  }

  get state(): State {
    return this.world.state;
  }

  /** Who is asked what: `1 riposte`, several divided by commas. */
  get asked(): string {
    const asks = this.world.request?.asks ?? [];
    return asks
      .filter((_, i) => this.world.isOpen(i))
      .map(({ seat: who, name }) => `${who} ${name}`)
      .join(', ');
  }

  /** The notations on offer to whoever is asked first; only those that begin with these words, if given. */
  options(beginning = ''): string[] {
    const keys = this.world.options(this.world.waiting).map(({ key }) => key);
    expect(new Set(keys).size, 'notations are unique').toBe(keys.length);
    return keys.filter((key) => key === beginning || key.startsWith(beginning === '' ? '' : `${beginning} `));
  }

  /** Answers one notation after the other, each for whoever is asked first. */
  play(...keys: readonly string[]): this {
    for (const key of keys) {
      const index = this.world.waiting;
      const picked = this.world.options(index).find((each) => each.key === key);
      if (!picked) throw new Error(`${this.asked} has no ${key}; there are ${this.options().join(', ')}`);
      this.world.choose(index, picked);
    }
    return this;
  }

  /** Why a notation is not on offer. */
  why(key: string): Refusal | undefined {
    expect(this.options(), `${key} is not on offer`).not.toContain(key);
    const list = this.world.ask(this.world.waiting).notOffered?.() ?? [];
    return list.find((each) => each.key === key)?.refusal;
  }

  preview(key: string): unknown {
    const index = this.world.waiting;
    const picked = this.world.options(index).find((each) => each.key === key);
    if (!picked) throw new Error(`${key} is not on offer`);
    return this.world.ask(index).preview?.(picked.value);
  }

  /** The events of a kind. */
  told<K extends Kind>(kind: K): EventOf<K>[] {
    return this.events.filter((event): event is EventOf<K> => event.event === kind);
  }

  /** The kinds of all events, in order. */
  get story(): string[] {
    return this.events.map(({ event }) => event);
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

  /** The cell of a unit; `gone` when it is captured. */
  at(id: string): string {
    const cell = this.state.at[named(this.state, id)] ?? -1;
    return cell < 0 ? 'gone' : cellName(bookOf(this.state).realm, cell);
  }

  /** The cards in a hand. */
  hand(side: Side): string {
    const { tactics } = bookOf(this.state).content;
    return (this.state.hands[side] ?? []).map((card) => tactics[card]?.id).join(' ');
  }

  /** The cards in the discard pile. */
  get discard(): string {
    const { tactics } = bookOf(this.state).content;
    return this.state.discard.map((card) => tactics[card]?.id).join(' ');
  }

  /** The parts of a damage in one line: `melee 3, water 1`. */
  parts(number = 0): string {
    const told = this.told('damaged')[number];
    return (told?.parts ?? []).map(({ of, by }) => `${of} ${by}`).join(', ');
  }
}
