/**
 * T11 Opportunist. IF an enemy unit ends a Move action adjacent to one of your units that is not Weakened, at the same
 * elevation, THEN your unit deals its melee damage to it as a Melee Attack without push roll; no riposte.
 */
import { attackPlay } from '../attack/attack.ts';
import { chooseUnit } from '../attack/choose.ts';
import { declaration } from '../attack/declaration.ts';
import { bookOf } from '../content/book.ts';
import type { Side, State, Unit } from '../state.ts';
import { areEnemies, cellOf, isInPlay, isWeak, sideOf, unitOn } from '../units.ts';
import { NONE } from '../words.ts';
import type { WindowTactic } from './tactic.ts';

export const opportunist: WindowTactic<'move-ended'> = {
  comes: 'move-ended',
  could: (state, side, { unit }) => strikers(state, side, unit).length > 0,
  *resolve(state, table, { side, at }) {
    const among = strikers(state, side, at.unit);
    const by = yield* chooseUnit(state, { by: among[0] ?? NONE, name: 'opportunist', among, rule: 'TET-TACTIC-01' });
    yield* attackPlay(state, table, declaration('melee', by, at.unit, { plain: true }));
  },
  held: 0.9,
  worth: () => 1.2,
};

/** The units of a side that could strike at a unit that has just moved. */
function strikers(state: State, side: Side, mover: Unit): Unit[] {
  if (!isInPlay(state, mover)) return [];
  const { realm } = bookOf(state);
  const cell = cellOf(state, mover);
  const units: Unit[] = [];
  for (const near of realm.near[cell] ?? []) {
    const unit = near === NONE ? NONE : unitOn(state, near);
    if (unit === NONE || sideOf(unit) !== side || !areEnemies(state, unit, mover) || isWeak(state, unit)) continue;
    if (realm.elevation[near] === realm.elevation[cell]) units.push(unit);
  }
  return units.sort((a, b) => a - b);
}
