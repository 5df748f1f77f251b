/** Who may still act, and what acting costs: the three actions of a turn and the Weakened token (TET-ACT-03 to 17). */

import type { Table } from '@taverne/engine';
import type { TacticsEvent } from './events.ts';
import type { Reason } from './reasons.ts';
import type { Side, State, Unit } from './state.ts';
import { cardOf, cure, hpOf, isWeak, sideOf, TOKEN_PRICE, unitCount, unitId, unitsOf, weaken } from './units.ts';
import { ACTION_KINDS, type ActionKind, NONE } from './words.ts';

/** Actions of a turn (TET-TURN-05). */
export const ACTIONS_PER_TURN = 3;

const BIT: { readonly [K in ActionKind]: number } = { move: 1, melee: 2, ranged: 4, spell: 8, ballista: 16 };

/** A spell that deals damage is an attack, one that does not is a kind of its own (TET-RUL-03, TET-SPELL-10). */
const attackBits = (state: State, unit: Unit): number =>
  BIT.melee | BIT.ranged | BIT.ballista | (cardOf(state, unit).spell?.attack ? BIT.spell : 0);

export const hasDone = (state: State, unit: Unit, kind: ActionKind): boolean => ((state.did[unit] ?? 0) & BIT[kind]) !== 0;

/** The kinds of action a unit has done this turn. */
export const kindsDone = (state: State, unit: Unit): ActionKind[] => ACTION_KINDS.filter((kind) => hasDone(state, unit, kind));

export const actsOf = (state: State, unit: Unit): number => state.acts[unit] ?? 0;

/** Is the unit of the active player free to do this kind of action now? Reach and price are another matter. */
export function mayAct(state: State, unit: Unit, kind: ActionKind): boolean {
  return hindrance(state, unit, kind) === undefined;
}

/** What keeps it from this kind of action. The refusals are the same few, so that asking costs nothing. */
export function hindrance(state: State, unit: Unit, kind: ActionKind): Reason | undefined {
  if (state.left <= 0) return NO_ACTIONS_LEFT;
  if (isWeak(state, unit)) return WEAKENED;
  const count = unitCount(state, sideOf(unit));
  if (count === 1) return undefined; // TET-ACT-16, TET-ACT-17
  if (state.captor === unit && state.left === 1) return NOT_FOR_THE_CAPTOR;
  const done = state.did[unit] ?? 0;
  if (done === 0) return undefined;
  if (actsOf(state, unit) >= 2) return TWO_ACTIONS; // TET-ACT-07, TET-ACT-15
  if ((done & BIT[kind]) !== 0) return SAME_KIND;
  const attacks = attackBits(state, unit);
  return (done & attacks) !== 0 && (BIT[kind] & attacks) !== 0 ? SECOND_ATTACK : undefined;
}

const NO_ACTIONS_LEFT: Reason = { rule: 'TET-TURN-05', why: 'no-actions-left' };
const WEAKENED: Reason = { rule: 'TET-ACT-09', why: 'weakened' };
const NOT_FOR_THE_CAPTOR: Reason = { rule: 'TET-TACTIC-01', why: 'not-for-the-captor' };
const TWO_ACTIONS: Reason = { rule: 'TET-ACT-07', why: 'two-actions' };
const SAME_KIND: Reason = { rule: 'TET-ACT-05', why: 'same-kind' };
const SECOND_ATTACK: Reason = { rule: 'TET-ACT-06', why: 'second-attack' };

/** Would this action weaken the unit (TET-ACT-04)? With two units or one in play nothing does (TET-ACT-15, TET-ACT-16). */
export const wouldWeaken = (state: State, unit: Unit): boolean =>
  actsOf(state, unit) === 1 && unitCount(state, sideOf(unit)) > 2;

/** An action is declared: it counts, and the token for a second one is placed now (TET-RUL-04). */
export function declare(state: State, table: Table<TacticsEvent>, unit: Unit, kind: ActionKind): void {
  const weakens = wouldWeaken(state, unit);
  state.acts[unit] = actsOf(state, unit) + 1;
  state.did[unit] = (state.did[unit] ?? 0) | BIT[kind];
  state.left--;
  // The extra action of a capture goes first when somebody else acts.
  if (state.captor !== NONE && state.captor !== unit) state.captor = NONE;
  if (weakens) weaken(state, table, unit, 'TET-ACT-04');
}

// ── the token ──

/** May the 2 HP be paid for this unit's token (TET-ACT-11)? */
export function refusePayment(state: State, unit: Unit): Reason | undefined {
  if (!isWeak(state, unit)) return { rule: 'TET-ACT-11', why: 'not-weakened' };
  if (state.weak[unit] === 2) return { rule: 'TET-ACT-10', why: 'weakened-this-turn' };
  if (hpOf(state, unit) <= TOKEN_PRICE) return { rule: 'TET-ACT-11', why: 'too-few-hp', figures: { hp: hpOf(state, unit) } };
  if (state.left <= 0) return NO_ACTIONS_LEFT;
  if (actsOf(state, unit) > 0) return { rule: 'TET-RUL-05', why: 'acted' };
  // Only at the start of the turn, if the players hold by the printed word.
  if (!state.rules.payAnyTime && hasAnyoneActed(state, sideOf(unit))) return { rule: 'TET-RUL-05', why: 'turn-under-way' };
  return undefined;
}

const hasAnyoneActed = (state: State, side: Side): boolean => unitsOf(state, side).some((unit) => actsOf(state, unit) > 0);

/** Loses 2 HP to be rid of the token: neither an action nor acting (TET-RUL-05, TET-RIPOSTE-12). */
export function pay(state: State, table: Table<TacticsEvent>, unit: Unit, rule: string): void {
  const hp = hpOf(state, unit) - TOKEN_PRICE;
  state.hp[unit] = hp;
  table.emit({ event: 'lost-hp', rule, unit: unitId(state, unit), by: TOKEN_PRICE, why: 'payment', hp });
  cure(state, table, unit, { rule, how: 'payment' });
}

/** Captures that leave a player with exactly two units rid both of their tokens on the spot (TET-ACT-14). */
export function cureTheLastTwo(state: State, table: Table<TacticsEvent>, side: Side): void {
  if (side >= state.seats) return; // TET-RUL-59
  const units = unitsOf(state, side);
  if (units.length === 2) for (const unit of units) cure(state, table, unit, { rule: 'TET-ACT-14', how: 'two-left' });
}
