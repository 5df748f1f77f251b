/** T02 Field Rations. IF one of your units is below its maximum HP, THEN it heals 3 HP. */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { heal, hpOf, maxHp } from '../units.ts';

export const needsRations = (state: State, unit: Unit): boolean => hpOf(state, unit) < maxHp(state, unit);

export function rations(state: State, table: Table<TacticsEvent>, unit: Unit, amount: number): void {
  heal(state, table, unit, amount, 'TET-TACTIC-01', 'field-rations');
}
