/** Tactics in a hand and at work: which ones, how they are revealed (TET-TACTIC-01, TET-TACTIC-05), what they amount to. */
import type { Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticCard } from '../content/tactics.ts';
import type { TacticsEvent } from '../events.ts';
import type { CardNumber, Side, State, Unit } from '../state.ts';
import { unitId } from '../units.ts';
import { NONE, type None } from '../words.ts';
import type { Tactic, Working } from './tactic.ts';

const EMPTY: readonly CardNumber[] = [];

export const handOf = (state: State, side: Side): readonly CardNumber[] => state.hands[side] ?? EMPTY;

export function tacticCard(state: State, card: CardNumber): TacticCard {
  const found = bookOf(state).content.tactics[card];
  if (!found) throw new Error(`there is no tactic ${card}`);
  return found;
}

/** What the card does. */
export function tacticOf(state: State, card: CardNumber): Tactic {
  const found = bookOf(state).tactics[card];
  if (!found) throw new Error(`there is no tactic ${card}, or nobody has read the cards (cards.ts)`);
  return found;
}

/** The first card in the hand that comes like this; NONE: it holds none. */
export function heldCard(state: State, side: Side, comes: Tactic['comes']): CardNumber | None {
  for (const card of handOf(state, side)) if (tacticOf(state, card).comes === comes) return card;
  return NONE;
}

export interface Revealing {
  readonly side: Side;
  readonly card: CardNumber;
  /** The unit it is for. */
  readonly unit?: Unit;
}

/** Free of charge (TET-TACTIC-03), from the hand face up onto the discard pile (TET-TACTIC-05). */
export function reveal(state: State, table: Table<TacticsEvent>, { side, card, unit }: Revealing): void {
  discardTactic(state, side, card);
  const { id } = tacticCard(state, card);
  const on = unit === undefined ? {} : { unit: unitId(state, unit) };
  table.emit({ event: 'tactic-played', rule: 'TET-TACTIC-05', side, card: id, ...on });
}

/** Off the hand and face up onto the discard pile (TET-TACTIC-05, TET-TACTIC-07). What it does or that it is lost, others tell. */
export function discardTactic(state: State, side: Side, card: CardNumber): void {
  state.hands = state.hands.map((hand, each) => (each === side ? hand.filter((held) => held !== card) : hand));
  state.discard = [...state.discard, card];
  if (state.known.includes(card)) state.known = state.known.filter((each) => each !== card);
}

/** What the tactics that do this amount to; 0: there is none. */
export function atWork(state: State, tactics: readonly CardNumber[], working: Working): number {
  let amount = 0;
  for (const card of tactics) {
    if (tacticOf(state, card).works?.includes(working)) amount += tacticCard(state, card).amount;
  }
  return amount;
}

/** A tactic joins the attack under way. */
export function putToWork(state: State, card: CardNumber): void {
  const attack = state.attacks.at(-1);
  if (attack) attack.tactics = [...attack.tactics, card];
}

/** Does such a tactic work on the attack under way? */
export function isAtWork(state: State, working: Working): boolean {
  const attack = state.attacks.at(-1);
  return attack !== undefined && atWork(state, attack.tactics, working) > 0;
}
