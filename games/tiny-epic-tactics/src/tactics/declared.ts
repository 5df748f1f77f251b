/** Tactics that come with their holder's own declaration: of a Move, or of an attack. */
import { type Declaration, isAttacking } from '../attack/declaration.ts';
import type { CardNumber, Side, State, Unit } from '../state.ts';
import { isEnemyUnit, sideOf } from '../units.ts';
import { NONE, type None } from '../words.ts';
import { atWork, handOf, heldCard, tacticOf } from './hand.ts';

/** The card this side could reveal with a Move; NONE: it holds none. */
export const marchCard = (state: State, side: Side): CardNumber | None => heldCard(state, side, 'with-a-move');

/** MP that the tactics revealed with a Move add. */
export const marchPoints = (state: State, tactics: readonly CardNumber[]): number => atWork(state, tactics, 'mp');

/** Does the unit's owner hold a card for attacks? */
export const holdsAny = (state: State, unit: Unit): boolean =>
  !isEnemyUnit(state, unit) && heldCard(state, sideOf(unit), 'with-an-attack') !== NONE;

const NONE_FITS: readonly (readonly CardNumber[])[] = [];

/** What the attacker's owner can reveal with this attack: each card that fits, and two of them together. */
export function tacticsFor(state: State, declared: Declaration): readonly (readonly CardNumber[])[] {
  if (!holdsAny(state, declared.by) || !isAttacking(state, declared)) return NONE_FITS;
  const fitting = handOf(state, sideOf(declared.by)).filter((card) => {
    const tactic = tacticOf(state, card);
    return tactic.comes === 'with-an-attack' && tactic.could(state, declared);
  });
  if (fitting.length === 0) return NONE_FITS;
  const singles = fitting.map((card) => [card]);
  return fitting.length === 1 ? singles : [...singles, ...pairs(fitting)];
}

/** A hand has two cards at most (TET-TACTIC-02), so two at once are the most. */
const pairs = (cards: readonly CardNumber[]): CardNumber[][] =>
  cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
