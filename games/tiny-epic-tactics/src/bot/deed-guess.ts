/** A first guess at every answer to the question `act`, without trying it out: how many points it looks worth. */
import type { AttackDeed, Deed, MoveDeed, SpellDeed, TacticDeed } from '../deeds.ts';
import { isAdventure } from '../solo/closed.ts';
import { effectWorth } from '../spells.ts';
import type { State, Unit } from '../state.ts';
import { tacticCard, tacticOf } from '../tactics/hand.ts';
import { maxHp, maxStock, sideOf, statsOf } from '../units.ts';
import { NONE } from '../words.ts';
import type { Blow } from './blow.ts';
import { heroEnter, heroPlace, heroWalk } from './hero-guess.ts';
import { shoveWorth } from './hero-strike.ts';
import { leftOf, placeWorth, zoneHope } from './places.ts';
import type { Scene } from './scene.ts';
import { bestStrike, strike } from './strike.ts';
import { threatAt } from './threat.ts';
import { WORTH } from './weights.ts';

/** What was worked out for a unit where it stands, so that each of its destinations need not do it again. */
export interface Standing {
  readonly place: number;
  readonly strike: number;
  readonly threat: number;
}

/** Guesses for one question; a unit's own standing is worked out when first wanted. */
export function guesser(scene: Scene): (deed: Deed) => number {
  const { state } = scene;
  const standings: (Standing | undefined)[] = [];
  const standing = (unit: Unit): Standing => {
    const known = standings[unit];
    if (known) return known;
    const cell = state.at[unit] ?? NONE;
    const isHero = isAdventure(state);
    const fresh = {
      place: isHero ? heroPlace(scene, unit, cell) : worthAt(scene, unit, cell),
      strike: hasAttacked(state, unit) ? 0 : bestStrike(scene, unit, cell),
      // A hero's place has its dangers counted already.
      threat: isHero ? 0 : danger(scene, unit, cell),
    };
    standings[unit] = fresh;
    return fresh;
  };
  return (deed) => {
    switch (deed.do) {
      case 'end':
        return 0;
      case 'move':
        return isAdventure(state) ? strode(scene, deed, standing) : moved(scene, deed, standing);
      case 'walk':
        return isAdventure(state) ? heroWalk(scene, deed.unit) - token(state, deed.unit) : -0.5;
      case 'enter':
        return (
          heroEnter(scene, deed.unit, deed.box) -
          standing(deed.unit).place -
          token(state, deed.unit) -
          WORTH.tactic * deed.tactics.length
        );
      case 'melee':
      case 'ranged':
      case 'ballista':
        return (
          strike(scene, { ...blowOf(state, deed), more: deed.tactics.length * 0.8 }) -
          token(state, deed.unit) -
          WORTH.tactic * deed.tactics.length
        );
      case 'spell':
        return cast(scene, deed) - token(state, deed.unit) - WORTH.tactic * deed.tactics.length;
      case 'pay':
        return 0.15 - 2 * (WORTH.health / maxHp(state, deed.unit)) + WORTH.weak * 0.8;
      case 'tactic':
        return played(state, deed) - WORTH.tactic;
    }
  };
}

const ATTACKS = 0b11110;
const hasAttacked = (state: State, unit: Unit): boolean => ((state.did[unit] ?? 0) & ATTACKS) !== 0;

/** What a second action of the same unit costs: the token (TET-ACT-04). */
const token = (state: State, unit: Unit): number =>
  (state.acts[unit] ?? 0) > 0 && leftOf(state, sideOf(unit)) > 2 ? WORTH.weak : 0;

const danger = (scene: Scene, unit: Unit, cell: number): number => {
  const harm = threatAt(scene, cell);
  return harm >= (scene.state.hp[unit] ?? 0) ? WORTH.peril : WORTH.danger * harm;
};

function worthAt(scene: Scene, unit: Unit, cell: number): number {
  const { state, realm } = scene;
  let value = placeWorth(scene, unit, cell);
  const here = realm.zoneOf[state.at[unit] ?? NONE] ?? NONE;
  const there = realm.zoneOf[cell] ?? NONE;
  if (here !== NONE) value += zoneHope(scene, here, { more: there === here ? 0 : -1, unit, to: cell });
  if (there !== NONE && there !== here) value += zoneHope(scene, there, { more: 1, unit, to: cell }) - zoneHope(scene, there);
  return value;
}

function moved(scene: Scene, { unit, to, tactics }: MoveDeed, standing: (unit: Unit) => Standing): number {
  const { state, realm } = scene;
  const before = standing(unit);
  let value = worthAt(scene, unit, to) - before.place - danger(scene, unit, to) + before.threat;
  value += chase(scene, unit, to, standing);
  if (realm.terrain[to] === 'village') value += village(state, unit);
  if (state.artifact === to) value += 2;
  return value - token(state, unit) - WORTH.tactic * tactics.length;
}

/** The same for a hero, who has other places to go. */
function strode(scene: Scene, { unit, to, tactics }: MoveDeed, standing: (unit: Unit) => Standing): number {
  const { state, realm } = scene;
  let value = heroPlace(scene, unit, to) - standing(unit).place + chase(scene, unit, to, standing);
  if (realm.terrain[to] === 'village') value += village(state, unit);
  return value - token(state, unit) - WORTH.tactic * tactics.length;
}

/** What attacks the move makes possible, beyond those that are possible already. */
function chase(scene: Scene, unit: Unit, to: number, standing: (unit: Unit) => Standing): number {
  const { state } = scene;
  if (hasAttacked(state, unit) || state.left < 2) return 0;
  const cost = leftOf(state, sideOf(unit)) > 2 ? WORTH.weak : 0;
  return 0.8 * Math.max(0, bestStrike(scene, unit, to) - cost) - 0.5 * standing(unit).strike;
}

/** What a Village gives back (TET-TERRAIN-08). */
export function village(state: State, unit: Unit): number {
  const most = maxHp(state, unit);
  const healed = Math.min(4, most - (state.hp[unit] ?? 0));
  const stock = maxStock(state, unit);
  const refill = stock > 0 ? WORTH.stock * (1 - (state.stock[unit] ?? 0) / stock) : 0;
  return (WORTH.health * healed) / most + refill;
}

/** From where the attacker stands. */
const blowOf = (state: State, { do: kind, unit, target }: AttackDeed): Blow => ({
  by: unit,
  on: target,
  kind,
  from: state.at[unit] ?? NONE,
});

function cast(scene: Scene, deed: SpellDeed): number {
  const { unit, mana, tactics } = deed;
  const { state } = scene;
  const { spell } = statsOf(state, unit);
  if (!spell) return 0;
  if (spell.attack) {
    return strike(scene, { ...blowOf(state, deed), dice: mana, more: tactics.length * 0.5 }) + shoved(scene, deed);
  }
  let value = -0.06 * (1 + mana);
  for (const effect of spell.effects) value += effectWorth(state, effect, deed, WORTH);
  return value;
}

/** A spell that pushes may clear the top of a box. */
function shoved(scene: Scene, { unit, target, mana, way }: SpellDeed): number {
  if (!way || scene.quests.length === 0) return 0;
  const push = statsOf(scene.state, unit).spell?.effects.find((effect) => effect.does === 'push');
  return push ? shoveWorth(scene, target, way, push.cells + (push.perStar * mana) / 2) : 0;
}

function played(state: State, { card, unit }: TacticDeed): number {
  const tactic = tacticOf(state, card);
  return tactic.comes === 'between-actions' ? tactic.worth(state, unit, tacticCard(state, card).amount, WORTH) : 0;
}
