/**
 * Pilfer (R1): a Melee Attack that hurt a surviving target takes up to 2 of its ammo or mana for the thief, once per turn. From
 * an Enemy unit the thief gains the amount, and the Enemy loses nothing (TET-RUL-38); an Enemy thief gains nothing.
 */
import type { State, Unit } from '../state.ts';
import { cardOf, isEnemyUnit, isUsed, markUsed, restock, stockOf, unitId } from '../units.ts';
import type { Ability } from './ability.ts';

const WHY = 'pilfer';

export const pilfer: Ability = {
  onHit(state, table, { kind, by, on }, most) {
    if (kind !== 'melee' || isUsed(state, by, 'pilfer', 'turn')) return;
    const isEnemy = isEnemyUnit(state, on);
    const amount = isEnemy ? stolenFromEnemy(state, on, most) : Math.min(most, stockOf(state, on));
    if (amount === 0) return;
    markUsed(state, by, 'pilfer');
    if (!isEnemy) {
      const stock = stockOf(state, on) - amount;
      state.stock[on] = stock;
      table.emit({ event: 'restocked', rule: 'TET-UNIT-07', unit: unitId(state, on), by: -amount, stock, why: WHY });
    }
    restock(state, table, { unit: by, by: amount, rule: isEnemy ? 'TET-SOLO-ENEMY-15' : 'TET-UNIT-07', why: WHY });
  },
};

/** A class with a track on its normal side (TET-SOLO-ENEMY-15). */
const stolenFromEnemy = (state: State, target: Unit, most: number): number => (cardOf(state, target).stock > 0 ? most : 0);
