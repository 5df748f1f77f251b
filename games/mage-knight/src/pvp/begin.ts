/** How a fight between players begins (MK-PVP-01, -07). */
import type { Seat } from '@taverne/engine';
import { intoArena } from '../combat/begin.ts';
import { newFoe } from '../combat/foes.ts';
import { spaceName } from '../land.ts';
import { atOf, type Foe, type State, unitsOf } from '../state.ts';
import type { MageTable } from '../types.ts';
import { NONE } from '../words.ts';

/** Their units are what effects can be aimed at (MK-PVP-58); whether one takes part in an attack is its fate. */
const unitsAsFoes = (state: State, seat: Seat): readonly Foe[] =>
  unitsOf(state, seat).map(({ unit }, at) => ({
    ...newFoe(unit, 'unit', NONE),
    fate: 'struck',
    of: { seat, unit: at },
  }));

export function beginDuel(state: State, table: MageTable, aggressor: Seat, defender: Seat): void {
  intoArena(state, aggressor, { site: NONE, from: state.path.at(-1) ?? NONE });
  state.foes = [...unitsAsFoes(state, aggressor), ...unitsAsFoes(state, defender)];
  state.duel = {
    aggressor,
    defender,
    attends: null,
    attacker: defender,
    isMelee: false,
    passes: 0,
    attack: [],
    paid: 0,
    fresh: [aggressor, defender],
    hurt: 0,
    isOut: false,
  };
  state.acting = defender;
  state.stage = 'attend';
  table.emit({
    event: 'duel-began',
    rule: 'MK-PVP-01',
    seat: aggressor,
    other: defender,
    at: spaceName(atOf(state, aggressor)),
  });
}
