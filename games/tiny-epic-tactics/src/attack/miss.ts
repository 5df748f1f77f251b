/** The roll for misses (TET-RANGED-07): each one adds 1 ammo to the price of a shot (TET-RANGED-08). */
import type { Play, Table } from '@taverne/engine';
import { roll, symbolsIn } from '../dice.ts';
import type { TacticsEvent } from '../events.ts';
import type { CardNumber, State, Unit } from '../state.ts';
import { atWork } from '../tactics/hand.ts';
import { talentsOf } from '../talents.ts';
import { isEnemyUnit, statsOf, stockOf, unitId } from '../units.ts';
import { type Declaration, underWay } from './declaration.ts';

/** One for each green square under the ranged value (TET-RUL-16); the Enemy rolls none (TET-SOLO-ENEMY-14). */
export function missDice(state: State, by: Unit, tactics: readonly CardNumber[]): number {
  if (isEnemyUnit(state, by) || atWork(state, tactics, 'sure') > 0) return 0;
  let dice = statsOf(state, by).ranged?.missDice ?? 0;
  for (const { ability, amount } of talentsOf(state, by)) dice -= ability.missDice?.(state, by, amount) ?? 0;
  return Math.max(0, dice);
}

/** Does the shot hit? What cannot be paid in full is lost, and all ammo with it (TET-RANGED-10). */
export function* shoot(state: State, table: Table<TacticsEvent>, { by, on }: Declaration): Play<boolean> {
  const count = missDice(state, by, underWay(state).tactics);
  const dice = yield* roll(state, table, { unit: by, count, what: 'miss', rule: 'TET-RANGED-07' });
  underWay(state).dice = dice;
  const owed = symbolsIn(state, dice, 'miss');
  const ammo = stockOf(state, by);
  if (!isEnemyUnit(state, by)) state.stock[by] = Math.max(0, ammo - owed);
  if (owed <= ammo || isEnemyUnit(state, by)) return true;
  table.emit({ event: 'missed', rule: 'TET-RANGED-10', unit: unitId(state, by), target: unitId(state, on), owed });
  return false;
}
