/** The Enemy's row of cards, and which unit of it a drawn card activates (TET-SOLO-SETUP-03, TET-SOLO-ENEMY-01, -02). */
import type { Thought } from '../events.ts';
import type { CardNumber, Side, State, Unit } from '../state.ts';
import { unitId, unitOf } from '../units.ts';
import { CLASS_NAMES, type ClassName, NONE } from '../words.ts';
import { enemyCard } from './deck.ts';
import { thought } from './thoughts.ts';

/** From left to right (TET-SOLO-SETUP-03). */
export const ROW: readonly ClassName[] = ['warrior', 'beast', 'rogue', 'wizard'];

/** The units of an Enemy in the order of its row. */
export const rowOf = (side: Side): Unit[] => ROW.map((name) => unitOf(side, CLASS_NAMES.indexOf(name)));

/** The Enemy that follows a player's turn: each player runs one (TET-COOP-02, TET-COOP-04, TET-COOP-09). */
export const enemyOf = (state: State, side: Side): Side => state.seats + side;

export interface Chosen {
  readonly unit: Unit;
  readonly thoughts: readonly Thought[];
}

/** The unit that a card activates in this Enemy's own row (TET-COOP-11). */
export function chooseUnit(state: State, side: Side, number: CardNumber): Chosen {
  const card = enemyCard(state, number);
  const row = rowOf(side);
  const leftmost = row.find((unit) => state.under[unit] === NONE) ?? row[0] ?? NONE;
  if (card.activates === 'leftmost') {
    return { unit: leftmost, thoughts: [thought('card-leftmost', { card: card.id, unit: unitId(state, leftmost) })] };
  }
  const named = unitOf(side, CLASS_NAMES.indexOf(card.activates));
  const figures = { card: card.id, class: card.activates };
  if (state.under[named] === NONE) {
    return { unit: named, thoughts: [thought('card-names', { ...figures, unit: unitId(state, named) })] };
  }
  const instead = { named: unitId(state, named), unit: unitId(state, leftmost) };
  return { unit: leftmost, thoughts: [thought('card-taken', { ...figures, ...instead })] };
}
