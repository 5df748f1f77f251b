/** Grace (M2): a healing spell that brings its target to its maximum HP gives the caster 1 mana back. */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, hpOf, maxHp, restock } from '../units.ts';

export function grace(state: State, table: Table<TacticsEvent>, caster: Unit, target: Unit): void {
  const mana = abilityOf(state, caster, 'grace');
  if (mana > 0 && hpOf(state, target) === maxHp(state, target)) {
    restock(state, table, caster, mana, 'TET-UNIT-07', 'grace');
  }
}
