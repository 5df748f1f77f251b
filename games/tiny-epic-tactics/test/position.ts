/**
 * Positions for tests, told in words. One word is one unit, and says as much of it as matters:
 *
 *     W3@H7      the unit of card W3 on the cell H7, every track at its top
 *     W3@5x4:B2  in the chamber B2 of the dungeon of the box 5x4
 *     W3@-       dealt and captured
 *     W3@H7/5    with 5 HP
 *     R1@H7*0    with no ammo or mana left
 *     W3@H7~     Weakened; `~~`: Weakened in this very turn of its owner
 *
 * in this order: `W3@H7/5*0~`. A side is its units with blanks between them, `W3@H7/5 M1@A1`; a hand is its cards, `T01 T04`.
 */
import '../src/cards.ts';
import { bookOf, isBattle } from '../src/content/book.ts';
import { cellName, cellNamed } from '../src/realm/cells.ts';
import type { Cell } from '../src/realm/types.ts';
import { isAdventure } from '../src/solo/closed.ts';
import { type CardNumber, emptyState, type Phase, type Side, type State, type Unit } from '../src/state.ts';
import { take, unitOf } from '../src/units.ts';
import { CLASS_NAMES, type Mode } from '../src/words.ts';

export interface Drawn {
  readonly mode?: Mode;
  /** Side by side; in adventures the players first, then as many Enemies. */
  readonly units: readonly string[];
  /** Tactics in hand, side by side. */
  readonly hands?: readonly string[];
  /** Tactics in the discard pile; what is neither there nor in a hand is in the deck. */
  readonly discard?: string;
  readonly active?: Side;
  readonly phase?: Phase;
  readonly left?: number;
  readonly turns?: number;
  readonly payAnyTime?: boolean;
  readonly roundCap?: number;
  /** The space of each flag. */
  readonly flags?: readonly number[];
  /** Battles: who bears the Artifact, or where it lies if not on its own cell. */
  readonly bearer?: string;
  readonly artifact?: string;
  /** Adventures: the time left, the boxes whose dungeon card is green, the cards under Enemy units (`W1:E3`), and those discarded. */
  readonly time?: number;
  readonly green?: string;
  readonly under?: string;
  readonly enemyDiscard?: string;
  /** What words cannot say, before anything is asked. */
  readonly also?: (state: State) => void;
}

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

/** In the middle of a match, in somebody's action phase unless told otherwise. */
export function position(told: Drawn): State {
  const state = emptyOf(told);
  for (const [side, units] of told.units.entries()) for (const word of words(units)) stand(state, side, word);
  state.active = told.active ?? 0;
  state.turns = told.turns ?? 8;
  state.phase = told.phase ?? 'act';
  state.left = told.left ?? 3;
  if (told.flags) state.flags = told.flags;
  dealTactics(state, told);
  if (isBattle(state.rules.mode)) layArtifact(state, told);
  if (isAdventure(state)) setAdventure(state, told);
  told.also?.(state);
  return state;
}

function emptyOf({ mode = 'competitive', units, payAnyTime = true, roundCap = 60 }: Drawn): State {
  const alone = mode === 'solo' || mode === 'co-op';
  const seats = alone ? units.length / 2 : units.length;
  const byTwo = mode === 'teams' || mode === 'battle-teams';
  const teams = units.map((_, side) => (alone ? (side < seats ? 0 : 1) : byTwo ? side % 2 : side));
  const given = { rules: { mode, payAnyTime, roundCap }, pack: '', realm: '', seats, teams, first: 0 };
  const { realm } = bookOf(given);
  return emptyState(given, realm.zones.length, realm.boxes.length);
}

function stand(state: State, side: Side, word: string): void {
  const { content, unitNumbers } = bookOf(state);
  const [, id = '', place = '', hp, stock, weak = ''] = /^(\w+)@([\w:]+|-)(?:\/(\d+))?(?:\*(\d+))?(~{0,2})$/.exec(word) ?? [];
  const number = unitNumbers.get(id) ?? -1;
  const name = content.units[number]?.class;
  if (name === undefined) throw new Error(`no unit is told by "${word}"`);
  const unit = unitOf(side, CLASS_NAMES.indexOf(name));
  if (state.card[unit] !== -1) throw new Error(`side ${side} has two units of the class of ${id}`);
  take(state, unit, number);
  state.at[unit] = place === '-' ? -1 : cell(state, place);
  if (hp !== undefined) state.hp[unit] = Number(hp);
  if (stock !== undefined) state.stock[unit] = Number(stock);
  state.weak[unit] = weak.length;
}

function dealTactics(state: State, { units, hands, discard }: Drawn): void {
  const { content, tacticNumbers } = bookOf(state);
  const cards = (text?: string): CardNumber[] => words(text).map((id) => numberOf(tacticNumbers, id));
  state.hands = units.map((_, side) => cards(hands?.[side]).sort((a, b) => a - b));
  state.discard = cards(discard);
  state.deck = others(content.tactics, [...state.hands.flat(), ...state.discard]);
}

function layArtifact(state: State, { bearer, artifact }: Drawn): void {
  if (bearer !== undefined) state.bearer = named(state, bearer);
  else state.artifact = artifact === undefined ? bookOf(state).realm.artifact : cell(state, artifact);
}

function setAdventure(state: State, { time = 5, green, under, enemyDiscard }: Drawn): void {
  const { content, realm, enemyNumbers } = bookOf(state);
  state.time = time;
  state.green = realm.boxes.map(({ id }) => words(green).includes(id));
  state.reserve = others(content.units, state.card);
  for (const word of words(under)) {
    const [unit = '', card = ''] = word.split(':');
    state.under[named(state, unit)] = numberOf(enemyNumbers, card);
  }
  state.enemyDiscard = words(enemyDiscard).map((id) => numberOf(enemyNumbers, id));
  state.enemyDeck = others(content.enemies, [...state.under, ...state.enemyDiscard]);
}

const others = (cards: readonly unknown[], taken: readonly CardNumber[]): CardNumber[] =>
  cards.map((_, card) => card).filter((card) => !taken.includes(card));

function numberOf(cards: ReadonlyMap<string, CardNumber>, id: string): CardNumber {
  const number = cards.get(id);
  if (number === undefined) throw new Error(`there is no card ${id}`);
  return number;
}

// ── what stands where ──

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

/** Cells by name; `-` for none. */
export const cellsOf = (state: State, cells: readonly Cell[]): string =>
  cells.map((each) => (each === -1 ? '-' : cellName(bookOf(state).realm, each))).join(' ');

export const where = (state: State, id: string): string => cellsOf(state, [state.at[named(state, id)] ?? -1]);
