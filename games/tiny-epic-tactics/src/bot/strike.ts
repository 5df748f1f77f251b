/** What an attack would bring, by estimate: damage, captures, what comes back, what it costs. In points. */
import { distance } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { isEnemyUnit, isWeak, maxHp, statsOf, stockOf } from '../units.ts';
import { NONE } from '../words.ts';
import { isOnQuest } from './quests.ts';
import type { Scene } from './scene.ts';
import { WORTH } from './weights.ts';

export type Kind = 'melee' | 'ranged' | 'spell' | 'ballista';

/** Damage as a part of what a unit's health is worth; a capture is worth the whole unit. */
function hurt(state: State, unit: Unit, damage: number): number {
  const hp = state.hp[unit] ?? 0;
  const most = maxHp(state, unit);
  if (damage >= hp) return WORTH.alive + WORTH.capture + WORTH.health * (hp / most) ** 0.8;
  return (WORTH.health * damage) / most + (hp - damage <= 2 ? 0.3 : 0);
}

/** Water makes an attack worse, a Forest makes it better, for the one who stands there. */
function shelter({ realm }: Scene, cell: Cell): number {
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

/** Damage of one kind before terrain. */
function force(state: State, unit: Unit, kind: Kind, dice: number): number {
  const { melee, ranged, spell } = statsOf(state, unit);
  switch (kind) {
    case 'melee':
      return melee.damage;
    case 'ranged':
      return ranged?.damage ?? 0;
    case 'spell':
      return spell ? spell.damage + (spell.damagePerStar * dice) / 2 : 0;
    case 'ballista':
      return 1;
  }
}

/** How likely it is to come to that. */
function odds(state: State, unit: Unit, kind: Kind): number {
  if (kind !== 'ranged' || isEnemyUnit(state, unit)) return 1;
  return payable(statsOf(state, unit).ranged?.missDice ?? 0, stockOf(state, unit));
}

/** What could come back from a unit that is attacked from there and lives. */
function riposte(scene: Scene, unit: Unit, on: Unit, from: Cell): number {
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
  return damage === 0 ? 0 : Math.max(0, damage + shelter(scene, from)) * pointsOfHp(state, on);
}

const pointsOfHp = (state: State, unit: Unit): number =>
  (state.hp[unit] ?? 0) <= 3 ? 1.2 : WORTH.health / maxHp(state, unit) + 0.05;

/** `from`: where the attacker stands or would stand. `more`: damage by tactics. */
export function strike(scene: Scene, by: Unit, on: Unit, kind: Kind, from: Cell, dice = 0, more = 0): number {
  const { state, realm } = scene;
  const target = state.at[on] ?? NONE;
  const dealt = Math.max(0, force(state, by, kind, dice) + more + shelter(scene, target));
  let value = odds(state, by, kind) * hurt(state, on, dealt);
  if (dealt > 0 && dealt < (state.hp[on] ?? 0)) value -= riposte(scene, on, by, from) * 0.8;
  // Whoever stands in a zone may be pushed out of it.
  const zone = realm.zoneOf[target] ?? NONE;
  if (kind === 'melee' && zone !== NONE && state.won[zone] === NONE) value += 0.25 * statsOf(state, by).melee.pushDice;
  if (state.bearer === on) value += 0.8;
  if (scene.quests.length > 0 && isOnQuest(state, scene.quests, target)) value += dealt >= (state.hp[on] ?? 0) ? 1 : 0.3;
  if (kind === 'ranged') value -= 0.1;
  if (kind === 'spell') value -= 0.06 * (1 + dice);
  return value;
}

/** The best attack that a unit could make from a cell, if it stood there; 0: none worth making. */
export function bestStrike(scene: Scene, unit: Unit, from: Cell): number {
  const { state, realm, foes } = scene;
  if (from >= realm.cells) return 0;
  const { ranged, spell } = statsOf(state, unit);
  const stock = stockOf(state, unit);
  const x = from % realm.width;
  const y = (from - x) / realm.width;
  const height = realm.elevation[from] ?? 0;
  const peak = realm.terrain[from] === 'peak';
  const far = stock === 0 ? 0 : ranged ? ranged.range : spell?.attack ? (spell.range ?? 0) : 0;
  let best = 0;
  for (const foe of foes) {
    const away = Math.abs(foe.x - x) + Math.abs(foe.y - y);
    const rise = Math.sign(height - foe.height);
    if (away === 1 && rise === 0) best = Math.max(best, strike(scene, unit, foe.unit, 'melee', from));
    if (far === 0 || !(peak || away <= far + rise)) continue;
    const value = ranged
      ? strike(scene, unit, foe.unit, 'ranged', from)
      : strike(scene, unit, foe.unit, 'spell', from, Math.min(2, stock - 1));
    best = Math.max(best, value);
  }
  return best;
}
