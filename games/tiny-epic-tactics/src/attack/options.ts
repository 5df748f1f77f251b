/** The attacks and castings that a unit of the active side could declare now. */
import { mayAct } from '../allowance.ts';
import { BEARER } from '../artifact.ts';
import { bookOf } from '../content/book.ts';
import type { AttackKind } from '../content/types.ts';
import { type AttackDeed, deedOption, type Offers, offer } from '../deeds.ts';
import { distance, isChamber } from '../realm/cells.ts';
import type { State, Unit } from '../state.ts';
import { PLAIN } from '../state.ts';
import { holdsAny, tacticsFor } from '../tactics/declared.ts';
import { talentsOf } from '../talents.ts';
import { areEnemies, cellOf, isInPlay, statsOf } from '../units.ts';
import { BALLISTA_RANGE, perchOf, refuse } from './aim.ts';
import { declarationOf } from './declaration.ts';
import { reinforcements } from './reinforce.ts';

export function offerAttacks(state: State, unit: Unit, offers: Offers): void {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  // Nobody in a dungeon has anybody to attack (TET-RUL-49).
  if (isChamber(realm, from)) return;
  // All attacks are one kind of action, a spell that does not attack is another (TET-ACT-06, TET-RUL-03).
  const attack = mayAct(state, unit, 'melee');
  const spell = mayAct(state, unit, 'spell');
  if (!attack && !spell) return;
  const far = farthest(state, unit);
  const helps = statsOf(state, unit).spell?.target === 'ally';
  let kinds: AttackKind[] | undefined;
  for (let target = 0; target < state.at.length; target++) {
    if (!isInPlay(state, target) || distance(realm, from, cellOf(state, target)) > far) continue;
    if (target === unit || (!helps && !areEnemies(state, unit, target))) continue;
    kinds ??= kindsOf(state, unit, attack, spell);
    for (const kind of kinds) if (!refuse(state, kind, unit, target)) offerKind(state, offers, kind, { unit, target });
  }
}

/** Nothing of this unit goes further, whatever adds to its range: most targets are out of the question at once. */
function farthest(state: State, unit: Unit): number {
  const { ranged, spell } = statsOf(state, unit);
  const isOnPeak = bookOf(state).realm.terrain[cellOf(state, unit)] === 'peak';
  if (isOnPeak || spell?.range === null) return Number.POSITIVE_INFINITY;
  const printed = Math.max(ranged?.range ?? 0, spell?.range ?? 0);
  let far = Math.max(BALLISTA_RANGE, printed + perchOf(state, unit, 'ranged') + BEARER.range);
  for (const { ability, amount } of talentsOf(state, unit)) if (ability.reaches) far = Math.max(far, amount);
  return far;
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

function offerKind(
  state: State,
  offers: Offers,
  kind: AttackKind,
  { unit, target }: Pick<AttackDeed, 'unit' | 'target'>,
): void {
  if (kind !== 'spell') {
    withTactics(state, offers, { do: kind, unit, target, tactics: PLAIN });
    return;
  }
  for (const { mana, way } of reinforcements(state, unit)) {
    withTactics(state, offers, { do: 'spell', unit, target, mana, way, tactics: PLAIN });
  }
}

/** The deed as it is, and with each tactic in hand that fits it. */
function withTactics(state: State, offers: Offers, plain: AttackDeed): void {
  offer(offers, deedOption(state, plain));
  if (!holdsAny(state, plain.unit)) return;
  for (const tactics of tacticsFor(state, declarationOf(plain))) offer(offers, deedOption(state, { ...plain, tactics }));
}
