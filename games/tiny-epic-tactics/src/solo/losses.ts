/** What dungeons and crystals take: HP, which is no damage, and ammo or mana (TET-RUL-06). */
import type { Play, RuleId, Table } from '@taverne/engine';
import { loseHp } from '../attack/hurt.ts';
import type { LossReason, TacticsEvent } from '../events.ts';
import type { Side, State, Unit } from '../state.ts';
import { cellOf, isInPlay, sideOf, stockOf, unitId } from '../units.ts';
import { NONE } from '../words.ts';
import { closeDungeon } from './dungeon.ts';
import { enemyOf } from './row.ts';

type Teller = Table<TacticsEvent>;

/** A unit brought down by a dungeon is captured by the Enemy its player runs, one brought down by a crystal by the finder. */
export function* suffer(
  state: State,
  table: Teller,
  unit: Unit,
  hp: number,
  why: LossReason,
  rule: RuleId,
  side: Side = enemyOf(state, sideOf(unit)),
): Play {
  if (hp <= 0) return;
  const from = cellOf(state, unit);
  yield* loseHp(state, table, unit, hp, why, rule, NONE, side);
  if (!isInPlay(state, unit)) closeDungeon(state, table, from);
}

/** As much as there is. */
export function loseStock(state: State, table: Teller, unit: Unit, most: number, why: string, rule: RuleId): void {
  const by = Math.min(most, stockOf(state, unit));
  const stock = stockOf(state, unit) - by;
  state.stock[unit] = stock;
  table.emit({ event: 'restocked', rule, unit: unitId(state, unit), by: -by, stock, why });
}
