/** Tactics in a hand: which ones, and how they are revealed (TET-TACTIC-01, TET-TACTIC-05). */
import type { Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticCard, TacticName } from '../content/types.ts';
import type { TacticsEvent } from '../events.ts';
import type { CardNumber, Side, State, Unit } from '../state.ts';
import { unitId } from '../units.ts';
import { NONE, type None } from '../words.ts';

const EMPTY: readonly CardNumber[] = [];

export const handOf = (state: State, side: Side): readonly CardNumber[] => state.hands[side] ?? EMPTY;

export function tacticCard(state: State, card: CardNumber): TacticCard {
  const found = bookOf(state).content.tactics[card];
  if (!found) throw new Error(`there is no tactic ${card}`);
  return found;
}

/** The first card in the hand that does this; NONE: it holds none. */
export function heldCard(state: State, side: Side, does: TacticName): CardNumber | None {
  const hand = handOf(state, side);
  for (const card of hand) if (tacticCard(state, card).does === does) return card;
  return NONE;
}

/** Free of charge (TET-TACTIC-03), from the hand face up onto the discard pile (TET-TACTIC-05). */
export function reveal(state: State, table: Table<TacticsEvent>, side: Side, card: CardNumber, unit?: Unit): void {
  state.hands = state.hands.map((hand, each) => (each === side ? hand.filter((held) => held !== card) : hand));
  state.discard = [...state.discard, card];
  if (state.known.includes(card)) state.known = state.known.filter((each) => each !== card);
  const { id } = tacticCard(state, card);
  const on = unit === undefined ? {} : { unit: unitId(state, unit) };
  table.emit({ event: 'tactic-played', rule: 'TET-TACTIC-05', side, card: id, ...on });
}

/** What the tactics of this kind at work on an attack amount to; 0: there is none. */
export function atWork(state: State, tactics: readonly CardNumber[], does: TacticName): number {
  let amount = 0;
  for (const card of tactics) {
    const tactic = tacticCard(state, card);
    if (tactic.does === does) amount += tactic.amount;
  }
  return amount;
}

/** A tactic joins the attack under way. */
export function putToWork(state: State, card: CardNumber): void {
  const attack = state.attacks.at(-1);
  if (attack) attack.tactics = [...attack.tactics, card];
}

/** Does a tactic of this kind work on the attack under way? */
export function isAtWork(state: State, does: TacticName): boolean {
  const attack = state.attacks.at(-1);
  return attack !== undefined && atWork(state, attack.tactics, does) > 0;
}
