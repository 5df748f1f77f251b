/** Rally (W8): after a Move action of at least 1 cell one adjacent ally (elevation ignored) heals 2 HP; once per turn. */
import { chooseUnit } from '../attack/choose.ts';
import { areAllies, cellOf, heal, hpOf, isUsed, markUsed, maxHp } from '../units.ts';
import type { Ability } from './ability.ts';
import { unitsAround } from './neighbours.ts';

export const rally: Ability = {
  *onArrive(state, table, { unit }, hp) {
    if (isUsed(state, unit, 'rally', 'turn')) return;
    // Whoever is whole gains nothing: those who can be healed are chosen from.
    const among = unitsAround(state, cellOf(state, unit)).filter(
      (each) => areAllies(state, each, unit) && hpOf(state, each) < maxHp(state, each),
    );
    if (among.length === 0) return;
    const ally = yield* chooseUnit(state, { by: unit, name: 'rally', among, rule: 'TET-UNIT-07' });
    markUsed(state, unit, 'rally');
    heal(state, table, { unit: ally, by: hp, why: 'rally', rule: 'TET-UNIT-07' });
  },
};
