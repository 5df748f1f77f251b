/** The attacks and castings that a unit of the active side could declare now. */
import type { Option } from '@taverne/engine';
import { highPerch } from '../abilities/high-perch.ts';
import { mayAct } from '../allowance.ts';
import { BEARER } from '../artifact.ts';
import { bookOf } from '../content/book.ts';
import type { AttackKind } from '../content/types.ts';
import { type AttackDeed, deedOption, PLAIN } from '../deeds.ts';
import { distance, isChamber } from '../realm/cells.ts';
import type { State, Unit } from '../state.ts';
import { tacticsFor } from '../tactics/declared.ts';
import { abilityOf, cellOf, isInPlay, statsOf } from '../units.ts';
import { BALLISTA_RANGE, refuse } from './aim.ts';
import { declarationOf } from './declaration.ts';
import { reinforcements } from './reinforce.ts';

const NO_ATTACKS: readonly Option<AttackDeed>[] = [];

export function attackOptions(state: State, unit: Unit): readonly Option<AttackDeed>[] {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  // Nobody in a dungeon has anybody to attack (TET-RUL-49).
  if (isChamber(realm, from)) return NO_ATTACKS;
  // All attacks are one kind of action, a spell that does not attack is another (TET-ACT-06, TET-RUL-03).
  const [attack, spell] = [mayAct(state, unit, 'melee'), mayAct(state, unit, 'spell')];
  if (!attack && !spell) return NO_ATTACKS;
  const far = farthest(state, unit);
  let kinds: AttackKind[] | undefined;
  const options: Option<AttackDeed>[] = [];
  for (let target = 0; target < state.at.length; target++) {
    if (!isInPlay(state, target) || target === unit || distance(realm, from, cellOf(state, target)) > far) continue;
    kinds ??= kindsOf(state, unit, attack, spell);
    for (const kind of kinds) if (!refuse(state, kind, unit, target)) offer(state, options, kind, unit, target);
  }
  return options;
}

/** Nothing of this unit goes further, whatever adds to its range: most targets are out of the question at once. */
function farthest(state: State, unit: Unit): number {
  const { ranged, spell } = statsOf(state, unit);
  const isOnPeak = bookOf(state).realm.terrain[cellOf(state, unit)] === 'peak';
  if (isOnPeak || spell?.range === null) return Number.POSITIVE_INFINITY;
  const printed = Math.max(ranged?.range ?? 0, spell?.range ?? 0);
  const added = Math.max(1, highPerch(state, unit)) + BEARER.range;
  return Math.max(BALLISTA_RANGE, abilityOf(state, unit, 'reach'), printed + added);
}

/** The kinds of attack and casting that a unit has at all; `attack`, `spell`: those that attack, a spell that does not. */
export function kindsOf(state: State, unit: Unit, attack: boolean, spell: boolean): AttackKind[] {
  const stats = statsOf(state, unit);
  const kinds: AttackKind[] = [];
  if (attack) {
    kinds.push('melee');
    if (stats.ranged) kinds.push('ranged');
  }
  if (stats.spell && (stats.spell.attack ? attack : spell)) kinds.push('spell');
  if (attack && bookOf(state).realm.terrain[cellOf(state, unit)] === 'ballista') kinds.push('ballista');
  return kinds;
}

function offer(state: State, options: Option<AttackDeed>[], kind: AttackKind, unit: Unit, target: Unit): void {
  if (kind !== 'spell') {
    withTactics(state, options, { do: kind, unit, target, tactics: PLAIN });
    return;
  }
  for (const { mana, way } of reinforcements(state, unit)) {
    withTactics(state, options, { do: 'spell', unit, target, mana, way, tactics: PLAIN });
  }
}

/** The deed as it is, and with each tactic in hand that fits it. */
function withTactics(state: State, options: Option<AttackDeed>[], plain: AttackDeed): void {
  options.push(deedOption(state, plain));
  for (const tactics of tacticsFor(state, declarationOf(plain))) options.push(deedOption(state, { ...plain, tactics }));
}
