/**
 * Pilfer (R1): a Melee Attack that hurt a surviving target takes up to 2 of its ammo or mana for the thief, once per turn. From
 * an Enemy unit the thief gains the amount, and the Enemy loses nothing (TET-RUL-38); an Enemy thief gains nothing.
 */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, cardOf, isEnemyUnit, isUsed, markUsed, restock, stockOf, unitId } from '../units.ts';

const WHY = 'pilfer';

export function pilfer(state: State, table: Table<TacticsEvent>, thief: Unit, target: Unit): void {
  const most = abilityOf(state, thief, 'pilfer');
  if (most === 0 || isUsed(state, thief, 'pilfer', 'turn')) return;
  const amount = isEnemyUnit(state, target) ? stolenFromEnemy(state, target, most) : Math.min(most, stockOf(state, target));
  if (amount === 0) return;
  markUsed(state, thief, 'pilfer');
  if (!isEnemyUnit(state, target)) {
    const stock = stockOf(state, target) - amount;
    state.stock[target] = stock;
    table.emit({ event: 'restocked', rule: 'TET-UNIT-07', unit: unitId(state, target), by: -amount, stock, why: WHY });
  }
  restock(state, table, thief, amount, isEnemyUnit(state, target) ? 'TET-SOLO-ENEMY-15' : 'TET-UNIT-07', WHY);
}

/** A class with a track on its normal side (TET-SOLO-ENEMY-15). */
const stolenFromEnemy = (state: State, target: Unit, most: number): number => (cardOf(state, target).stock > 0 ? most : 0);
