/** What an attack would bring, by estimate: damage, captures, what comes back, what it costs. In points. */
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { maxHp, statsOf, stockOf } from '../units.ts';
import { NONE } from '../words.ts';
import { type Blow, backlash, force, odds, shelter } from './blow.ts';
import { heroStrike } from './hero-strike.ts';
import type { Scene } from './scene.ts';
import { WORTH } from './weights.ts';

/** Damage as a part of what a unit's health is worth; a capture is worth the whole unit. */
function hurt(state: State, unit: Unit, damage: number): number {
  const hp = state.hp[unit] ?? 0;
  const most = maxHp(state, unit);
  if (damage >= hp) return WORTH.alive + WORTH.capture + WORTH.health * (hp / most) ** 0.8;
  return (WORTH.health * damage) / most + (hp - damage <= 2 ? 0.3 : 0);
}

const pointsOfHp = (state: State, unit: Unit): number =>
  (state.hp[unit] ?? 0) <= 3 ? 1.2 : WORTH.health / maxHp(state, unit) + 0.05;

export function strike(scene: Scene, blow: Blow): number {
  if (scene.quests.length > 0) return heroStrike(scene, blow);
  const { by, on, kind, from, dice = 0, more = 0 } = blow;
  const { state, realm } = scene;
  const target = state.at[on] ?? NONE;
  const dealt = Math.max(0, force(state, by, kind, dice) + more + shelter(scene, target));
  let value = odds(state, by, kind) * hurt(state, on, dealt);
  if (dealt > 0 && dealt < (state.hp[on] ?? 0)) value -= backlash(scene, on, from) * pointsOfHp(state, by) * 0.8;
  // Whoever stands in a zone may be pushed out of it.
  const zone = realm.zoneOf[target] ?? NONE;
  if (kind === 'melee' && zone !== NONE && state.won[zone] === NONE) value += 0.25 * statsOf(state, by).melee.pushDice;
  if (state.bearer === on) value += 0.8;
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
    const on = foe.unit;
    if (away === 1 && rise === 0) best = Math.max(best, strike(scene, { by: unit, on, kind: 'melee', from }));
    if (far === 0 || !(peak || away <= far + rise)) continue;
    const value = ranged
      ? strike(scene, { by: unit, on, kind: 'ranged', from })
      : strike(scene, { by: unit, on, kind: 'spell', from, dice: Math.min(2, stock - 1) });
    best = Math.max(best, value);
  }
  return best;
}
