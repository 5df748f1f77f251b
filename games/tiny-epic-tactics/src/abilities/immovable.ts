/** Immovable (B1): no enemy effect pushes, pulls or exchanges it, and it loses nothing from a collision. */
import type { State, Unit } from '../state.ts';
import { abilityOf, areEnemies } from '../units.ts';

export const isImmovableFor = (state: State, unit: Unit, by: Unit): boolean =>
  abilityOf(state, unit, 'immovable') > 0 && areEnemies(state, unit, by);
