/** How HP are lost: by damage of an attack, by effect damage to bystanders, and by losses, which nothing modifies. */
import type { Play, RuleId, Table } from '@taverne/engine';
import { capture } from '../capture.ts';
import type { LossReason, Part, TacticsEvent } from '../events.ts';
import type { Side, State, Unit } from '../state.ts';
import { hpOf, sideOf, unitId } from '../units.ts';
import type { None } from '../words.ts';

type Teller = Table<TacticsEvent>;

/** Damage with its parts, to whom and by whom. */
export interface Blow {
  readonly unit: Unit;
  readonly damage: number;
  readonly parts: readonly Part[];
  readonly rule: RuleId;
  readonly by: Unit;
}

/** Takes the damage off and tells it; at zero HP the caller captures. */
function wound(state: State, table: Teller, { unit, damage, parts, rule }: Omit<Blow, 'by'>): void {
  const hp = Math.max(0, hpOf(state, unit) - damage);
  state.hp[unit] = hp;
  table.emit({ event: 'damaged', rule, unit: unitId(state, unit), damage, parts, hp });
}

/** Damage of an attack to the one unit that takes it. Is that unit captured? */
export function* hurt(state: State, table: Teller, blow: Blow): Play<boolean> {
  const { unit, by } = blow;
  wound(state, table, blow);
  if (hpOf(state, unit) > 0) return false;
  yield* capture(state, table, { units: [unit], by, side: sideOf(by), attack: true });
  return true;
}

/** Effect damage, the same to each unit; `of`: where it comes from. */
export interface Splash {
  readonly units: readonly Unit[];
  readonly damage: number;
  readonly of: string;
  readonly rule: RuleId;
  readonly by: Unit;
}

/** To units that are no primary targets: no terrain, no Reaction, no riposte (TET-RUL-08, TET-SPELL-08). */
export function* hurtAll(state: State, table: Teller, { units, damage, of, rule, by }: Splash): Play {
  const parts = [{ of, by: damage }];
  for (const unit of units) wound(state, table, { unit, damage, parts, rule });
  const fallen = units.filter((unit) => hpOf(state, unit) === 0);
  if (fallen.length > 0) yield* capture(state, table, { units: fallen, by, side: sideOf(by), attack: true });
}

export interface Loss {
  readonly unit: Unit;
  readonly amount: number;
  readonly why: LossReason;
  readonly rule: RuleId;
  /** Who is responsible: the unit, if one is, and the side. */
  readonly by: Unit | None;
  readonly side: Side;
  /** Does it belong to an attack, as a collision does? */
  readonly attack?: boolean;
}

/** A loss is no damage: nothing modifies it and nothing reacts to it, but it may capture. Is the unit captured? */
export function* loseHp(state: State, table: Teller, loss: Loss): Play<boolean> {
  const { unit, amount, why, rule, by, side, attack = false } = loss;
  const lost = Math.min(amount, hpOf(state, unit));
  const hp = hpOf(state, unit) - lost;
  state.hp[unit] = hp;
  table.emit({ event: 'lost-hp', rule, unit: unitId(state, unit), by: lost, why, hp });
  if (hp > 0) return false;
  yield* capture(state, table, { units: [unit], by, side, attack });
  return true;
}
