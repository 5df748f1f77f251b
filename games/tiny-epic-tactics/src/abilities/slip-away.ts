/**
 * Slip Away (R7): after an attack that hurt it as primary target, and to which it does not riposte, a unit that is not
 * Weakened may move with 2 MP, without portals; once per round. It is no action.
 */
import { moveFreely } from '../free-move.ts';
import { isEnemyUnit, isUsed, isWeak, markUsed, unitId } from '../units.ts';
import type { Ability } from './ability.ts';

export const slipAway: Ability = {
  *onLetBe(state, table, unit, mp) {
    // The Enemy's compass knows no flight.
    if (isEnemyUnit(state, unit) || isWeak(state, unit) || isUsed(state, unit, 'slip-away', 'round')) return;
    if (!(yield* moveFreely(state, table, { unit, by: unit, mp, portals: false, rule: 'TET-UNIT-06' }))) return;
    markUsed(state, unit, 'slip-away');
    table.emit({ event: 'reacted', rule: 'TET-UNIT-06', unit: unitId(state, unit), ability: 'slip-away' });
  },
};
