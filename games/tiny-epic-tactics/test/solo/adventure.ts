/**
 * Adventures for tests. Units are told by card and place, `W3@H7`, in a dungeon `W3@5x4:B2`, with HP `W3@H7/5`, Weakened
 * `W3@H7~`; chance is scripted by name; answers are notations.
 */
import { type Play, type Request, type Scripted, scripted, type Table } from '@taverne/engine';
import { expect } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import type { TacticsEvent, Thought } from '../../src/events.ts';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import type { Cell } from '../../src/realm/types.ts';
import { emptyState, type Side, type State, type Unit } from '../../src/state.ts';
import { take, unitId, unitOf } from '../../src/units.ts';
import { CLASS_NAMES } from '../../src/words.ts';

export interface Told {
  readonly mode?: 'solo' | 'co-op';
  readonly mine?: string;
  /** Co-op: the second player's units. */
  readonly partner?: string;
  readonly enemy?: string;
  /** Co-op: the second Enemy's. */
  readonly enemy2?: string;
  /** The first player's tactics. */
  readonly hand?: string;
  readonly time?: number;
  /** Boxes whose dungeon cards are green. */
  readonly green?: string;
  /** Cards under Enemy units: `W1:E3`. */
  readonly under?: string;
  /** Enemy cards in the discard pile. */
  readonly discarded?: string;
}

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

export function adventure(told: Told): State {
  const mode = told.mode ?? 'solo';
  const rules = { mode, payAnyTime: true, roundCap: 60 };
  const seats = mode === 'solo' ? 1 : 2;
  const teams = mode === 'solo' ? [0, 1] : [0, 0, 1, 1];
  const source = { rules, pack: '', realm: '' };
  const { content, realm, enemyNumbers, tacticNumbers } = bookOf(source);
  const state = emptyState({ ...source, seats, teams, first: 0 }, realm.zones.length, realm.boxes.length);
  state.phase = 'act';
  state.left = 3;
  state.time = told.time ?? 5;
  const sides = mode === 'solo' ? [told.mine, told.enemy] : [told.mine, told.partner, told.enemy, told.enemy2];
  for (const [side, units] of sides.entries()) for (const word of words(units)) seat(state, side, word);
  state.reserve = content.units.map((_, card) => card).filter((card) => !state.card.includes(card));
  for (const word of words(told.under)) {
    const [unit = '', card = ''] = word.split(':');
    state.under[named(state, unit)] = enemyNumbers.get(card) ?? -1;
  }
  state.enemyDiscard = words(told.discarded).map((id) => enemyNumbers.get(id) ?? -1);
  const taken = [...state.under, ...state.enemyDiscard];
  state.enemyDeck = content.enemies.map((_, card) => card).filter((card) => !taken.includes(card));
  state.hands = sides.map((_, side) => (side === 0 ? words(told.hand).map((id) => tacticNumbers.get(id) ?? -1) : []));
  state.green = realm.boxes.map(({ id }) => words(told.green).includes(id));
  return state;
}

function seat(state: State, side: Side, word: string): void {
  const { content, realm, unitNumbers } = bookOf(state);
  const [, id = '', place = '', hp, weak] = /^(\w+)@([\w:]+)(?:\/(\d+))?(~)?$/.exec(word) ?? [];
  const number = unitNumbers.get(id) ?? -1;
  const name = content.units[number]?.class;
  const cell = cellNamed(realm, place);
  if (name === undefined || cell === undefined) throw new Error(`no unit is told by ${word}`);
  const unit = unitOf(side, CLASS_NAMES.indexOf(name));
  take(state, unit, number);
  state.at[unit] = cell;
  if (hp !== undefined) state.hp[unit] = Number(hp);
  if (weak !== undefined) state.weak[unit] = 1;
}

/** The unit with this card. */
export function named(state: State, id: string): Unit {
  const unit = state.card.indexOf(bookOf(state).unitNumbers.get(id) ?? -2);
  if (unit < 0) throw new Error(`${id} is not dealt`);
  return unit;
}

export function cell(state: State, name: string): Cell {
  const found = cellNamed(bookOf(state).realm, name);
  if (found === undefined) throw new Error(`there is no cell ${name}`);
  return found;
}

export const cellsOf = (state: State, cells: readonly Cell[]): string =>
  cells.map((each) => cellName(bookOf(state).realm, each)).join(' ');

export const where = (state: State, id: string): string => cellsOf(state, [state.at[named(state, id)] ?? -1]);

/** `nearest M1 3`: a thought in one line. */
export const said = (thoughts: readonly Thought[]): string[] =>
  thoughts.map(({ say, figures = {} }) => [say, ...Object.values(figures)].join(' '));

// ── a table that writes everything down ──

export interface TestTable extends Table<TacticsEvent> {
  readonly events: TacticsEvent[];
  /** Names of the events so far. */
  readonly told: () => string[];
  readonly last: (event: TacticsEvent['event']) => TacticsEvent | undefined;
}

export function tableWith(...script: readonly Scripted[]): TestTable {
  const source = scripted(script);
  const events: TacticsEvent[] = [];
  let index = 0;
  return {
    events,
    told: () => events.map(({ event }) => event),
    last: (name) => events.findLast(({ event }) => event === name),
    chance: (what, of) => source(index++, of, what),
    shown: () => {},
    emit: (event) => void events.push(event),
  };
}

/** Runs a stretch of rules: answers are given in order, each by its notation; a lone option need not be named. */
export function run<T>(play: Play<T>, answers: readonly string[] = []): T {
  const left = [...answers];
  let stop = play.next([]);
  while (!stop.done) stop = play.next(stop.value.asks.map((one) => answerTo(one, left)));
  expect(left, 'every answer was asked for').toEqual([]);
  return stop.value;
}

function answerTo(one: Request['asks'][number], left: string[]): unknown {
  const options = one.options();
  const [only, second] = options;
  if (only && second === undefined && one.lone !== 'asked') {
    if (left[0] === only.key) left.shift();
    return only.value;
  }
  // Windows are passed unless the answer is a card.
  const key = one.name.startsWith('window-') && !options.some((each) => each.key === left[0]) ? 'pass' : left.shift();
  const found = options.find((each) => each.key === key);
  if (!found) throw new Error(`${one.name} offers ${options.map((each) => each.key).join(', ')}, not ${key}`);
  return found.value;
}

export const idOf = (state: State, unit: Unit | undefined): string => (unit === undefined ? 'nobody' : unitId(state, unit));
