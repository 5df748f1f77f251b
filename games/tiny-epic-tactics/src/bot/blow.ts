/** What an attack would do, by estimate: its damage, how likely it hits, and what could come back. */
import { printed } from '../attack/damage.ts';
import type { AttackKind } from '../content/types.ts';
import { distance } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { isEnemyUnit, isWeak, statsOf, stockOf } from '../units.ts';
import { NONE } from '../words.ts';
import type { Scene } from './scene.ts';

/** An attack as a bot thinks of it. */
export interface Blow {
  readonly by: Unit;
  readonly on: Unit;
  readonly kind: AttackKind;
  /** Where the attacker stands or would stand. */
  readonly from: Cell;
  /** Of a spell. */
  readonly dice?: number;
  /** Damage by tactics. */
  readonly more?: number;
}

/** Water makes an attack worse, a Forest makes it better, for the one who stands there. */
export function shelter({ realm }: Scene, cell: Cell): number {
  const terrain = realm.terrain[cell];
  return terrain === 'water' ? 1 : terrain === 'forest' ? -1 : 0;
}

const MISS = 1 / 3;

/** The chance that so many miss dice leave the price payable: a die misses one time in three. */
function payable(dice: number, ammo: number): number {
  const spare = ammo - 1;
  if (spare >= dice) return 1;
  if (spare < 0) return 0;
  let chance = 0;
  let ways = 1;
  for (let misses = 0; misses <= spare; misses++) {
    chance += ways * MISS ** misses * (1 - MISS) ** (dice - misses);
    ways = (ways * (dice - misses)) / (misses + 1);
  }
  return chance;
}

/** Damage of one kind before terrain, every second die of a spell a star. */
export function force(state: State, unit: Unit, kind: AttackKind, dice: number): number {
  const stars = kind === 'spell' ? ((statsOf(state, unit).spell?.damagePerStar ?? 0) * dice) / 2 : 0;
  return printed(state, { kind, by: unit }) + stars;
}

/** How likely it is to come to that. */
export function odds(state: State, unit: Unit, kind: AttackKind): number {
  if (kind !== 'ranged' || isEnemyUnit(state, unit)) return 1;
  return payable(statsOf(state, unit).ranged?.missDice ?? 0, stockOf(state, unit));
}

/** The damage that could come back from a unit that is attacked from there and lives. */
export function backlash(scene: Scene, unit: Unit, from: Cell): number {
  const { state, realm } = scene;
  const at = state.at[unit] ?? NONE;
  if (at === NONE || at >= realm.cells || from >= realm.cells) return 0;
  if (isWeak(state, unit) && (state.hp[unit] ?? 0) < 5) return 0;
  const away = distance(realm, at, from);
  const rise = Math.sign((realm.elevation[at] ?? 0) - (realm.elevation[from] ?? 0));
  const { melee, ranged, spell } = statsOf(state, unit);
  const stocked = stockOf(state, unit) > 0 || isEnemyUnit(state, unit);
  const peak = realm.terrain[at] === 'peak';
  let damage = away === 1 && rise === 0 ? melee.damage : 0;
  if (ranged && stocked && (peak || away <= ranged.range + rise)) damage = Math.max(damage, ranged.damage);
  if (spell?.attack && stocked && (peak || away <= (spell.range ?? 0) + rise)) damage = Math.max(damage, spell.damage + 0.5);
  return damage === 0 ? 0 : Math.max(0, damage + shelter(scene, from));
}
