/** What the abilities of units make of figures that several rules ask for. */
import type { Table } from '@taverne/engine';
import type { Talent } from './abilities/ability.ts';
import { bookOf } from './content/book.ts';
import { DICE } from './dice.ts';
import type { TacticsEvent } from './events.ts';
import type { Side, State, Unit } from './state.ts';
import { areEnemies, isEnemyUnit, isUsed, statsOf, unitsOf } from './units.ts';

/** The abilities of a unit, on the side of its card that counts. */
export function talentsOf(state: State, unit: Unit): readonly Talent[] {
  const { talents, enemyTalents } = bookOf(state);
  const found = (isEnemyUnit(state, unit) ? enemyTalents : talents)[state.card[unit] ?? 0];
  if (!found) throw new Error(`unit ${unit} has no card, or nobody has read the cards (cards.ts)`);
  return found;
}

/** Is it an ability that may be used once per round, and was not? */
export const isFresh = (state: State, unit: Unit, { does }: Talent): boolean => !isUsed(state, unit, does, 'round');

/** What keeps this enemy from pushing, pulling or exchanging it; undefined: nothing does. */
export function firmAgainst(state: State, unit: Unit, by: Unit): Talent | undefined {
  if (!areEnemies(state, unit, by)) return undefined;
  for (const talent of talentsOf(state, unit)) if (talent.ability.firm) return talent;
  return undefined;
}

/** The push dice of a unit: one for each red square under its melee value, and 3 at most (TET-PUSH-02). */
export function pushDice(state: State, unit: Unit): number {
  let dice = statsOf(state, unit).melee.pushDice;
  for (const { ability, amount } of talentsOf(state, unit)) dice += ability.pushDice?.(state, unit, amount) ?? 0;
  return Math.min(DICE, dice);
}

/** What a stopped push costs (TET-PUSH-08). */
export const COLLISION = 1;

/** What one by a Melee Attack of this unit costs. */
export function collisionBy(state: State, unit: Unit): number {
  for (const { ability, amount } of talentsOf(state, unit)) if (ability.crushes) return amount;
  return COLLISION;
}

/** A unit that has not acted rests. */
export function rest(state: State, table: Table<TacticsEvent>, unit: Unit): void {
  for (const { ability, amount } of talentsOf(state, unit)) ability.onRest?.(state, table, unit, amount);
}

/** How many tactics a side draws in step 4 (TET-TURN-07). */
export function drawCount(state: State, side: Side): number {
  let most = 1;
  for (const unit of unitsOf(state, side)) {
    for (const { ability, amount } of talentsOf(state, unit)) if (ability.draws) most = Math.max(most, amount);
  }
  return most;
}
