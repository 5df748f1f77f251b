/** Flurry (R8): when its Melee Attack is resolved, another adjacent enemy at its elevation takes 1 effect damage. */
import type { Play, Table } from '@taverne/engine';
import { chooseUnit } from '../attack/choose.ts';
import { hurtAll } from '../attack/hurt.ts';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, areEnemies, cellOf } from '../units.ts';
import { NONE } from '../words.ts';
import { areAtOneElevation, unitsAround } from './neighbours.ts';

export function* flurry(state: State, table: Table<TacticsEvent>, by: Unit, target: Unit): Play {
  const damage = abilityOf(state, by, 'flurry');
  if (damage === 0) return;
  const among = unitsAround(state, cellOf(state, by)).filter(
    (unit) => unit !== target && areEnemies(state, by, unit) && areAtOneElevation(state, by, unit),
  );
  const unit = yield* chooseUnit(state, by, 'flurry', among, 'TET-UNIT-07');
  if (unit !== NONE) yield* hurtAll(state, table, [unit], damage, 'flurry', 'TET-UNIT-07', by);
}
