/** What dungeons and crystals take: HP, which is no damage, and ammo or mana (TET-RUL-06). */
import type { Play, RuleId, Table } from '@taverne/engine';
import { loseHp } from '../attack/hurt.ts';
import type { LossReason, TacticsEvent } from '../events.ts';
import type { Side, State, Unit } from '../state.ts';
import { cellOf, type Gain, isInPlay, sideOf, stockOf, unitId } from '../units.ts';
import { NONE } from '../words.ts';
import { closeDungeon } from './dungeon.ts';
import { enemyOf } from './row.ts';

type Teller = Table<TacticsEvent>;

export interface Suffering {
  readonly unit: Unit;
  readonly hp: number;
  readonly why: LossReason;
  readonly rule: RuleId;
  /** The side that found the crystal, if one did it. */
  readonly finder?: Side;
}

/** A unit brought down by a dungeon is captured by the Enemy its player runs, one brought down by a crystal by the finder. */
export function* suffer(state: State, table: Teller, { unit, hp, why, rule, finder }: Suffering): Play {
  if (hp <= 0) return;
  const from = cellOf(state, unit);
  const side = finder ?? enemyOf(state, sideOf(unit));
  yield* loseHp(state, table, { unit, amount: hp, why, rule, by: NONE, side });
  if (!isInPlay(state, unit)) closeDungeon(state, table, from);
}

/** As much as there is. */
export function loseStock(state: State, table: Teller, { unit, by: most, why, rule }: Gain): void {
  const by = Math.min(most, stockOf(state, unit));
  const stock = stockOf(state, unit) - by;
  state.stock[unit] = stock;
  table.emit({ event: 'restocked', rule, unit: unitId(state, unit), by: -by, stock, why });
}
