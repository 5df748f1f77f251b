/**
 * Intercept (W4): when an adjacent ally (elevation ignored) is about to take damage from a Melee or Ranged Attack, a unit
 * that is not Weakened may take that damage instead, once per round. The target then took none; neither of them ripostes.
 */
import type { Play, Table } from '@taverne/engine';
import { may } from '../attack/choose.ts';
import type { Declaration } from '../attack/declaration.ts';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, areAllies, cellOf, isUsed, isWeak, markUsed, unitId } from '../units.ts';
import { NONE, type None } from '../words.ts';
import { unitsAround } from './neighbours.ts';

/** Who could step in, clockwise from north. */
export function interceptors(state: State, { kind, on }: Declaration): Unit[] {
  if (kind !== 'melee' && kind !== 'ranged') return [];
  return unitsAround(state, cellOf(state, on)).filter(
    (unit) =>
      abilityOf(state, unit, 'intercept') > 0 &&
      areAllies(state, unit, on) &&
      !isWeak(state, unit) &&
      !isUsed(state, unit, 'intercept', 'round'),
  );
}

/** The unit that takes the damage in the target's place; NONE: nobody steps in. */
export function* intercept(state: State, table: Table<TacticsEvent>, declared: Declaration): Play<Unit | None> {
  for (const unit of interceptors(state, declared)) {
    if (!(yield* may(state, unit, 'intercept', 'TET-UNIT-06'))) continue;
    markUsed(state, unit, 'intercept');
    table.emit({ event: 'reacted', rule: 'TET-UNIT-06', unit: unitId(state, unit), ability: 'intercept' });
    return unit;
  }
  return NONE;
}
