/**
 * Carry (B8): when a Move action begins, an adjacent ally at the same elevation may be chosen; when it ends after at least 1
 * cell, that ally may be placed on a free cell adjacent to the carrier and not higher. Placing is no movement; once per turn.
 */
import { type Option, option } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { writeRide } from '../notation.ts';
import type { Cell } from '../realm/types.ts';
import { closedBoxes, isClosed } from '../solo/closed.ts';
import type { State, Unit } from '../state.ts';
import { ask } from '../types.ts';
import { areAllies, cellOf, isEnemyUnit, isInPlay, isUsed, markUsed, put, sideOf, unitOn } from '../units.ts';
import { NONE } from '../words.ts';
import type { Ability } from './ability.ts';
import { areAtOneElevation, unitsAround } from './neighbours.ts';

export const carry: Ability = {
  onLeave(state, unit) {
    // The Enemy's compass knows no such errand.
    if (isEnemyUnit(state, unit) || isUsed(state, unit, 'carry', 'turn')) return 0;
    let bits = 0;
    for (const each of unitsAround(state, cellOf(state, unit))) {
      if (areAllies(state, each, unit) && areAtOneElevation(state, each, unit)) bits |= 1 << each;
    }
    return bits;
  },
  /** Which of them is put down, and where; nobody need be. */
  *onArrive(state, table, { unit, along }) {
    if (along === 0) return;
    const options = rides(state, unit, along);
    if (options.length === 0) return;
    const ride = yield* ask(sideOf(unit), 'carry', () => [STAY, ...options], { rule: 'TET-UNIT-07', safe: STAY.key });
    if (ride.unit === NONE) return;
    markUsed(state, unit, 'carry');
    put(state, table, { unit: ride.unit, to: ride.to, why: 'carry' });
  },
};

export interface Ride {
  readonly unit: Unit;
  readonly to: Cell;
}

const STAY: Option<Ride> = option('no', { unit: NONE, to: NONE });

/** `W2 H7`. */
function rides(state: State, unit: Unit, carried: number): Option<Ride>[] {
  const cells = places(state, unit);
  const options: Option<Ride>[] = [];
  for (let each = 0; each < state.at.length; each++) {
    if (((carried >> each) & 1) === 0 || !isInPlay(state, each)) continue;
    for (const to of cells) options.push(option(writeRide({ unit: each, to }, state), { unit: each, to }));
  }
  return options;
}

function places(state: State, unit: Unit): Cell[] {
  const { realm } = bookOf(state);
  const closed = closedBoxes(state);
  const cell = cellOf(state, unit);
  return (realm.near[cell] ?? []).filter(
    (near) =>
      near !== NONE &&
      near < realm.cells && // a dungeon holds one unit (TET-SOLO-DGN-06)
      unitOn(state, near) === NONE &&
      !isClosed(realm, closed, near) &&
      (realm.elevation[near] ?? 0) <= (realm.elevation[cell] ?? 0),
  );
}
