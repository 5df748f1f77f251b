/** Who stands next to a unit, elevation ignored: several abilities ask. */
import { bookOf } from '../content/book.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { cellOf, unitOn } from '../units.ts';
import { NONE } from '../words.ts';

/** The units on the cells adjacent to a cell, clockwise from north. */
export function unitsAround(state: State, cell: Cell): Unit[] {
  const units: Unit[] = [];
  for (const near of bookOf(state).realm.near[cell] ?? []) {
    const unit = near === NONE ? NONE : unitOn(state, near);
    if (unit !== NONE) units.push(unit);
  }
  return units;
}

export const areAtOneElevation = (state: State, a: Unit, b: Unit): boolean => {
  const { elevation } = bookOf(state).realm;
  return elevation[cellOf(state, a)] === elevation[cellOf(state, b)];
};
