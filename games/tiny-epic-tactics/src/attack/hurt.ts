/** How HP are lost: by damage of an attack, by effect damage to bystanders, and by losses, which nothing modifies. */
import type { Play, RuleId, Table } from '@taverne/engine';
import { capture, captureAll } from '../capture.ts';
import type { LossReason, Part, TacticsEvent } from '../events.ts';
import type { Side, State, Unit } from '../state.ts';
import { hpOf, sideOf, unitId } from '../units.ts';
import type { None } from '../words.ts';

type Teller = Table<TacticsEvent>;

/** Takes the damage off and tells it; at zero HP the caller captures. */
function wound(state: State, table: Teller, unit: Unit, damage: number, parts: readonly Part[], rule: RuleId): void {
  const hp = Math.max(0, hpOf(state, unit) - damage);
  state.hp[unit] = hp;
  table.emit({ event: 'damaged', rule, unit: unitId(state, unit), damage, parts, hp });
}

/** Damage of an attack to the one unit that takes it. Is that unit captured? */
export function* hurt(
  state: State,
  table: Teller,
  unit: Unit,
  damage: number,
  parts: readonly Part[],
  rule: RuleId,
  by: Unit,
): Play<boolean> {
  wound(state, table, unit, damage, parts, rule);
  if (hpOf(state, unit) > 0) return false;
  yield* capture(state, table, unit, by, sideOf(by), true);
  return true;
}

/** Effect damage to units that are no primary targets: no terrain, no Reaction, no riposte (TET-RUL-08, TET-SPELL-08). */
export function* hurtAll(
  state: State,
  table: Teller,
  units: readonly Unit[],
  damage: number,
  of: string,
  rule: RuleId,
  by: Unit,
): Play {
  const parts = [{ of, by: damage }];
  for (const unit of units) wound(state, table, unit, damage, parts, rule);
  const fallen = units.filter((unit) => hpOf(state, unit) === 0);
  if (fallen.length > 0) yield* captureAll(state, table, fallen, by, sideOf(by), true);
}

/**
 * A loss is no damage: nothing modifies it and nothing reacts to it, but it may capture. `by` and `side`: who is responsible;
 * `attack`: does it belong to an attack, as a collision does? Is the unit captured?
 */
export function* loseHp(
  state: State,
  table: Teller,
  unit: Unit,
  amount: number,
  why: LossReason,
  rule: RuleId,
  by: Unit | None,
  side: Side,
  attack = false,
): Play<boolean> {
  const lost = Math.min(amount, hpOf(state, unit));
  const hp = hpOf(state, unit) - lost;
  state.hp[unit] = hp;
  table.emit({ event: 'lost-hp', rule, unit: unitId(state, unit), by: lost, why, hp });
  if (hp > 0) return false;
  yield* capture(state, table, unit, by, side, attack);
  return true;
}
