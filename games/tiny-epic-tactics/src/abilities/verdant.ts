/** Verdant (B6): heals 2 HP at the end of a turn without action of its own; as an Enemy, of an activation without attack. */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, heal } from '../units.ts';

export function verdant(state: State, table: Table<TacticsEvent>, unit: Unit): void {
  const hp = abilityOf(state, unit, 'verdant');
  if (hp > 0) heal(state, table, unit, hp, 'TET-UNIT-07', 'verdant');
}
