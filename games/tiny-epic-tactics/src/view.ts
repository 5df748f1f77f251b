/**
 * What a seat sees: everything but the hands of others and the deck, of which it sees the sizes (TET-RUL-46). Units and cards
 * go by their ids here, cells by their names.
 */
import { classesOf, look, type Seat } from '@taverne/engine';
import { kindsDone } from './allowance.ts';
import { bookOf, isBattle } from './content/book.ts';
import { advances, holdOf } from './control.ts';
import { roundOf } from './ending.ts';
import type { CardId, CellName, UnitId } from './events.ts';
import { tacticId } from './hand.ts';
import { movementOf } from './reach.ts';
import { cellName } from './realm/cells.ts';
import { type Score, scoreOf } from './score.ts';
import { closedCells, isAdventure } from './solo/closed.ts';
import { type CardNumber, type Side, STATE, type State, type Unit } from './state.ts';
import { cellOf, classOf, hpOf, isInPlay, isWeak, maxHp, maxStock, sideOf, stockOf, unitId } from './units.ts';
import { type ActionKind, type ClassName, type Mode, NONE, type None } from './words.ts';

// ── units ──

export interface UnitView {
  readonly unit: Unit;
  readonly id: UnitId;
  readonly side: Side;
  readonly class: ClassName;
  /** Null: not deployed yet, or captured. */
  readonly cell: CellName | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly stock: number;
  readonly maxStock: number;
  readonly weak: boolean;
  /** MP of its next Move action. */
  readonly move: number;
  readonly done: readonly ActionKind[];
  readonly bearer: boolean;
  /** Solo and co-op: the enemy card under it. */
  readonly under: CardId | null;
}

function unitView(state: State, unit: Unit): UnitView {
  return {
    unit,
    id: unitId(state, unit),
    side: sideOf(unit),
    class: classOf(unit),
    cell: isInPlay(state, unit) ? cellName(bookOf(state).realm, cellOf(state, unit)) : null,
    hp: hpOf(state, unit),
    maxHp: maxHp(state, unit),
    stock: stockOf(state, unit),
    maxStock: maxStock(state, unit),
    weak: isWeak(state, unit),
    move: movementOf(state, unit),
    done: kindsDone(state, unit),
    bearer: state.bearer === unit,
    under: enemyId(state, state.under[unit] ?? NONE),
  };
}

// ── cards ──

const enemyId = (state: State, card: CardNumber): CardId | null => bookOf(state).content.enemies[card]?.id ?? null;
const unitCardId = (state: State, card: CardNumber): UnitId => bookOf(state).content.units[card]?.id ?? '';
const tacticIds = (state: State, cards: readonly CardNumber[]): CardId[] => cards.map((card) => tacticId(state, card));
const unitCardIds = (state: State, cards: readonly CardNumber[]): UnitId[] => cards.map((card) => unitCardId(state, card));

/** A hand as somebody sees it: the ids for its owner, for the others what was revealed and went back. */
export interface HandView {
  readonly count: number;
  readonly cards: readonly CardId[];
}

function handView(state: State, owner: Side, hand: readonly CardNumber[], seat: Seat | undefined): HandView {
  const seen = owner === seat ? hand : hand.filter((card) => state.known.includes(card));
  return { count: hand.length, cards: tacticIds(state, seen) };
}

const enemyIds = (state: State, cards: readonly CardNumber[]): CardId[] => cards.map((card) => enemyId(state, card) ?? '');
const unitIdOrNull = (state: State, unit: Unit | None): UnitId | null => (unit === NONE ? null : unitId(state, unit));

/** What the units' lists say is in `units`. */
const CLASSES = classesOf(STATE, {
  // Its name only: the text is among the options, and long.
  pack: (_, state): string => bookOf(state).pack,
  captor: (unit, state) => unitIdOrNull(state, unit),
  hands: (hands, state, seat): HandView[] =>
    hands.slice(0, state.seats).map((hand, owner) => handView(state, owner, hand, seat)),
  deck: (deck): number => deck.length,
  discard: (cards, state) => tacticIds(state, cards),
  known: (cards, state) => tacticIds(state, cards),
  captured: (captured, state) => captured.map((cards) => unitCardIds(state, cards)),
  dealt: (dealt, state) => dealt.map((cards) => unitCardIds(state, cards)),
  bearer: (unit, state) => unitIdOrNull(state, unit),
  artifact: (cell, state): CellName | null => (cell === NONE ? null : cellName(bookOf(state).realm, cell)),
  // A bag, not an order: what is still in it anybody can work out.
  enemyDeck: (cards, state) => enemyIds(state, cards),
  enemyDiscard: (cards, state) => enemyIds(state, cards),
  reserve: (cards, state) => unitCardIds(state, cards),
  attacks: (attacks, state) =>
    attacks.map(({ by, on, tactics, ...rest }) => ({
      ...rest,
      by: unitId(state, by),
      on: unitId(state, on),
      tactics: tacticIds(state, tactics),
    })),
  dice: (dice, state) => dice.map((face) => bookOf(state).content.die[face] ?? []),
  walk: (walk, state) => walk && { unit: unitId(state, walk.unit), mp: walk.mp, entered: walk.entered, action: walk.action },
});

// ── what follows from it ──

export interface ZoneView {
  readonly space: number;
  readonly won: Side | None;
  /** Side → its units in the zone. */
  readonly units: readonly number[];
  /** Sides for whom the flag would move if their turn began now. */
  readonly moves: readonly Side[];
}

function zoneViews(state: State): ZoneView[] {
  if (isBattle(state.rules.mode) || isAdventure(state)) return [];
  const sides = state.teams.map((_, side) => side);
  return state.flags.map((space, zone) => ({
    space,
    won: state.won[zone] ?? NONE,
    units: sides.map((side) => holdOf(state, zone, side).own),
    moves: sides.filter((side) => advances(state, zone, side)),
  }));
}

const scoreViews = (state: State): Score[] =>
  isAdventure(state) ? [] : Array.from({ length: state.seats }, (_, side) => scoreOf(state, side));

export function view(state: State, seat: Seat | undefined) {
  const { realm } = bookOf(state);
  const mode: Mode = state.rules.mode;
  const units: UnitView[] = [];
  for (let unit = 0; unit < state.card.length; unit++) if (state.card[unit] !== NONE) units.push(unitView(state, unit));
  return {
    ...look(state, CLASSES, seat),
    mode,
    round: roundOf(state),
    units,
    zones: zoneViews(state),
    scores: scoreViews(state),
    closed: closedCells(state).map((cell) => cellName(realm, cell)),
  };
}

export type View = ReturnType<typeof view>;

// ── what is hidden ──

/** Cards that a seat cannot place: those in the deck and in the hands of others, but for what everybody has seen. */
export function hidden(state: State, seat: Seat | undefined): readonly (readonly string[])[] {
  const cards = [...state.deck];
  for (const [owner, hand] of state.hands.entries()) {
    if (owner !== seat) cards.push(...hand.filter((card) => !state.known.includes(card)));
  }
  return cards.length < 2 ? [] : [tacticIds(state, cards)];
}

export function rename(state: State, to: ReadonlyMap<string, string>): void {
  const { content, tacticNumbers } = bookOf(state);
  const renamed = (card: CardNumber): CardNumber => {
    const id = content.tactics[card]?.id ?? '';
    return tacticNumbers.get(to.get(id) ?? id) ?? card;
  };
  const sorted = (cards: readonly CardNumber[]): CardNumber[] => cards.map(renamed).sort((a, b) => a - b);
  state.hands = state.hands.map(sorted);
  state.deck = sorted(state.deck);
}
