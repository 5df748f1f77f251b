/** T01 Second Wind. IF one of your units is Weakened, THEN remove its token, also one of this turn (TET-RUL-04, TET-ACT-13). */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { cure, isWeak } from '../units.ts';

export const needsWind = (state: State, unit: Unit): boolean => isWeak(state, unit);

export const secondWind = (state: State, table: Table<TacticsEvent>, unit: Unit): void =>
  cure(state, table, unit, 'TET-ACT-13', 'cure');
