/**
 * Reach (W2): a target exactly two cells away in a straight line counts as in melee reach if it stands at the same elevation
 * and the cell between is not higher and holds no enemy. A push goes straight away along that line.
 */
import { bookOf } from '../content/book.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { areEnemies, unitOn } from '../units.ts';
import { NONE } from '../words.ts';
import type { Ability } from './ability.ts';

export const reach: Ability = {
  reaches(state, { unit, from, to }, length) {
    const { near, elevation } = bookOf(state).realm;
    if (elevation[from] !== elevation[to]) return false;
    for (let way = 0; way < 4; way++) {
      let cell = near[from]?.[way] ?? NONE;
      for (let steps = 1; steps < length && cell !== NONE && isOpen(state, unit, from, cell); steps++) {
        cell = near[cell]?.[way] ?? NONE;
        if (cell === to) return true;
      }
    }
    return false;
  },
};

/** Does the spear pass over this cell? */
function isOpen(state: State, unit: Unit, from: Cell, cell: Cell): boolean {
  const { elevation } = bookOf(state).realm;
  if ((elevation[cell] ?? 0) > (elevation[from] ?? 0)) return false;
  const there = unitOn(state, cell);
  return there === NONE || !areEnemies(state, unit, there);
}
