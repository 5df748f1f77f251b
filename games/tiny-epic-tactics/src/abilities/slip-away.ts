/**
 * Slip Away (R7): after an attack that hurt it as primary target, and to which it does not riposte, a unit that is not
 * Weakened may move with 2 MP, without portals; once per round. It is no action.
 */
import type { Play, Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import { moveFreely } from '../free-move.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, isEnemyUnit, isUsed, isWeak, markUsed, unitId } from '../units.ts';

export function* slipAway(state: State, table: Table<TacticsEvent>, unit: Unit): Play {
  const mp = abilityOf(state, unit, 'slip-away');
  // The Enemy's compass knows no flight.
  if (mp === 0 || isEnemyUnit(state, unit) || isWeak(state, unit) || isUsed(state, unit, 'slip-away', 'round')) return;
  if (!(yield* moveFreely(state, table, unit, unit, mp, false, 'TET-UNIT-06'))) return;
  markUsed(state, unit, 'slip-away');
  table.emit({ event: 'reacted', rule: 'TET-UNIT-06', unit: unitId(state, unit), ability: 'slip-away' });
}
