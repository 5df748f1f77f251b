/** Quills (B5): whoever hurts it by a Melee Attack loses 1 HP at once, and may be captured by it. */
import type { Play, Table } from '@taverne/engine';
import type { Declaration } from '../attack/declaration.ts';
import { loseHp } from '../attack/hurt.ts';
import type { TacticsEvent } from '../events.ts';
import type { State } from '../state.ts';
import { abilityOf, sideOf, unitId } from '../units.ts';

export function* quills(state: State, table: Table<TacticsEvent>, { kind, by, on }: Declaration): Play {
  const loss = kind === 'melee' ? abilityOf(state, on, 'quills') : 0;
  if (loss === 0) return;
  table.emit({ event: 'reacted', rule: 'TET-UNIT-06', unit: unitId(state, on), ability: 'quills' });
  yield* loseHp(state, table, by, loss, 'quills', 'TET-UNIT-06', on, sideOf(on));
}
