/** Quills (B5): whoever hurts it by a Melee Attack loses 1 HP at once, and may be captured by it. */
import { loseHp } from '../attack/hurt.ts';
import { sideOf, unitId } from '../units.ts';
import type { Ability } from './ability.ts';

export const quills: Ability = {
  *onHurt(state, table, { kind, by, on }, amount) {
    if (kind !== 'melee') return;
    table.emit({ event: 'reacted', rule: 'TET-UNIT-06', unit: unitId(state, on), ability: 'quills' });
    yield* loseHp(state, table, { unit: by, amount, why: 'quills', rule: 'TET-UNIT-06', by: on, side: sideOf(on) });
  },
};
