/** T03 Hidden Quiver. IF one of your units has 1 or less ammo, or 1 or less mana, THEN it regains 3 of it. */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { maxStock, restock, stockOf } from '../units.ts';

/** What counts as running out. */
const FEW = 1;

export const needsQuiver = (state: State, unit: Unit): boolean =>
  stockOf(state, unit) <= Math.min(FEW, maxStock(state, unit) - 1);

export function quiver(state: State, table: Table<TacticsEvent>, unit: Unit, amount: number): void {
  restock(state, table, unit, amount, 'TET-TACTIC-01', 'hidden-quiver');
}
