/** Flurry (R8): when its Melee Attack is resolved, another adjacent enemy at its elevation takes 1 effect damage. */
import { chooseUnit } from '../attack/choose.ts';
import { hurtAll } from '../attack/hurt.ts';
import { areEnemies, cellOf } from '../units.ts';
import { NONE } from '../words.ts';
import type { Ability } from './ability.ts';
import { areAtOneElevation, unitsAround } from './neighbours.ts';

export const flurry: Ability = {
  *onDone(state, table, { kind, by, on }, damage) {
    if (kind !== 'melee') return;
    const among = unitsAround(state, cellOf(state, by)).filter(
      (unit) => unit !== on && areEnemies(state, by, unit) && areAtOneElevation(state, by, unit),
    );
    const unit = yield* chooseUnit(state, { by, name: 'flurry', among, rule: 'TET-UNIT-07' });
    if (unit !== NONE) yield* hurtAll(state, table, { units: [unit], damage, of: 'flurry', rule: 'TET-UNIT-07', by });
  },
};
