/** Units: whose they are, what is printed on their cards, where they stand, and what happens to their tracks. */
import type { RuleId, Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { ABILITY_NAMES, type AbilityName, type EnemySide, type UnitCard } from './content/types.ts';
import type { TacticsEvent, UnitId } from './events.ts';
import { cellName } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { CardNumber, Side, State, Unit } from './state.ts';
import { CLASS_NAMES, type ClassName, NONE, type None } from './words.ts';

/** Units of a side: one of each class (TET-SETUP-08). */
export const UNITS_PER_SIDE = 4;
/** The largest hand (TET-TACTIC-02). */
export const HAND_LIMIT = 2;
/** What a payment for a Weakened token costs (TET-ACT-11). */
export const TOKEN_PRICE = 2;

// ── whose ──

export const sideOf = (unit: Unit): Side => unit >> 2;
/** The number of its class in CLASS_NAMES. */
export const slotOf = (unit: Unit): number => unit & 3;
export const unitOf = (side: Side, slot: number): Unit => side * UNITS_PER_SIDE + slot;
export const classOf = (unit: Unit): ClassName => CLASS_NAMES[slotOf(unit)] ?? 'warrior';

/** A unit of a side that cards play (TET-SOLO-SETUP-01, TET-COOP-02). */
export const isEnemyUnit = (state: State, unit: Unit): boolean => sideOf(unit) >= state.seats;

export const sidesOf = (state: State): number => state.teams.length;
export const teamOf = (state: State, side: Side): number => state.teams[side] ?? NONE;

/** Another unit of the same team, partners included (TET-TEAM-04); never the unit itself. */
export const areAllies = (state: State, a: Unit, b: Unit): boolean =>
  a !== b && state.teams[sideOf(a)] === state.teams[sideOf(b)];

export const areEnemies = (state: State, a: Unit, b: Unit): boolean => state.teams[sideOf(a)] !== state.teams[sideOf(b)];

// ── where ──

export const cellOf = (state: State, unit: Unit): Cell => state.at[unit] ?? NONE;
export const isInPlay = (state: State, unit: Unit): boolean => (state.at[unit] ?? NONE) !== NONE;
/** Who stands there, nobody: NONE (TET-MOVE-03: never two). */
export const unitOn = (state: State, cell: Cell): Unit | None => state.at.indexOf(cell);

/** The units in play of a side, in the order of their classes. */
export function unitsOf(state: State, side: Side): Unit[] {
  const units: Unit[] = [];
  const first = side * UNITS_PER_SIDE;
  for (let unit = first; unit < first + UNITS_PER_SIDE; unit++) if (state.at[unit] !== NONE) units.push(unit);
  return units;
}

export function unitCount(state: State, side: Side): number {
  let count = 0;
  const first = side * UNITS_PER_SIDE;
  for (let unit = first; unit < first + UNITS_PER_SIDE; unit++) if (state.at[unit] !== NONE) count++;
  return count;
}

// ── what is printed ──

/** What counts on a card: its normal side, or the Enemy's (TET-SOLO-SETUP-03). */
export type Stats = EnemySide;

export function cardOf(state: State, unit: Unit): UnitCard {
  const card = bookOf(state).content.units[state.card[unit] ?? NONE];
  if (!card) throw new Error(`unit ${unit} has no card`);
  return card;
}

export function statsOf(state: State, unit: Unit): Stats {
  const card = cardOf(state, unit);
  return isEnemyUnit(state, unit) ? card.enemy : card;
}

export const unitId = (state: State, unit: Unit): UnitId => cardOf(state, unit).id;
export const maxHp = (state: State, unit: Unit): number => statsOf(state, unit).hp;
/** The Enemy has neither ammo nor mana (TET-SOLO-SETUP-04). */
export const maxStock = (state: State, unit: Unit): number => (isEnemyUnit(state, unit) ? 0 : cardOf(state, unit).stock);

export const hpOf = (state: State, unit: Unit): number => state.hp[unit] ?? 0;
export const stockOf = (state: State, unit: Unit): number => state.stock[unit] ?? 0;
export const isWeak = (state: State, unit: Unit): boolean => (state.weak[unit] ?? 0) > 0;

/** A fresh card in its place: every track at its top (TET-SETUP-10). */
export function take(state: State, unit: Unit, card: CardNumber): void {
  state.card[unit] = card;
  state.hp[unit] = maxHp(state, unit);
  state.stock[unit] = maxStock(state, unit);
}

// ── tracks ──

type Teller = Table<TacticsEvent>;

/** What a unit regains, why and by which rule. */
export interface Gain {
  readonly unit: Unit;
  readonly by: number;
  readonly why: string;
  readonly rule: RuleId;
}

/** Never above the top of the track (TET-UNIT-03). What it gave is told, if it gave anything. */
export function heal(state: State, table: Teller, { unit, by, why, rule }: Gain): number {
  const healed = Math.min(by, maxHp(state, unit) - hpOf(state, unit));
  if (healed <= 0) return 0;
  const hp = hpOf(state, unit) + healed;
  state.hp[unit] = hp;
  table.emit({ event: 'healed', rule, unit: unitId(state, unit), by: healed, hp, why });
  return healed;
}

export function restock(state: State, table: Teller, { unit, by, why, rule }: Gain): number {
  const gained = Math.min(by, maxStock(state, unit) - stockOf(state, unit));
  if (gained <= 0) return 0;
  const stock = stockOf(state, unit) + gained;
  state.stock[unit] = stock;
  table.emit({ event: 'restocked', rule, unit: unitId(state, unit), by: gained, stock, why });
  return gained;
}

/** A token received in its owner's own turn cannot be bought off in it (TET-RUL-04). */
export function weaken(state: State, table: Teller, unit: Unit, rule: RuleId): void {
  if (isWeak(state, unit)) return;
  state.weak[unit] = state.active === sideOf(unit) ? 2 : 1;
  table.emit({ event: 'weakened', rule, unit: unitId(state, unit) });
}

export interface Recovery {
  readonly rule: RuleId;
  readonly how: 'rest' | 'payment' | 'cure' | 'two-left';
}

export function cure(state: State, table: Teller, unit: Unit, { rule, how }: Recovery): void {
  if (!isWeak(state, unit)) return;
  state.weak[unit] = 0;
  table.emit({ event: 'recovered', rule, unit: unitId(state, unit), how });
}

// ── places ──

/** Puts a unit on a cell without movement: nothing there has an immediate effect (TET-RUL-14). */
export function put(state: State, table: Teller, { unit, to, why }: Placing): void {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  state.at[unit] = to;
  state.put[unit] = to;
  const [was, is] = [cellName(realm, from), cellName(realm, to)];
  table.emit({ event: 'placed', rule: 'TET-RUL-14', unit: unitId(state, unit), from: was, to: is, why });
}

export interface Placing {
  readonly unit: Unit;
  readonly to: Cell;
  readonly why: 'carry' | 'exchange';
}

// ── abilities with a limit ──

/** `round`: since its owner's turn began. `turn`: since any turn began. */
export type Limit = 'round' | 'turn';

export function isUsed(state: State, unit: Unit, ability: AbilityName, limit: Limit): boolean {
  const used = limit === 'round' ? state.usedRound[unit] : state.usedTurn[unit];
  return ((used ?? 0) & bitOf(ability)) !== 0;
}

export function markUsed(state: State, unit: Unit, ability: AbilityName): void {
  state.usedRound[unit] = (state.usedRound[unit] ?? 0) | bitOf(ability);
  state.usedTurn[unit] = (state.usedTurn[unit] ?? 0) | bitOf(ability);
}

const BITS = new Map<AbilityName, number>(ABILITY_NAMES.map((name, i) => [name, 1 << i]));
const bitOf = (ability: AbilityName): number => BITS.get(ability) ?? 0;
